/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled':
    'Logowanie przez {provider} nie zostało dokończone. Spróbuj ponownie lub wybierz inny sposób.',
  'oauth.providerFailed':
    'Nie udało się zalogować przez {provider}. Spróbuj ponownie lub wybierz inny sposób.',
  'oauth.tokenUsed': 'To logowanie zostało już użyte lub trwało zbyt długo. Zaloguj się ponownie.',
  'oauth.otherBrowser':
    'To logowanie rozpoczęto w innej przeglądarce lub na innym urządzeniu. Dokończ je tam lub zaloguj się ponownie tutaj.',
  'oauth.inApp':
    'Google może odmówić logowania wewnątrz aplikacji. W takim przypadku otwórz tę stronę w przeglądarce.',

  'idpConsent.signIn.title': 'Zaloguj się do {clientName} przez {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Zaloguj się do {clientName}',
  'idpConsent.customScopes.title': '{clientName} prosi o dostęp do Twojego konta',
  'idpConsent.allowClientTo': '{clientName} prosi o pozwolenie na:',
  'idpConsent.scopes.fullAccess':
    'Działanie w Twoim imieniu: wyświetlanie i zmienianie wszystkiego na Twoim koncie',
  'idpConsent.scopes.openid': 'Potwierdzenie Twojej tożsamości',
  'idpConsent.scopes.openid.account': 'Wyświetlanie informacji zapisanych na Twoim koncie',
  'idpConsent.scopes.profile': 'Wyświetlanie danych osobowych w Twoim profilu',
  'idpConsent.scopes.profile.profile': 'Imię i nazwisko, zdjęcie i preferencje językowe',
  'idpConsent.scopes.profile.email': 'Adres e-mail',
  'idpConsent.scopes.profile.phone': 'Numer telefonu',
  'idpConsent.scopes.offlineAccess':
    'Zachowanie dostępu do Twoich danych, nawet gdy nie korzystasz z aplikacji',
  'idpConsent.scopes.offlineAccess.offline': 'Dostęp do Twoich danych, gdy jesteś offline',
  'idpConsent.scopes.offlineAccess.background': 'Synchronizowanie Twoich danych w tle',
  'idpConsent.scopes.custom': 'Użycie uprawnienia {scope}',
  'idpConsent.notGiven': '{clientName} prosi też o to, ale tego nie otrzyma:',
  'idpConsent.untilRevoked': 'Ten dostęp trwa, dopóki go nie cofniesz.',
  'idpConsent.destination': 'Po odpowiedzi przejdziesz do {destination}.',
  'idpConsent.framed':
    'Inna witryna wyświetla tę stronę wewnątrz własnej. Aby chronić swoje konto, otwórz tę stronę osobno i odpowiedz tam.',
  'idpConsent.button.allow': 'Zezwól',
  'idpConsent.button.deny': 'Odmów',
  'idpConsent.denied': 'Odmówiono dostępu aplikacji.',
  'idpConsent.success.content': 'Powrót do {clientName}.',
  'idpConsent.noActiveSession': 'Nie ma aktywnej sesji. Zaloguj się, aby kontynuować.',
  'idpConsent.defaultClientName': 'Aplikacja',

  'idpLogout.title': 'Wylogować się?',
  'idpLogout.confirmMessage': 'Czy na pewno chcesz się wylogować z konta {projectName}?',
  'idpLogout.confirmMessageWithoutProject': 'Czy na pewno chcesz się wylogować z konta?',
  'idpLogout.yes': 'Tak',
  'idpLogout.no': 'Nie',
  'idpLogout.notLoggedOut': 'Nie nastąpiło wylogowanie. Możesz zamknąć tę stronę.',
};
