export const passkeys = {
  'button.loginWithPasskey': 'Mit Passkey anmelden',
  'passkey.success.content': 'Ihr Passkey wurde erfolgreich geprüft.',

  'passkey.registrationStart.title': 'Neuen Passkey einrichten',
  'passkey.registrationStart.subtitle': 'Mit Passkeys müssen Sie sich keine komplizierten Passwörter merken.',
  'passkey.registrationStart.description':
    'Mit einem Passkey melden Sie sich mit Ihrem Fingerabdruck, Ihrem Gesicht oder Ihrer Displaysperre an.',
  'passkey.registrationStart.unsupported': 'Dieser Browser kann keine Passkeys erstellen.',
  'button.createPasskey': 'Passkey erstellen',
  'button.skip': 'Überspringen',

  'passkey.registrationSuccess.title': 'Passkey erstellt!',
  'passkey.registrationSuccess.titleWithoutNew': 'Ihre Passkeys',
  'passkey.registrationSuccess.existingPasskeys': 'Vorhandene Passkeys',
  'passkey.registrationSuccess.none': 'Sie haben keine Passkeys.',
  'passkey.registrationSuccess.name': 'Name des Passkeys',
  'passkey.registrationSuccess.unnamed': 'Passkey',
  'passkey.registrationSuccess.edit': '{name} bearbeiten',
  'passkey.registrationSuccess.save': '{name} speichern',
  'passkey.registrationSuccess.delete': '{name} löschen',
  'passkey.registrationSuccess.deleteQuestion': '„{name}“ löschen?',
  'passkey.registrationSuccess.deleteWarning': 'Ein gelöschter Passkey kann nicht wiederhergestellt werden.',
  'passkey.registrationSuccess.setupAnother': 'Weiteren Passkey einrichten',
  'button.done': 'Fertig',
  'button.delete': 'Löschen',
  'button.cancel': 'Abbrechen',

  'error.passkeyUnknown':
    'Beim Prüfen des Passkeys ist ein unbekannter Fehler aufgetreten. Bitte versuchen Sie es erneut.',
  'error.passkeyRegistrationNotFound':
    'Der Passkey wurde nicht gefunden. Vielleicht haben Sie ihn in Ihrem Konto gelöscht, aber nicht in Ihrem Passwortmanager. Bitte versuchen Sie es erneut.',
  'passkey.registrationStart.error.noUser':
    'Fehler: Um einen Passkey zu erstellen, müssen Sie sich zuerst anmelden.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Der Passkey kann nicht erstellt werden, da er bereits registriert zu sein scheint. Vielleicht wurde er auf einem anderen Gerät registriert und mit diesem synchronisiert.',
  'passkey.registrationStart.errorUnknown':
    'Ihr Passkey wurde nicht erstellt. Wählen Sie „Passkey erstellen“, um es erneut zu versuchen, oder überspringen Sie diesen Schritt.',
};
