export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Diese Anfrage ist abgelaufen oder wurde bereits beantwortet. Kehren Sie zur App zurück und beginnen Sie von vorn.',
  'error.unexpected': 'Auf dieser Seite ist etwas schiefgelaufen. Bitte versuchen Sie es erneut.',
  'error.unreachable': 'Unsere Server sind nicht erreichbar.',
  'error.otherUsersLink':
    'Dieser Link gehört zu einem anderen Konto, deshalb wurden Sie nicht angemeldet. Öffnen Sie den Link in der E-Mail, die Sie angefordert haben.',
  'error.invalidResponse': 'Unsere Server haben eine ungültige Antwort gesendet.',
  'error.invalidJson': 'Unsere Server haben eine ungültige JSON-Antwort gesendet.',
  'error.captchaFailed':
    'Wir konnten die Sicherheitsprüfung nicht abschließen. Versuchen Sie es erneut. Wenn es weiterhin nicht klappt, schalten Sie Inhaltsblocker auf dieser Seite aus.',
  'error.insecurePage':
    'Diese Seite kann keinen sicheren Link erstellen: Der Browser erlaubt das nur auf https-Seiten.',
  'error.storageRefused':
    'Ihr Browser speichert keine Daten dieser Seite, die diese Anmeldung braucht. Erlauben Sie Cookies und Websitedaten, oder wählen Sie einen anderen Weg.',
  'error.invalidEmail': 'Ungültige E-Mail-Adresse. Bitte prüfen.',
  'error.invalidPhoneNumber': 'Ungültige Telefonnummer. Bitte prüfen.',
  'error.otpCodeExpired': 'Code abgelaufen oder benutzt. Wählen Sie „Erneut senden“.',
  'error.otpCodeLocked': 'Zu viele Versuche. Wählen Sie „Erneut senden“.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Es gibt keine aktive Sitzung. Bitte melden Sie sich an, um fortzufahren.',
  'error.PasskeysUnsupportedError': 'Dieser Browser kann auf dieser Seite keine Passkeys verwenden.',
  'error.IDPOAuthFlowMissingParamError':
    'In der Anfrage fehlt eine erforderliche Angabe. Bitte informieren Sie den Entwickler der App.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
  'error.userUnauthenticated': 'Bitte melden Sie sich an, um fortzufahren.',
  'error.unauthorizedAction': 'Dazu haben Sie keine Berechtigung.',
  'error.internalServerError':
    'Auf unseren Servern ist ein Problem aufgetreten. Bitte versuchen Sie es später erneut.',
  'error.serviceUnavailable': 'Unsere Server sind nicht verfügbar. Bitte versuchen Sie es später erneut.',
  'error.tooManyRequests': 'Zu viele Versuche. Bitte warten Sie kurz.',
  'error.userLockLimitReached':
    'Es gab zu viele fehlgeschlagene Versuche. Fordern Sie einen neuen Code an oder versuchen Sie es später erneut.',

  'error.emailNotFound': 'Wir kennen diese E-Mail-Adresse nicht.',
  'error.inactiveEmail':
    'An diese Adresse können keine E-Mails gesendet werden. Bitte verwenden Sie eine andere.',
  'error.duplicateEmail': 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.',
  'error.invalidPhoneNumberCountryCode': 'Die Ländervorwahl der Telefonnummer ist ungültig.',
  'error.phoneNumberNotFound': 'Wir kennen diese Telefonnummer nicht.',
  'error.unsubscribedPhoneNumber':
    'Für diese Nummer wurden Nachrichten abbestellt. Antworten Sie mit START auf die letzte Nachricht oder verwenden Sie eine andere Nummer.',
  'error.duplicatePhoneNumber': 'Mit dieser Telefonnummer gibt es bereits ein Konto.',

  'error.unableToAuthOtpCode':
    'Der Code wurde bereits verwendet oder ist abgelaufen. Fordern Sie einen neuen an und versuchen Sie es noch einmal.',

  'error.resetPassword': 'Bitte legen Sie ein neues Passwort fest, bevor Sie sich wieder anmelden.',
  'error.breachedPassword':
    'Dieses Passwort ist in einem Datenleck aufgetaucht. Bitte wählen Sie ein anderes.',
  'error.weakPassword': 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein stärkeres.',

  'error.oauthUserRegistrationNotFound': 'Dieses Konto hat diese Anmeldemethode nicht.',

  'error.webauthnRegistrationNotFound': 'Wir haben diesen Passkey nicht gefunden.',
  'error.unableToRegisterWebauthnRegistration':
    'Wir konnten den Passkey nicht registrieren. Bitte versuchen Sie es erneut.',
  'error.unableToAuthWebauthnRegistration':
    'Wir konnten Ihren Passkey nicht prüfen. Bitte versuchen Sie es erneut.',
  'error.biometricRegistrationNotFound': 'Dieses Konto hat diese biometrischen Daten nicht.',

  'error.unableToAuthenticateCryptoWallet':
    'Wir konnten die Signatur Ihrer Wallet nicht prüfen. Bitte versuchen Sie es erneut.',
  'error.invalidCryptoWalletAddress': 'Die Adresse gehört nicht zu einer Wallet dieser Art.',
  'error.cryptoWalletNotFound': 'Dieses Konto hat diese Wallet nicht.',
  'error.invalidWalletAddressUser': 'Diese Wallet gehört zu einem anderen Konto.',

  'error.totpNotFound': 'Dieses Konto hat keine Authentifizierungs-App.',
  'error.activeTotpExists': 'Dieses Konto hat bereits eine Authentifizierungs-App.',
  'error.invalidTotpCode': 'Der Code muss sechs Ziffern haben.',
  'error.unableToAuthenticateTotp': 'Der Code ist nicht richtig oder wurde bereits verwendet.',
  'error.unableToAuthenticateRecoveryCode':
    'Der Wiederherstellungscode ist nicht richtig oder wurde bereits verwendet.',

  'error.connectedAppNotFound': 'Diese App ist nicht mit diesem Konto verbunden.',
};
