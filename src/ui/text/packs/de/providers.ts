/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled':
    'Sie haben die Anmeldung mit {provider} nicht abgeschlossen. Versuchen Sie es erneut oder wählen Sie eine andere Möglichkeit.',
  'oauth.providerFailed':
    '{provider} konnte Sie nicht anmelden. Versuchen Sie es erneut oder wählen Sie eine andere Möglichkeit.',
  'oauth.tokenUsed':
    'Diese Anmeldung wurde bereits verwendet oder hat zu lange gedauert. Bitte melden Sie sich erneut an.',
  'oauth.otherBrowser':
    'Diese Anmeldung wurde in einem anderen Browser oder auf einem anderen Gerät begonnen. Schließen Sie sie dort ab oder melden Sie sich hier erneut an.',
  'oauth.inApp':
    'Möglicherweise lässt Google keine Anmeldung innerhalb einer App zu. Öffnen Sie diese Seite in dem Fall in Ihrem Browser.',

  'idpConsent.signIn.title': 'Mit {projectName} bei {clientName} anmelden',
  'idpConsent.signIn.titleWithoutProject': 'Bei {clientName} anmelden',
  'idpConsent.customScopes.title': '{clientName} möchte auf Ihr Konto zugreifen',
  'idpConsent.allowClientTo': '{clientName} bittet um folgende Berechtigungen:',
  'idpConsent.scopes.fullAccess': 'In Ihrem Namen handeln: alles in Ihrem Konto sehen und ändern',
  'idpConsent.scopes.openid': 'Ihre Identität bestätigen',
  'idpConsent.scopes.openid.account': 'In Ihrem Konto gespeicherte Informationen ansehen',
  'idpConsent.scopes.profile': 'Die persönlichen Angaben in Ihrem Profil ansehen',
  'idpConsent.scopes.profile.profile': 'Ihr Name, Ihr Bild und Ihre Spracheinstellungen',
  'idpConsent.scopes.profile.email': 'Ihre E-Mail-Adresse',
  'idpConsent.scopes.profile.phone': 'Ihre Telefonnummer',
  'idpConsent.scopes.offlineAccess': 'Zugriff auf Ihre Daten behalten, auch wenn Sie die App nicht verwenden',
  'idpConsent.scopes.offlineAccess.offline': 'Auf Ihre Daten zugreifen, während Sie offline sind',
  'idpConsent.scopes.offlineAccess.background': 'Ihre Daten im Hintergrund synchronisieren',
  'idpConsent.scopes.custom': 'Die Berechtigung {scope} verwenden',
  'idpConsent.notGiven': '{clientName} hat auch um Folgendes gebeten und erhält es nicht:',
  'idpConsent.untilRevoked': 'Dieser Zugriff gilt, bis Sie ihn widerrufen.',
  'idpConsent.destination': 'Ihre Antwort führt Sie zu {destination}.',
  'idpConsent.framed':
    'Eine andere Website zeigt diese Seite innerhalb ihrer eigenen an. Öffnen Sie diese Seite zum Schutz Ihres Kontos separat, um zu antworten.',
  'idpConsent.button.allow': 'Erlauben',
  'idpConsent.button.deny': 'Ablehnen',
  'idpConsent.denied': 'Der Zugriff auf die App wurde abgelehnt.',
  'idpConsent.success.content': 'Sie werden zu {clientName} zurückgeleitet.',
  'idpConsent.noActiveSession': 'Es gibt keine aktive Sitzung. Bitte melden Sie sich an, um fortzufahren.',
  'idpConsent.defaultClientName': 'Die App',

  'idpLogout.title': 'Abmelden?',
  'idpLogout.confirmMessage': 'Möchten Sie sich wirklich von Ihrem {projectName}-Konto abmelden?',
  'idpLogout.confirmMessageWithoutProject': 'Möchten Sie sich wirklich von Ihrem Konto abmelden?',
  'idpLogout.yes': 'Ja',
  'idpLogout.no': 'Nein',
  'idpLogout.notLoggedOut': 'Sie wurden nicht abgemeldet. Sie können diese Seite schließen.',
};
