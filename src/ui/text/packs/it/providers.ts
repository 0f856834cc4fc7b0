/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled': 'Non hai completato l’accesso con {provider}. Riprova o scegli un altro modo.',
  'oauth.providerFailed': 'Non è stato possibile accedere con {provider}. Riprova o scegli un altro modo.',
  'oauth.tokenUsed': 'Questo accesso è già stato usato o ha richiesto troppo tempo. Accedi di nuovo.',
  'oauth.otherBrowser':
    'Questo accesso è iniziato in un altro browser o su un altro dispositivo. Completalo lì oppure accedi di nuovo qui.',
  'oauth.inApp':
    'Google potrebbe rifiutare l’accesso all’interno di un’app. In tal caso, apri questa pagina nel browser.',

  'idpConsent.signIn.title': 'Accedi a {clientName} con {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Accedi a {clientName}',
  'idpConsent.customScopes.title': '{clientName} vuole accedere al tuo account',
  'idpConsent.allowClientTo': '{clientName} chiede l’autorizzazione per:',
  'idpConsent.scopes.fullAccess': 'Agire a tuo nome: vedere e modificare tutto nel tuo account',
  'idpConsent.scopes.openid': 'Verificare la tua identità',
  'idpConsent.scopes.openid.account': 'Vedere le informazioni salvate nel tuo account',
  'idpConsent.scopes.profile': 'Vedere le informazioni personali del tuo profilo',
  'idpConsent.scopes.profile.profile': 'Il tuo nome, la tua foto e le tue preferenze di lingua',
  'idpConsent.scopes.profile.email': 'Il tuo indirizzo email',
  'idpConsent.scopes.profile.phone': 'Il tuo numero di telefono',
  'idpConsent.scopes.offlineAccess': 'Mantenere l’accesso ai tuoi dati anche quando non usi l’app',
  'idpConsent.scopes.offlineAccess.offline': 'Accedere ai tuoi dati quando sei offline',
  'idpConsent.scopes.offlineAccess.background': 'Sincronizzare i tuoi dati in background',
  'idpConsent.scopes.custom': 'Usare l’autorizzazione {scope}',
  'idpConsent.notGiven': '{clientName} ha chiesto anche questo e non lo ottiene:',
  'idpConsent.untilRevoked': 'Questo accesso dura finché non lo revochi.',
  'idpConsent.destination': 'La tua risposta ti porta a {destination}.',
  'idpConsent.framed':
    'Un altro sito mostra questa pagina all’interno della propria. Per proteggere il tuo account, apri questa pagina da sola per rispondere.',
  'idpConsent.button.allow': 'Consenti',
  'idpConsent.button.deny': 'Rifiuta',
  'idpConsent.denied': 'L’accesso all’app è stato rifiutato.',
  'idpConsent.success.content': 'Ti riportiamo a {clientName}.',
  'idpConsent.noActiveSession': 'Nessuna sessione attiva. Accedi per continuare.',
  'idpConsent.defaultClientName': 'L’app',

  'idpLogout.title': 'Uscire dall’account?',
  'idpLogout.confirmMessage': 'Vuoi davvero uscire dal tuo account {projectName}?',
  'idpLogout.confirmMessageWithoutProject': 'Vuoi davvero uscire dal tuo account?',
  'idpLogout.yes': 'Sì',
  'idpLogout.no': 'No',
  'idpLogout.notLoggedOut': 'La sessione è ancora attiva. Puoi chiudere questa pagina.',
};
