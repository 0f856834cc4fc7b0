export const passwords = {
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
  'password.strength.checkAgain': 'Проверить снова',
  'password.strength.hint': 'Придумайте длинный пароль, который вы больше нигде не используете.',
  'password.rules.met': 'Выполнено:',
  'password.rules.notMet': 'Ещё не выполнено:',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {Минимум # символ} few {Минимум # символа} many {Минимум # символов} other {Минимум # символа}}',
  'password.strengthError.complexity':
    'Используйте минимум {complexity} из следующего: заглавная буква, строчная буква, цифра, символ',
  'password.strengthError.breached': 'Найден в утечке данных: выберите другой.',

  'password.zxcvbn.warning.shortKeyboardPatterns': 'Короткие сочетания соседних клавиш легко угадать',
  'password.zxcvbn.warning.straightRows': 'Клавиши подряд из одного ряда легко угадать',
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
  'password.login.title': 'Вход',
  'password.forgot.title': 'Проверьте почту',
  'password.forgot.content':
    'Мы отправили письмо на <bold>{email}</bold>. Перейдите по ссылке в нём, чтобы задать новый пароль.',
  'password.breached.title': 'Задайте новый пароль',
  'password.breached.content':
    'Ваш пароль оказался в утечке данных другого сайта, и его могут знать посторонние. Чтобы защитить ваш аккаунт, мы отправили письмо на <bold>{email}</bold>. Перейдите по ссылке в нём, чтобы задать новый пароль.',
  'password.resetRequired.title': 'Задайте новый пароль',
  'password.resetRequired.content':
    'Ваш аккаунт изменился, и старый пароль больше не работает. Мы отправили письмо на <bold>{email}</bold>. Перейдите по ссылке в нём, чтобы задать новый пароль.',
  'password.setNew.title': 'Задайте пароль',
  'password.setNew.content':
    'У вашего аккаунта ещё нет пароля. Мы отправили письмо на <bold>{email}</bold>. Перейдите по ссылке в нём, чтобы задать пароль.',
  'password.mailFailed': 'Не удалось отправить письмо на <bold>{email}</bold>.',
  'password.didntGetItResend': 'Ничего не пришло? <resendButton>Отправить снова</resendButton>',
  'password.mailHint': 'Доставка может занять минуту. Проверьте и папку «Спам».',
  'password.resendWait': 'Ещё одно письмо можно запросить через {seconds}\u00a0с',
  'button.createPasswordInstead': 'Создать пароль',
  'button.emailMagicLink': 'Получить ссылку по почте',
  'button.emailOTP': 'Получить код по почте',
  'button.forgotPassword': 'Забыли пароль?',
  'button.loginWithoutPassword': 'Войти без пароля',
  'error.passwordMissing': 'Введите пароль.',
  'login.success.content': 'Вход выполнен.',

  'password.reset.title': 'Задайте новый пароль',
  'password.reset.label': 'Новый пароль',
  'password.reset.loggingInProgress': 'Выполняется вход…',
  'password.reset.loginWithoutPassword': 'Войти без пароля',
  'password.reset.failed.title': 'Не удалось выполнить вход',
  'password.reset.confirmLogin.title': 'Вход',
  'password.reset.confirmLogin.content': 'Осталось одно нажатие.',
  'password.reset.spent.title': 'Эта ссылка больше не работает',
  'password.reset.spent.content':
    'Её уже использовали, или её срок действия истёк. Мы можем отправить новое письмо.',
  'password.reset.newMail': 'Новое письмо',
  'password.reset.newMailSent':
    'Мы отправили письмо на <bold>{email}</bold>. Откройте ссылку из него в этом браузере.',
  'password.reset.elsewhere.title': 'Откройте ссылку там, где вы начали',
  'password.reset.elsewhere.content':
    'Это письмо запросили в другом браузере или на другом устройстве, и в целях безопасности ссылки из него работают только там. Откройте ссылку там или запросите новое письмо здесь.',
};
