import type { LocaleMessages } from '../messageGroups';

/** German, with "Sie". "Passkey" stays "Passkey", as Apple, Google and Microsoft write it. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Zurück',
    'button.continue': 'Weiter',
    'button.retry': 'Erneut versuchen',
    'methodDivider.text': 'oder',
    'login.loading': 'Wird geladen…',
    'name.quoted': '„{name}“',
    'link.newTab': 'Wird in einem neuen Tab geöffnet',

    'formField.email.label': 'E-Mail-Adresse',
    'formField.email.placeholder': 'beispiel@email.com',
    'formField.phone.label': 'Telefonnummer',
    'formField.phone.country.ariaLabel': 'Ländervorwahl',
    'formField.phone.countries': 'Länder und Regionen',
    'formField.phone.moreCountries': 'Weitere Länder und Regionen',
    'formField.otp.ariaLabel': 'Geben Sie den 6-stelligen Code ein',
    'formField.otp.description': 'Der Code wird geprüft, sobald Sie die sechste Ziffer eingeben.',
    'formField.passcode.status.verifying': 'Ihr Code wird geprüft…',

    'login.title': 'Registrieren oder anmelden',
    'tab.email': 'E-Mail',
    'tab.text': 'SMS',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Möglichkeiten, einen Code oder Link zu erhalten',
    'button.emailLogin': 'Weiter mit E-Mail',
    'button.sms': 'Weiter mit SMS',
    'button.whatsapp': 'Weiter mit WhatsApp',
    'hint.magicLink': 'Wir senden Ihnen einen Link per E-Mail. Ohne Passwort.',
    'hint.email': 'Wir senden Ihnen einen 6-stelligen Code per E-Mail.',
    'hint.sms': 'Wir senden Ihnen einen 6-stelligen Code per SMS.',
    'hint.whatsapp': 'Wir senden Ihnen einen 6-stelligen Code über WhatsApp.',
    'hint.password': 'Danach geben Sie Ihr Passwort ein oder erstellen eines.',
    'lastUsed.label': 'Zuletzt verwendet',
    'lastUsed.passkey': 'Zuletzt verwendet: Passkey',
    'email.suggestion': 'Meinten Sie {email}?',
    'phone.question': 'An welche Nummer sollen wir den Code senden?',

    'passcode.title': 'Code eingeben',
    'passcode.sentConfirmation': 'Wir haben einen 6-stelligen Code an <bold>{destination}</bold> gesendet.',
    'passcode.expirationCountdown': 'Ihr Code läuft in {timeRemaining} ab.',
    'passcode.expired': 'Ihr Code ist abgelaufen.',
    'passcode.didntGetIt': 'Nichts erhalten?',
    'passcode.resendCode': 'Code erneut senden',
    'passcode.codeSent': 'Code gesendet',
    'passcode.resendWait':
      'Sie können in {seconds, plural, one {# Sekunde} other {# Sekunden}} einen neuen Code anfordern',
    'otp.success.content': 'Ihr Code wurde erfolgreich geprüft.',

    'emailConfirmation.content': 'Wir haben eine E-Mail an <bold>{email}</bold> gesendet.',
    'emailConfirmation.instruction': 'Öffnen Sie den Link darin, um sich anzumelden.',
    'emailConfirmation.otherAddress': 'Andere E-Mail-Adresse verwenden',
    'link.openInGmail': 'In Gmail öffnen',
    'link.openInYahoo': 'In Yahoo Mail öffnen',
    'link.openInOutlook': 'In Outlook öffnen',
    'linkElsewhere.newLink': 'Neuen Link senden',
    'linkElsewhere.useCode': 'Code verwenden',

    'toast.area.ariaLabel': 'Benachrichtigungen',
    'toast.dismiss.ariaLabel': 'Schließen',
    'toast.emailResent': 'E-Mail erneut gesendet',
    'watermark.altText': 'Bereitgestellt von <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Passwort',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Passwort anzeigen',
    'formField.password.hide': 'Passwort verbergen',

    'password.strength.label': 'Passwortstärke',
    'password.strength.unknown': 'Noch nicht bewertet',
    'password.strength.veryWeak': 'Sehr schwach',
    'password.strength.weak': 'Schwach',
    'password.strength.good': 'Gut',
    'password.strength.strong': 'Stark',
    'password.strength.provisional': '{strength}, wird geprüft…',
    'password.strength.checkFailed': 'Wir konnten dieses Passwort nicht prüfen.',
    'password.strength.checkAgain': 'Erneut prüfen',
    'password.strength.hint': 'Wählen Sie ein langes Passwort, das Sie sonst nirgends verwenden.',
    'password.strength.advice': 'Versuchen Sie drei zufällige Wörter',
    'password.rules.met': 'Erfüllt:',
    'password.rules.notMet': 'Noch nicht erfüllt:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Mindestens # Zeichen} other {Mindestens # Zeichen}}',
    'password.strengthError.complexity':
      'Mindestens {complexity} davon: Großbuchstabe, Kleinbuchstabe, Ziffer, Symbol (etwa ! oder ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Kurze Tastaturmuster sind leicht zu erraten',
    'password.zxcvbn.warning.straightRows': 'Nebeneinanderliegende Tasten sind leicht zu erraten',
    'password.zxcvbn.warning.repeats': 'Wiederholungen wie „aaa“ sind leicht zu erraten',
    'password.zxcvbn.warning.longerRepeats':
      'Wiederholungen wie „abcabcabc“ sind kaum schwerer zu erraten als „abc“',
    'password.zxcvbn.warning.sequences': 'Folgen wie „abc“ oder „6543“ sind leicht zu erraten',
    'password.zxcvbn.warning.recentYears': 'Aktuelle Jahreszahlen sind leicht zu erraten',
    'password.zxcvbn.warning.dates': 'Datumsangaben sind oft leicht zu erraten',
    'password.zxcvbn.warning.top10CommonPassword': 'Dies ist eines der 10 häufigsten Passwörter',
    'password.zxcvbn.warning.top100CommonPassword': 'Dies ist eines der 100 häufigsten Passwörter',
    'password.zxcvbn.warning.veryCommonPassword': 'Dies ist ein sehr häufiges Passwort',
    'password.zxcvbn.warning.similarToCommonPassword': 'Dies ähnelt einem häufig verwendeten Passwort',
    'password.zxcvbn.warning.wordByItself': 'Ein einzelnes Wort ist leicht zu erraten',
    'password.zxcvbn.warning.names': 'Vor- und Nachnamen allein sind leicht zu erraten',
    'password.zxcvbn.warning.commonNames': 'Häufige Vor- und Nachnamen sind leicht zu erraten',

    'createAccount.title': 'Wählen Sie, wie Sie sich registrieren',
    'password.createAccount.content': 'Passwort erstellen',
    'password.forgot.content':
      'Wir haben eine E-Mail an <bold>{email}</bold> gesendet. Öffnen Sie den Link darin, um ein neues Passwort festzulegen.',
    'password.breached.content':
      'Ihr Passwort ist in einem Datenleck einer anderen Website aufgetaucht und könnte anderen bekannt sein. Zum Schutz Ihres Kontos haben wir eine E-Mail an <bold>{email}</bold> gesendet. Öffnen Sie den Link darin, um ein neues Passwort festzulegen.',
    'password.resetRequired.content':
      'Zum Schutz Ihres Kontos funktioniert Ihr altes Passwort nicht mehr. Wir haben eine E-Mail an <bold>{email}</bold> gesendet. Öffnen Sie den Link darin, um ein neues Passwort festzulegen.',
    'password.setNew.title': 'Legen Sie ein Passwort fest',
    'password.setNew.content':
      'Ihr Konto hat noch kein Passwort. Wir haben eine E-Mail an <bold>{email}</bold> gesendet. Öffnen Sie den Link darin, um eines festzulegen.',
    'password.mailFailed':
      'Wir konnten keine E-Mail an <bold>{email}</bold> senden. Bitte versuchen Sie es erneut.',
    'password.didntGetItResend': 'Nichts erhalten? <resendButton>E-Mail erneut senden</resendButton>',
    'password.resendWait':
      'Sie können in {seconds, plural, one {# Sekunde} other {# Sekunden}} eine weitere E-Mail anfordern',
    'button.createPasswordInstead': 'Stattdessen Passwort erstellen',
    'button.emailMagicLink': 'Anmeldelink per E-Mail erhalten',
    'button.emailOTP': 'Anmeldecode per E-Mail erhalten',
    'button.changeEmail': 'Ändern',
    'button.forgotPassword': 'Passwort vergessen?',
    'error.passwordMissing': 'Bitte geben Sie Ihr Passwort ein.',
    'login.success.content': 'Sie haben sich erfolgreich angemeldet.',

    'password.reset.title': 'Neues Passwort festlegen',
    'password.reset.label': 'Neues Passwort',
    'password.reset.loggingInProgress': 'Anmeldung läuft…',
    'password.reset.failed.title': 'Die Anmeldung ist fehlgeschlagen',
    'password.reset.confirmLogin.content': 'Drücken Sie die Schaltfläche, um sich anzumelden.',
    'password.reset.spent.title': 'Dieser Link funktioniert nicht mehr',
    'password.reset.spent.content':
      'Er wurde bereits verwendet oder ist abgelaufen. Wir können Ihnen eine neue E-Mail senden.',
    'password.reset.newMail': 'Neue E-Mail senden',
    'password.reset.newMailSent':
      'Wir haben eine E-Mail an <bold>{email}</bold> gesendet. Öffnen Sie den Link darin in diesem Browser.',

    // Passkeys.
    'button.loginWithPasskey': 'Mit Passkey anmelden',
    'passkey.success.content': 'Ihr Passkey wurde erfolgreich geprüft.',

    'passkey.registrationStart.title': 'Neuen Passkey einrichten',
    'passkey.registrationStart.subtitle':
      'Mit Passkeys müssen Sie sich keine komplizierten Passwörter merken.',
    'passkey.registrationStart.description':
      'Mit einem Passkey melden Sie sich mit Ihrem Fingerabdruck, Ihrem Gesicht oder Ihrer Displaysperre an.',
    'passkey.registrationStart.unsupported':
      'Dieser Browser kann keine Passkeys erstellen. Verwenden Sie einen anderen Browser oder überspringen Sie diesen Schritt.',
    'button.createPasskey': 'Passkey erstellen',
    'button.skip': 'Überspringen',

    'passkey.registrationSuccess.title': 'Passkey erstellt!',
    'passkey.registrationSuccess.titleWithoutNew': 'Ihre Passkeys',
    'passkey.registrationSuccess.existingPasskeys': 'Vorhandene Passkeys',
    'passkey.registrationSuccess.none': 'Sie haben keine Passkeys.',
    'passkey.registrationSuccess.name': 'Name des Passkeys',
    'passkey.registrationSuccess.unnamed': 'Passkey',
    'passkey.registrationSuccess.edit': '{name} bearbeiten',
    'passkey.registrationSuccess.save': '{name} speichern',
    'passkey.registrationSuccess.delete': '{name} löschen',
    'passkey.registrationSuccess.deleteQuestion': '„{name}“ löschen?',
    'passkey.registrationSuccess.deleteWarning':
      'Ein gelöschter Passkey kann nicht wiederhergestellt werden.',
    'passkey.registrationSuccess.setupAnother': 'Weiteren Passkey einrichten',
    'button.done': 'Fertig',
    'button.delete': 'Löschen',
    'button.cancel': 'Abbrechen',

    'error.passkeyUnknown':
      'Beim Prüfen des Passkeys ist ein unbekannter Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'error.passkeyNotHere':
      'Auf diesem Gerät wurde kein Passkey gefunden. Drücken Sie für ein anderes Gerät erneut, oder melden Sie sich anders an.',
    'error.passkeyRegistrationNotFound':
      'Der Passkey wurde nicht gefunden. Vielleicht haben Sie ihn in Ihrem Konto gelöscht, aber nicht in Ihrem Passwortmanager. Bitte versuchen Sie es erneut.',
    'passkey.registrationStart.error.noUser':
      'Fehler: Um einen Passkey zu erstellen, müssen Sie sich zuerst anmelden.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Der Passkey kann nicht erstellt werden, da er bereits registriert zu sein scheint. Vielleicht wurde er auf einem anderen Gerät registriert und mit diesem synchronisiert.',
    'passkey.registrationStart.errorUnknown':
      'Ihr Passkey wurde nicht erstellt. Wählen Sie „Passkey erstellen“, um es erneut zu versuchen, oder überspringen Sie diesen Schritt.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled':
      'Sie haben die Anmeldung mit {provider} nicht abgeschlossen. Versuchen Sie es erneut oder wählen Sie eine andere Möglichkeit.',
    'oauth.providerFailed':
      'Die Anmeldung mit {provider} ist fehlgeschlagen. Versuchen Sie es erneut oder wählen Sie eine andere Möglichkeit.',
    'oauth.otherBrowser':
      'Diese Anmeldung wurde in einem anderen Browser oder auf einem anderen Gerät begonnen. Schließen Sie sie dort ab oder melden Sie sich hier erneut an.',
    'oauth.inApp':
      'Möglicherweise lässt Google keine Anmeldung innerhalb einer App zu. Öffnen Sie diese Seite in dem Fall in Safari oder Chrome.',

    'idpConsent.signIn.title': 'Mit {projectName} bei {clientName} anmelden',
    'idpConsent.signIn.titleWithoutProject': 'Bei {clientName} anmelden',
    'idpConsent.signIn.titleWithoutApp': 'Mit {projectName} bei der App anmelden',
    'idpConsent.signIn.titleWithoutNames': 'Bei der App anmelden',
    'idpConsent.customScopes.title': '{clientName} möchte auf Ihr Konto zugreifen',
    'idpConsent.customScopes.titleWithoutApp': 'Die App möchte auf Ihr Konto zugreifen',
    'idpConsent.allowClientTo': '{clientName} bittet um folgende Berechtigungen:',
    'idpConsent.allowClientToWithoutApp': 'Die App bittet um folgende Berechtigungen:',
    'idpConsent.scopes.fullAccess': 'In Ihrem Namen handeln: alles in Ihrem Konto sehen und ändern',
    'idpConsent.scopes.openid': 'Ihre Identität bestätigen',
    'idpConsent.scopes.openid.account': 'In Ihrem Konto gespeicherte Informationen ansehen',
    'idpConsent.scopes.profile': 'Die persönlichen Angaben in Ihrem Profil ansehen',
    'idpConsent.scopes.profile.profile': 'Ihr Name, Ihr Bild und Ihre Spracheinstellungen',
    'idpConsent.scopes.profile.email': 'Ihre E-Mail-Adresse',
    'idpConsent.scopes.profile.phone': 'Ihre Telefonnummer',
    'idpConsent.scopes.offlineAccess':
      'Zugriff auf Ihre Daten behalten, auch wenn Sie die App nicht verwenden',
    'idpConsent.scopes.offlineAccess.offline': 'Auf Ihre Daten zugreifen, während Sie offline sind',
    'idpConsent.scopes.offlineAccess.background': 'Ihre Daten im Hintergrund synchronisieren',
    'idpConsent.scopes.custom': 'Die Berechtigung {scope} verwenden',
    'idpConsent.notGiven': '{clientName} hat auch um Folgendes gebeten, erhält es aber nicht:',
    'idpConsent.notGivenWithoutApp': 'Die App hat auch um Folgendes gebeten, erhält es aber nicht:',
    'idpConsent.untilRevoked': 'Dieser Zugriff gilt, bis Sie ihn widerrufen.',
    'idpConsent.destination': 'Nach Ihrer Antwort werden Sie zu {destination} weitergeleitet.',
    'idpConsent.framed':
      'Eine andere Website zeigt diese Seite innerhalb ihrer eigenen an. Öffnen Sie diese Seite zum Schutz Ihres Kontos separat, um zu antworten.',
    'idpConsent.button.allow': 'Erlauben',
    'idpConsent.button.deny': 'Ablehnen',
    'idpConsent.denied.title': 'Zugriff abgelehnt',
    'idpConsent.denied': 'Der Zugriff auf die App wurde abgelehnt.',
    'idpConsent.success.content': 'Sie werden zu {clientName} zurückgeleitet.',
    'idpConsent.success.contentWithoutApp': 'Sie werden zur App zurückgeleitet.',
    'idpConsent.noActiveSession.title': 'Zuerst anmelden',
    'idpConsent.noActiveSession': 'Es gibt keine aktive Sitzung. Bitte melden Sie sich an, um fortzufahren.',
    'idpConsent.failed.title': 'Es geht nicht weiter',
    'idpConsent.defaultClientName': 'Die App',

    'idpLogout.title': 'Abmelden?',
    'idpLogout.confirmMessage': 'Möchten Sie sich wirklich von Ihrem Konto bei {projectName} abmelden?',
    'idpLogout.confirmMessageWithoutProject': 'Möchten Sie sich wirklich von Ihrem Konto abmelden?',
    'idpLogout.yes': 'Ja',
    'idpLogout.no': 'Nein',
    'idpLogout.notLoggedOut.title': 'Sie sind noch angemeldet',
    'idpLogout.notLoggedOut': 'Sie wurden nicht abgemeldet. Sie können diese Seite schließen.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Weiter mit Ethereum-Wallet',
    'crypto.wallet.continueWithSolana': 'Weiter mit Solana-Wallet',
    'crypto.wallet.continueWithOtherWallet': 'Weiter mit einer anderen Krypto-Wallet',
    'crypto.wallet.setupNewWallet': 'Neue Krypto-Wallet einrichten',

    'crypto.connectWallet.title': 'Verbinden Sie Ihre Wallet',
    'crypto.connectWallet.instructionPopup': 'Wählen Sie ein Konto in Ihrer Wallet ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Wählen Sie ein Konto in Ihrer Wallet.',
    'crypto.signMessage.title': 'Signieren Sie die Nachricht',
    'crypto.signMessage.instruction':
      'Bestätigen Sie die Nachricht in Ihrer Wallet ({wallet}). Das belegt, dass das Konto Ihnen gehört. Es kostet nichts.',
    'crypto.signMessage.instructionWithoutName':
      'Bestätigen Sie die Nachricht in Ihrer Wallet. Das belegt, dass das Konto Ihnen gehört. Es kostet nichts.',
    'crypto.signMessage.account': 'Konto {address}',
    'crypto.troubleHelp':
      'Kein Fenster zu sehen? Öffnen Sie die Wallet selbst: Vielleicht wartet die Anfrage dort. Gehen Sie andernfalls zurück und versuchen Sie es erneut.',

    'crypto.continueWithOtherWallet.title': 'Weiter mit einer anderen Wallet',
    'crypto.setupNewWallet.title': 'Neue Krypto-Wallet einrichten',
    'crypto.setupNewWallet.content':
      'Eine Wallet ist eine Browsererweiterung oder eine App, die Ihre Konten verwahrt.',
    'crypto.setupNewWallet.instruction':
      'Wählen Sie eine aus und folgen Sie den Schritten. Kehren Sie dann zurück und laden Sie diese Seite neu.',

    'crypto.success.content': 'Sie haben Ihre Wallet erfolgreich verbunden.',

    'crypto.error.title': 'Anscheinend ist ein Fehler aufgetreten',
    'crypto.error.content':
      'Sie können auch zurückgehen und eine andere Wallet oder eine andere Art der Anmeldung wählen.',
    'crypto.error.connect': '[Fehler] Die Verbindung zur Wallet ist fehlgeschlagen',
    'crypto.error.sign': '[Fehler] Die Nachricht wurde nicht signiert',
    'crypto.error.declined':
      'Die Anfrage wurde in der Wallet abgelehnt. Versuchen Sie es erneut, wenn das nicht Ihre Absicht war.',
    'crypto.error.unauthorized':
      'Die Wallet erlaubt dieser Website nicht, dieses Konto zu verwenden. Entsperren Sie die Wallet, erlauben Sie dort diese Website und versuchen Sie es erneut.',
    'crypto.error.disconnected':
      'Die Wallet ist gesperrt oder hat keine Verbindung. Öffnen Sie sie, stellen Sie sicher, dass sie online ist, und versuchen Sie es erneut.',
    'crypto.error.alreadyOpen':
      'Die Wallet wartet noch auf die Antwort auf eine frühere Anfrage. Öffnen Sie sie, beantworten Sie die Anfrage und versuchen Sie es erneut.',
    'crypto.error.noAccount':
      'Die Wallet hat kein Konto angegeben. Erstellen oder wählen Sie dort eines und versuchen Sie es erneut.',
    'crypto.error.accountChanged':
      'In der Wallet wurde inzwischen ein anderes Konto gewählt. Versuchen Sie es erneut, um sich damit anzumelden.',
    'crypto.error.wrongSignature':
      'Die Signatur stammt nicht vom verbundenen Konto oder kam zu spät. Bitte versuchen Sie es erneut.',
    'crypto.error.gone':
      'Die Wallet ist auf dieser Seite nicht mehr verfügbar. Laden Sie die Seite neu und versuchen Sie es erneut.',
    'crypto.error.otherSite':
      'Die Nachricht wurde für eine andere Website erstellt. Deshalb wurde die Wallet nicht gebeten, sie zu signieren.',
    'crypto.error.unsafe':
      'Die Nachricht ist ungültig. Deshalb wurde die Wallet nicht gebeten, sie zu signieren.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Diese Anfrage ist abgelaufen oder wurde bereits beantwortet. Kehren Sie zur App zurück und beginnen Sie von vorn.',
    'error.unexpected': 'Auf dieser Seite ist etwas schiefgelaufen. Bitte versuchen Sie es erneut.',
    'error.unreachable': 'Unsere Server sind nicht erreichbar. Prüfen Sie Ihre Internetverbindung.',
    'error.notLoaded':
      'Ein Teil dieser Seite konnte nicht geladen werden. Prüfen Sie Ihre Internetverbindung und versuchen Sie es erneut.',
    'error.otherUsersLink':
      'Dieser Link gehört zu einem anderen Konto, deshalb wurden Sie nicht angemeldet. Öffnen Sie den Link in der E-Mail, die Sie angefordert haben.',
    'error.invalidResponse':
      'Unsere Server haben eine ungültige Antwort gesendet. Bitte versuchen Sie es in ein paar Minuten erneut.',
    'error.invalidJson':
      'Unsere Server haben eine ungültige JSON-Antwort gesendet. Bitte versuchen Sie es in ein paar Minuten erneut.',
    'error.captchaFailed':
      'Wir konnten die Sicherheitsprüfung nicht abschließen. Versuchen Sie es erneut. Wenn es weiterhin nicht klappt, schalten Sie Inhaltsblocker auf dieser Seite aus.',
    'error.insecurePage':
      'Diese Seite ist nicht sicher, deshalb ist hier keine Anmeldung möglich. Bitte informieren Sie das Team der Website.',
    'error.storageRefused':
      'Ihr Browser blockiert Cookies auf dieser Seite. Erlauben Sie sie und versuchen Sie es erneut, oder melden Sie sich anders an.',
    'error.invalidEmail': 'Ungültige E-Mail-Adresse. Bitte prüfen.',
    'error.invalidPhoneNumber': 'Ungültige Telefonnummer. Bitte prüfen.',
    'error.otpCodeExpired':
      'Dieser Code ist abgelaufen oder wurde verwendet. Wählen Sie „Code erneut senden“ für einen neuen.',
    'error.otpCodeLocked': 'Zu viele falsche Codes. Wählen Sie „Code erneut senden“ für einen neuen.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Es gibt keine aktive Sitzung. Bitte melden Sie sich an, um fortzufahren.',
    'error.PasskeysUnsupportedError':
      'Dieser Browser kann auf dieser Seite keine Passkeys verwenden. Bitte melden Sie sich anders an.',
    'error.IDPOAuthFlowMissingParamError':
      'In der Anfrage fehlt eine erforderliche Angabe. Bitte informieren Sie das Entwicklungsteam der App.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'E-Mail-Adresse oder Passwort falsch. Versuchen Sie es erneut, setzen Sie das Passwort zurück oder melden Sie sich anders an.',
    'error.userUnauthenticated': 'Bitte melden Sie sich an, um fortzufahren.',
    'error.unauthorizedAction': 'Dazu haben Sie keine Berechtigung. Bitte fragen Sie das Team der Website.',
    'error.internalServerError':
      'Auf unseren Servern ist ein Problem aufgetreten. Bitte versuchen Sie es später erneut.',
    'error.serviceUnavailable': 'Unsere Server sind nicht verfügbar. Bitte versuchen Sie es später erneut.',
    'error.tooManyRequests': 'Zu viele Versuche. Warten Sie eine Minute und versuchen Sie es erneut.',
    'error.userLockLimitReached':
      'Zu viele Fehlversuche. Versuchen Sie es später erneut oder melden Sie sich anders an.',

    'error.emailNotFound':
      'Diese E-Mail-Adresse ist uns nicht bekannt. Bitte prüfen Sie die Eingabe und versuchen Sie es erneut.',
    'error.inactiveEmail':
      'An diese Adresse können keine E-Mails gesendet werden. Bitte verwenden Sie eine andere.',
    'error.duplicateEmail':
      'Mit dieser E-Mail-Adresse gibt es bereits ein Konto. Bitte melden Sie sich damit an.',
    'error.invalidPhoneNumberCountryCode':
      'Die Ländervorwahl der Telefonnummer ist ungültig. Bitte prüfen Sie die Eingabe und versuchen Sie es erneut.',
    'error.phoneNumberNotFound':
      'Diese Telefonnummer ist uns nicht bekannt. Bitte prüfen Sie die Eingabe und versuchen Sie es erneut.',
    'error.unsubscribedPhoneNumber':
      'Für diese Nummer wurden unsere Nachrichten abbestellt. Antworten Sie unserer Nummer mit START oder melden Sie sich per E-Mail an.',
    'error.duplicatePhoneNumber':
      'Mit dieser Telefonnummer gibt es bereits ein Konto. Bitte melden Sie sich damit an.',
    'error.downstreamCarrierError':
      'Wir konnten keine Nachricht an diese Nummer senden. Versuchen Sie es erneut oder melden Sie sich anders an.',
    'error.tooManyUnverifiedFactors':
      'Zu viele Adressen oder Nummern sind noch nicht bestätigt. Melden Sie sich mit einer an, die Sie schon verwendet haben.',

    'error.unableToAuthOtpCode':
      'Der Code wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an und versuchen Sie es erneut.',

    'error.resetPassword': 'Bitte legen Sie ein neues Passwort fest, bevor Sie sich wieder anmelden.',
    'error.weakPassword': 'Dieses Passwort ist zu leicht zu erraten. Versuchen Sie drei zufällige Wörter.',

    'error.oauthUserRegistrationNotFound':
      'Diese Anmeldemethode ist für dieses Konto nicht eingerichtet. Bitte wählen Sie eine andere.',

    'error.webauthnRegistrationNotFound':
      'Wir haben diesen Passkey nicht gefunden. Bitte melden Sie sich anders an.',
    'error.unableToRegisterWebauthnRegistration':
      'Wir konnten den Passkey nicht registrieren. Bitte versuchen Sie es erneut.',
    'error.unableToAuthWebauthnRegistration':
      'Wir konnten Ihren Passkey nicht prüfen. Bitte versuchen Sie es erneut.',
    'error.biometricRegistrationNotFound':
      'Diese biometrischen Daten sind für dieses Konto nicht hinterlegt. Bitte melden Sie sich anders an.',

    'error.unableToAuthenticateCryptoWallet':
      'Wir konnten die Signatur Ihrer Wallet nicht prüfen. Bitte versuchen Sie es erneut.',
    'error.invalidCryptoWalletAddress':
      'Die Adresse gehört nicht zu einer Wallet dieser Art. Bitte wählen Sie eine andere Wallet.',
    'error.cryptoWalletNotFound':
      'Diese Wallet ist nicht mit diesem Konto verknüpft. Bitte wählen Sie eine andere Wallet.',
    'error.invalidWalletAddressUser':
      'Diese Wallet gehört zu einem anderen Konto. Bitte wählen Sie eine andere Wallet.',

    'error.totpNotFound': 'Dieses Konto hat keine Authentifizierungs-App. Bitte melden Sie sich anders an.',
    'error.activeTotpExists':
      'Dieses Konto hat bereits eine Authentifizierungs-App. Entfernen Sie diese zuerst.',
    'error.invalidTotpCode':
      'Der Code muss sechs Ziffern haben. Bitte prüfen Sie die Eingabe und versuchen Sie es erneut.',
    'error.unableToAuthenticateTotp':
      'Der Code ist nicht richtig oder wurde bereits verwendet. Warten Sie auf den nächsten und versuchen Sie es erneut.',
    'error.unableToAuthenticateRecoveryCode':
      'Der Wiederherstellungscode ist nicht richtig oder wurde bereits verwendet. Bitte versuchen Sie einen anderen.',

    'error.connectedAppNotFound':
      'Diese App ist nicht mit diesem Konto verbunden. Bitte laden Sie die Seite neu.',
  },
  groups: {
    continueWithProvider: 'Weiter mit {provider}',
    continueWithWallet: 'Weiter mit {wallet}',
    success: 'Geschafft!',
    checkYourEmail: 'Sehen Sie in Ihren E\u2011Mails nach',
    openWhereRequested: 'Dieser Link funktioniert nur dort, wo Sie ihn angefordert haben',
    askedElsewhere:
      'Sie haben ihn in einem anderen Browser oder auf einem anderen Gerät angefordert. Öffnen Sie ihn dort oder fordern Sie hier einen neuen Link an.',
    canTakeAMinute: 'Das kann eine Minute dauern. Sehen Sie auch im Spam-Ordner nach.',
    signIn: 'Anmelden',
    signInWithoutPassword: 'Ohne Passwort anmelden',
    setNewPassword: 'Legen Sie ein neues Passwort fest',
    breachedPassword: 'In einem Datenleck gefunden: Wählen Sie bitte ein anderes.',
    siteMisconfigured:
      'Diese Website ist nicht richtig eingerichtet. Bitte informieren Sie das Team der Website. Oder melden Sie sich anders an.',
    requestNotProcessed: 'Wir konnten die gesendeten Daten nicht verarbeiten. Bitte versuchen Sie es erneut.',
    linkUsed:
      'Der Link wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an und versuchen Sie es erneut.',
    otherBrowser:
      'Fahren Sie in demselben Browser und auf demselben Gerät fort, mit denen Sie begonnen haben.',
    signInAgain: 'Bitte melden Sie sich erneut an.',
    sessionEnded: 'Ihre Sitzung ist beendet. Bitte melden Sie sich erneut an.',
    signInUsed:
      'Dieser Anmeldeversuch wurde bereits verwendet oder hat zu lange gedauert. Bitte melden Sie sich erneut an.',
    signInFailed: 'Wir konnten die Anmeldung nicht abschließen. Bitte melden Sie sich erneut an.',
    unknownApp:
      'Die App, die Sie hierhergeleitet hat, ist uns nicht bekannt. Bitte gehen Sie dorthin zurück.',
    appMisconfigured:
      'Die App, die Sie hierhergeleitet hat, ist nicht richtig eingerichtet. Bitte informieren Sie deren Team.',
    noPassword: 'Dieses Konto hat kein Passwort. Bitte melden Sie sich anders an.',
    wrongCode: 'Der Code ist falsch. Bitte versuchen Sie es erneut.',
  },
};
