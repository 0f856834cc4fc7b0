export const wallets = {
  'crypto.wallet.otherEthereum': 'billetera de Ethereum',
  'crypto.wallet.otherSolana': 'billetera de Solana',
  'crypto.wallet.continueWithEthereum': 'Continuar con billetera de Ethereum',
  'crypto.wallet.continueWithSolana': 'Continuar con billetera de Solana',
  'crypto.wallet.continueWithOtherWallet': 'Continuar con otra billetera',
  'crypto.wallet.setupNewWallet': 'Configurar una billetera nueva',

  'crypto.connectWallet.title': 'Conecta tu billetera',
  'crypto.connectWallet.instructionPopup': 'Elige una cuenta en tu billetera ({wallet}).',
  'crypto.signMessage.title': 'Firma el mensaje',
  'crypto.signMessage.instruction':
    'Firma el mensaje en tu billetera ({wallet}) para demostrar que la cuenta es tuya. No cuesta nada ni mueve fondos.',
  'crypto.signMessage.account': 'Cuenta {address}',
  'crypto.troubleHelp':
    '¿No ves ninguna ventana? Abre la billetera: es posible que la solicitud esté ahí. Si no, vuelve e inténtalo de nuevo.',

  'crypto.continueWithOtherWallet.title': 'Continúa con otra billetera',
  'crypto.setupNewWallet.title': 'Configura una billetera nueva',
  'crypto.setupNewWallet.content':
    'Una billetera es una extensión del navegador o una aplicación que guarda tus cuentas.',
  'crypto.setupNewWallet.instruction':
    'Elige una y sigue sus pasos. Después, regresa y vuelve a cargar esta página.',

  'crypto.success.title': '¡Listo!',
  'crypto.success.content': 'Conectaste tu billetera correctamente.',

  'crypto.error.title': 'Parece que hubo un error',
  'crypto.error.content': 'También puedes volver y elegir otra billetera u otra forma de iniciar sesión.',
  'crypto.error.connect': 'Error: no pudimos conectarnos con la billetera',
  'crypto.error.sign': 'Error: no se pudo firmar el mensaje',
  'crypto.error.declined':
    'La solicitud se rechazó en la billetera. Si no era lo que querías, inténtalo de nuevo.',
  'crypto.error.unauthorized':
    'La billetera no permite que este sitio use esa cuenta. Desbloquéala, permite este sitio ahí e inténtalo de nuevo.',
  'crypto.error.disconnected':
    'La billetera está bloqueada o no tiene conexión. Ábrela, revisa que esté conectada e inténtalo de nuevo.',
  'crypto.error.alreadyOpen':
    'La billetera todavía espera respuesta a una solicitud anterior. Ábrela, respóndela e inténtalo de nuevo.',
  'crypto.error.noAccount': 'La billetera no dio ninguna cuenta. Crea o elige una ahí e inténtalo de nuevo.',
  'crypto.error.accountChanged':
    'Mientras tanto, se eligió otra cuenta en la billetera. Inténtalo de nuevo para iniciar sesión con esa.',
  'crypto.error.wrongSignature':
    'La firma no es de la cuenta que se conectó o llegó demasiado tarde. Inténtalo de nuevo.',
  'crypto.error.gone':
    'La billetera ya no está en esta página. Vuelve a cargar la página e inténtalo de nuevo.',
  'crypto.error.otherSite':
    'El mensaje se creó para otro sitio, así que no se le pidió a la billetera que lo firmara.',
  'crypto.error.unsafe': 'El mensaje no es válido, así que no se le pidió a la billetera que lo firmara.',
};
