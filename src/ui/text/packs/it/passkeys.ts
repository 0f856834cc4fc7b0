export const passkeys = {
  'button.loginWithPasskey': 'Accedi con una passkey',
  'passkey.success.content': 'La tua passkey è stata verificata.',

  'passkey.registrationStart.title': 'Configura una nuova passkey',
  'passkey.registrationStart.subtitle': 'Con le passkey non devi ricordare password complicate.',
  'passkey.registrationStart.description':
    'Con una passkey accedi con l’impronta digitale, il volto o il blocco dello schermo.',
  'passkey.registrationStart.unsupported': 'Questo browser non può creare passkey.',
  'button.createPasskey': 'Crea una passkey',
  'button.skip': 'Salta',

  'passkey.registrationSuccess.title': 'Passkey creata!',
  'passkey.registrationSuccess.titleWithoutNew': 'Le tue passkey',
  'passkey.registrationSuccess.existingPasskeys': 'Passkey esistenti',
  'passkey.registrationSuccess.none': 'Non hai passkey.',
  'passkey.registrationSuccess.name': 'Nome della passkey',
  'passkey.registrationSuccess.unnamed': 'Passkey',
  'passkey.registrationSuccess.edit': 'Modifica {name}',
  'passkey.registrationSuccess.save': 'Salva {name}',
  'passkey.registrationSuccess.delete': 'Elimina {name}',
  'passkey.registrationSuccess.deleteQuestion': 'Eliminare “{name}”?',
  'passkey.registrationSuccess.deleteWarning': 'Una volta eliminata, la passkey non può essere recuperata.',
  'passkey.registrationSuccess.setupAnother': 'Configura un’altra passkey',
  'button.done': 'Fine',
  'button.delete': 'Elimina',
  'button.cancel': 'Annulla',

  'error.passkeyUnknown': 'Si è verificato un errore sconosciuto durante la verifica della passkey. Riprova.',
  'error.passkeyRegistrationNotFound':
    'Passkey non trovata. Forse l’hai eliminata dal tuo account, ma non dal gestore delle password. Riprova.',
  'passkey.registrationStart.error.noUser': 'Errore: per creare una passkey, prima bisogna accedere.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Impossibile creare la passkey perché sembra già registrata. Forse è stata registrata su un altro dispositivo e sincronizzata con questo.',
  'passkey.registrationStart.errorUnknown':
    'La tua passkey non è stata creata. Tocca “Crea una passkey” per riprovare oppure salta questo passaggio.',
};
