const ASK_AGAIN = 'Richiedine un altro e riprova.';
const SIGN_IN_AGAIN = 'Accedi di nuovo.';
const TRY_AGAIN = 'Riprova.';
/** Errors that only the site's operator can fix. */
const SITE = 'Questo sito non è configurato correttamente. Avvisa chi lo gestisce.';
const WRONG_CALL = `Non è stato possibile elaborare i dati inviati. ${TRY_AGAIN}`;
const LINK_ENDED = `Il link è già stato usato o è scaduto. ${ASK_AGAIN}`;
const ELSEWHERE =
  'Completa l’operazione nello stesso browser e sullo stesso dispositivo in cui hai iniziato.';
const UNKNOWN_APP = 'Non conosciamo l’app che ti ha portato qui.';
const WRONG_APP = 'L’app che ti ha portato qui non è configurata correttamente.';
const PASSKEY_FAILED = `Non è stato possibile verificare la tua passkey. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Questa richiesta è scaduta o ha già ricevuto una risposta. Torna all’app e ricomincia.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Qualcosa è andato storto in questa pagina. ${TRY_AGAIN}`,
  'error.unreachable': 'Impossibile contattare i nostri server.',
  'error.invalidResponse': 'I nostri server hanno dato una risposta non valida.',
  'error.invalidJson': 'I nostri server hanno dato una risposta JSON non valida.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Non è stato possibile completare il controllo di sicurezza. Riprova; se il problema continua, disattiva i blocchi dei contenuti in questa pagina.',
  'error.insecurePage':
    'Questa pagina non può creare un link sicuro: il browser lo consente solo nelle pagine https.',
  'error.invalidEmail': `L’indirizzo email non è valido. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `Il numero di telefono non è valido. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'Questo codice è scaduto o è già stato usato. Scegli “Invia di nuovo” per riceverne un altro.',
  'error.otpCodeLocked':
    'Ci sono stati troppi tentativi con questo codice. Scegli “Invia di nuovo” per riceverne un altro.',
  'error.otpCodeNotFound': `Il codice non è corretto. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Nessuna sessione attiva. Accedi per continuare.',
  'error.PasskeysUnsupportedError': 'Questo browser non può usare passkey in questa pagina.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'Nella richiesta manca un dato obbligatorio. Avvisa chi sviluppa l’app.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'L’indirizzo email o la password non sono corretti.',
  'error.userUnauthenticated': 'Accedi per continuare.',
  'error.unauthorizedAction': 'Non hai l’autorizzazione per farlo.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `La tua sessione è terminata. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `La tua sessione è terminata. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'I nostri server hanno avuto un problema. Riprova più tardi.',
  'error.serviceUnavailable': 'I nostri server non sono disponibili. Riprova più tardi.',
  'error.tooManyRequests': 'Ci sono stati troppi tentativi. Attendi un momento e riprova.',
  'error.userLockLimitReached':
    'Ci sono stati troppi tentativi non riusciti. Richiedi un altro codice o riprova più tardi.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'Non conosciamo questo indirizzo email.',
  'error.inactiveEmail': 'Non è possibile inviare email a questo indirizzo. Usane un altro.',
  'error.duplicateEmail': 'Esiste già un account con questo indirizzo email.',
  'error.invalidPhoneNumberCountryCode': 'Il prefisso internazionale del numero di telefono non è valido.',
  'error.phoneNumberNotFound': 'Non conosciamo questo numero di telefono.',
  'error.unsubscribedPhoneNumber':
    'Questo numero ha chiesto di non ricevere messaggi. Rispondi START all’ultimo messaggio o usa un altro numero.',
  'error.duplicatePhoneNumber': 'Esiste già un account con questo numero di telefono.',

  'error.invalidCode': `Il codice non è corretto. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': `Il codice è già stato usato o è scaduto. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'Questo account non ha una password.',
  'error.memberPasswordNotFound': 'Questo account non ha una password.',
  'error.resetPassword': 'Imposta una nuova password prima di accedere di nuovo.',
  'error.breachedPassword': 'Questa password è comparsa in una violazione dei dati. Scegline un’altra.',
  'error.weakPassword': 'Questa password è troppo facile da indovinare. Scegline una più sicura.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `Questo accesso è già stato usato o è scaduto. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `Non è stato possibile completare l’accesso. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `Non è stato possibile completare l’accesso. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `Questo accesso è già stato usato o è scaduto. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `Non è stato possibile completare l’accesso. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `Questo accesso è già stato usato o è scaduto. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'Questo account non ha questo metodo di accesso.',

  'error.webauthnRegistrationNotFound': 'Non abbiamo trovato questa passkey.',
  'error.unableToRegisterWebauthnRegistration': `Non è stato possibile registrare la passkey. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'Questo account non ha questi dati biometrici.',

  'error.unableToAuthenticateCryptoWallet': `Non è stato possibile verificare la firma del tuo portafoglio. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'L’indirizzo non è di un portafoglio di questo tipo.',
  'error.cryptoWalletNotFound': 'Questo account non ha questo portafoglio.',
  'error.invalidWalletAddressUser': 'Questo portafoglio è di un altro account.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'Questo account non ha un’app di autenticazione.',
  'error.activeTotpExists': 'Questo account ha già un’app di autenticazione.',
  'error.invalidTotpCode': 'Il codice deve avere sei cifre.',
  'error.unableToAuthenticateTotp': 'Il codice non è corretto o è già stato usato.',
  'error.unableToAuthenticateRecoveryCode': 'Il codice di recupero non è corretto o è già stato usato.',

  'error.connectedAppNotFound': 'Questo account non ha questa app collegata.',
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
