import type { LocaleMessages } from '../messageGroups';

/** Polish: addresses the visitor directly, without a pronoun or gender. "Passkey" is "klucz dostępu", as Google and Microsoft write it. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Wstecz',
    'button.continue': 'Dalej',
    'button.retry': 'Spróbuj ponownie',
    'methodDivider.text': 'lub',
    'login.loading': 'Wczytywanie…',
    'name.quoted': '„{name}”',
    'link.newTab': 'Otwiera się w nowej karcie',

    'formField.email.label': 'Adres e-mail',
    'formField.email.placeholder': 'przyklad@email.com',
    'formField.phone.label': 'Numer telefonu',
    'formField.phone.country.ariaLabel': 'Kod kraju',
    'formField.phone.countries': 'Kraje i regiony',
    'formField.phone.moreCountries': 'Więcej krajów i regionów',
    'formField.otp.ariaLabel': 'Wpisz 6-cyfrowy kod',
    'formField.otp.description': 'Kod zostanie sprawdzony od razu po wpisaniu szóstej cyfry.',
    'formField.passcode.status.verifying': 'Sprawdzanie kodu…',

    'login.title': 'Zarejestruj się lub zaloguj',
    'tab.email': 'E-mail',
    'tab.text': 'SMS',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Sposoby otrzymania kodu lub linku',
    'button.emailLogin': 'Kontynuuj przez e-mail',
    'button.sms': 'Kontynuuj przez SMS',
    'button.whatsapp': 'Kontynuuj przez WhatsApp',
    'hint.magicLink': 'Wyślemy Ci link e-mailem. Bez hasła.',
    'hint.email': 'Wyślemy Ci 6-cyfrowy kod e-mailem.',
    'hint.sms': 'Wyślemy Ci 6-cyfrowy kod SMS-em.',
    'hint.whatsapp': 'Wyślemy Ci 6-cyfrowy kod przez WhatsApp.',
    'hint.password': 'Potem wpiszesz lub utworzysz hasło.',
    'lastUsed.label': 'Ostatnio używane',
    'lastUsed.passkey': 'Ostatnio używane: klucz dostępu',
    'email.suggestion': 'Czy chodziło o {email}?',
    'phone.question': 'Na który numer wysłać kod?',

    'passcode.title': 'Wpisz kod',
    'passcode.sentConfirmation': 'Wysłaliśmy 6-cyfrowy kod na <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Kod wygaśnie za {timeRemaining}.',
    'passcode.expired': 'Kod wygasł.',
    'passcode.didntGetIt': 'Nic nie przyszło?',
    'passcode.resendCode': 'Wyślij kod ponownie',
    'passcode.codeSent': 'Kod wysłany',
    'passcode.resendWait':
      'O nowy kod można poprosić za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}',
    'otp.success.content': 'Kod został zweryfikowany.',

    'emailConfirmation.content': 'Wysłaliśmy e-mail na adres <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Otwórz zawarty w niej link, aby się zalogować.',
    'emailConfirmation.otherAddress': 'Użyj innego adresu e-mail',
    'link.openInGmail': 'Otwórz w Gmailu',
    'link.openInYahoo': 'Otwórz w Yahoo Mail',
    'link.openInOutlook': 'Otwórz w Outlooku',
    'linkElsewhere.newLink': 'Wyślij nowy link',
    'linkElsewhere.useCode': 'Użyj kodu',

    'toast.area.ariaLabel': 'Powiadomienia',
    'toast.dismiss.ariaLabel': 'Zamknij',
    'toast.emailResent': 'E-mail wysłano ponownie',
    'watermark.altText': 'Obsługiwane przez <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Hasło',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Pokaż hasło',
    'formField.password.hide': 'Ukryj hasło',

    'password.strength.label': 'Siła hasła',
    'password.strength.unknown': 'Jeszcze nie oceniono',
    'password.strength.veryWeak': 'Bardzo słabe',
    'password.strength.weak': 'Słabe',
    'password.strength.good': 'Dobre',
    'password.strength.strong': 'Silne',
    'password.strength.provisional': '{strength}, sprawdzanie…',
    'password.strength.checkFailed': 'Nie udało się sprawdzić tego hasła.',
    'password.strength.checkAgain': 'Sprawdź ponownie',
    'password.strength.hint': 'Wybierz długie hasło, którego nie używasz nigdzie indziej.',
    'password.strength.advice': 'Spróbuj trzech losowych słów',
    'password.rules.met': 'Spełnione:',
    'password.rules.notMet': 'Jeszcze niespełnione:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Co najmniej # znak} few {Co najmniej # znaki} many {Co najmniej # znaków} other {Co najmniej # znaku}}',
    'password.strengthError.complexity':
      'Co najmniej {complexity} z tych rodzajów: wielka litera, mała litera, cyfra, symbol (np. ! lub ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Krótkie wzory na klawiaturze łatwo odgadnąć',
    'password.zxcvbn.warning.straightRows': 'Sąsiednie klawisze z jednego rzędu łatwo odgadnąć',
    'password.zxcvbn.warning.repeats': 'Powtórzenia takie jak „aaa” łatwo odgadnąć',
    'password.zxcvbn.warning.longerRepeats':
      'Powtórzenia takie jak „abcabcabc” niewiele trudniej odgadnąć niż „abc”',
    'password.zxcvbn.warning.sequences': 'Sekwencje takie jak „abc” lub „6543” łatwo odgadnąć',
    'password.zxcvbn.warning.recentYears': 'Ostatnie lata łatwo odgadnąć',
    'password.zxcvbn.warning.dates': 'Daty często łatwo odgadnąć',
    'password.zxcvbn.warning.top10CommonPassword': 'To jedno z 10 najpopularniejszych haseł',
    'password.zxcvbn.warning.top100CommonPassword': 'To jedno ze 100 najpopularniejszych haseł',
    'password.zxcvbn.warning.veryCommonPassword': 'To bardzo popularne hasło',
    'password.zxcvbn.warning.similarToCommonPassword': 'To hasło przypomina często używane hasło',
    'password.zxcvbn.warning.wordByItself': 'Pojedyncze słowo łatwo odgadnąć',
    'password.zxcvbn.warning.names': 'Same imiona i nazwiska łatwo odgadnąć',
    'password.zxcvbn.warning.commonNames': 'Popularne imiona i nazwiska łatwo odgadnąć',

    'createAccount.title': 'Wybierz sposób rejestracji',
    'password.createAccount.content': 'Utwórz hasło',
    'password.forgot.content':
      'Wysłaliśmy e-mail na adres <bold>{email}</bold>. Otwórz zawarty w nim link, aby ustawić nowe hasło.',
    'password.breached.content':
      'Twoje hasło pojawiło się w wycieku danych z innej witryny, więc mogą je znać inne osoby. Aby chronić Twoje konto, wysłaliśmy e-mail na adres <bold>{email}</bold>. Otwórz zawarty w nim link, aby ustawić nowe hasło.',
    'password.resetRequired.content':
      'Aby chronić Twoje konto, stare hasło już nie działa. Wysłaliśmy e-mail na adres <bold>{email}</bold>. Otwórz zawarty w nim link, aby ustawić nowe hasło.',
    'password.setNew.title': 'Ustaw hasło',
    'password.setNew.content':
      'Twoje konto nie ma jeszcze hasła. Wysłaliśmy e-mail na adres <bold>{email}</bold>. Otwórz zawarty w nim link, aby je ustawić.',
    'password.mailFailed': 'Nie udało się wysłać e-maila na adres <bold>{email}</bold>. Spróbuj ponownie.',
    'password.didntGetItResend': 'Nic nie przyszło? <resendButton>Wyślij e-mail ponownie</resendButton>',
    'password.resendWait':
      'O kolejny e-mail można poprosić za {seconds, plural, one {# sekundę} few {# sekundy} many {# sekund} other {# sekundy}}',
    'button.createPasswordInstead': 'Utwórz hasło',
    'button.emailMagicLink': 'Wyślij mi e-mailem link do logowania',
    'button.emailOTP': 'Wyślij mi e-mailem kod do logowania',
    'button.changeEmail': 'Zmień',
    'button.forgotPassword': 'Nie pamiętasz hasła?',
    'error.passwordMissing': 'Wpisz hasło.',
    'login.success.content': 'Logowanie powiodło się.',

    'password.reset.title': 'Ustaw nowe hasło',
    'password.reset.label': 'Nowe hasło',
    'password.reset.loggingInProgress': 'Logowanie…',
    'password.reset.failed.title': 'Nie udało się zalogować',
    'password.reset.confirmLogin.content': 'Naciśnij przycisk, aby się zalogować.',
    'password.reset.spent.title': 'Ten link już nie działa',
    'password.reset.spent.content': 'Został już użyty lub wygasł. Możemy wysłać nowy e-mail.',
    'password.reset.newMail': 'Wyślij nowy e-mail',
    'password.reset.newMailSent':
      'Wysłaliśmy e-mail na adres <bold>{email}</bold>. Otwórz zawarty w nim link w tej przeglądarce.',

    // Passkeys.
    'button.loginWithPasskey': 'Użyj klucza dostępu',
    'passkey.success.content': 'Klucz dostępu został zweryfikowany.',

    'passkey.registrationStart.title': 'Skonfiguruj nowy klucz dostępu',
    'passkey.registrationStart.subtitle': 'Dzięki kluczom dostępu nie trzeba pamiętać skomplikowanych haseł.',
    'passkey.registrationStart.description':
      'Klucz dostępu pozwala zalogować się odciskiem palca, twarzą lub blokadą ekranu.',
    'passkey.registrationStart.unsupported':
      'Ta przeglądarka nie może tworzyć kluczy dostępu. Użyj innej przeglądarki lub pomiń ten krok.',
    'button.createPasskey': 'Utwórz klucz dostępu',
    'button.skip': 'Pomiń',

    'passkey.registrationSuccess.title': 'Utworzono klucz dostępu!',
    'passkey.registrationSuccess.titleWithoutNew': 'Twoje klucze dostępu',
    'passkey.registrationSuccess.existingPasskeys': 'Istniejące klucze dostępu',
    'passkey.registrationSuccess.none': 'Nie masz kluczy dostępu.',
    'passkey.registrationSuccess.name': 'Nazwa klucza dostępu',
    'passkey.registrationSuccess.unnamed': 'Klucz dostępu',
    'passkey.registrationSuccess.edit': 'Edytuj: {name}',
    'passkey.registrationSuccess.save': 'Zapisz: {name}',
    'passkey.registrationSuccess.delete': 'Usuń: {name}',
    'passkey.registrationSuccess.deleteQuestion': 'Usunąć „{name}”?',
    'passkey.registrationSuccess.deleteWarning': 'Usuniętego klucza dostępu nie można przywrócić.',
    'passkey.registrationSuccess.setupAnother': 'Skonfiguruj kolejny klucz dostępu',
    'button.done': 'Gotowe',
    'button.delete': 'Usuń',
    'button.cancel': 'Anuluj',

    'error.passkeyUnknown': 'Podczas weryfikacji klucza dostępu wystąpił nieznany błąd. Spróbuj ponownie.',
    'error.passkeyNotHere':
      'Na tym urządzeniu nie znaleziono klucza dostępu. Zaloguj się inaczej lub naciśnij przycisk ponownie, aby użyć klucza z innego urządzenia.',
    'error.passkeyRegistrationNotFound':
      'Nie znaleziono klucza dostępu. Być może został usunięty z konta, ale nie z menedżera haseł. Spróbuj ponownie.',
    'passkey.registrationStart.error.noUser':
      'Błąd: aby utworzyć klucz dostępu, trzeba się najpierw zalogować.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Nie można utworzyć klucza dostępu, ponieważ prawdopodobnie jest już zarejestrowany. Być może zarejestrowano go na innym urządzeniu i zsynchronizowano z tym.',
    'passkey.registrationStart.errorUnknown':
      'Klucz dostępu nie został utworzony. Wybierz „Utwórz klucz dostępu”, aby spróbować ponownie, lub pomiń ten krok.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled':
      'Logowanie przez {provider} nie zostało dokończone. Spróbuj ponownie lub wybierz inny sposób.',
    'oauth.providerFailed':
      'Nie udało się zalogować przez {provider}. Spróbuj ponownie lub wybierz inny sposób.',
    'oauth.otherBrowser':
      'To logowanie rozpoczęto w innej przeglądarce lub na innym urządzeniu. Dokończ je tam lub zaloguj się ponownie tutaj.',
    'oauth.inApp':
      'Google może odmówić logowania wewnątrz aplikacji. W takim przypadku otwórz tę stronę w Safari lub Chrome.',

    'idpConsent.signIn.title': 'Zaloguj się do {clientName} przez {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Zaloguj się do {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Zaloguj się do aplikacji przez {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Zaloguj się do aplikacji',
    'idpConsent.customScopes.title': '{clientName} prosi o dostęp do Twojego konta',
    'idpConsent.customScopes.titleWithoutApp': 'Aplikacja prosi o dostęp do Twojego konta',
    'idpConsent.allowClientTo': '{clientName} prosi o pozwolenie na:',
    'idpConsent.allowClientToWithoutApp': 'Aplikacja prosi o pozwolenie na:',
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
    'idpConsent.notGivenWithoutApp': 'Aplikacja prosi też o to, ale tego nie otrzyma:',
    'idpConsent.untilRevoked': 'Ten dostęp trwa, dopóki go nie cofniesz.',
    'idpConsent.destination': 'Po odpowiedzi przejdziesz do {destination}.',
    'idpConsent.framed':
      'Inna witryna wyświetla tę stronę wewnątrz własnej. Aby chronić swoje konto, otwórz tę stronę osobno i odpowiedz tam.',
    'idpConsent.button.allow': 'Zezwól',
    'idpConsent.button.deny': 'Odmów',
    'idpConsent.denied.title': 'Odmówiono dostępu',
    'idpConsent.denied': 'Odmówiono dostępu aplikacji.',
    'idpConsent.success.content': 'Powrót do {clientName}.',
    'idpConsent.success.contentWithoutApp': 'Powrót do aplikacji.',
    'idpConsent.noActiveSession.title': 'Najpierw się zaloguj',
    'idpConsent.noActiveSession': 'Nie ma aktywnej sesji. Zaloguj się, aby kontynuować.',
    'idpConsent.failed.title': 'Nie można kontynuować',
    'idpConsent.defaultClientName': 'Aplikacja',

    'idpLogout.title': 'Wylogować się?',
    'idpLogout.confirmMessage': 'Czy na pewno chcesz się wylogować z konta {projectName}?',
    'idpLogout.confirmMessageWithoutProject': 'Czy na pewno chcesz się wylogować z konta?',
    'idpLogout.yes': 'Tak',
    'idpLogout.no': 'Nie',
    'idpLogout.notLoggedOut.title': 'Nadal trwa sesja',
    'idpLogout.notLoggedOut': 'Nie nastąpiło wylogowanie. Możesz zamknąć tę stronę.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Kontynuuj z portfelem Ethereum',
    'crypto.wallet.continueWithSolana': 'Kontynuuj z portfelem Solana',
    'crypto.wallet.continueWithOtherWallet': 'Kontynuuj z innym portfelem kryptowalut',
    'crypto.wallet.setupNewWallet': 'Skonfiguruj nowy portfel kryptowalut',

    'crypto.connectWallet.title': 'Połącz portfel',
    'crypto.connectWallet.instructionPopup': 'Wybierz konto w portfelu ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Wybierz konto w portfelu.',
    'crypto.signMessage.title': 'Podpisz wiadomość',
    'crypto.signMessage.instruction':
      'Zatwierdź wiadomość w portfelu ({wallet}). To potwierdza, że konto należy do Ciebie. Nic nie kosztuje.',
    'crypto.signMessage.instructionWithoutName':
      'Zatwierdź wiadomość w portfelu. To potwierdza, że konto należy do Ciebie. Nic nie kosztuje.',
    'crypto.signMessage.account': 'Konto {address}',
    'crypto.troubleHelp':
      'Nie widać okna? Otwórz portfel: być może prośba czeka właśnie tam. Jeśli nie, wróć i spróbuj ponownie.',

    'crypto.continueWithOtherWallet.title': 'Kontynuuj z innym portfelem',
    'crypto.setupNewWallet.title': 'Skonfiguruj nowy portfel kryptowalut',
    'crypto.setupNewWallet.content':
      'Portfel to rozszerzenie przeglądarki lub aplikacja, która przechowuje Twoje konta.',
    'crypto.setupNewWallet.instruction':
      'Wybierz portfel i wykonaj podane kroki. Potem wróć i odśwież tę stronę.',

    'crypto.success.content': 'Portfel został połączony.',

    'crypto.error.title': 'Wygląda na to, że wystąpił błąd',
    'crypto.error.content': 'Możesz też wrócić i wybrać inny portfel lub inny sposób logowania.',
    'crypto.error.connect': '[Błąd] Nie udało się połączyć z portfelem',
    'crypto.error.sign': '[Błąd] Nie udało się podpisać wiadomości',
    'crypto.error.declined':
      'Prośba została odrzucona w portfelu. Jeśli nie tak miało być, spróbuj ponownie.',
    'crypto.error.unauthorized':
      'Portfel nie pozwala tej witrynie używać tego konta. Odblokuj portfel, zezwól w nim tej witrynie na dostęp i spróbuj ponownie.',
    'crypto.error.disconnected':
      'Portfel jest zablokowany lub nie ma połączenia. Otwórz go, sprawdź, czy jest online, i spróbuj ponownie.',
    'crypto.error.alreadyOpen':
      'Portfel wciąż czeka na odpowiedź na wcześniejszą prośbę. Otwórz go, odpowiedz na nią i spróbuj ponownie.',
    'crypto.error.noAccount':
      'Portfel nie podał żadnego konta. Utwórz lub wybierz w nim konto i spróbuj ponownie.',
    'crypto.error.accountChanged':
      'W międzyczasie w portfelu wybrano inne konto. Spróbuj ponownie, aby zalogować się za pomocą tego konta.',
    'crypto.error.wrongSignature':
      'Podpis nie pochodzi z połączonego konta lub dotarł zbyt późno. Spróbuj ponownie.',
    'crypto.error.gone': 'Portfel nie jest już dostępny na tej stronie. Odśwież stronę i spróbuj ponownie.',
    'crypto.error.otherSite':
      'Wiadomość utworzono dla innej witryny, więc nie poproszono portfela o jej podpisanie.',
    'crypto.error.unsafe': 'Wiadomość jest nieprawidłowa, więc nie poproszono portfela o jej podpisanie.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Ta prośba wygasła lub udzielono już na nią odpowiedzi. Wróć do aplikacji i zacznij od nowa.',
    'error.unexpected': 'Na tej stronie coś poszło nie tak. Spróbuj ponownie.',
    'error.unreachable': 'Nie można połączyć się z naszymi serwerami. Sprawdź połączenie z internetem.',
    'error.notLoaded':
      'Nie można wczytać części tej strony. Sprawdź połączenie z internetem i spróbuj ponownie.',
    'error.otherUsersLink':
      'Ten link dotyczy innego konta, dlatego nie doszło do zalogowania. Otwórz link z wiadomości wysłanej na Twoją prośbę.',
    'error.invalidResponse':
      'Nasze serwery zwróciły nieprawidłową odpowiedź. Spróbuj ponownie za kilka minut.',
    'error.invalidJson':
      'Nasze serwery zwróciły nieprawidłową odpowiedź JSON. Spróbuj ponownie za kilka minut.',
    'error.captchaFailed':
      'Nie udało się dokończyć kontroli bezpieczeństwa. Spróbuj ponownie. Jeśli problem się powtarza, wyłącz na tej stronie blokowanie treści.',
    'error.insecurePage':
      'Ta strona nie jest bezpieczna, więc nie można się na niej zalogować. Powiadom jej administratora.',
    'error.storageRefused':
      'Przeglądarka blokuje pliki cookie tej strony. Zezwól na nie i spróbuj ponownie lub zaloguj się inaczej.',
    'error.invalidEmail': 'Błędny adres e-mail. Spróbuj ponownie.',
    'error.invalidPhoneNumber': 'Błędny numer telefonu. Spróbuj ponownie.',
    'error.otpCodeExpired':
      'Ten kod wygasł lub został użyty. Wybierz „Wyślij kod ponownie”, aby otrzymać nowy.',
    'error.otpCodeLocked': 'Zbyt wiele błędnych kodów. Wybierz „Wyślij kod ponownie”, aby otrzymać nowy.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Nie ma aktywnej sesji. Zaloguj się, aby kontynuować.',
    'error.PasskeysUnsupportedError':
      'Ta przeglądarka nie może używać kluczy dostępu na tej stronie. Zaloguj się inaczej.',
    'error.IDPOAuthFlowMissingParamError': 'W prośbie brakuje wymaganych danych. Powiadom twórców aplikacji.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'Nieprawidłowy adres e-mail lub hasło. Spróbuj ponownie, zresetuj hasło lub zaloguj się inaczej.',
    'error.userUnauthenticated': 'Zaloguj się, aby kontynuować.',
    'error.unauthorizedAction': 'Nie masz uprawnień, aby to zrobić. Poproś o nie administratora witryny.',
    'error.internalServerError': 'Na naszych serwerach wystąpił problem. Spróbuj ponownie później.',
    'error.serviceUnavailable': 'Nasze serwery są niedostępne. Spróbuj ponownie później.',
    'error.tooManyRequests': 'Zbyt wiele prób. Poczekaj minutę i spróbuj ponownie.',
    'error.userLockLimitReached': 'Zbyt wiele nieudanych prób. Spróbuj później lub zaloguj się inaczej.',

    'error.emailNotFound': 'Nie znaleziono tego adresu e-mail. Sprawdź i spróbuj ponownie.',
    'error.inactiveEmail': 'Na ten adres nie można wysyłać e-maili. Użyj innego.',
    'error.duplicateEmail': 'Istnieje już konto z tym adresem e-mail. Zaloguj się na nie.',
    'error.invalidPhoneNumberCountryCode':
      'Kod kraju w numerze telefonu jest nieprawidłowy. Sprawdź i spróbuj ponownie.',
    'error.phoneNumberNotFound': 'Nie znaleziono tego numeru telefonu. Sprawdź i spróbuj ponownie.',
    'error.unsubscribedPhoneNumber':
      'Ten numer nie otrzymuje już naszych wiadomości. Odpowiedz START na nasz numer lub zaloguj się e-mailem.',
    'error.duplicatePhoneNumber': 'Istnieje już konto z tym numerem telefonu. Zaloguj się na nie.',
    'error.downstreamCarrierError':
      'Nie udało się wysłać wiadomości na ten numer. Spróbuj ponownie lub zaloguj się inaczej.',
    'error.tooManyUnverifiedFactors':
      'Zbyt wiele adresów lub numerów nie jest potwierdzonych. Zaloguj się używanym już adresem lub numerem.',

    'error.unableToAuthOtpCode': 'Kod został już użyty lub wygasł. Poproś o nowy i spróbuj ponownie.',

    'error.resetPassword': 'Ustaw nowe hasło przed ponownym zalogowaniem.',
    'error.weakPassword': 'To hasło zbyt łatwo odgadnąć. Spróbuj trzech losowych słów.',

    'error.oauthUserRegistrationNotFound':
      'Ten sposób logowania nie jest skonfigurowany dla tego konta. Wybierz inny.',

    'error.webauthnRegistrationNotFound': 'Nie znaleziono tego klucza dostępu. Zaloguj się inaczej.',
    'error.unableToRegisterWebauthnRegistration':
      'Nie udało się zarejestrować klucza dostępu. Spróbuj ponownie.',
    'error.unableToAuthWebauthnRegistration': 'Nie udało się zweryfikować klucza dostępu. Spróbuj ponownie.',
    'error.biometricRegistrationNotFound':
      'Te dane biometryczne nie są zarejestrowane dla tego konta. Zaloguj się inaczej.',

    'error.unableToAuthenticateCryptoWallet':
      'Nie udało się zweryfikować podpisu portfela. Spróbuj ponownie.',
    'error.invalidCryptoWalletAddress': 'To nie jest adres portfela tego rodzaju. Wybierz inny portfel.',
    'error.cryptoWalletNotFound': 'Ten portfel nie jest połączony z tym kontem. Wybierz inny portfel.',
    'error.invalidWalletAddressUser': 'Ten portfel należy do innego konta. Wybierz inny portfel.',

    'error.totpNotFound': 'To konto nie ma aplikacji uwierzytelniającej. Zaloguj się inaczej.',
    'error.activeTotpExists': 'To konto ma już aplikację uwierzytelniającą. Najpierw ją usuń.',
    'error.invalidTotpCode': 'Kod musi mieć sześć cyfr. Sprawdź i spróbuj ponownie.',
    'error.unableToAuthenticateTotp':
      'Kod jest nieprawidłowy lub został już użyty. Poczekaj na następny i spróbuj ponownie.',
    'error.unableToAuthenticateRecoveryCode':
      'Kod odzyskiwania jest nieprawidłowy lub został już użyty. Użyj innego.',

    'error.connectedAppNotFound': 'Ta aplikacja nie jest połączona z tym kontem. Odśwież stronę.',
  },
  groups: {
    continueWithProvider: 'Kontynuuj przez {provider}',
    continueWithWallet: 'Kontynuuj przez {wallet}',
    success: 'Gotowe!',
    checkYourEmail: 'Sprawdź pocztę',
    openWhereRequested: 'Ten link działa tylko tam, gdzie o niego poproszono',
    askedElsewhere:
      'Poproszono o niego w innej przeglądarce lub na innym urządzeniu. Otwórz go tam lub poproś o nowy link tutaj.',
    canTakeAMinute: 'Może to potrwać minutę. Sprawdź też folder ze spamem.',
    signIn: 'Zaloguj się',
    signInWithoutPassword: 'Zaloguj się bez hasła',
    setNewPassword: 'Ustaw nowe hasło',
    breachedPassword: 'Znaleziono w wycieku danych: wybierz inne.',
    siteMisconfigured:
      'Ta witryna nie jest poprawnie skonfigurowana. Powiadom jej administratora. Możesz też zalogować się inaczej.',
    requestNotProcessed: 'Nie udało się przetworzyć wysłanych danych. Spróbuj ponownie.',
    linkUsed: 'Link został już użyty lub wygasł. Poproś o nowy i spróbuj ponownie.',
    otherBrowser: 'Dokończ logowanie w tej samej przeglądarce i na tym samym urządzeniu.',
    signInAgain: 'Zaloguj się ponownie.',
    sessionEnded: 'Twoja sesja dobiegła końca. Zaloguj się ponownie.',
    signInUsed: 'Ta próba logowania została już wykorzystana lub trwała zbyt długo. Zaloguj się ponownie.',
    signInFailed: 'Nie udało się dokończyć logowania. Zaloguj się ponownie.',
    unknownApp: 'Nie rozpoznajemy aplikacji, z której nastąpiło przekierowanie. Wróć do niej.',
    appMisconfigured:
      'Aplikacja, z której nastąpiło przekierowanie, nie jest poprawnie skonfigurowana. Powiadom jej administratora.',
    noPassword: 'To konto nie ma hasła. Zaloguj się inaczej.',
    wrongCode: 'Kod jest nieprawidłowy. Spróbuj ponownie.',
  },
};
