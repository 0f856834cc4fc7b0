const ASK_AGAIN = 'Fordern Sie einen neuen an und versuchen Sie es noch einmal.';
const SIGN_IN_AGAIN = 'Bitte melden Sie sich erneut an.';
const TRY_AGAIN = 'Bitte versuchen Sie es erneut.';
/** Errors that only the site's operator can fix. */
const SITE = 'Diese Website ist nicht richtig eingerichtet. Bitte informieren Sie den Betreiber.';
const WRONG_CALL = `Wir konnten die gesendeten Daten nicht verarbeiten. ${TRY_AGAIN}`;
const LINK_ENDED = `Der Link wurde bereits verwendet oder ist abgelaufen. ${ASK_AGAIN}`;
const ELSEWHERE =
  'Fahren Sie in demselben Browser und auf demselben Gerät fort, mit denen Sie begonnen haben.';
const UNKNOWN_APP = 'Wir kennen die App nicht, die Sie hierhergeleitet hat.';
const WRONG_APP = 'Die App, die Sie hierhergeleitet hat, ist nicht richtig eingerichtet.';
const PASSKEY_FAILED = `Wir konnten Ihren Passkey nicht prüfen. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Diese Anfrage ist abgelaufen oder wurde bereits beantwortet. Kehren Sie zur App zurück und beginnen Sie von vorn.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Auf dieser Seite ist etwas schiefgelaufen. ${TRY_AGAIN}`,
  'error.unreachable': 'Unsere Server sind nicht erreichbar.',
  'error.invalidResponse': 'Unsere Server haben eine ungültige Antwort gesendet.',
  'error.invalidJson': 'Unsere Server haben eine ungültige JSON-Antwort gesendet.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Wir konnten die Sicherheitsprüfung nicht abschließen. Versuchen Sie es erneut. Wenn es weiterhin nicht klappt, schalten Sie Inhaltsblocker auf dieser Seite aus.',
  'error.insecurePage':
    'Diese Seite kann keinen sicheren Link erstellen: Der Browser erlaubt das nur auf https-Seiten.',
  'error.invalidEmail': `Die E-Mail-Adresse ist ungültig. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `Die Telefonnummer ist ungültig. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'Dieser Code ist abgelaufen oder wurde bereits verwendet. Wählen Sie „Erneut senden“, um einen neuen zu erhalten.',
  'error.otpCodeLocked':
    'Mit diesem Code gab es zu viele Versuche. Wählen Sie „Erneut senden“, um einen neuen zu erhalten.',
  'error.otpCodeNotFound': `Der Code ist nicht richtig. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Es gibt keine aktive Sitzung. Bitte melden Sie sich an, um fortzufahren.',
  'error.PasskeysUnsupportedError': 'Dieser Browser kann auf dieser Seite keine Passkeys verwenden.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'In der Anfrage fehlt eine erforderliche Angabe. Bitte informieren Sie den Entwickler der App.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'Die E-Mail-Adresse oder das Passwort ist nicht richtig.',
  'error.userUnauthenticated': 'Bitte melden Sie sich an, um fortzufahren.',
  'error.unauthorizedAction': 'Dazu haben Sie keine Berechtigung.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `Ihre Sitzung ist beendet. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `Ihre Sitzung ist beendet. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError':
    'Auf unseren Servern ist ein Problem aufgetreten. Bitte versuchen Sie es später erneut.',
  'error.serviceUnavailable': 'Unsere Server sind nicht verfügbar. Bitte versuchen Sie es später erneut.',
  'error.tooManyRequests':
    'Es gab zu viele Versuche. Bitte warten Sie einen Moment und versuchen Sie es erneut.',
  'error.userLockLimitReached':
    'Es gab zu viele fehlgeschlagene Versuche. Fordern Sie einen neuen Code an oder versuchen Sie es später erneut.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'Wir kennen diese E-Mail-Adresse nicht.',
  'error.inactiveEmail':
    'An diese Adresse können keine E-Mails gesendet werden. Bitte verwenden Sie eine andere.',
  'error.duplicateEmail': 'Mit dieser E-Mail-Adresse gibt es bereits ein Konto.',
  'error.invalidPhoneNumberCountryCode': 'Die Ländervorwahl der Telefonnummer ist ungültig.',
  'error.phoneNumberNotFound': 'Wir kennen diese Telefonnummer nicht.',
  'error.unsubscribedPhoneNumber':
    'Für diese Nummer wurden Nachrichten abbestellt. Antworten Sie mit START auf die letzte Nachricht oder verwenden Sie eine andere Nummer.',
  'error.duplicatePhoneNumber': 'Mit dieser Telefonnummer gibt es bereits ein Konto.',

  'error.invalidCode': `Der Code ist nicht richtig. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': `Der Code wurde bereits verwendet oder ist abgelaufen. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'Dieses Konto hat kein Passwort.',
  'error.memberPasswordNotFound': 'Dieses Konto hat kein Passwort.',
  'error.resetPassword': 'Bitte legen Sie ein neues Passwort fest, bevor Sie sich wieder anmelden.',
  'error.breachedPassword':
    'Dieses Passwort ist in einem Datenleck aufgetaucht. Bitte wählen Sie ein anderes.',
  'error.weakPassword': 'Dieses Passwort ist zu leicht zu erraten. Bitte wählen Sie ein stärkeres.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `Diese Anmeldung wurde bereits verwendet oder ist abgelaufen. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `Wir konnten die Anmeldung nicht abschließen. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `Wir konnten die Anmeldung nicht abschließen. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `Diese Anmeldung wurde bereits verwendet oder ist abgelaufen. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `Wir konnten die Anmeldung nicht abschließen. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `Diese Anmeldung wurde bereits verwendet oder ist abgelaufen. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'Dieses Konto hat diese Anmeldemethode nicht.',

  'error.webauthnRegistrationNotFound': 'Wir haben diesen Passkey nicht gefunden.',
  'error.unableToRegisterWebauthnRegistration': `Wir konnten den Passkey nicht registrieren. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'Dieses Konto hat diese biometrischen Daten nicht.',

  'error.unableToAuthenticateCryptoWallet': `Wir konnten die Signatur Ihrer Wallet nicht prüfen. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'Die Adresse gehört nicht zu einer Wallet dieser Art.',
  'error.cryptoWalletNotFound': 'Dieses Konto hat diese Wallet nicht.',
  'error.invalidWalletAddressUser': 'Diese Wallet gehört zu einem anderen Konto.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'Dieses Konto hat keine Authentifizierungs-App.',
  'error.activeTotpExists': 'Dieses Konto hat bereits eine Authentifizierungs-App.',
  'error.invalidTotpCode': 'Der Code muss sechs Ziffern haben.',
  'error.unableToAuthenticateTotp': 'Der Code ist nicht richtig oder wurde bereits verwendet.',
  'error.unableToAuthenticateRecoveryCode':
    'Der Wiederherstellungscode ist nicht richtig oder wurde bereits verwendet.',

  'error.connectedAppNotFound': 'Diese App ist nicht mit diesem Konto verbunden.',
  'error.oauthClientNotFound': UNKNOWN_APP,
  'error.invalidClient': UNKNOWN_APP,
  'error.invalidRedirectUri': WRONG_APP,
  'error.oidcPromptNoneMustBeExclusive': WRONG_APP,
  'error.invalidRequest': WRONG_APP,
  'error.invalidScope': WRONG_APP,
  'error.unauthorizedClient': WRONG_APP,
  'error.idpAccessTokenNotFound': SIGN_IN_AGAIN,
  'error.idpAccessTokenExpired': SIGN_IN_AGAIN,
  'error.unableToAuthImpersonationToken': LINK_ENDED,
};

export const errors = { ...own, ...ofThisBrowser, ...ofTheProvider };
