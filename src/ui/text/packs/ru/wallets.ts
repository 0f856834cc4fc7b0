export const wallets = {
  'crypto.wallet.otherEthereum': 'кошелёк Ethereum',
  'crypto.wallet.otherSolana': 'кошелёк Solana',
  'crypto.wallet.continueWithEthereum': 'Продолжить с кошельком Ethereum',
  'crypto.wallet.continueWithSolana': 'Продолжить с кошельком Solana',
  'crypto.wallet.continueWithOtherWallet': 'Продолжить с другим кошельком',
  'crypto.wallet.setupNewWallet': 'Настроить новый криптокошелёк',

  'crypto.connectWallet.title': 'Подключите кошелёк',
  'crypto.connectWallet.instructionPopup': 'Выберите аккаунт в своём кошельке ({wallet}).',
  'crypto.signMessage.title': 'Подпишите сообщение',
  'crypto.signMessage.instruction':
    'Подпишите сообщение в своём кошельке ({wallet}), чтобы подтвердить, что аккаунт ваш. Это бесплатно, и средства не перемещаются.',
  'crypto.signMessage.account': 'Аккаунт {address}',
  'crypto.troubleHelp':
    'Нет окна? Откройте кошелёк: возможно, запрос ждёт там. Если нет, вернитесь и попробуйте ещё раз.',

  'crypto.continueWithOtherWallet.title': 'Продолжите с другим кошельком',
  'crypto.setupNewWallet.title': 'Настройте новый криптокошелёк',
  'crypto.setupNewWallet.content':
    'Кошелёк — это расширение браузера или приложение, где хранятся ваши аккаунты.',
  'crypto.setupNewWallet.instruction':
    'Выберите кошелёк и следуйте его указаниям. Затем вернитесь и обновите эту страницу.',

  'crypto.success.title': 'Готово!',
  'crypto.success.content': 'Кошелёк подключён.',

  'crypto.error.title': 'Похоже, произошла ошибка',
  'crypto.error.content': 'Можно также вернуться и выбрать другой кошелёк или другой способ входа.',
  'crypto.error.connect': '[Ошибка] Не удалось подключиться к кошельку',
  'crypto.error.sign': '[Ошибка] Не удалось подписать сообщение',
  'crypto.error.declined': 'Запрос отклонён в кошельке. Если вы этого не хотели, попробуйте ещё раз.',
  'crypto.error.unauthorized':
    'Кошелёк не разрешает этому сайту использовать этот аккаунт. Разблокируйте его, разрешите в нём этот сайт и попробуйте ещё раз.',
  'crypto.error.disconnected':
    'Кошелёк заблокирован или не подключён к сети. Откройте его, проверьте подключение и попробуйте ещё раз.',
  'crypto.error.alreadyOpen':
    'Кошелёк всё ещё ждёт ответа на предыдущий запрос. Откройте его, ответьте и попробуйте ещё раз.',
  'crypto.error.noAccount':
    'Кошелёк не предоставил аккаунт. Создайте или выберите аккаунт в кошельке и попробуйте ещё раз.',
  'crypto.error.accountChanged':
    'Тем временем в кошельке выбрали другой аккаунт. Попробуйте ещё раз, чтобы войти с ним.',
  'crypto.error.wrongSignature':
    'Подпись сделана не подключённым аккаунтом или пришла слишком поздно. Попробуйте ещё раз.',
  'crypto.error.gone': 'Кошелька больше нет на этой странице. Обновите страницу и попробуйте ещё раз.',
  'crypto.error.otherSite':
    'Сообщение создано для другого сайта, поэтому мы не просили кошелёк его подписать.',
  'crypto.error.unsafe': 'Сообщение составлено неправильно, поэтому мы не просили кошелёк его подписать.',
};
