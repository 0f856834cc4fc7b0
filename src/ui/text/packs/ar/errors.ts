const ASK_AGAIN = 'يُرجى طلب غيره وإعادة المحاولة.';
const SIGN_IN_AGAIN = 'يُرجى تسجيل الدخول مجددًا.';
const TRY_AGAIN = 'يُرجى إعادة المحاولة.';
/** Errors that only the site's operator can fix. */
const SITE = 'هذا الموقع غير معدّ على نحو صحيح. يُرجى إبلاغ القائمين عليه.';
const WRONG_CALL = `تعذّرت معالجة ما أُرسل. ${TRY_AGAIN}`;
const LINK_ENDED = `استُخدم هذا الرابط من قبل أو انتهت صلاحيته. ${ASK_AGAIN}`;
const ELSEWHERE = 'يُرجى الإكمال في المتصفح والجهاز اللذين بدأت منهما.';
const UNKNOWN_APP = 'لم نتعرّف على التطبيق الذي أحالك إلى هنا.';
const WRONG_APP = 'التطبيق الذي أحالك إلى هنا غير معدّ على نحو صحيح.';
const PASSKEY_FAILED = `تعذّر التحقق من مفتاح مرورك. ${TRY_AGAIN}`;
const SESSION_ENDED = `انتهت جلستك. ${SIGN_IN_AGAIN}`;
const SIGN_IN_SPENT = `استُخدم طلب الدخول هذا من قبل أو انتهت صلاحيته. ${SIGN_IN_AGAIN}`;
const SIGN_IN_FAILED = `تعذّر إكمال تسجيل الدخول. ${SIGN_IN_AGAIN}`;
const WRONG_CODE = `الرمز غير صحيح. ${TRY_AGAIN}`;
const NO_PASSWORD = 'ليس لهذا الحساب كلمة مرور.';

/** The widget's own errors. */
const own = {
  'error.consentOriginNotAllowed': SITE,
  'error.consentNotStarted':
    'انتهت صلاحية هذا الطلب أو تم الرد عليه. يُرجى الرجوع إلى التطبيق والبدء من جديد.',
  'error.insufficientScope': SITE,
  'error.originNotAllowed': SITE,
  'error.unexpected': `حدث خطأ في هذه الصفحة. ${TRY_AGAIN}`,
  'error.unreachable': 'تعذّر الاتصال بخوادمنا.',
  'error.invalidResponse': 'أرسلت خوادمنا ردًا غير صالح.',
  'error.invalidJson': 'أرسلت خوادمنا رد JSON غير صالح.',
  'error.schema': WRONG_CALL,
  'error.captchaFailed':
    'تعذّر إكمال التحقق الأمني. يُرجى إعادة المحاولة، وإذا تكرر ذلك، فيُرجى إيقاف أدوات حظر المحتوى في هذه الصفحة.',
  'error.insecurePage': 'لا يمكن لهذه الصفحة إنشاء رابط آمن: لا يسمح المتصفح بذلك إلا في صفحات https.',
  'error.invalidEmail': `عنوان البريد الإلكتروني غير صالح. ${TRY_AGAIN}`,
  'error.invalidPhoneNumber': `رقم الهاتف غير صالح. ${TRY_AGAIN}`,
  'error.otpCodeExpired':
    'استُخدم هذا الرمز من قبل أو انتهت صلاحيته. يُرجى اختيار «إعادة إرسال الرمز» للحصول على رمز جديد.',
  'error.otpCodeLocked': 'كثُرت المحاولات بهذا الرمز. يُرجى اختيار «إعادة إرسال الرمز» للحصول على رمز جديد.',
  'error.otpCodeNotFound': WRONG_CODE,
};

/** Errors of the browser. */
const ofThisBrowser = {
  'error.MissingPKCEError': ELSEWHERE,
  'error.NoCurrentSessionError': 'لا توجد جلسة نشطة. يُرجى تسجيل الدخول للمتابعة.',
  'error.PasskeysUnsupportedError': 'لا يمكن لهذا المتصفح استخدام مفاتيح المرور في هذه الصفحة.',
  'error.InvalidStartUrlError': SITE,
  'error.InvalidRedirectSchemeError': SITE,
  'error.IDPOAuthFlowMissingParamError': 'تنقص الطلب معلومات ضرورية. يُرجى إبلاغ مطوّر التطبيق.',
};

