/** Social sign-in, and the consent screen for other apps. */
export const providers = {
  'oauth.cancelled': 'ورود با {provider} را کامل نکردید. دوباره تلاش کنید یا راه دیگری انتخاب کنید.',
  'oauth.providerFailed': 'ورود با {provider} ممکن نبود. دوباره تلاش کنید یا راه دیگری انتخاب کنید.',
  'oauth.tokenUsed': 'این ورود قبلاً استفاده شده یا بیش از حد طول کشیده است. دوباره وارد شوید.',
  'oauth.otherBrowser':
    'این ورود در مرورگر یا دستگاه دیگری شروع شده است. آن را همان‌جا کامل کنید یا اینجا دوباره وارد شوید.',
  'oauth.inApp':
    'ممکن است Google اجازه ورود از داخل برنامه را ندهد. در این صورت، این صفحه را در مرورگرتان باز کنید.',

  'idpConsent.signIn.title': 'ورود به {clientName} با {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'ورود به {clientName}',
  'idpConsent.customScopes.title': '{clientName} می‌خواهد به حساب شما دسترسی داشته باشد',
  'idpConsent.allowClientTo': '{clientName} این اجازه‌ها را می‌خواهد:',
  'idpConsent.scopes.fullAccess': 'انجام کار از طرف شما: دیدن و تغییر همه‌چیز در حساب شما',
  'idpConsent.scopes.openid': 'تأیید هویت شما',
  'idpConsent.scopes.openid.account': 'دیدن اطلاعات ذخیره‌شده در حساب شما',
  'idpConsent.scopes.profile': 'دیدن اطلاعات شخصی نمایه شما',
  'idpConsent.scopes.profile.profile': 'نام، تصویر و زبان‌های ترجیحی شما',
  'idpConsent.scopes.profile.email': 'نشانی ایمیل شما',
  'idpConsent.scopes.profile.phone': 'شماره تلفن شما',
  'idpConsent.scopes.offlineAccess': 'حفظ دسترسی به داده‌های شما حتی وقتی از برنامه استفاده نمی‌کنید',
  'idpConsent.scopes.offlineAccess.offline': 'دسترسی به داده‌های شما وقتی آفلاین هستید',
  'idpConsent.scopes.offlineAccess.background': 'همگام‌سازی داده‌های شما در پس‌زمینه',
  'idpConsent.scopes.custom': 'استفاده از مجوز {scope}',
  'idpConsent.notGiven': '{clientName} این را هم خواسته است و دریافت نمی‌کند:',
  'idpConsent.untilRevoked': 'این دسترسی تا زمانی که آن را لغو کنید ادامه دارد.',
  'idpConsent.destination': 'با پاسخ شما به {destination} می‌روید.',
  'idpConsent.framed':
    'سایت دیگری این صفحه را داخل صفحه خودش نشان می‌دهد. برای حفاظت از حسابتان، این صفحه را جداگانه باز کنید و پاسخ دهید.',
  'idpConsent.button.allow': 'اجازه دادن',
  'idpConsent.button.deny': 'رد کردن',
  'idpConsent.denied': 'دسترسی برنامه رد شد.',
  'idpConsent.success.content': 'در حال بازگشت به {clientName}.',
  'idpConsent.noActiveSession': 'نشست فعالی وجود ندارد. برای ادامه وارد شوید.',
  'idpConsent.defaultClientName': 'برنامه',

  'idpLogout.title': 'از حساب خارج می‌شوید؟',
  'idpLogout.confirmMessage': 'مطمئنید که می‌خواهید از حساب {projectName} خود خارج شوید؟',
  'idpLogout.confirmMessageWithoutProject': 'مطمئنید که می‌خواهید از حسابتان خارج شوید؟',
  'idpLogout.yes': 'بله',
  'idpLogout.no': 'نه',
  'idpLogout.notLoggedOut': 'از حسابتان خارج نشدید. می‌توانید این صفحه را ببندید.',
};
