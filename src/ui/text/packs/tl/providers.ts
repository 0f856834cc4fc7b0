/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled':
    'Hindi mo natapos ang pag-sign in gamit ang {provider}. Subukan ulit o pumili ng ibang paraan.',
  'oauth.providerFailed': 'Hindi ka na-sign in ng {provider}. Subukan ulit o pumili ng ibang paraan.',
  'oauth.tokenUsed': 'Nagamit na o masyadong natagalan ang pag-sign in na ito. Mag-sign in ulit.',
  'oauth.otherBrowser':
    'Sinimulan ang pag-sign in na ito sa ibang browser o device. Tapusin ito roon o mag-sign in ulit dito.',
  'oauth.inApp':
    'Posibleng hindi payagan ng Google ang pag-sign in sa loob ng app. Kung ganoon, buksan ang page na ito sa browser mo.',

  'idpConsent.signIn.title': 'Mag-sign in sa {clientName} gamit ang {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Mag-sign in sa {clientName}',
  'idpConsent.customScopes.title': 'Gustong i-access ng {clientName} ang account mo',
  'idpConsent.allowClientTo': 'Humihingi ng pahintulot ang {clientName} na:',
  'idpConsent.scopes.fullAccess': 'Kumilos bilang ikaw: tingnan at baguhin ang lahat sa account mo',
  'idpConsent.scopes.openid': 'I-verify kung sino ka',
  'idpConsent.scopes.openid.account': 'Tingnan ang impormasyong naka-store sa account mo',
  'idpConsent.scopes.profile': 'Tingnan ang personal na impormasyon sa profile mo',
  'idpConsent.scopes.profile.profile': 'Pangalan, larawan, at gustong wika mo',
  'idpConsent.scopes.profile.email': 'Email address mo',
  'idpConsent.scopes.profile.phone': 'Numero ng telepono mo',
  'idpConsent.scopes.offlineAccess': 'Panatilihin ang access sa data mo kahit hindi mo ginagamit ang app',
  'idpConsent.scopes.offlineAccess.offline': 'I-access ang data mo habang offline ka',
  'idpConsent.scopes.offlineAccess.background': 'I-sync ang data mo sa background',
  'idpConsent.scopes.custom': 'Gamitin ang pahintulot na {scope}',
  'idpConsent.notGiven': 'Hiningi rin ito ng {clientName} pero hindi ibibigay:',
  'idpConsent.untilRevoked': 'Tatagal ang access na ito hanggang bawiin mo ito.',
  'idpConsent.destination': 'Dadalhin ka ng sagot mo sa {destination}.',
  'idpConsent.framed':
    'Ipinapakita ng ibang site ang page na ito sa loob ng sarili nitong page. Para protektahan ang account mo, buksan nang hiwalay ang page na ito at doon sumagot.',
  'idpConsent.button.allow': 'Payagan',
  'idpConsent.button.deny': 'Tanggihan',
  'idpConsent.denied': 'Tinanggihan ang access ng app.',
  'idpConsent.success.content': 'Ibinabalik ka sa {clientName}.',
  'idpConsent.noActiveSession': 'Hindi ka naka-sign in. Mag-sign in para magpatuloy.',
  'idpConsent.defaultClientName': 'App',

  'idpLogout.title': 'Mag-sign out?',
  'idpLogout.confirmMessage': 'Sigurado ka bang gusto mong mag-sign out sa iyong {projectName} account?',
  'idpLogout.confirmMessageWithoutProject': 'Sigurado ka bang gusto mong mag-sign out sa account mo?',
  'idpLogout.yes': 'Oo',
  'idpLogout.no': 'Hindi',
  'idpLogout.notLoggedOut': 'Hindi ka na-sign out. Puwede mong isara ang page na ito.',
};