/** The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`. */
const ofTheProvider = {
  'error.unauthorizedCredentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'error.userUnauthenticated': 'يُرجى تسجيل الدخول للمتابعة.',
  'error.unauthorizedAction': 'ليس لديك إذن للقيام بذلك.',
  'error.invalidSecretAuthentication': SIGN_IN_AGAIN,
  'error.sessionNotFound': SESSION_ENDED,
  'error.invalidSessionToken': SESSION_ENDED,
  'error.invalidSessionDuration': SITE,
  'error.internalServerError': 'حدثت مشكلة في خوادمنا. يُرجى إعادة المحاولة لاحقًا.',
  'error.serviceUnavailable': 'خوادمنا غير متاحة حاليًا. يُرجى إعادة المحاولة لاحقًا.',
  'error.tooManyRequests': 'كثُرت المحاولات. يُرجى الانتظار قليلاً ثم إعادة المحاولة.',
  'error.userLockLimitReached': 'كثُرت المحاولات الخاطئة. يُرجى طلب رمز جديد أو إعادة المحاولة لاحقًا.',
  'error.routeNotFound': WRONG_CALL,
  'error.unknownError': WRONG_CALL,
  'error.emailNotFound': 'عنوان البريد الإلكتروني هذا غير معروف لدينا.',
  'error.inactiveEmail': 'لا يمكن إرسال رسائل إلى هذا العنوان. يُرجى استخدام عنوان آخر.',
  'error.duplicateEmail': 'يوجد حساب بعنوان البريد الإلكتروني هذا.',
  'error.invalidPhoneNumberCountryCode': 'رمز البلد في رقم الهاتف غير صالح.',
  'error.phoneNumberNotFound': 'رقم الهاتف هذا غير معروف لدينا.',
  'error.unsubscribedPhoneNumber':
    'هذا الرقم ألغى تلقّي الرسائل. يُرجى الرد على آخر رسالة بكلمة START أو استخدام رقم آخر.',
  'error.duplicatePhoneNumber': 'يوجد حساب برقم الهاتف هذا.',
  'error.invalidCode': WRONG_CODE,
  'error.unableToAuthOtpCode': `استُخدم هذا الرمز من قبل أو انتهت صلاحيته. ${ASK_AGAIN}`,
  'error.magicLinkNotFound': LINK_ENDED,
  'error.unableToAuthMagicLink': LINK_ENDED,
  'error.pkceExpectedCodeVerifier': ELSEWHERE,
  'error.pkceDidNotExpectCodeVerifier': ELSEWHERE,
  'error.pkceMismatch': ELSEWHERE,
  'error.invalidPkceCodeChallenge': WRONG_CALL,
  'error.noMatchForProvidedMagicLinkUrl': SITE,
  'error.redirectUrlNotFound': SITE,
  'error.invalidToken': LINK_ENDED,
  'error.noUserPassword': NO_PASSWORD,
  'error.memberPasswordNotFound': NO_PASSWORD,
  'error.resetPassword': 'يُرجى تعيين كلمة مرور جديدة قبل تسجيل الدخول مجددًا.',
  'error.breachedPassword': 'ظهرت كلمة المرور هذه في تسريب بيانات. يُرجى اختيار كلمة أخرى.',
  'error.weakPassword': 'كلمة المرور هذه سهلة التخمين جدًا. يُرجى اختيار كلمة أقوى.',
  'error.unableToAuthPasswordResetToken': LINK_ENDED,
  'error.invalidPasswordResetRedirectUrl': SITE,
  'error.oauthTokenNotFound': SIGN_IN_SPENT,
  'error.oauthFlowCallbackError': SIGN_IN_FAILED,
  'error.oauthStateMismatch': SIGN_IN_FAILED,
  'error.invalidCallbackId': SIGN_IN_SPENT,
  'error.idTokenInvalid': SIGN_IN_FAILED,
  'error.idTokenExpired': SIGN_IN_SPENT,
  'error.idTokenIncorrectAudience': SITE,
  'error.invalidOauthProvider': SITE,
  'error.oauthConfigNotFound': SITE,
  'error.noLoginRedirectUrlsSet': SITE,
  'error.noSignupRedirectUrlsSet': SITE,
  'error.defaultProviderNotAllowed': SITE,
  'error.originNotAllowedForClient': SITE,
  'error.oauthUserRegistrationNotFound': 'لا يستخدم هذا الحساب طريقة الدخول تلك.',
  'error.webauthnRegistrationNotFound': 'لم نعثر على مفتاح المرور هذا.',
  'error.unableToRegisterWebauthnRegistration': `تعذّر تسجيل مفتاح المرور. ${TRY_AGAIN}`,
  'error.unableToAuthWebauthnRegistration': PASSKEY_FAILED,
  'error.invalidDomain': SITE,
  'error.biometricRegistrationNotFound': 'ليست لهذا الحساب تلك البيانات البيومترية.',
  'error.unableToAuthenticateCryptoWallet': `تعذّر التحقق من توقيع محفظتك. ${TRY_AGAIN}`,
  'error.invalidCryptoWalletAddress': 'العنوان ليس لمحفظة من هذا النوع.',
  'error.cryptoWalletNotFound': 'ليست لهذا الحساب تلك المحفظة.',
  'error.invalidWalletAddressUser': 'هذه المحفظة لحساب آخر.',
  'error.cryptoWalletTypeIncompatibleWithSiwe': SITE,
  'error.invalidSiweUri': SITE,
  'error.invalidSiweChainId': SITE,
  'error.invalidSiweStatement': SITE,
  'error.invalidSiweMessageRequestId': SITE,
  'error.invalidSiweResource': SITE,
  'error.totpNotFound': 'ليس لهذا الحساب تطبيق مصادقة.',
  'error.activeTotpExists': 'لهذا الحساب تطبيق مصادقة بالفعل.',
  'error.invalidTotpCode': 'يجب أن يتكوّن الرمز من ستة أرقام.',
  'error.unableToAuthenticateTotp': 'الرمز غير صحيح أو استُخدم من قبل.',
  'error.unableToAuthenticateRecoveryCode': 'رمز الاسترداد غير صحيح أو استُخدم من قبل.',
  'error.connectedAppNotFound': 'هذا التطبيق غير مرتبط بهذا الحساب.',
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
