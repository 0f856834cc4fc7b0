export const passkeyStrings = {
  // Button on the first screen. At most 40 characters.
  'button.loginWithPasskey': 'Login with a Passkey',
  // Sentence below the title “Success!”.
  'passkey.success.content': 'Your Passkey has been successfully authenticated.',

  // Title.
  'passkey.registrationStart.title': 'Set up a new Passkey',
  // Sentence in bold below the title.
  'passkey.registrationStart.subtitle': "With Passkeys you don't need to remember complex passwords.",
  // Sentence below the one in bold.
  'passkey.registrationStart.description':
    'A passkey logs you in with your fingerprint, your face or your screen lock.',
  // Takes the place of the button “Create a Passkey”.
  'passkey.registrationStart.unsupported':
    'This browser cannot create passkeys. Use another browser, or skip this step.',
  // Button. An error quotes it. At most 40 characters.
  'button.createPasskey': 'Create a Passkey',
  // Button that leads on without a passkey. At most 40 characters.
  'button.skip': 'Skip',

  // Title, after a passkey was created.
  'passkey.registrationSuccess.title': 'Passkey successfully created!',
  // Title of the same screen when none was created.
  'passkey.registrationSuccess.titleWithoutNew': 'Your passkeys',
  // Heading of the list of passkeys.
  'passkey.registrationSuccess.existingPasskeys': 'Existing Passkeys',
  // Takes the place of an empty list.
  'passkey.registrationSuccess.none': 'You have no passkeys.',
  // Name of the field for a new name, for screen readers.
  'passkey.registrationSuccess.name': 'Name of the passkey',
  // Takes the place of a passkey’s name when it has none.
  'passkey.registrationSuccess.unnamed': 'Passkey',
  // Name of a button with an icon, for screen readers. {name}: of a passkey, chosen by the visitor.
  'passkey.registrationSuccess.edit': 'Edit {name}',
  'passkey.registrationSuccess.save': 'Save {name}',
  'passkey.registrationSuccess.delete': 'Delete {name}',
  // Question before a passkey is deleted. {name}: of the passkey, chosen by the visitor.
  'passkey.registrationSuccess.deleteQuestion': 'Delete “{name}”?',
  // Sentence below that question.
  'passkey.registrationSuccess.deleteWarning': 'Once deleted, the passkey cannot be restored.',
  // Button. At most 40 characters.
  'passkey.registrationSuccess.setupAnother': 'Set up another Passkey',
  // Button that ends the screen. At most 40 characters.
  'button.done': 'Done',
  // Buttons that answer the question before a passkey is deleted. At most 24 characters.
  'button.delete': 'Delete',
  'button.cancel': 'Cancel',

  // Error above a form.
  'error.passkeyUnknown': 'Unknown error occurred during passkey authentication. Please try again.',
  // Note above a form, after the button for a passkey was pressed. It is pressed again for another device.
  'error.passkeyNotHere':
    'No passkey was found on this device. Press again to use another device, or log in another way.',
  'error.passkeyRegistrationNotFound':
    'Passkey registration not found. You may have deleted the passkey from your account but not password manager. Please try again.',
  // Error above the button “Try again”: the visitor must log in first. The English text is fixed: write it for visitors.
  'passkey.registrationStart.error.noUser':
    'Error: Cannot use PasskeyRegistration component without active user authenticated.',
  // Error above the button “Create a Passkey”.
  'passkey.registrationStart.errorDuplicatePasskey':
    'The Passkey cannot be created as it seems to be already registered. It is possible this Passkey was registered on another device but has synced cross-device.',
  // Error above that button, which it quotes.
  'passkey.registrationStart.errorUnknown':
    'Your Passkey was not created. Click “Create a Passkey” to try again or skip without adding a Passkey.',
} as const;
