import type { LocaleMessages } from '../messageGroups';
import { region as spain } from './es-ES';

/** Spanish as used in the United States and Latin America, with the informal "tú". */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Volver',
    'button.continue': 'Continuar',
    'button.retry': 'Intentar de nuevo',
    'methodDivider.text': 'o',
    'login.loading': 'Cargando…',
    'name.quoted': '“{name}”',
    'link.newTab': 'Se abre en una pestaña nueva',

    'formField.email.label': 'Correo electrónico',
    'formField.email.placeholder': 'ejemplo@correo.com',
    'formField.phone.label': 'Número de teléfono',
    'formField.phone.country.ariaLabel': 'Código de país',
    'formField.phone.countries': 'Países y regiones',
    'formField.phone.moreCountries': 'Más países y regiones',
    'formField.otp.ariaLabel': 'Escribe el código de 6 dígitos',
    'formField.otp.description': 'El código se verifica en cuanto escribes el sexto dígito.',
    'formField.passcode.status.verifying': 'Verificando tu código…',

    'login.title': 'Regístrate o inicia sesión',
    'tab.email': 'Correo',
    'tab.text': 'Mensaje de texto',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Formas de recibir un código o un enlace',
    'button.emailLogin': 'Continuar con correo electrónico',
    'button.sms': 'Continuar con mensaje de texto',
    'button.whatsapp': 'Continuar con WhatsApp',
    'hint.magicLink': 'Te enviaremos un enlace por correo. Sin contraseña.',
    'hint.email': 'Te enviaremos un código de 6 dígitos por correo.',
    'hint.sms': 'Te enviaremos un código de 6 dígitos por mensaje de texto.',
    'hint.whatsapp': 'Te enviaremos un código de 6 dígitos por WhatsApp.',
    'hint.password': 'Después escribes o creas tu contraseña.',
    'lastUsed.label': 'Usado la última vez',
    'lastUsed.passkey': 'Usado la última vez: llave de acceso',
    'email.suggestion': '¿Quisiste decir {email}?',
    'phone.question': '¿A qué número te enviamos el código?',

    'passcode.title': 'Escribe el código',
    'passcode.sentConfirmation': 'Te enviamos un código de 6 dígitos a <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Tu código vence en {timeRemaining}.',
    'passcode.expired': 'Tu código venció.',
    'passcode.didntGetIt': '¿No lo recibiste?',
    'passcode.resendCode': 'Reenviar código',
    'passcode.codeSent': 'Código enviado',
    'passcode.resendWait':
      'Podrás pedir otro código en {seconds, plural, one {# segundo} other {# segundos}}',
    'otp.success.content': 'Tu código se verificó correctamente.',

    'emailConfirmation.content': 'Te enviamos un correo a <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Abre el enlace que contiene para iniciar sesión.',
    'emailConfirmation.otherAddress': 'Usar otro correo electrónico',
    'link.openInGmail': 'Abrir en Gmail',
    'link.openInYahoo': 'Abrir en Yahoo Mail',
    'link.openInOutlook': 'Abrir en Outlook',
    'linkElsewhere.newLink': 'Enviar otro enlace',
    'linkElsewhere.useCode': 'Usar un código',

    'toast.area.ariaLabel': 'Notificaciones',
    'toast.dismiss.ariaLabel': 'Cerrar',
    'toast.emailResent': 'Correo reenviado',
    'watermark.altText': 'Funciona con <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Contraseña',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Mostrar contraseña',
    'formField.password.hide': 'Ocultar contraseña',

    'password.strength.label': 'Seguridad de la contraseña',
    'password.strength.unknown': 'Sin evaluar',
    'password.strength.veryWeak': 'Muy débil',
    'password.strength.weak': 'Débil',
    'password.strength.good': 'Buena',
    'password.strength.strong': 'Fuerte',
    'password.strength.provisional': '{strength}, verificando…',
    'password.strength.checkFailed': 'No pudimos verificar esta contraseña.',
    'password.strength.checkAgain': 'Verificar otra vez',
    'password.strength.hint': 'Elige una contraseña larga que no uses en ningún otro sitio.',
    'password.strength.advice': 'Prueba con tres palabras al azar',
    'password.rules.met': 'Cumple:',
    'password.rules.notMet': 'Todavía no cumple:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Al menos # carácter} other {Al menos # caracteres}}',
    'password.strengthError.complexity':
      'Al menos {complexity} de estos: letra mayúscula, letra minúscula, número, símbolo (como @ o #)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Los patrones cortos del teclado se adivinan fácilmente',
    'password.zxcvbn.warning.straightRows': 'Las teclas seguidas de una misma fila se adivinan fácilmente',
    'password.zxcvbn.warning.repeats': 'Las repeticiones como “aaa” se adivinan fácilmente',
    'password.zxcvbn.warning.longerRepeats':
      'Las repeticiones como “abcabcabc” son apenas más difíciles de adivinar que “abc”',
    'password.zxcvbn.warning.sequences': 'Las secuencias como “abc” o “6543” se adivinan fácilmente',
    'password.zxcvbn.warning.recentYears': 'Los años recientes se adivinan fácilmente',
    'password.zxcvbn.warning.dates': 'Las fechas suelen adivinarse fácilmente',
    'password.zxcvbn.warning.top10CommonPassword': 'Es una de las 10 contraseñas más usadas',
    'password.zxcvbn.warning.top100CommonPassword': 'Es una de las 100 contraseñas más usadas',
    'password.zxcvbn.warning.veryCommonPassword': 'Es una contraseña muy común',
    'password.zxcvbn.warning.similarToCommonPassword': 'Se parece a una contraseña muy usada',
    'password.zxcvbn.warning.wordByItself': 'Una sola palabra se adivina fácilmente',
    'password.zxcvbn.warning.names': 'Los nombres y apellidos solos se adivinan fácilmente',
    'password.zxcvbn.warning.commonNames': 'Los nombres y apellidos comunes se adivinan fácilmente',

    'createAccount.title': 'Elige cómo registrarte',
    'password.createAccount.content': 'Crea una contraseña',
    'password.forgot.content':
      'Te enviamos un correo a <bold>{email}</bold>. Abre el enlace para crear una contraseña nueva.',
    'password.breached.content':
      'Tu contraseña apareció en una filtración de datos de otro sitio, así que otras personas podrían conocerla. Para proteger tu cuenta, te enviamos un correo a <bold>{email}</bold>. Abre el enlace para crear una contraseña nueva.',
    'password.resetRequired.content':
      'Para proteger tu cuenta, la contraseña anterior ya no funciona. Te enviamos un correo a <bold>{email}</bold>. Abre el enlace para crear una contraseña nueva.',
    'password.setNew.title': 'Crea una contraseña',
    'password.setNew.content':
      'Tu cuenta todavía no tiene contraseña. Te enviamos un correo a <bold>{email}</bold>. Abre el enlace para crearla.',
    'password.mailFailed': 'No pudimos enviar un correo a <bold>{email}</bold>. Inténtalo de nuevo.',
    'password.didntGetItResend': '¿No lo recibiste? <resendButton>Reenviar correo</resendButton>',
    'password.resendWait':
      'Podrás pedir otro correo en {seconds, plural, one {# segundo} other {# segundos}}',
    'button.createPasswordInstead': 'Crear una contraseña',
    'button.emailMagicLink': 'Recibir un enlace por correo',
    'button.emailOTP': 'Recibir un código por correo',
    'button.changeEmail': 'Cambiar',
    'button.forgotPassword': '¿Olvidaste tu contraseña?',
    'error.passwordMissing': 'Escribe tu contraseña.',
    'login.success.content': 'Iniciaste sesión correctamente.',

    'password.reset.title': 'Crea una contraseña nueva',
    'password.reset.label': 'Contraseña nueva',
    'password.reset.loggingInProgress': 'Iniciando sesión…',
    'password.reset.failed.title': 'No pudimos iniciar tu sesión',
    'password.reset.confirmLogin.content': 'Presiona el botón para iniciar sesión.',
    'password.reset.spent.title': 'Este enlace ya no funciona',
    'password.reset.spent.content': 'Ya se usó o venció. Podemos enviarte un correo nuevo.',
    'password.reset.newMail': 'Enviar un correo nuevo',
    'password.reset.newMailSent':
      'Te enviamos un correo a <bold>{email}</bold>. Abre el enlace en este navegador.',

    // Passkeys.
    'button.loginWithPasskey': 'Usar una llave de acceso',
    'passkey.success.content': 'Tu llave de acceso se verificó correctamente.',

    'passkey.registrationStart.title': 'Configura una llave de acceso nueva',
    'passkey.registrationStart.subtitle':
      'Con las llaves de acceso no tienes que recordar contraseñas complicadas.',
    'passkey.registrationStart.description':
      'Con una llave de acceso inicias sesión con tu huella digital, tu rostro o el bloqueo de tu pantalla.',
    'passkey.registrationStart.unsupported':
      'Este navegador no puede crear llaves de acceso. Usa otro navegador u omite este paso.',
    'button.createPasskey': 'Crear una llave de acceso',
    'button.skip': 'Omitir',

    'passkey.registrationSuccess.title': '¡Creaste tu llave de acceso!',
    'passkey.registrationSuccess.titleWithoutNew': 'Tus llaves de acceso',
    'passkey.registrationSuccess.existingPasskeys': 'Llaves de acceso existentes',
    'passkey.registrationSuccess.none': 'No tienes llaves de acceso.',
    'passkey.registrationSuccess.name': 'Nombre de la llave de acceso',
    'passkey.registrationSuccess.unnamed': 'Llave de acceso',
    'passkey.registrationSuccess.edit': 'Editar {name}',
    'passkey.registrationSuccess.save': 'Guardar {name}',
    'passkey.registrationSuccess.delete': 'Eliminar {name}',
    'passkey.registrationSuccess.deleteQuestion': '¿Eliminar “{name}”?',
    'passkey.registrationSuccess.deleteWarning': 'Si la eliminas, no se puede recuperar.',
    'passkey.registrationSuccess.setupAnother': 'Configurar otra llave de acceso',
    'button.done': 'Listo',
    'button.delete': 'Eliminar',
    'button.cancel': 'Cancelar',

    'error.passkeyUnknown':
      'Ocurrió un error desconocido al verificar la llave de acceso. Inténtalo de nuevo.',
    'error.passkeyNotHere':
      'No encontramos ninguna llave de acceso en este dispositivo. Inicia sesión de otra forma o presiona el botón otra vez para usar la de otro dispositivo.',
    'error.passkeyRegistrationNotFound':
      'No encontramos esa llave de acceso. Quizás la eliminaste de tu cuenta, pero no de tu administrador de contraseñas. Inténtalo de nuevo.',
    'passkey.registrationStart.error.noUser':
      'Error: para crear una llave de acceso, primero hay que iniciar sesión.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'No se puede crear la llave de acceso porque parece que ya está registrada. Es posible que se haya registrado en otro dispositivo y se haya sincronizado con este.',
    'passkey.registrationStart.errorUnknown':
      'No se creó tu llave de acceso. Presiona “Crear una llave de acceso” para intentarlo de nuevo u omite este paso.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled':
      'No terminaste de iniciar sesión con {provider}. Inténtalo de nuevo o elige otra forma.',
    'oauth.providerFailed':
      'No se pudo iniciar sesión con {provider}. Inténtalo de nuevo o elige otra forma.',
    'oauth.otherBrowser':
      'Este inicio de sesión comenzó en otro navegador o en otro dispositivo. Termínalo ahí o inicia sesión de nuevo aquí.',
    'oauth.inApp':
      'Es posible que Google no te deje iniciar sesión dentro de una aplicación. En ese caso, abre esta página en Safari o Chrome.',

    'idpConsent.signIn.title': 'Inicia sesión en {clientName} con {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Inicia sesión en {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Inicia sesión en la aplicación con {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Inicia sesión en la aplicación',
    'idpConsent.customScopes.title': '{clientName} quiere acceder a tu cuenta',
    'idpConsent.customScopes.titleWithoutApp': 'La aplicación quiere acceder a tu cuenta',
    'idpConsent.allowClientTo': '{clientName} pide permiso para:',
    'idpConsent.allowClientToWithoutApp': 'La aplicación pide permiso para:',
    'idpConsent.scopes.fullAccess': 'Actuar en tu nombre: ver y cambiar todo en tu cuenta',
    'idpConsent.scopes.openid': 'Verificar tu identidad',
    'idpConsent.scopes.openid.account': 'Ver la información guardada en tu cuenta',
    'idpConsent.scopes.profile': 'Ver los datos personales de tu perfil',
    'idpConsent.scopes.profile.profile': 'Tu nombre, tu foto y tus preferencias de idioma',
    'idpConsent.scopes.profile.email': 'Tu correo electrónico',
    'idpConsent.scopes.profile.phone': 'Tu número de teléfono',
    'idpConsent.scopes.offlineAccess': 'Mantener el acceso a tus datos aunque no estés usando la aplicación',
    'idpConsent.scopes.offlineAccess.offline': 'Acceder a tus datos aunque no tengas conexión',
    'idpConsent.scopes.offlineAccess.background': 'Sincronizar tus datos en segundo plano',
    'idpConsent.scopes.custom': 'Usar el permiso {scope}',
    'idpConsent.notGiven': '{clientName} también pidió lo siguiente, pero no se le otorgará:',
    'idpConsent.notGivenWithoutApp': 'La aplicación también pidió lo siguiente, pero no se le otorgará:',
    'idpConsent.untilRevoked': 'Este acceso dura hasta que lo revoques.',
    'idpConsent.destination': 'Después de responder, irás a {destination}.',
    'idpConsent.framed':
      'Otro sitio muestra esta página dentro de la suya. Para proteger tu cuenta, abre esta página por separado y responde ahí.',
    'idpConsent.button.allow': 'Permitir',
    'idpConsent.button.deny': 'Rechazar',
    'idpConsent.denied.title': 'Acceso rechazado',
    'idpConsent.denied': 'No se dio acceso a la aplicación.',
    'idpConsent.success.content': 'Te llevamos de vuelta a {clientName}.',
    'idpConsent.success.contentWithoutApp': 'Te llevamos de vuelta a la aplicación.',
    'idpConsent.noActiveSession.title': 'Primero inicia sesión',
    'idpConsent.noActiveSession': 'No hay ninguna sesión activa. Inicia sesión para continuar.',
    'idpConsent.failed.title': 'No pudimos continuar',
    'idpConsent.defaultClientName': 'La aplicación',

    'idpLogout.title': '¿Cerrar sesión?',
    'idpLogout.confirmMessage': '¿Seguro que quieres cerrar la sesión de tu cuenta de {projectName}?',
    'idpLogout.confirmMessageWithoutProject': '¿Seguro que quieres cerrar la sesión de tu cuenta?',
    'idpLogout.yes': 'Sí',
    'idpLogout.no': 'No',
    'idpLogout.notLoggedOut.title': 'Tu sesión sigue abierta',
    'idpLogout.notLoggedOut': 'No se cerró tu sesión. Puedes cerrar esta página.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Continuar con billetera de Ethereum',
    'crypto.wallet.continueWithSolana': 'Continuar con billetera de Solana',
    'crypto.wallet.continueWithOtherWallet': 'Continuar con otra billetera cripto',
    'crypto.wallet.setupNewWallet': 'Configurar una billetera cripto nueva',

    'crypto.connectWallet.title': 'Conecta tu billetera',
    'crypto.connectWallet.instructionPopup': 'Elige una cuenta en tu billetera ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Elige una cuenta en tu billetera.',
    'crypto.signMessage.title': 'Firma el mensaje',
    'crypto.signMessage.instruction':
      'Aprueba el mensaje en tu billetera ({wallet}). Así demuestras que la cuenta es tuya. No cuesta nada.',
    'crypto.signMessage.instructionWithoutName':
      'Aprueba el mensaje en tu billetera. Así demuestras que la cuenta es tuya. No cuesta nada.',
    'crypto.signMessage.account': 'Cuenta {address}',
    'crypto.troubleHelp':
      '¿No ves ninguna ventana? Abre la billetera: es posible que la solicitud esté ahí. Si no, vuelve e inténtalo de nuevo.',

    'crypto.continueWithOtherWallet.title': 'Continúa con otra billetera',
    'crypto.setupNewWallet.title': 'Configura una billetera cripto nueva',
    'crypto.setupNewWallet.content':
      'Una billetera es una extensión del navegador o una aplicación que guarda tus cuentas.',
    'crypto.setupNewWallet.instruction':
      'Elige una y sigue sus pasos. Después, regresa y vuelve a cargar esta página.',

    'crypto.success.content': 'Conectaste tu billetera correctamente.',

    'crypto.error.title': 'Parece que hubo un error',
    'crypto.error.content': 'También puedes volver y elegir otra billetera u otra forma de iniciar sesión.',
    'crypto.error.connect': 'Error: no pudimos conectarnos con la billetera',
    'crypto.error.sign': 'Error: no se pudo firmar el mensaje',
    'crypto.error.declined':
      'La solicitud se rechazó en la billetera. Si no era lo que querías, inténtalo de nuevo.',
    'crypto.error.unauthorized':
      'La billetera no permite que este sitio use esa cuenta. Desbloquea la billetera, autoriza este sitio en ella e inténtalo de nuevo.',
    'crypto.error.disconnected':
      'La billetera está bloqueada o no tiene conexión. Ábrela, revisa que esté conectada e inténtalo de nuevo.',
    'crypto.error.alreadyOpen':
      'La billetera todavía espera respuesta a una solicitud anterior. Ábrela, respóndela e inténtalo de nuevo.',
    'crypto.error.noAccount':
      'La billetera no proporcionó ninguna cuenta. Crea o elige una ahí e inténtalo de nuevo.',
    'crypto.error.accountChanged':
      'Mientras tanto, se eligió otra cuenta en la billetera. Inténtalo de nuevo para iniciar sesión con esa.',
    'crypto.error.wrongSignature':
      'La firma no es de la cuenta que se conectó o llegó demasiado tarde. Inténtalo de nuevo.',
    'crypto.error.gone':
      'La billetera ya no está en esta página. Vuelve a cargar la página e inténtalo de nuevo.',
    'crypto.error.otherSite':
      'El mensaje se creó para otro sitio, así que no se le pidió a la billetera que lo firmara.',
    'crypto.error.unsafe': 'El mensaje no es válido, así que no se le pidió a la billetera que lo firmara.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Esta solicitud venció o ya se respondió. Vuelve a la aplicación y empieza de nuevo.',
    'error.unexpected': 'Algo salió mal en esta página. Inténtalo de nuevo.',
    'error.unreachable': 'No pudimos contactar a nuestros servidores. Revisa tu conexión a internet.',
    'error.notLoaded':
      'No se pudo cargar una parte de esta página. Revisa tu conexión a internet e inténtalo de nuevo.',
    'error.otherUsersLink':
      'Este enlace es de otra cuenta, por eso no se inició tu sesión. Abre el enlace del correo que pediste.',
    'error.invalidResponse':
      'Nuestros servidores enviaron una respuesta no válida. Inténtalo de nuevo en unos minutos.',
    'error.invalidJson':
      'Nuestros servidores enviaron una respuesta JSON no válida. Inténtalo de nuevo en unos minutos.',
    'error.captchaFailed':
      'No pudimos completar la verificación de seguridad. Inténtalo de nuevo; si sigue fallando, desactiva los bloqueadores de contenido en esta página.',
    'error.insecurePage':
      'Esta página no es segura, así que no podemos iniciar tu sesión desde ella. Avísale a quien la administra.',
    'error.storageRefused':
      'Tu navegador bloquea las cookies de esta página. Permítelas e inténtalo de nuevo, o inicia sesión de otra forma.',
    'error.invalidEmail': 'El correo no es válido. Inténtalo de nuevo.',
    'error.invalidPhoneNumber': 'El número no es válido. Inténtalo de nuevo.',
    'error.otpCodeExpired': 'Este código venció o ya se usó. Elige “Reenviar código” para recibir otro.',
    'error.otpCodeLocked': 'Demasiados códigos incorrectos. Elige “Reenviar código” para recibir otro.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'No hay ninguna sesión activa. Inicia sesión para continuar.',
    'error.PasskeysUnsupportedError':
      'Este navegador no puede usar llaves de acceso en esta página. Inicia sesión de otra forma.',
    'error.IDPOAuthFlowMissingParamError':
      'Falta un dato obligatorio en la solicitud. Avísale a quien desarrolla la aplicación.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'Correo electrónico o contraseña incorrectos. Inténtalo de nuevo, restablece la contraseña o inicia sesión de otra forma.',
    'error.userUnauthenticated': 'Inicia sesión para continuar.',
    'error.unauthorizedAction': 'No tienes permiso para hacer esto. Pídeselo a quien administra este sitio.',
    'error.internalServerError': 'Nuestros servidores tuvieron un problema. Inténtalo más tarde.',
    'error.serviceUnavailable': 'Nuestros servidores no están disponibles. Inténtalo más tarde.',
    'error.tooManyRequests': 'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
    'error.userLockLimitReached':
      'Demasiados intentos fallidos. Inténtalo más tarde o inicia sesión de otra forma.',

    'error.emailNotFound': 'No encontramos este correo electrónico. Revisa e inténtalo de nuevo.',
    'error.inactiveEmail': 'No se pueden enviar correos a esta dirección. Usa otra.',
    'error.duplicateEmail': 'Ya hay una cuenta con este correo electrónico. Inicia sesión en ella.',
    'error.invalidPhoneNumberCountryCode':
      'El código de país del número de teléfono no es válido. Revisa e inténtalo de nuevo.',
    'error.phoneNumberNotFound': 'No encontramos este número de teléfono. Revisa e inténtalo de nuevo.',
    'error.unsubscribedPhoneNumber':
      'Este número ya no recibe nuestros mensajes. Responde START a nuestro número o inicia sesión por correo.',
    'error.duplicatePhoneNumber': 'Ya hay una cuenta con este número de teléfono. Inicia sesión en ella.',
    'error.downstreamCarrierError':
      'No pudimos enviar un mensaje a este número. Inténtalo de nuevo o inicia sesión de otra forma.',
    'error.tooManyUnverifiedFactors':
      'Hay demasiados correos o números sin confirmar. Inicia sesión con uno que ya hayas usado.',

    'error.unableToAuthOtpCode': 'El código ya se usó o venció. Pide otro e inténtalo de nuevo.',

    'error.resetPassword': 'Crea una contraseña nueva antes de volver a iniciar sesión.',
    'error.weakPassword': 'Esta contraseña es muy fácil de adivinar. Prueba con tres palabras al azar.',

    'error.oauthUserRegistrationNotFound': 'Esta cuenta no usa esa forma de iniciar sesión. Elige otra.',

    'error.webauthnRegistrationNotFound': 'No encontramos esa llave de acceso. Inicia sesión de otra forma.',
    'error.unableToRegisterWebauthnRegistration':
      'No pudimos registrar la llave de acceso. Inténtalo de nuevo.',
    'error.unableToAuthWebauthnRegistration': 'No pudimos verificar tu llave de acceso. Inténtalo de nuevo.',
    'error.biometricRegistrationNotFound':
      'Esta cuenta no tiene esos datos biométricos. Inicia sesión de otra forma.',

    'error.unableToAuthenticateCryptoWallet':
      'No pudimos verificar la firma de tu billetera. Inténtalo de nuevo.',
    'error.invalidCryptoWalletAddress':
      'La dirección no es de una billetera de este tipo. Elige otra billetera.',
    'error.cryptoWalletNotFound': 'Esta cuenta no tiene esa billetera. Elige otra billetera.',
    'error.invalidWalletAddressUser': 'Esta billetera es de otra cuenta. Elige otra billetera.',

    'error.totpNotFound':
      'Esta cuenta no tiene una aplicación de autenticación. Inicia sesión de otra forma.',
    'error.activeTotpExists': 'Esta cuenta ya tiene una aplicación de autenticación. Elimínala primero.',
    'error.invalidTotpCode': 'El código debe tener seis dígitos. Revisa e inténtalo de nuevo.',
    'error.unableToAuthenticateTotp':
      'El código no es correcto o ya se usó. Espera el siguiente e inténtalo de nuevo.',
    'error.unableToAuthenticateRecoveryCode':
      'El código de recuperación no es correcto o ya se usó. Prueba con otro.',

    'error.connectedAppNotFound': 'Esta cuenta no tiene esa aplicación conectada. Vuelve a cargar la página.',
  },
  groups: {
    continueWithProvider: 'Continuar con {provider}',
    continueWithWallet: 'Continuar con {wallet}',
    success: '¡Listo!',
    checkYourEmail: 'Revisa tu correo',
    openWhereRequested: 'Este enlace solo funciona donde lo pediste',
    askedElsewhere: 'Lo pediste en otro navegador o en otro dispositivo. Ábrelo ahí o pide otro enlace aquí.',
    canTakeAMinute: 'Puede tardar un minuto. Revisa también la carpeta de spam.',
    signIn: 'Inicia sesión',
    signInWithoutPassword: 'Iniciar sesión sin contraseña',
    setNewPassword: 'Crea una contraseña nueva',
    breachedPassword: 'Apareció en una filtración de datos: elige otra.',
    siteMisconfigured:
      'Este sitio no está bien configurado. Avísale a quien lo administra. O inicia sesión de otra forma.',
    requestNotProcessed: 'No pudimos procesar lo que se envió. Inténtalo de nuevo.',
    linkUsed: 'El enlace ya se usó o venció. Pide otro e inténtalo de nuevo.',
    otherBrowser: 'Termina en el mismo navegador y el mismo dispositivo donde empezaste.',
    signInAgain: 'Inicia sesión de nuevo.',
    sessionEnded: 'Tu sesión terminó. Inicia sesión de nuevo.',
    signInUsed: 'Este inicio de sesión ya se usó o tardó demasiado. Inicia sesión de nuevo.',
    signInFailed: 'No pudimos terminar el inicio de sesión. Inicia sesión de nuevo.',
    unknownApp: 'No reconocemos la aplicación que te trajo aquí. Regresa a ella.',
    appMisconfigured:
      'La aplicación que te trajo aquí no está bien configurada. Avísale a quien la administra.',
    noPassword: 'Esta cuenta no tiene contraseña. Inicia sesión de otra forma.',
    wrongCode: 'El código no es correcto. Inténtalo de nuevo.',
  },
  regions: { ES: spain },
};
