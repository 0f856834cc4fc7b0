/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled': 'Ou pa t fin konekte ak {provider}. Eseye ankò, oswa chwazi yon lòt fason.',
  'oauth.providerFailed': '{provider} pa t kapab konekte ou. Eseye ankò, oswa chwazi yon lòt fason.',
  'oauth.tokenUsed': 'Yo te deja itilize koneksyon sa a, oswa li pran twòp tan. Tanpri konekte ankò.',
  'oauth.otherBrowser':
    'Koneksyon sa a te kòmanse nan yon lòt navigatè oswa sou yon lòt aparèy. Fini l la, oswa konekte ankò isit la.',
  'oauth.inApp':
    'Google ka refize konekte ou anndan yon aplikasyon. Si sa rive, louvri paj sa a nan navigatè ou.',

  'idpConsent.signIn.title': 'Konekte sou {clientName} ak {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Konekte sou {clientName}',
  'idpConsent.customScopes.title': '{clientName} vle gen aksè nan kont ou',
  'idpConsent.allowClientTo': '{clientName} mande pèmisyon pou:',
  'idpConsent.scopes.fullAccess': 'Aji nan plas ou: wè ak chanje tout bagay nan kont ou',
  'idpConsent.scopes.openid': 'Verifye idantite ou',
  'idpConsent.scopes.openid.account': 'Wè enfòmasyon ki anrejistre nan kont ou',
  'idpConsent.scopes.profile': 'Wè enfòmasyon pèsonèl ki nan pwofil ou',
  'idpConsent.scopes.profile.profile': 'Non ou, foto ou ak preferans lang ou',
  'idpConsent.scopes.profile.email': 'Adrès imèl ou',
  'idpConsent.scopes.profile.phone': 'Nimewo telefòn ou',
  'idpConsent.scopes.offlineAccess': 'Kenbe aksè nan done ou menm lè ou p ap sèvi ak aplikasyon an',
  'idpConsent.scopes.offlineAccess.offline': 'Gen aksè nan done ou lè ou pa konekte sou entènèt',
  'idpConsent.scopes.offlineAccess.background': 'Senkwonize done ou an aryèplan',
  'idpConsent.scopes.custom': 'Sèvi ak pèmisyon {scope}',
  'idpConsent.notGiven': '{clientName} te mande sa tou, men li pa jwenn li:',
  'idpConsent.untilRevoked': 'Aksè sa a ap dire jiskaske ou anile l.',
  'idpConsent.destination': 'Repons ou a ap mennen ou sou {destination}.',
  'idpConsent.framed':
    'Yon lòt sit ap montre paj sa a anndan pa l. Pou pwoteje kont ou, louvri paj sa a poukont li pou ou reponn.',
  'idpConsent.button.allow': 'Otorize',
  'idpConsent.button.deny': 'Refize',
  'idpConsent.denied': 'Aksè aplikasyon an refize.',
  'idpConsent.success.content': 'N ap mennen ou tounen sou {clientName}.',
  'idpConsent.noActiveSession': 'Pa gen okenn sesyon aktif. Tanpri konekte pou kontinye.',
  'idpConsent.defaultClientName': 'Aplikasyon an',

  'idpLogout.title': 'Dekonekte?',
  'idpLogout.confirmMessage': 'Èske ou sèten ou vle dekonekte kont {projectName} ou a?',
  'idpLogout.confirmMessageWithoutProject': 'Èske ou sèten ou vle dekonekte kont ou?',
  'idpLogout.yes': 'Wi',
  'idpLogout.no': 'Non',
  'idpLogout.notLoggedOut': 'Nou pa t dekonekte ou. Ou ka fèmen paj sa a.',
};
