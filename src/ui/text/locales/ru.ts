import type { LocaleMessages } from '../messageGroups';

/** Russian, with "вы". "Passkey" is "ключ доступа", as Google and Microsoft write it. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'Назад',
    'button.continue': 'Продолжить',
    'button.retry': 'Попробовать ещё раз',
    'methodDivider.text': 'или',
    'login.loading': 'Загрузка…',
    'name.quoted': '«{name}»',
    'link.newTab': 'Откроется в новой вкладке',

    'formField.email.label': 'Адрес эл.\u00a0почты',
    'formField.email.placeholder': 'example@email.com',
    'formField.phone.label': 'Номер телефона',
    'formField.phone.country.ariaLabel': 'Код страны',
    'formField.phone.countries': 'Страны и регионы',
    'formField.phone.moreCountries': 'Другие страны и регионы',
    'formField.otp.ariaLabel': 'Введите 6-значный код',
    'formField.otp.description': 'Код проверяется сразу после ввода шестой цифры.',
    'formField.passcode.status.verifying': 'Проверяем код…',

    'login.title': 'Зарегистрируйтесь или войдите',
    'tab.email': 'Эл. почта',
    'tab.text': 'SMS',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'Способы получить код или ссылку',
    'button.emailLogin': 'Продолжить по эл.\u00a0почте',
    'button.sms': 'Продолжить по SMS',
    'button.whatsapp': 'Продолжить с WhatsApp',
    'hint.magicLink': 'Отправим ссылку на эл.\u00a0почту. Без пароля.',
    'hint.email': 'Отправим 6-значный код на эл.\u00a0почту.',
    'hint.sms': 'Отправим 6-значный код в SMS.',
    'hint.whatsapp': 'Отправим 6-значный код в WhatsApp.',
    'hint.password': 'Далее — пароль.',
    'lastUsed.label': 'Последний вход',
    'lastUsed.passkey': 'Последний вход: ключ доступа',
    'email.suggestion': 'Вы имели в виду {email}?',
    'phone.question': 'На какой номер отправить код?',

    'passcode.title': 'Введите код',
    'passcode.sentConfirmation': 'Мы отправили 6-значный код на <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'Код действует ещё {timeRemaining}.',
    'passcode.expired': 'Срок действия кода истёк.',
    'passcode.didntGetIt': 'Ничего не пришло?',
    'passcode.resendCode': 'Отправить код ещё раз',
    'passcode.codeSent': 'Код отправлен',
    'passcode.resendWait':
      'Новый код можно запросить через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}',
    'otp.success.content': 'Код подтверждён.',

    'emailConfirmation.content': 'Мы отправили письмо на <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'Откройте ссылку в нём, чтобы войти.',
    'emailConfirmation.otherAddress': 'Указать другой адрес эл.\u00a0почты',
    'link.openInGmail': 'Открыть в Gmail',
    'link.openInYahoo': 'Открыть в Yahoo Mail',
    'link.openInOutlook': 'Открыть в Outlook',
    'linkElsewhere.newLink': 'Отправить новую ссылку',
    'linkElsewhere.useCode': 'Войти по коду',

    'toast.area.ariaLabel': 'Уведомления',
    'toast.dismiss.ariaLabel': 'Закрыть',
    'toast.emailResent': 'Письмо отправлено ещё раз',
    'watermark.altText': 'Работает на <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'Пароль',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'Показать пароль',
    'formField.password.hide': 'Скрыть пароль',

    'password.strength.label': 'Надёжность пароля',
    'password.strength.unknown': 'Ещё не оценён',
    'password.strength.veryWeak': 'Очень слабый',
    'password.strength.weak': 'Слабый',
    'password.strength.good': 'Хороший',
    'password.strength.strong': 'Надёжный',
    'password.strength.provisional': '{strength}, проверяем…',
    'password.strength.checkFailed': 'Не удалось проверить этот пароль.',
    'password.strength.checkAgain': 'Проверить ещё раз',
    'password.strength.hint': 'Придумайте длинный пароль, который вы больше нигде не используете.',
    'password.strength.advice': 'Попробуйте три случайных слова',
    'password.rules.met': 'Выполнено:',
    'password.rules.notMet': 'Ещё не выполнено:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {Минимум # символ} few {Минимум # символа} many {Минимум # символов} other {Минимум # символа}}',
    'password.strengthError.complexity':
      'Минимум {complexity} из следующего: заглавная буква, строчная буква, цифра, символ (например, ! или ?)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'Короткие сочетания соседних клавиш легко угадать',
    'password.zxcvbn.warning.straightRows': 'Клавиши, идущие подряд в одном ряду, легко угадать',
    'password.zxcvbn.warning.repeats': 'Повторы вроде «aaa» легко угадать',
    'password.zxcvbn.warning.longerRepeats':
      'Повторы вроде «abcabcabc» угадать лишь немного сложнее, чем «abc»',
    'password.zxcvbn.warning.sequences': 'Последовательности вроде «abc» или «6543» легко угадать',
    'password.zxcvbn.warning.recentYears': 'Недавние годы легко угадать',
    'password.zxcvbn.warning.dates': 'Даты часто легко угадать',
    'password.zxcvbn.warning.top10CommonPassword': 'Это один из 10 самых популярных паролей',
    'password.zxcvbn.warning.top100CommonPassword': 'Это один из 100 самых популярных паролей',
    'password.zxcvbn.warning.veryCommonPassword': 'Это очень популярный пароль',
    'password.zxcvbn.warning.similarToCommonPassword': 'Этот пароль похож на популярный',
    'password.zxcvbn.warning.wordByItself': 'Одно слово легко угадать',
    'password.zxcvbn.warning.names': 'Имена и фамилии сами по себе легко угадать',
    'password.zxcvbn.warning.commonNames': 'Популярные имена и фамилии легко угадать',

    'createAccount.title': 'Выберите способ регистрации',
    'password.createAccount.content': 'Создайте пароль',
    'password.forgot.content':
      'Мы отправили письмо на <bold>{email}</bold>. Откройте ссылку в нём, чтобы задать новый пароль.',
    'password.breached.content':
      'Ваш пароль оказался в утечке данных другого сайта. Чтобы защитить аккаунт, мы отправили письмо на <bold>{email}</bold>. Откройте ссылку в нём, чтобы задать новый пароль.',
    'password.resetRequired.content':
      'Чтобы защитить аккаунт, мы отключили старый пароль. Мы отправили письмо на <bold>{email}</bold>. Откройте ссылку в нём, чтобы задать новый пароль.',
    'password.setNew.title': 'Задайте пароль',
    'password.setNew.content':
      'У вашего аккаунта ещё нет пароля. Мы отправили письмо на <bold>{email}</bold>. Откройте ссылку в нём, чтобы задать пароль.',
    'password.mailFailed': 'Не удалось отправить письмо на <bold>{email}</bold>. Попробуйте ещё раз.',
    'password.didntGetItResend': 'Ничего не пришло? <resendButton>Отправить письмо ещё раз</resendButton>',
    'password.resendWait':
      'Ещё одно письмо можно запросить через {seconds, plural, one {# секунду} few {# секунды} many {# секунд} other {# секунды}}',
    'button.createPasswordInstead': 'Создать пароль',
    'button.emailMagicLink': 'Получить ссылку на эл.\u00a0почту',
    'button.emailOTP': 'Получить код на эл.\u00a0почту',
    'button.changeEmail': 'Изменить',
    'button.forgotPassword': 'Забыли пароль?',
    'error.passwordMissing': 'Введите пароль.',
    'login.success.content': 'Вход выполнен.',

    'password.reset.title': 'Задайте новый пароль',
    'password.reset.label': 'Новый пароль',
    'password.reset.loggingInProgress': 'Выполняется вход…',
    'password.reset.failed.title': 'Не удалось выполнить вход',
    'password.reset.confirmLogin.content': 'Нажмите кнопку, чтобы войти.',
    'password.reset.spent.title': 'Эта ссылка больше не работает',
    'password.reset.spent.content':
      'Её уже использовали, или её срок действия истёк. Мы можем отправить новое письмо.',
    'password.reset.newMail': 'Отправить новое письмо',
    'password.reset.newMailSent':
      'Мы отправили письмо на <bold>{email}</bold>. Откройте ссылку из него в этом браузере.',

    // Passkeys.
    'button.loginWithPasskey': 'Войти с ключом доступа',
    'passkey.success.content': 'Ключ доступа подтверждён.',

    'passkey.registrationStart.title': 'Настройте новый ключ доступа',
    'passkey.registrationStart.subtitle': 'С ключами доступа не нужно запоминать сложные пароли.',
    'passkey.registrationStart.description':
      'Ключ доступа позволяет входить с помощью отпечатка пальца, лица или блокировки экрана.',
    'passkey.registrationStart.unsupported':
      'Этот браузер не может создавать ключи доступа. Откройте другой браузер или пропустите этот шаг.',
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
    'error.passkeyNotHere':
      'На этом устройстве ключ доступа не найден. Войдите другим способом или нажмите кнопку ещё раз, чтобы использовать ключ с другого устройства.',
    'error.passkeyRegistrationNotFound':
      'Ключ доступа не найден. Возможно, вы удалили его из аккаунта, но не из менеджера паролей. Попробуйте ещё раз.',
    'passkey.registrationStart.error.noUser':
      'Ошибка: чтобы создать ключ доступа, сначала нужно войти в аккаунт.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'Не удаётся создать ключ доступа: похоже, он уже зарегистрирован. Возможно, его зарегистрировали на другом устройстве и синхронизировали с этим.',
    'passkey.registrationStart.errorUnknown':
      'Ключ доступа не создан. Нажмите «Создать ключ доступа», чтобы попробовать ещё раз, или пропустите этот шаг.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled':
      'Вы не завершили вход через {provider}. Попробуйте ещё раз или выберите другой способ.',
    'oauth.providerFailed':
      'Не удалось войти через {provider}. Попробуйте ещё раз или выберите другой способ.',
    'oauth.otherBrowser':
      'Этот вход начали в другом браузере или на другом устройстве. Завершите его там или войдите ещё раз здесь.',
    'oauth.inApp': 'Google может не пустить из приложения. Тогда откройте эту страницу в Safari или Chrome.',

    'idpConsent.signIn.title': 'Войдите в {clientName} через {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'Войдите в {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'Войдите в приложение через {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'Войдите в приложение',
    'idpConsent.customScopes.title': '{clientName} запрашивает доступ к вашему аккаунту',
    'idpConsent.customScopes.titleWithoutApp': 'Приложение запрашивает доступ к вашему аккаунту',
    'idpConsent.allowClientTo': '{clientName} запрашивает разрешение:',
    'idpConsent.allowClientToWithoutApp': 'Приложение запрашивает разрешения:',
    'idpConsent.scopes.fullAccess':
      'Действовать от вашего имени: просматривать и изменять всё в вашем аккаунте',
    'idpConsent.scopes.openid': 'Подтверждать вашу личность',
    'idpConsent.scopes.openid.account': 'Просматривать информацию, сохранённую в вашем аккаунте',
    'idpConsent.scopes.profile': 'Просматривать личные данные в вашем профиле',
    'idpConsent.scopes.profile.profile': 'Ваше имя, фото и языковые настройки',
    'idpConsent.scopes.profile.email': 'Ваш адрес электронной почты',
    'idpConsent.scopes.profile.phone': 'Ваш номер телефона',
    'idpConsent.scopes.offlineAccess':
      'Сохранять доступ к вашим данным, даже когда вы не пользуетесь приложением',
    'idpConsent.scopes.offlineAccess.offline': 'Получать доступ к вашим данным, когда вы не в сети',
    'idpConsent.scopes.offlineAccess.background': 'Синхронизировать ваши данные в фоновом режиме',
    'idpConsent.scopes.custom': 'Использовать разрешение {scope}',
    'idpConsent.notGiven': '{clientName} также запрашивает следующее, но не получит этого:',
    'idpConsent.notGivenWithoutApp': 'Приложение запрашивает и это, но не получит:',
    'idpConsent.untilRevoked': 'Этот доступ действует, пока вы его не отзовёте.',
    'idpConsent.destination': 'После ответа вы перейдёте на {destination}.',
    'idpConsent.framed':
      'Другой сайт показывает эту страницу внутри своей. Чтобы защитить аккаунт, откройте её отдельно.',
    'idpConsent.button.allow': 'Разрешить',
    'idpConsent.button.deny': 'Отклонить',
    'idpConsent.denied.title': 'Доступ запрещён',
    'idpConsent.denied': 'Приложению отказано в доступе.',
    'idpConsent.success.content': 'Возвращаем вас в {clientName}.',
    'idpConsent.success.contentWithoutApp': 'Возвращаем вас в приложение.',
    'idpConsent.noActiveSession.title': 'Сначала войдите',
    'idpConsent.noActiveSession': 'Нет активного сеанса. Войдите, чтобы продолжить.',
    'idpConsent.failed.title': 'Ошибка',
    'idpConsent.defaultClientName': 'Приложение',

    'idpLogout.title': 'Выйти из аккаунта?',
    'idpLogout.confirmMessage': 'Вы действительно хотите выйти из аккаунта {projectName}?',
    'idpLogout.confirmMessageWithoutProject': 'Вы действительно хотите выйти из аккаунта?',
    'idpLogout.yes': 'Да',
    'idpLogout.no': 'Нет',
    'idpLogout.notLoggedOut.title': 'Вы не вышли',
    'idpLogout.notLoggedOut': 'Вы не вышли из аккаунта. Эту страницу можно закрыть.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'Продолжить с кошельком Ethereum',
    'crypto.wallet.continueWithSolana': 'Продолжить с кошельком Solana',
    'crypto.wallet.continueWithOtherWallet': 'Продолжить с другим криптокошельком',
    'crypto.wallet.setupNewWallet': 'Настроить новый криптокошелёк',

    'crypto.connectWallet.title': 'Подключите кошелёк',
    'crypto.connectWallet.instructionPopup': 'Выберите аккаунт в своём кошельке ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'Выберите аккаунт в своём кошельке.',
    'crypto.signMessage.title': 'Подпишите сообщение',
    'crypto.signMessage.instruction':
      'Одобрите сообщение в своём кошельке ({wallet}). Это бесплатно и подтвердит, что аккаунт ваш.',
    'crypto.signMessage.instructionWithoutName':
      'Одобрите сообщение в своём кошельке. Это бесплатно и подтвердит, что аккаунт ваш.',
    'crypto.signMessage.account': 'Аккаунт {address}',
    'crypto.troubleHelp':
      'Окно не появилось? Откройте кошелёк: возможно, запрос ждёт там. Если нет, вернитесь и попробуйте ещё раз.',

    'crypto.continueWithOtherWallet.title': 'Продолжите с другим кошельком',
    'crypto.setupNewWallet.title': 'Настройте новый криптокошелёк',
    'crypto.setupNewWallet.content':
      'Кошелёк — это расширение браузера или приложение, где хранятся ваши аккаунты.',
    'crypto.setupNewWallet.instruction':
      'Выберите кошелёк и следуйте его указаниям. Затем вернитесь и обновите эту страницу.',

    'crypto.success.content': 'Кошелёк подключён.',

    'crypto.error.title': 'Похоже, произошла ошибка',
    'crypto.error.content': 'Можно также вернуться и выбрать другой кошелёк или другой способ входа.',
    'crypto.error.connect': '[Ошибка] Не удалось подключиться к кошельку',
    'crypto.error.sign': '[Ошибка] Не удалось подписать сообщение',
    'crypto.error.declined': 'Запрос отклонён в кошельке. Если вы этого не хотели, попробуйте ещё раз.',
    'crypto.error.unauthorized':
      'Кошелёк не разрешает этому сайту использовать этот аккаунт. Разблокируйте кошелёк, разрешите в нём доступ этому сайту и попробуйте ещё раз.',
    'crypto.error.disconnected':
      'Кошелёк заблокирован или не подключён к сети. Откройте его, проверьте подключение и попробуйте ещё раз.',
    'crypto.error.alreadyOpen':
      'Кошелёк всё ещё ждёт ответа на предыдущий запрос. Откройте его, ответьте и попробуйте ещё раз.',
    'crypto.error.noAccount':
      'Кошелёк не предоставил аккаунт. Создайте или выберите аккаунт в кошельке и попробуйте ещё раз.',
    'crypto.error.accountChanged':
      'Тем временем в кошельке выбрали другой аккаунт. Попробуйте ещё раз, чтобы войти с ним.',
    'crypto.error.wrongSignature':
      'Подпись сделана другим аккаунтом или пришла слишком поздно. Попробуйте ещё раз.',
    'crypto.error.gone': 'Кошелька больше нет на этой странице. Обновите страницу и попробуйте ещё раз.',
    'crypto.error.otherSite':
      'Сообщение создано для другого сайта, поэтому мы не просили кошелёк его подписать.',
    'crypto.error.unsafe': 'Сообщение составлено неправильно, поэтому мы не просили кошелёк его подписать.',

    // The widget's own errors.
    'error.consentNotStarted':
      'Этот запрос устарел, или на него уже ответили. Вернитесь в приложение и начните заново.',
    'error.unexpected': 'На этой странице произошёл сбой. Попробуйте ещё раз.',
    'error.unreachable': 'Не удалось связаться с нашими серверами. Проверьте интернет и попробуйте ещё раз.',
    'error.notLoaded': 'Не удалось загрузить часть этой страницы. Проверьте интернет и попробуйте ещё раз.',
    'error.otherUsersLink':
      'Эта ссылка относится к другому аккаунту, поэтому вход не выполнен. Откройте ссылку из письма, которое вы запросили.',
    'error.invalidResponse': 'Наши серверы прислали некорректный ответ. Попробуйте ещё раз позже.',
    'error.invalidJson': 'Наши серверы прислали некорректный ответ JSON. Попробуйте ещё раз позже.',
    'error.captchaFailed':
      'Не удалось завершить проверку безопасности. Попробуйте ещё раз или отключите блокировку контента.',
    'error.insecurePage': 'Эта страница небезопасна. Сообщите об этом её администратору.',
    'error.storageRefused':
      'Браузер блокирует куки. Разрешите их и попробуйте ещё раз или войдите другим способом.',
    'error.invalidEmail': 'Неверный адрес. Попробуйте ещё раз.',
    'error.invalidPhoneNumber': 'Неверный номер. Попробуйте ещё раз.',
    'error.otpCodeExpired': 'Код устарел или уже использован. Нажмите «Отправить код ещё раз».',
    'error.otpCodeLocked': 'Слишком много неверных кодов. Нажмите «Отправить код ещё раз».',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'Нет активного сеанса. Войдите, чтобы продолжить.',
    'error.PasskeysUnsupportedError':
      'Этот браузер не может использовать ключи доступа на этой странице. Войдите другим способом.',
    'error.IDPOAuthFlowMissingParamError':
      'В запросе не хватает обязательных данных. Сообщите об этом разработчику приложения.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'Неверный адрес или пароль. Попробуйте ещё раз, смените пароль или войдите другим способом.',
    'error.userUnauthenticated': 'Войдите, чтобы продолжить.',
    'error.unauthorizedAction': 'У вас нет разрешения на это действие. Обратитесь к администратору сайта.',
    'error.internalServerError': 'На наших серверах произошёл сбой. Попробуйте позже.',
    'error.serviceUnavailable': 'Наши серверы недоступны. Попробуйте позже.',
    'error.tooManyRequests': 'Слишком много попыток. Подождите минуту и попробуйте ещё раз.',
    'error.userLockLimitReached':
      'Слишком много неудачных попыток. Попробуйте позже или войдите другим способом.',

    'error.emailNotFound': 'Этот адрес электронной почты нам неизвестен. Проверьте и попробуйте ещё раз.',
    'error.inactiveEmail': 'На этот адрес нельзя отправлять письма. Укажите другой.',
    'error.duplicateEmail': 'Аккаунт с этим адресом электронной почты уже есть. Войдите в него.',
    'error.invalidPhoneNumberCountryCode':
      'Неверный код страны в номере телефона. Проверьте и попробуйте ещё раз.',
    'error.phoneNumberNotFound': 'Этот номер телефона нам неизвестен. Проверьте и попробуйте ещё раз.',
    'error.unsubscribedPhoneNumber':
      'Номер отписан от наших сообщений. Ответьте START на наш номер или войдите по эл. почте.',
    'error.duplicatePhoneNumber': 'Аккаунт с этим номером телефона уже есть. Войдите в него.',
    'error.downstreamCarrierError':
      'Не удалось отправить сообщение на этот номер. Попробуйте ещё раз или войдите другим способом.',
    'error.tooManyUnverifiedFactors':
      'Слишком много неподтверждённых адресов или номеров. Войдите другим способом.',

    'error.unableToAuthOtpCode': 'Код уже использован или устарел. Запросите новый и попробуйте ещё раз.',

    'error.resetPassword': 'Прежде чем войти снова, задайте новый пароль.',
    'error.weakPassword': 'Этот пароль слишком легко угадать. Попробуйте три случайных слова.',

    'error.oauthUserRegistrationNotFound':
      'Этот способ входа не настроен для этого аккаунта. Выберите другой.',

    'error.webauthnRegistrationNotFound': 'Ключ доступа не найден. Войдите другим способом.',
    'error.unableToRegisterWebauthnRegistration':
      'Не удалось зарегистрировать ключ доступа. Попробуйте ещё раз.',
    'error.unableToAuthWebauthnRegistration': 'Не удалось проверить ключ доступа. Попробуйте ещё раз.',
    'error.biometricRegistrationNotFound':
      'У этого аккаунта нет таких биометрических данных. Войдите другим способом.',

    'error.unableToAuthenticateCryptoWallet':
      'Не удалось проверить подпись вашего кошелька. Попробуйте ещё раз.',
    'error.invalidCryptoWalletAddress': 'Это не адрес кошелька такого типа. Выберите другой кошелёк.',
    'error.cryptoWalletNotFound': 'Этот кошелёк не подключён к этому аккаунту. Выберите другой кошелёк.',
    'error.invalidWalletAddressUser': 'Этот кошелёк принадлежит другому аккаунту. Выберите другой кошелёк.',

    'error.totpNotFound': 'У этого аккаунта нет приложения для аутентификации. Войдите другим способом.',
    'error.activeTotpExists': 'У этого аккаунта уже есть приложение для аутентификации. Сначала удалите его.',
    'error.invalidTotpCode': 'Код должен состоять из шести цифр. Проверьте и попробуйте ещё раз.',
    'error.unableToAuthenticateTotp': 'Неверный код, или он уже использован. Попробуйте следующий.',
    'error.unableToAuthenticateRecoveryCode':
      'Неверный код восстановления, или он уже использован. Попробуйте другой.',

    'error.connectedAppNotFound': 'Это приложение не подключено к этому аккаунту. Обновите страницу.',
  },
  groups: {
    continueWithProvider: 'Продолжить с {provider}',
    continueWithWallet: 'Продолжить с {wallet}',
    success: 'Готово!',
    checkYourEmail: 'Проверьте почту',
    openWhereRequested: 'Ссылка работает только там, где её запросили',
    askedElsewhere:
      'Её запросили в другом браузере или на другом устройстве. Откройте её там или запросите новую здесь.',
    canTakeAMinute: 'Доставка может занять минуту. Проверьте и папку «Спам».',
    signIn: 'Вход',
    signInWithoutPassword: 'Войти без пароля',
    setNewPassword: 'Задайте новый пароль',
    breachedPassword: 'Найден в утечке данных: выберите другой.',
    siteMisconfigured:
      'Сайт неправильно настроен. Сообщите об этом его администратору или войдите другим способом.',
    requestNotProcessed: 'Не удалось обработать отправленные данные. Попробуйте ещё раз.',
    linkUsed: 'Ссылка уже использована или устарела. Запросите новую и попробуйте ещё раз.',
    otherBrowser: 'Завершите вход в том же браузере и на том же устройстве, где вы его начали.',
    signInAgain: 'Войдите ещё раз.',
    sessionEnded: 'Ваш сеанс завершён. Войдите ещё раз.',
    signInUsed: 'Эта попытка входа уже использована или заняла слишком много времени. Войдите ещё раз.',
    signInFailed: 'Не удалось завершить вход. Войдите ещё раз.',
    unknownApp: 'Нам неизвестно приложение, из которого вы сюда перешли. Вернитесь в него.',
    appMisconfigured:
      'Приложение, из которого вы сюда перешли, неправильно настроено. Сообщите об этом его администратору.',
    noPassword: 'У этого аккаунта нет пароля. Войдите другим способом.',
    wrongCode: 'Неверный код. Попробуйте ещё раз.',
  },
};
