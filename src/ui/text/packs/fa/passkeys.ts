export const passkeys = {
  'button.loginWithPasskey': 'ورود با گذرکلید',
  'passkey.success.content': 'گذرکلید شما تأیید شد.',

  'passkey.registrationStart.title': 'گذرکلید جدیدی راه‌اندازی کنید',
  'passkey.registrationStart.subtitle': 'با گذرکلید لازم نیست گذرواژه‌های پیچیده را به خاطر بسپارید.',
  'passkey.registrationStart.description': 'گذرکلید شما را با اثر انگشت، چهره یا قفل صفحه‌نمایش وارد می‌کند.',
  'passkey.registrationStart.unsupported': 'این مرورگر نمی‌تواند گذرکلید بسازد.',
  'button.createPasskey': 'ساختن گذرکلید',
  'button.skip': 'رد شدن',

  'passkey.registrationSuccess.title': 'گذرکلید ساخته شد!',
  'passkey.registrationSuccess.titleWithoutNew': 'گذرکلیدهای شما',
  'passkey.registrationSuccess.existingPasskeys': 'گذرکلیدهای موجود',
  'passkey.registrationSuccess.none': 'گذرکلیدی ندارید.',
  'passkey.registrationSuccess.name': 'نام گذرکلید',
  'passkey.registrationSuccess.unnamed': 'گذرکلید',
  'passkey.registrationSuccess.edit': 'ویرایش {name}',
  'passkey.registrationSuccess.save': 'ذخیره {name}',
  'passkey.registrationSuccess.delete': 'حذف {name}',
  'passkey.registrationSuccess.deleteQuestion': '«{name}» حذف شود؟',
  'passkey.registrationSuccess.deleteWarning': 'گذرکلید پس از حذف قابل بازیابی نیست.',
  'passkey.registrationSuccess.setupAnother': 'راه‌اندازی گذرکلید دیگر',
  'button.done': 'تمام',
  'button.delete': 'حذف',
  'button.cancel': 'لغو',

  'error.passkeyUnknown': 'هنگام تأیید گذرکلید خطای ناشناخته‌ای رخ داد. دوباره تلاش کنید.',
  'error.passkeyRegistrationNotFound':
    'گذرکلید پیدا نشد. شاید آن را از حسابتان حذف کرده باشید، ولی نه از مدیر گذرواژه. دوباره تلاش کنید.',
  'passkey.registrationStart.error.noUser': 'خطا: برای ساختن گذرکلید ابتدا باید وارد شوید.',
  'passkey.registrationStart.errorDuplicatePasskey':
    'نمی‌توان گذرکلید را ساخت، چون به نظر می‌رسد قبلاً ثبت شده است. شاید در دستگاه دیگری ثبت و با این دستگاه همگام‌سازی شده باشد.',
  'passkey.registrationStart.errorUnknown':
    'گذرکلید شما ساخته نشد. برای تلاش دوباره «ساختن گذرکلید» را انتخاب کنید یا از این مرحله رد شوید.',
};
