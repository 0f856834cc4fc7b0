export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'این درخواست منقضی شده یا قبلاً پاسخ داده شده است. به برنامه بازگردید و از نو شروع کنید.',
  'error.unexpected': 'در این صفحه مشکلی پیش آمد. دوباره تلاش کنید.',
  'error.unreachable': 'اتصال به سرورهای ما ممکن نیست.',
  'error.otherUsersLink':
    'این پیوند برای حساب دیگری است، به همین دلیل وارد نشدید. پیوند ایمیلی را باز کنید که خودتان درخواست کرده‌اید.',
  'error.invalidResponse': 'سرورهای ما پاسخ نامعتبری دادند.',
  'error.invalidJson': 'سرورهای ما پاسخ JSON نامعتبری دادند.',
  'error.captchaFailed':
    'تکمیل بررسی امنیتی ممکن نبود. دوباره تلاش کنید؛ اگر باز هم نشد، مسدودکننده‌های محتوا را در این صفحه غیرفعال کنید.',
  'error.insecurePage':
    'این صفحه نمی‌تواند پیوند امن بسازد: مرورگر این کار را فقط در صفحه‌های https اجازه می‌دهد.',
  'error.storageRefused':
    'مرورگر شما داده‌های این صفحه را نگه نمی‌دارد و این روش ورود به آن‌ها نیاز دارد. کوکی‌ها و داده‌های سایت را مجاز کنید یا روش دیگری را انتخاب کنید.',
  'error.invalidEmail': 'نشانی ایمیل نامعتبر است. دوباره تلاش کنید.',
  'error.invalidPhoneNumber': 'شماره تلفن نامعتبر است. دوباره تلاش کنید.',
  'error.otpCodeExpired': 'این کد منقضی یا استفاده شده است. «ارسال دوباره کد» را انتخاب کنید.',
  'error.otpCodeLocked': 'تعداد تلاش‌ها بیش از حد بود. «ارسال دوباره کد» را انتخاب کنید.',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'نشست فعالی وجود ندارد. برای ادامه وارد شوید.',
  'error.PasskeysUnsupportedError': 'این مرورگر نمی‌تواند در این صفحه از گذرکلید استفاده کند.',
  'error.IDPOAuthFlowMissingParamError': 'اطلاعات لازمی در درخواست نیست. به سازنده برنامه خبر دهید.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'نشانی ایمیل یا گذرواژه درست نیست.',
  'error.userUnauthenticated': 'برای ادامه وارد شوید.',
  'error.unauthorizedAction': 'اجازه این کار را ندارید.',
  'error.internalServerError': 'مشکلی در سرورهای ما پیش آمد. بعداً دوباره تلاش کنید.',
  'error.serviceUnavailable': 'سرورهای ما در دسترس نیستند. بعداً دوباره تلاش کنید.',
  'error.tooManyRequests': 'تعداد تلاش‌ها بیش از حد بود. کمی صبر کنید و دوباره تلاش کنید.',
  'error.userLockLimitReached':
    'تعداد تلاش‌های ناموفق بیش از حد بود. کد دیگری درخواست کنید یا بعداً دوباره تلاش کنید.',

  'error.emailNotFound': 'این نشانی ایمیل را نمی‌شناسیم.',
  'error.inactiveEmail': 'نمی‌توان به این نشانی ایمیل فرستاد. از نشانی دیگری استفاده کنید.',
  'error.duplicateEmail': 'حسابی با این نشانی ایمیل وجود دارد.',
  'error.invalidPhoneNumberCountryCode': 'کد کشور شماره تلفن نامعتبر است.',
  'error.phoneNumberNotFound': 'این شماره تلفن را نمی‌شناسیم.',
  'error.unsubscribedPhoneNumber':
    'این شماره دریافت پیام را لغو کرده است. در پاسخ به آخرین پیام START بفرستید یا از شماره دیگری استفاده کنید.',
  'error.duplicatePhoneNumber': 'حسابی با این شماره تلفن وجود دارد.',

  'error.unableToAuthOtpCode':
    'کد قبلاً استفاده یا منقضی شده است. مورد جدیدی درخواست کنید و دوباره تلاش کنید.',

  'error.resetPassword': 'پیش از ورود دوباره، گذرواژه جدیدی تعیین کنید.',
  'error.breachedPassword': 'این گذرواژه در نشت داده‌ها دیده شده است. گذرواژه دیگری انتخاب کنید.',
  'error.weakPassword': 'حدس زدن این گذرواژه خیلی آسان است. گذرواژه قوی‌تری انتخاب کنید.',

  'error.oauthUserRegistrationNotFound': 'این حساب این روش ورود را ندارد.',

  'error.webauthnRegistrationNotFound': 'این گذرکلید پیدا نشد.',
  'error.unableToRegisterWebauthnRegistration': 'ثبت گذرکلید ممکن نبود. دوباره تلاش کنید.',
  'error.unableToAuthWebauthnRegistration': 'تأیید گذرکلید شما ممکن نبود. دوباره تلاش کنید.',
  'error.biometricRegistrationNotFound': 'این حساب این داده‌های زیست‌سنجی را ندارد.',

  'error.unableToAuthenticateCryptoWallet': 'تأیید امضای کیف پول شما ممکن نبود. دوباره تلاش کنید.',
  'error.invalidCryptoWalletAddress': 'این نشانی متعلق به کیف پولی از این نوع نیست.',
  'error.cryptoWalletNotFound': 'این حساب این کیف پول را ندارد.',
  'error.invalidWalletAddressUser': 'این کیف پول متعلق به حساب دیگری است.',

  'error.totpNotFound': 'این حساب برنامه اصالت‌سنجی ندارد.',
  'error.activeTotpExists': 'این حساب از قبل برنامه اصالت‌سنجی دارد.',
  'error.invalidTotpCode': 'کد باید شش رقم داشته باشد.',
  'error.unableToAuthenticateTotp': 'کد درست نیست یا قبلاً استفاده شده است.',
  'error.unableToAuthenticateRecoveryCode': 'کد بازیابی درست نیست یا قبلاً استفاده شده است.',

  'error.connectedAppNotFound': 'این برنامه به این حساب متصل نیست.',
};
