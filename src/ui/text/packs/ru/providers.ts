/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled': 'Вы не завершили вход через {provider}. Попробуйте ещё раз или выберите другой способ.',
  'oauth.providerFailed': 'Не удалось войти через {provider}. Попробуйте ещё раз или выберите другой способ.',
  'oauth.tokenUsed': 'Этот вход уже использован или занял слишком много времени. Войдите ещё раз.',
  'oauth.otherBrowser':
    'Этот вход начали в другом браузере или на другом устройстве. Завершите его там или войдите ещё раз здесь.',
  'oauth.inApp':
    'Google может отказать во входе внутри приложения. В этом случае откройте эту страницу в браузере.',

  'idpConsent.signIn.title': 'Войдите в {clientName} через {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Войдите в {clientName}',
  'idpConsent.customScopes.title': '{clientName} запрашивает доступ к вашему аккаунту',
  'idpConsent.allowClientTo': '{clientName} запрашивает разрешения:',
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
  'idpConsent.notGiven': '{clientName} запрашивает и это, но не получит:',
  'idpConsent.untilRevoked': 'Этот доступ действует, пока вы его не отзовёте.',
  'idpConsent.destination': 'После ответа вы перейдёте на {destination}.',
  'idpConsent.framed':
    'Другой сайт показывает эту страницу внутри своей. Чтобы защитить ваш аккаунт, откройте эту страницу отдельно и ответьте там.',
  'idpConsent.button.allow': 'Разрешить',
  'idpConsent.button.deny': 'Отклонить',
  'idpConsent.denied': 'Приложению отказано в доступе.',
  'idpConsent.success.content': 'Возвращаем вас в {clientName}.',
  'idpConsent.noActiveSession': 'Нет активного сеанса. Войдите, чтобы продолжить.',
  'idpConsent.defaultClientName': 'Приложение',

  'idpLogout.title': 'Выйти из аккаунта?',
  'idpLogout.confirmMessage': 'Вы действительно хотите выйти из аккаунта {projectName}?',
  'idpLogout.confirmMessageWithoutProject': 'Вы действительно хотите выйти из аккаунта?',
  'idpLogout.yes': 'Да',
  'idpLogout.no': 'Нет',
  'idpLogout.notLoggedOut': 'Вы не вышли из аккаунта. Эту страницу можно закрыть.',
};
