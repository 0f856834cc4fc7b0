const SIGN_IN_AGAIN = 'Войдите ещё раз.';
const TRY_AGAIN = 'Попробуйте ещё раз.';
/** Errors that only the site's operator can fix. */
const SITE = 'Этот сайт неправильно настроен. Сообщите об этом его администратору.';
const WRONG_CALL = `Не удалось обработать отправленные данные. ${TRY_AGAIN}`;
const LINK_ENDED = 'Ссылка уже использована или устарела. Запросите новую и попробуйте ещё раз.';
const ELSEWHERE = 'Завершите вход в том же браузере и на том же устройстве, где вы его начали.';
const UNKNOWN_APP = 'Нам неизвестно приложение, из которого вы сюда перешли.';
const WRONG_APP = 'Приложение, из которого вы сюда перешли, неправильно настроено.';
const PASSKEY_FAILED = `Не удалось проверить ключ доступа. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'Этот запрос устарел, или на него уже ответили. Вернитесь в приложение и начните заново.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `На этой странице произошёл сбой. ${TRY_AGAIN}`,
  'error.unreachable': 'Не удалось связаться с нашими серверами.',
  'error.invalidResponse': 'Наши серверы дали недопустимый ответ.',
  'error.invalidJson': 'Наши серверы дали недопустимый ответ JSON.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'Не удалось завершить проверку безопасности. Попробуйте ещё раз. Если не получится, отключите блокировку контента на этой странице.',
  'error.insecurePage':
    'Эта страница не может создать защищённую ссылку: браузер разрешает это только на страницах https.',
  'error.invalidEmail': `Неверный адрес электронной почты. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `Неверный номер телефона. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'Этот код уже использован или устарел. Нажмите «Отправить снова», чтобы получить новый.',
  'error.otpCodeLocked':
    'Слишком много попыток ввести этот код. Нажмите «Отправить снова», чтобы получить новый.',
  'error.otpCodeNotFound': `Неверный код. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'Нет активного сеанса. Войдите, чтобы продолжить.',
  'error.PasskeysUnsupportedError': 'Этот браузер не может использовать ключи доступа на этой странице.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError':
    'В запросе не хватает обязательных данных. Сообщите об этом разработчику приложения.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'Неверный адрес электронной почты или пароль.',
  'error.userUnauthenticated': 'Войдите, чтобы продолжить.',
  'error.unauthorizedAction': 'У вас нет разрешения на это действие.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `Ваш сеанс завершён. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `Ваш сеанс завершён. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'На наших серверах произошёл сбой. Попробуйте позже.',
  'error.serviceUnavailable': 'Наши серверы недоступны. Попробуйте позже.',
  'error.tooManyRequests': 'Слишком много попыток. Подождите немного и попробуйте ещё раз.',
  'error.userLockLimitReached': 'Слишком много неудачных попыток. Запросите новый код или попробуйте позже.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'Этот адрес электронной почты нам не известен.',
  'error.inactiveEmail': 'На этот адрес нельзя отправлять письма. Укажите другой.',
  'error.duplicateEmail': 'Аккаунт с этим адресом электронной почты уже есть.',
  'error.invalidPhoneNumberCountryCode': 'Неверный код страны в номере телефона.',
  'error.phoneNumberNotFound': 'Этот номер телефона нам не известен.',
  'error.unsubscribedPhoneNumber':
    'Этот номер отказался от сообщений. Ответьте START на последнее сообщение или укажите другой номер.',
  'error.duplicatePhoneNumber': 'Аккаунт с этим номером телефона уже есть.',

  'error.invalidCode': `Неверный код. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': 'Код уже использован или устарел. Запросите новый и попробуйте ещё раз.',
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'У этого аккаунта нет пароля.',
  'error.memberPasswordNotFound': 'У этого аккаунта нет пароля.',
  'error.resetPassword': 'Прежде чем войти снова, задайте новый пароль.',
  'error.breachedPassword': 'Этот пароль оказался в утечке данных. Выберите другой.',
  'error.weakPassword': 'Этот пароль слишком легко угадать. Выберите более надёжный.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `Этот вход уже использован или устарел. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `Не удалось завершить вход. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `Не удалось завершить вход. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `Этот вход уже использован или устарел. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `Не удалось завершить вход. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `Этот вход уже использован или устарел. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'У этого аккаунта нет такого способа входа.',

  'error.webauthnRegistrationNotFound': 'Мы не нашли этот ключ доступа.',
  'error.unableToRegisterWebauthnRegistration': `Не удалось зарегистрировать ключ доступа. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'У этого аккаунта нет этих биометрических данных.',

  'error.unableToAuthenticateCryptoWallet': `Не удалось проверить подпись вашего кошелька. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'Это не адрес кошелька такого типа.',
  'error.cryptoWalletNotFound': 'У этого аккаунта нет этого кошелька.',
  'error.invalidWalletAddressUser': 'Этот кошелёк принадлежит другому аккаунту.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'У этого аккаунта нет приложения для аутентификации.',
  'error.activeTotpExists': 'У этого аккаунта уже есть приложение для аутентификации.',
  'error.invalidTotpCode': 'Код должен состоять из шести цифр.',
  'error.unableToAuthenticateTotp': 'Неверный код, или он уже использован.',
  'error.unableToAuthenticateRecoveryCode': 'Неверный код восстановления, или он уже использован.',

  'error.connectedAppNotFound': 'Это приложение не подключено к этому аккаунту.',
  'error.oauthClientNotFound': UNKNOWN_APP,
  'error.invalidClient': UNKNOWN_APP,
  'error.invalidRedirectUri': WRONG_APP,
  'error.oidcPromptNoneMustBeExclusive': WRONG_APP,
  'error.invalidRequest': WRONG_APP,
  'error.invalidScope': WRONG_APP,
  'error.unauthorizedClient': WRONG_APP,
  'error.idpAccessTokenNotFound': SIGN_IN_AGAIN,
  'error.idpAccessTokenExpired': SIGN_IN_AGAIN,
  'error.unableToAuthImpersonationToken': LINK_ENDED,
};

export const errors = { ...own, ...ofThisBrowser, ...ofTheProvider };
