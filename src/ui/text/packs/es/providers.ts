/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled': 'No terminaste de iniciar sesión con {provider}. Inténtalo de nuevo o elige otra forma.',
  'oauth.providerFailed': '{provider} no pudo iniciar tu sesión. Inténtalo de nuevo o elige otra forma.',
  'oauth.tokenUsed': 'Este inicio de sesión ya se usó o tardó demasiado. Inicia sesión de nuevo.',
  'oauth.otherBrowser':
    'Este inicio de sesión comenzó en otro navegador o en otro dispositivo. Termínalo ahí o inicia sesión de nuevo aquí.',
  'oauth.inApp':
    'Es posible que Google no te deje iniciar sesión dentro de una aplicación. En ese caso, abre esta página en tu navegador.',

  'idpConsent.signIn.title': 'Inicia sesión en {clientName} con {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Inicia sesión en {clientName}',
  'idpConsent.customScopes.title': '{clientName} quiere acceder a tu cuenta',
  'idpConsent.allowClientTo': '{clientName} pide permiso para:',
  'idpConsent.scopes.fullAccess': 'Actuar como si fuera tú: ver y cambiar todo en tu cuenta',
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
  'idpConsent.untilRevoked': 'Este acceso dura hasta que lo revoques.',
  'idpConsent.destination': 'Después de responder, irás a {destination}.',
  'idpConsent.framed':
    'Otro sitio muestra esta página dentro de la suya. Para proteger tu cuenta, abre esta página por separado y responde ahí.',
  'idpConsent.button.allow': 'Permitir',
  'idpConsent.button.deny': 'Rechazar',
  'idpConsent.denied': 'No se dio acceso a la aplicación.',
  'idpConsent.success.content': 'Te llevamos de vuelta a {clientName}.',
  'idpConsent.noActiveSession': 'No hay ninguna sesión activa. Inicia sesión para continuar.',
  'idpConsent.defaultClientName': 'La aplicación',

  'idpLogout.title': '¿Cerrar sesión?',
  'idpLogout.confirmMessage': '¿Seguro que quieres cerrar la sesión de tu cuenta de {projectName}?',
  'idpLogout.confirmMessageWithoutProject': '¿Seguro que quieres cerrar la sesión de tu cuenta?',
  'idpLogout.yes': 'Sí',
  'idpLogout.no': 'No',
  'idpLogout.notLoggedOut': 'No se cerró tu sesión. Puedes cerrar esta página.',
};
