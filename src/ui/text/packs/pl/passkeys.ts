export const passkeys = {
  'button.loginWithPasskey': 'Użyj klucza dostępu',
  'passkey.success.content': 'Klucz dostępu został zweryfikowany.',

  'passkey.registrationStart.title': 'Skonfiguruj nowy klucz dostępu',
  'passkey.registrationStart.subtitle': 'Dzięki kluczom dostępu nie trzeba pamiętać skomplikowanych haseł.',
  'passkey.registrationStart.description':
    'Klucz dostępu pozwala zalogować się odciskiem palca, twarzą lub blokadą ekranu.',
  'passkey.registrationStart.unsupported': 'Ta przeglądarka nie może tworzyć kluczy dostępu.',
  'button.createPasskey': 'Utwórz klucz dostępu',
  'button.skip': 'Pomiń',

  'passkey.registrationSuccess.title': 'Utworzono klucz dostępu!',
  'passkey.registrationSuccess.titleWithoutNew': 'Twoje klucze dostępu',
  'passkey.registrationSuccess.existingPasskeys': 'Istniejące klucze dostępu',
  'passkey.registrationSuccess.none': 'Nie masz kluczy dostępu.',
  'passkey.registrationSuccess.name': 'Nazwa klucza dostępu',
  'passkey.registrationSuccess.unnamed': 'Klucz dostępu',
  'passkey.registrationSuccess.edit': 'Edytuj: {name}',
  'passkey.registrationSuccess.save': 'Zapisz: {name}',
  'passkey.registrationSuccess.delete': 'Usuń: {name}',
  'passkey.registrationSuccess.deleteQuestion': 'Usunąć „{name}”?',
  'passkey.registrationSuccess.deleteWarning': 'Usuniętego klucza dostępu nie można przywrócić.',
  'passkey.registrationSuccess.setupAnother': 'Skonfiguruj kolejny klucz dostępu',
  'button.done': 'Gotowe',
  'button.delete': 'Usuń',
  'button.cancel': 'Anuluj',

  'error.passkeyUnknown': 'Podczas weryfikacji klucza dostępu wystąpił nieznany błąd. Spróbuj ponownie.',
  'error.passkeyRegistrationNotFound':
    'Nie znaleziono klucza dostępu. Być może został usunięty z konta, ale nie z menedżera haseł. Spróbuj ponownie.',
  'passkey.registrationStart.error.noUser':
    'Błąd: aby utworzyć klucz dostępu, trzeba się najpierw zalogować.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Nie można utworzyć klucza dostępu, ponieważ wygląda na już zarejestrowany. Być może zarejestrowano go na innym urządzeniu i zsynchronizowano z tym.',
  'passkey.registrationStart.errorUnknown':
    'Klucz dostępu nie został utworzony. Wybierz „Utwórz klucz dostępu”, aby spróbować ponownie, lub pomiń ten krok.',
};
