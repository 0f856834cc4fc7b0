export const passkeyStrings = {
  'button.loginWithPasskey': 'Login with a Passkey',
  'passkey.success.content': 'Your Passkey has been successfully authenticated.',

  'passkey.registrationStart.title': 'Set up a new Passkey',
  'passkey.registrationStart.subtitle': "With Passkeys you don't need to remember complex passwords.",
  'passkey.registrationStart.description':
    'A Passkey signs you in with your fingerprint, your face or your screen lock.',
  'passkey.registrationStart.unsupported': 'This browser cannot make Passkeys.',
  'button.createPasskey': 'Create a Passkey',
  'button.skip': 'Skip',

  'passkey.registrationSuccess.title': 'Passkey successfully created!',
  'passkey.registrationSuccess.titleWithoutNew': 'Your Passkeys',
  'passkey.registrationSuccess.existingPasskeys': 'Existing Passkeys',
  'passkey.registrationSuccess.none': 'You have no Passkeys.',
  'passkey.registrationSuccess.name': 'Name of the Passkey',
  'passkey.registrationSuccess.unnamed': 'Passkey',
  'passkey.registrationSuccess.edit': 'Edit {name}',
  'passkey.registrationSuccess.save': 'Save {name}',
  'passkey.registrationSuccess.delete': 'Delete {name}',
  'passkey.registrationSuccess.deleteQuestion': 'Delete “{name}”?',
  'passkey.registrationSuccess.deleteWarning': 'Once deleted, the passkey cannot be restored.',
  'passkey.registrationSuccess.setupAnother': 'Set up another Passkey',
  'button.done': 'Done',
  'button.delete': 'Delete',
  'button.cancel': 'Cancel',

  'error.passkeyUnknown': 'Unknown error occurred during passkey authentication. Please try again.',
  'error.passkeyRegistrationNotFound':
    'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.',
  'passkey.registrationStart.error.noUser':
    'Error: Cannot use PasskeyRegistration component without active user authenticated.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.',
  'passkey.registrationStart.errorUnknown':
    'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.',
} as const;
