export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Esta solicitud venció o ya se respondió. Vuelve a la aplicación y empieza de nuevo.',
  'error.unexpected': 'Algo salió mal en esta página. Inténtalo de nuevo.',
  'error.unreachable': 'No pudimos contactar a nuestros servidores.',
  'error.otherUsersLink':
    'Este enlace es de otra cuenta, por eso no se inició tu sesión. Abre el enlace del correo que pediste.',
  'error.invalidResponse': 'Nuestros servidores dieron una respuesta que no es válida.',
  'error.invalidJson': 'Nuestros servidores dieron una respuesta JSON que no es válida.',
  'error.captchaFailed':
    'No pudimos completar la verificación de seguridad. Inténtalo de nuevo; si sigue fallando, desactiva los bloqueadores de contenido en esta página.',
  'error.insecurePage':
    'Esta página no puede crear un enlace seguro: el navegador solo lo permite en páginas https.',
  'error.storageRefused':
    'Tu navegador no guarda datos de esta página, y esta forma de iniciar sesión los necesita. Permite las cookies y los datos de sitios, o elige otra forma.',
  'error.invalidEmail': 'El correo no es válido. Inténtalo de nuevo.',
  'error.invalidPhoneNumber': 'El número no es válido. Inténtalo de nuevo.',
  'error.otpCodeExpired': 'Código vencido o ya usado. Elige “Reenviar código”.',
  'error.otpCodeLocked': 'Demasiados intentos. Elige “Reenviar código”.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'No hay ninguna sesión activa. Inicia sesión para continuar.',
  'error.PasskeysUnsupportedError': 'Este navegador no puede usar llaves de acceso en esta página.',
  'error.IDPOAuthFlowMissingParamError':
    'Falta un dato obligatorio en la solicitud. Avísale a quien desarrolla la aplicación.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'El correo electrónico o la contraseña no son correctos.',
  'error.userUnauthenticated': 'Inicia sesión para continuar.',
  'error.unauthorizedAction': 'No tienes permiso para hacer esto.',
  'error.internalServerError': 'Nuestros servidores tuvieron un problema. Inténtalo más tarde.',
  'error.serviceUnavailable': 'Nuestros servidores no están disponibles. Inténtalo más tarde.',
  'error.tooManyRequests': 'Demasiados intentos. Espera un momento.',
  'error.userLockLimitReached': 'Hubo demasiados intentos fallidos. Pide otro código o inténtalo más tarde.',

  'error.emailNotFound': 'No encontramos este correo electrónico.',
  'error.inactiveEmail': 'No se pueden enviar correos a esta dirección. Usa otra.',
  'error.duplicateEmail': 'Ya hay una cuenta con este correo electrónico.',
  'error.invalidPhoneNumberCountryCode': 'El código de país del número de teléfono no es válido.',
  'error.phoneNumberNotFound': 'No encontramos este número de teléfono.',
  'error.unsubscribedPhoneNumber':
    'Este número pidió no recibir mensajes. Responde START al último mensaje o usa otro número.',
  'error.duplicatePhoneNumber': 'Ya hay una cuenta con este número de teléfono.',

  'error.unableToAuthOtpCode': 'El código ya se usó o venció. Pide otro e inténtalo de nuevo.',

  'error.resetPassword': 'Crea una contraseña nueva antes de volver a iniciar sesión.',
  'error.breachedPassword': 'Esta contraseña apareció en una filtración de datos. Elige otra.',
  'error.weakPassword': 'Esta contraseña es muy fácil de adivinar. Elige una más segura.',

  'error.oauthUserRegistrationNotFound': 'Esta cuenta no usa esa forma de iniciar sesión.',

  'error.webauthnRegistrationNotFound': 'No encontramos esa llave de acceso.',
  'error.unableToRegisterWebauthnRegistration':
    'No pudimos registrar la llave de acceso. Inténtalo de nuevo.',
  'error.unableToAuthWebauthnRegistration': 'No pudimos verificar tu llave de acceso. Inténtalo de nuevo.',
  'error.biometricRegistrationNotFound': 'Esta cuenta no tiene esos datos biométricos.',

  'error.unableToAuthenticateCryptoWallet':
    'No pudimos verificar la firma de tu billetera. Inténtalo de nuevo.',
  'error.invalidCryptoWalletAddress': 'La dirección no es de una billetera de este tipo.',
  'error.cryptoWalletNotFound': 'Esta cuenta no tiene esa billetera.',
  'error.invalidWalletAddressUser': 'Esta billetera es de otra cuenta.',

  'error.totpNotFound': 'Esta cuenta no tiene una aplicación de autenticación.',
  'error.activeTotpExists': 'Esta cuenta ya tiene una aplicación de autenticación.',
  'error.invalidTotpCode': 'El código debe tener seis dígitos.',
  'error.unableToAuthenticateTotp': 'El código no es correcto o ya se usó.',
  'error.unableToAuthenticateRecoveryCode': 'El código de recuperación no es correcto o ya se usó.',

  'error.connectedAppNotFound': 'Esta cuenta no tiene esa aplicación conectada.',
};
