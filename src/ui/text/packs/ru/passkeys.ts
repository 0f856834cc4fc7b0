export const passkeys = {
  'button.loginWithPasskey': 'Войти с ключом доступа',
  'passkey.success.content': 'Ключ доступа подтверждён.',

  'passkey.registrationStart.title': 'Настройте новый ключ доступа',
  'passkey.registrationStart.subtitle': 'С ключами доступа не нужно запоминать сложные пароли.',
  'passkey.registrationStart.description':
    'Ключ доступа позволяет входить по отпечатку пальца, лицу или блокировке экрана.',
  'passkey.registrationStart.unsupported': 'Этот браузер не может создавать ключи доступа.',
  'button.createPasskey': 'Создать ключ доступа',
  'button.skip': 'Пропустить',

  'passkey.registrationSuccess.title': 'Ключ доступа создан!',
  'passkey.registrationSuccess.titleWithoutNew': 'Ваши ключи доступа',
  'passkey.registrationSuccess.existingPasskeys': 'Имеющиеся ключи доступа',
  'passkey.registrationSuccess.none': 'У вас нет ключей доступа.',
  'passkey.registrationSuccess.name': 'Название ключа доступа',
  'passkey.registrationSuccess.unnamed': 'Ключ доступа',
  'passkey.registrationSuccess.edit': 'Изменить: {name}',
  'passkey.registrationSuccess.save': 'Сохранить: {name}',
  'passkey.registrationSuccess.delete': 'Удалить: {name}',
  'passkey.registrationSuccess.deleteQuestion': 'Удалить «{name}»?',
  'passkey.registrationSuccess.deleteWarning': 'Удалённый ключ доступа нельзя восстановить.',
  'passkey.registrationSuccess.setupAnother': 'Настроить ещё один ключ доступа',
  'button.done': 'Готово',
  'button.delete': 'Удалить',
  'button.cancel': 'Отмена',

  'error.passkeyUnknown': 'При проверке ключа доступа произошла неизвестная ошибка. Попробуйте ещё раз.',
  'error.passkeyRegistrationNotFound':
    'Ключ доступа не найден. Возможно, вы удалили его из аккаунта, но не из менеджера паролей. Попробуйте ещё раз.',
  'passkey.registrationStart.error.noUser':
    'Ошибка: чтобы создать ключ доступа, сначала нужно войти в аккаунт.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'Не удаётся создать ключ доступа: похоже, он уже зарегистрирован. Возможно, его зарегистрировали на другом устройстве и синхронизировали с этим.',
  'passkey.registrationStart.errorUnknown':
    'Ключ доступа не создан. Нажмите «Создать ключ доступа», чтобы попробовать ещё раз, или пропустите этот шаг.',
};
