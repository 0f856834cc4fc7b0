import type { RegionMessages } from '../messageGroups';

/** Spanish of Spain, where it differs from `es`: what expires "caduca", and a text message is an "SMS". */
export const region: RegionMessages = {
  messages: {
    'tab.text': 'SMS',
    'hint.sms': 'Te enviaremos un código de 6 dígitos por SMS.',
    'button.sms': 'Continuar con SMS',
    'passcode.expirationCountdown': 'Tu código caduca en {timeRemaining}.',
    'passcode.expired': 'Tu código ha caducado.',
    'button.forgotPassword': '¿Has olvidado tu contraseña?',
    'login.success.content': 'Has iniciado sesión correctamente.',
    'password.reset.spent.content': 'Ya se ha usado o ha caducado. Podemos enviarte un correo nuevo.',
    'error.passkeyNotHere':
      'No encontramos ninguna llave de acceso en este dispositivo. Inicia sesión de otra forma o pulsa el botón otra vez para usar la de otro dispositivo.',
    'error.passkeyRegistrationNotFound':
      'No encontramos esa llave de acceso. Quizás la has eliminado de tu cuenta, pero no de tu gestor de contraseñas. Inténtalo de nuevo.',
    'passkey.registrationStart.errorUnknown':
      'No se creó tu llave de acceso. Pulsa “Crear una llave de acceso” para intentarlo de nuevo u omite este paso.',
    'error.consentNotStarted':
      'Esta solicitud ha caducado o ya se ha respondido. Vuelve a la aplicación y empieza de nuevo.',
    'error.unexpected': 'Algo ha ido mal en esta página. Inténtalo de nuevo.',
    'error.unreachable': 'No hemos podido contactar con nuestros servidores. Revisa tu conexión a internet.',
    'error.otpCodeExpired':
      'Este código ha caducado o ya se ha usado. Elige “Reenviar código” para recibir otro.',
    'error.unableToAuthOtpCode': 'El código ya se ha usado o ha caducado. Pide otro e inténtalo de nuevo.',
    'password.reset.confirmLogin.content': 'Pulsa el botón para iniciar sesión.',
  },
  groups: {
    linkUsed: 'El enlace ya se ha usado o ha caducado. Pide otro e inténtalo de nuevo.',
    signInUsed: 'Este inicio de sesión ya se ha usado o ha tardado demasiado. Inicia sesión de nuevo.',
  },
};
