export const passkeys = {
  'button.loginWithPasskey': 'Usar una llave de acceso',
  'passkey.success.content': 'Tu llave de acceso se verificó correctamente.',

  'passkey.registrationStart.title': 'Configura una llave de acceso nueva',
  'passkey.registrationStart.subtitle':
    'Con las llaves de acceso no tienes que recordar contraseñas complicadas.',
  'passkey.registrationStart.description':
    'Con una llave de acceso inicias sesión con tu huella digital, tu rostro o el bloqueo de tu pantalla.',
  'passkey.registrationStart.unsupported': 'Este navegador no puede crear llaves de acceso.',
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

  'error.passkeyUnknown': 'Ocurrió un error desconocido al verificar la llave de acceso. Inténtalo de nuevo.',
  'error.passkeyRegistrationNotFound':
    'No encontramos esa llave de acceso. Quizás la eliminaste de tu cuenta, pero no de tu administrador de contraseñas. Inténtalo de nuevo.',
  'passkey.registrationStart.error.noUser':
    'Error: para crear una llave de acceso, primero hay que iniciar sesión.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'No se puede crear la llave de acceso porque parece que ya está registrada. Es posible que se haya registrado en otro dispositivo y se haya sincronizado con este.',
  'passkey.registrationStart.errorUnknown':
    'No se creó tu llave de acceso. Presiona “Crear una llave de acceso” para intentarlo de nuevo u omite este paso.',
};
