const ASK_AGAIN = 'مورد جدیدی درخواست کنید و دوباره تلاش کنید.';
const SIGN_IN_AGAIN = 'دوباره وارد شوید.';
const TRY_AGAIN = 'دوباره تلاش کنید.';
/** Errors that only the site's operator can fix. */
const SITE = 'این سایت درست پیکربندی نشده است. به مدیر سایت خبر دهید.';
const WRONG_CALL = `پردازش آنچه ارسال شد ممکن نبود. ${TRY_AGAIN}`;
const LINK_ENDED = `پیوند قبلاً استفاده یا منقضی شده است. ${ASK_AGAIN}`;
const ELSEWHERE = 'در همان مرورگر و همان دستگاهی که شروع کردید، کار را تمام کنید.';
const UNKNOWN_APP = 'برنامه‌ای را که شما را به اینجا فرستاد نمی‌شناسیم.';
const WRONG_APP = 'برنامه‌ای که شما را به اینجا فرستاد درست پیکربندی نشده است.';
const PASSKEY_FAILED = `تأیید گذرکلید شما ممکن نبود. ${TRY_AGAIN}`;

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'این درخواست منقضی شده یا قبلاً پاسخ داده شده است. به برنامه بازگردید و از نو شروع کنید.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `در این صفحه مشکلی پیش آمد. ${TRY_AGAIN}`,
  'error.unreachable': 'اتصال به سرورهای ما ممکن نیست.',
  'error.invalidResponse': 'سرورهای ما پاسخ نامعتبری دادند.',
  'error.invalidJson': 'سرورهای ما پاسخ JSON نامعتبری دادند.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'تکمیل بررسی امنیتی ممکن نبود. دوباره تلاش کنید؛ اگر باز هم نشد، مسدودکننده‌های محتوا را در این صفحه غیرفعال کنید.',
  'error.insecurePage':
    'این صفحه نمی‌تواند پیوند امن بسازد: مرورگر این کار را فقط در صفحه‌های https اجازه می‌دهد.',
  'error.invalidEmail': `نشانی ایمیل نامعتبر است. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `شماره تلفن نامعتبر است. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'این کد منقضی یا قبلاً استفاده شده است. برای دریافت کد جدید، «ارسال دوباره کد» را انتخاب کنید.',
  'error.otpCodeLocked':
    'تعداد تلاش‌ها با این کد بیش از حد بود. برای دریافت کد جدید، «ارسال دوباره کد» را انتخاب کنید.',
  'error.otpCodeNotFound': `کد درست نیست. ${TRY_AGAIN}`,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'نشست فعالی وجود ندارد. برای ادامه وارد شوید.',
  'error.PasskeysUnsupportedError': 'این مرورگر نمی‌تواند در این صفحه از گذرکلید استفاده کند.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError': 'اطلاعات لازمی در درخواست نیست. به سازنده برنامه خبر دهید.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'نشانی ایمیل یا گذرواژه درست نیست.',
  'error.userUnauthenticated': 'برای ادامه وارد شوید.',
  'error.unauthorizedAction': 'اجازه این کار را ندارید.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': `نشست شما پایان یافته است. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionToken': `نشست شما پایان یافته است. ${SIGN_IN_AGAIN}`,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'مشکلی در سرورهای ما پیش آمد. بعداً دوباره تلاش کنید.',
  'error.serviceUnavailable': 'سرورهای ما در دسترس نیستند. بعداً دوباره تلاش کنید.',
  'error.tooManyRequests': 'تعداد تلاش‌ها بیش از حد بود. کمی صبر کنید و دوباره تلاش کنید.',
  'error.userLockLimitReached':
    'تعداد تلاش‌های ناموفق بیش از حد بود. کد دیگری درخواست کنید یا بعداً دوباره تلاش کنید.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,

  'error.emailNotFound': 'این نشانی ایمیل را نمی‌شناسیم.',
  'error.inactiveEmail': 'نمی‌توان به این نشانی ایمیل فرستاد. از نشانی دیگری استفاده کنید.',
  'error.duplicateEmail': 'حسابی با این نشانی ایمیل وجود دارد.',
  'error.invalidPhoneNumberCountryCode': 'کد کشور شماره تلفن نامعتبر است.',
  'error.phoneNumberNotFound': 'این شماره تلفن را نمی‌شناسیم.',
  'error.unsubscribedPhoneNumber':
    'این شماره دریافت پیام را لغو کرده است. در پاسخ به آخرین پیام START بفرستید یا از شماره دیگری استفاده کنید.',
  'error.duplicatePhoneNumber': 'حسابی با این شماره تلفن وجود دارد.',

  'error.invalidCode': `کد درست نیست. ${TRY_AGAIN}`,
  'error.unableToAuthOtpCode': `کد قبلاً استفاده یا منقضی شده است. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,

  'error.noUserPassword': 'این حساب گذرواژه ندارد.',
  'error.memberPasswordNotFound': 'این حساب گذرواژه ندارد.',
  'error.resetPassword': 'پیش از ورود دوباره، گذرواژه جدیدی تعیین کنید.',
  'error.breachedPassword': 'این گذرواژه در نشت داده‌ها دیده شده است. گذرواژه دیگری انتخاب کنید.',
  'error.weakPassword': 'حدس زدن این گذرواژه خیلی آسان است. گذرواژه قوی‌تری انتخاب کنید.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,

  'error.oauthTokenNotFound': `این ورود قبلاً استفاده یا منقضی شده است. ${SIGN_IN_AGAIN}`,
  'error.oauthFlowCallbackError': `تکمیل ورود ممکن نبود. ${SIGN_IN_AGAIN}`,
  'error.oauthStateMismatch': `تکمیل ورود ممکن نبود. ${SIGN_IN_AGAIN}`,
  'error.invalidCallbackId': `این ورود قبلاً استفاده یا منقضی شده است. ${SIGN_IN_AGAIN}`,
  'error.idTokenInvalid': `تکمیل ورود ممکن نبود. ${SIGN_IN_AGAIN}`,
  'error.idTokenExpired': `این ورود قبلاً استفاده یا منقضی شده است. ${SIGN_IN_AGAIN}`,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'این حساب این روش ورود را ندارد.',

  'error.webauthnRegistrationNotFound': 'این گذرکلید پیدا نشد.',
  'error.unableToRegisterWebauthnRegistration': `ثبت گذرکلید ممکن نبود. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'این حساب این داده‌های زیست‌سنجی را ندارد.',

  'error.unableToAuthenticateCryptoWallet': `تأیید امضای کیف پول شما ممکن نبود. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'این نشانی متعلق به کیف پولی از این نوع نیست.',
  'error.cryptoWalletNotFound': 'این حساب این کیف پول را ندارد.',
  'error.invalidWalletAddressUser': 'این کیف پول متعلق به حساب دیگری است.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,

  'error.totpNotFound': 'این حساب برنامه اصالت‌سنجی ندارد.',
  'error.activeTotpExists': 'این حساب از قبل برنامه اصالت‌سنجی دارد.',
  'error.invalidTotpCode': 'کد باید شش رقم داشته باشد.',
  'error.unableToAuthenticateTotp': 'کد درست نیست یا قبلاً استفاده شده است.',
  'error.unableToAuthenticateRecoveryCode': 'کد بازیابی درست نیست یا قبلاً استفاده شده است.',

  'error.connectedAppNotFound': 'این برنامه به این حساب متصل نیست.',
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
