const ASK_AGAIN = 'Pide otro e inténtalo de nuevo.';
const SIGN_IN_AGAIN = 'Inicia sesión de nuevo.';
const TRY_AGAIN = 'Inténtalo de nuevo.';
/** Errors that only the site's operator can fix. */
const SITE = 'Este sitio no está bien configurado. Avísale a quien lo administra.';
const WRONG_CALL = `No pudimos procesar lo que se envió. ${TRY_AGAIN}`;
const LINK_ENDED = `El enlace ya se usó o venció. ${ASK_AGAIN}`;
const ELSEWHERE = 'Termina en el mismo navegador y el mismo dispositivo donde empezaste.';
const UNKNOWN_APP = 'No reconocemos la aplicación que te trajo aquí.';
const WRONG_APP = 'La aplicación que te trajo aquí no está bien configurada.';
const PASSKEY_FAILED = `No pudimos verificar tu llave de acceso. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Esta solicitud venció o ya se respondió. Vuelve a la aplicación y empieza de nuevo.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `Algo salió mal en esta página. ${TRY_AGAIN}`,
  'error.unreachable': 'No pudimos conectarnos con nuestros servidores.',
  'error.invalidResponse': 'Nuestros servidores dieron una respuesta que no es válida.',
  'error.invalidJson': 'Nuestros servidores dieron una respuesta JSON que no es válida.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'No pudimos completar la verificación de seguridad. Inténtalo de nuevo; si sigue fallando, desactiva los bloqueadores de contenido en esta página.',
  'error.insecurePage':
    'Esta página no puede crear un enlace seguro: el navegador solo lo permite en páginas https.',
  'error.invalidEmail': `El correo electrónico no es válido. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `El número de teléfono no es válido. ${TRY_AGAIN}`,
  'error.otpCodeExpired': 'Este código ya venció o ya se usó. Elige “Reenviar código” para recibir otro.',
  'error.otpCodeLocked':
    'Hubo demasiados intentos con este código. Elige “Reenviar código” para recibir otro.',
  'error.otpCodeNotFound': `El código no es correcto. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'No hay ninguna sesión activa. Inicia sesión para continuar.',
  'error.PasskeysUnsupportedError': 'Este navegador no puede usar llaves de acceso en esta página.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'Falta un dato obligatorio en la solicitud. Avísale a quien desarrolla la aplicación.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'El correo electrónico o la contraseña no son correctos.',
  'error.userUnauthenticated': 'Inicia sesión para continuar.',
  'error.unauthorizedAction': 'No tienes permiso para hacer esto.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `Tu sesión terminó. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `Tu sesión terminó. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'Nuestros servidores tuvieron un problema. Inténtalo más tarde.',
  'error.serviceUnavailable': 'Nuestros servidores no están disponibles. Inténtalo más tarde.',
  'error.tooManyRequests': 'Hubo demasiados intentos. Espera un momento e inténtalo de nuevo.',
  'error.userLockLimitReached': 'Hubo demasiados intentos fallidos. Pide otro código o inténtalo más tarde.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'No encontramos este correo electrónico.',
  'error.inactiveEmail': 'No se pueden enviar correos a esta dirección. Usa otra.',
  'error.duplicateEmail': 'Ya hay una cuenta con este correo electrónico.',
  'error.invalidPhoneNumberCountryCode': 'El código de país del número de teléfono no es válido.',
  'error.phoneNumberNotFound': 'No encontramos este número de teléfono.',
  'error.unsubscribedPhoneNumber':
    'Este número pidió no recibir mensajes. Responde START al último mensaje o usa otro número.',
  'error.duplicatePhoneNumber': 'Ya hay una cuenta con este número de teléfono.',

  'error.invalidCode': `El código no es correcto. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': `El código ya se usó o venció. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'Esta cuenta no tiene contraseña.',
  'error.memberPasswordNotFound': 'Esta cuenta no tiene contraseña.',
  'error.resetPassword': 'Crea una contraseña nueva antes de volver a iniciar sesión.',
  'error.breachedPassword': 'Esta contraseña apareció en una filtración de datos. Elige otra.',
  'error.weakPassword': 'Esta contraseña es muy fácil de adivinar. Elige una más segura.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `Este inicio de sesión ya se usó o venció. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `No pudimos terminar el inicio de sesión. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `No pudimos terminar el inicio de sesión. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `Este inicio de sesión ya se usó o venció. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `No pudimos terminar el inicio de sesión. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `Este inicio de sesión ya se usó o venció. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'Esta cuenta no usa esa forma de iniciar sesión.',

  'error.webauthnRegistrationNotFound': 'No encontramos esa llave de acceso.',
  'error.unableToRegisterWebauthnRegistration': `No pudimos registrar la llave de acceso. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'Esta cuenta no tiene esos datos biométricos.',

  'error.unableToAuthenticateCryptoWallet': `No pudimos verificar la firma de tu billetera. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'La dirección no es de una billetera de este tipo.',
  'error.cryptoWalletNotFound': 'Esta cuenta no tiene esa billetera.',
  'error.invalidWalletAddressUser': 'Esta billetera es de otra cuenta.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'Esta cuenta no tiene una aplicación de autenticación.',
  'error.activeTotpExists': 'Esta cuenta ya tiene una aplicación de autenticación.',
  'error.invalidTotpCode': 'El código debe tener seis dígitos.',
  'error.unableToAuthenticateTotp': 'El código no es correcto o ya se usó.',
  'error.unableToAuthenticateRecoveryCode': 'El código de recuperación no es correcto o ya se usó.',

  'error.connectedAppNotFound': 'Esta cuenta no tiene esa aplicación conectada.',
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
