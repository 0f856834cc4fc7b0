export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'Этот запрос устарел, или на него уже ответили. Вернитесь в приложение и начните заново.',
  'error.unexpected': 'На этой странице произошёл сбой. Попробуйте ещё раз.',
  'error.unreachable': 'Не удалось связаться с нашими серверами.',
  'error.otherUsersLink':
    'Эта ссылка относится к другому аккаунту, поэтому вход не выполнен. Откройте ссылку из письма, которое вы запросили.',
  'error.invalidResponse': 'Наши серверы дали недопустимый ответ.',
  'error.invalidJson': 'Наши серверы дали недопустимый ответ JSON.',
  'error.captchaFailed':
    'Не удалось завершить проверку безопасности. Попробуйте ещё раз. Если не получится, отключите блокировку контента на этой странице.',
  'error.insecurePage':
    'Эта страница не может создать защищённую ссылку: браузер разрешает это только на страницах https.',
  'error.storageRefused':
    'Ваш браузер не сохраняет данные этой страницы, а этому способу входа они нужны. Разрешите сохранение данных сайтов или выберите другой способ.',
  'error.invalidEmail': 'Неверный адрес. Попробуйте ещё раз.',
  'error.invalidPhoneNumber': 'Неверный номер. Попробуйте ещё раз.',
  'error.otpCodeExpired': 'Код устарел или уже использован. Нажмите «Отправить снова».',
  'error.otpCodeLocked': 'Слишком много попыток. Нажмите «Отправить снова».',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'Нет активного сеанса. Войдите, чтобы продолжить.',
  'error.PasskeysUnsupportedError': 'Этот браузер не может использовать ключи доступа на этой странице.',
  'error.IDPOAuthFlowMissingParamError':
    'В запросе не хватает обязательных данных. Сообщите об этом разработчику приложения.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'Неверный адрес электронной почты или пароль.',
  'error.userUnauthenticated': 'Войдите, чтобы продолжить.',
  'error.unauthorizedAction': 'У вас нет разрешения на это действие.',
  'error.internalServerError': 'На наших серверах произошёл сбой. Попробуйте позже.',
  'error.serviceUnavailable': 'Наши серверы недоступны. Попробуйте позже.',
  'error.tooManyRequests': 'Слишком много попыток. Подождите.',
  'error.userLockLimitReached': 'Слишком много неудачных попыток. Запросите новый код или попробуйте позже.',

  'error.emailNotFound': 'Этот адрес электронной почты нам не известен.',
  'error.inactiveEmail': 'На этот адрес нельзя отправлять письма. Укажите другой.',
  'error.duplicateEmail': 'Аккаунт с этим адресом электронной почты уже есть.',
  'error.invalidPhoneNumberCountryCode': 'Неверный код страны в номере телефона.',
  'error.phoneNumberNotFound': 'Этот номер телефона нам не известен.',
  'error.unsubscribedPhoneNumber':
    'Этот номер отказался от сообщений. Ответьте START на последнее сообщение или укажите другой номер.',
  'error.duplicatePhoneNumber': 'Аккаунт с этим номером телефона уже есть.',

  'error.unableToAuthOtpCode': 'Код уже использован или устарел. Запросите новый и попробуйте ещё раз.',

  'error.resetPassword': 'Прежде чем войти снова, задайте новый пароль.',
  'error.breachedPassword': 'Этот пароль оказался в утечке данных. Выберите другой.',
  'error.weakPassword': 'Этот пароль слишком легко угадать. Выберите более надёжный.',

  'error.oauthUserRegistrationNotFound': 'У этого аккаунта нет такого способа входа.',

  'error.webauthnRegistrationNotFound': 'Мы не нашли этот ключ доступа.',
  'error.unableToRegisterWebauthnRegistration':
    'Не удалось зарегистрировать ключ доступа. Попробуйте ещё раз.',
  'error.unableToAuthWebauthnRegistration': 'Не удалось проверить ключ доступа. Попробуйте ещё раз.',
  'error.biometricRegistrationNotFound': 'У этого аккаунта нет этих биометрических данных.',

  'error.unableToAuthenticateCryptoWallet':
    'Не удалось проверить подпись вашего кошелька. Попробуйте ещё раз.',
  'error.invalidCryptoWalletAddress': 'Это не адрес кошелька такого типа.',
  'error.cryptoWalletNotFound': 'У этого аккаунта нет этого кошелька.',
  'error.invalidWalletAddressUser': 'Этот кошелёк принадлежит другому аккаунту.',

  'error.totpNotFound': 'У этого аккаунта нет приложения для аутентификации.',
  'error.activeTotpExists': 'У этого аккаунта уже есть приложение для аутентификации.',
  'error.invalidTotpCode': 'Код должен состоять из шести цифр.',
  'error.unableToAuthenticateTotp': 'Неверный код, или он уже использован.',
  'error.unableToAuthenticateRecoveryCode': 'Неверный код восстановления, или он уже использован.',

  'error.connectedAppNotFound': 'Это приложение не подключено к этому аккаунту.',
};
