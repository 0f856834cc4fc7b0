export const errors = {
  // The widget's own errors.
  'error.consentNotStarted':
    'انتهت صلاحية هذا الطلب أو تم الرد عليه. يُرجى الرجوع إلى التطبيق والبدء من جديد.',
  'error.unexpected': 'حدث خطأ في هذه الصفحة. يُرجى إعادة المحاولة.',
  'error.unreachable': 'تعذّر الاتصال بخوادمنا.',
  'error.otherUsersLink':
    'هذا الرابط مخصّص لحساب آخر، لذلك لم يتم تسجيل دخولك. يُرجى فتح الرابط الوارد في الرسالة التي طلبتها.',
  'error.invalidResponse': 'أرسلت خوادمنا ردًا غير صالح.',
  'error.invalidJson': 'أرسلت خوادمنا رد JSON غير صالح.',
  'error.captchaFailed':
    'تعذّر إكمال التحقق الأمني. يُرجى إعادة المحاولة، وإذا تكرر ذلك، فيُرجى إيقاف أدوات حظر المحتوى في هذه الصفحة.',
  'error.insecurePage': 'لا يمكن لهذه الصفحة إنشاء رابط آمن: لا يسمح المتصفح بذلك إلا في صفحات https.',
  'error.storageRefused':
    'لا يحفظ المتصفح بيانات هذه الصفحة، وطريقة تسجيل الدخول هذه تحتاج إليها. يُرجى السماح بملفات تعريف الارتباط وبيانات المواقع، أو اختيار طريقة أخرى.',
  'error.invalidEmail': 'عنوان البريد الإلكتروني غير صالح. يُرجى إعادة المحاولة.',
  'error.invalidPhoneNumber': 'رقم الهاتف غير صالح. يُرجى إعادة المحاولة.',
  'error.otpCodeExpired': 'الرمز مستخدم أو منتهي الصلاحية. يُرجى اختيار «إعادة إرسال الرمز».',
  'error.otpCodeLocked': 'محاولات كثيرة جدًا. يُرجى اختيار «إعادة إرسال الرمز».',

  // Errors of the browser.
  'error.NoCurrentSessionError': 'لا توجد جلسة نشطة. يُرجى تسجيل الدخول للمتابعة.',
  'error.PasskeysUnsupportedError': 'لا يمكن لهذا المتصفح استخدام مفاتيح المرور في هذه الصفحة.',
  'error.IDPOAuthFlowMissingParamError': 'تنقص الطلب معلومات ضرورية. يُرجى إبلاغ مطوّر التطبيق.',

  // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
  'error.unauthorizedCredentials': 'البريد الإلكتروني أو كلمة المرور غير صحيحة.',
  'error.userUnauthenticated': 'يُرجى تسجيل الدخول للمتابعة.',
  'error.unauthorizedAction': 'ليس لديك إذن للقيام بذلك.',
  'error.internalServerError': 'حدثت مشكلة في خوادمنا. يُرجى إعادة المحاولة لاحقًا.',
  'error.serviceUnavailable': 'خوادمنا غير متاحة حاليًا. يُرجى إعادة المحاولة لاحقًا.',
  'error.tooManyRequests': 'كثُرت المحاولات. يُرجى الانتظار قليلاً ثم إعادة المحاولة.',
  'error.userLockLimitReached': 'كثُرت المحاولات الخاطئة. يُرجى طلب رمز جديد أو إعادة المحاولة لاحقًا.',
  'error.emailNotFound': 'عنوان البريد الإلكتروني هذا غير معروف لدينا.',
  'error.inactiveEmail': 'لا يمكن إرسال رسائل إلى هذا العنوان. يُرجى استخدام عنوان آخر.',
  'error.duplicateEmail': 'يوجد حساب بعنوان البريد الإلكتروني هذا.',
  'error.invalidPhoneNumberCountryCode': 'رمز البلد في رقم الهاتف غير صالح.',
  'error.phoneNumberNotFound': 'رقم الهاتف هذا غير معروف لدينا.',
  'error.unsubscribedPhoneNumber':
    'هذا الرقم ألغى تلقّي الرسائل. يُرجى الرد على آخر رسالة بكلمة START أو استخدام رقم آخر.',
  'error.duplicatePhoneNumber': 'يوجد حساب برقم الهاتف هذا.',
  'error.unableToAuthOtpCode': 'استُخدم هذا الرمز من قبل أو انتهت صلاحيته. يُرجى طلب غيره وإعادة المحاولة.',
  'error.resetPassword': 'يُرجى تعيين كلمة مرور جديدة قبل تسجيل الدخول مجددًا.',
  'error.breachedPassword': 'ظهرت كلمة المرور هذه في تسريب بيانات. يُرجى اختيار كلمة أخرى.',
  'error.weakPassword': 'كلمة المرور هذه سهلة التخمين جدًا. يُرجى اختيار كلمة أقوى.',
  'error.oauthUserRegistrationNotFound': 'لا يستخدم هذا الحساب طريقة الدخول تلك.',
  'error.webauthnRegistrationNotFound': 'لم نعثر على مفتاح المرور هذا.',
  'error.unableToRegisterWebauthnRegistration': 'تعذّر تسجيل مفتاح المرور. يُرجى إعادة المحاولة.',
  'error.unableToAuthWebauthnRegistration': 'تعذّر التحقق من مفتاح مرورك. يُرجى إعادة المحاولة.',
  'error.biometricRegistrationNotFound': 'ليست لهذا الحساب تلك البيانات البيومترية.',
  'error.unableToAuthenticateCryptoWallet': 'تعذّر التحقق من توقيع محفظتك. يُرجى إعادة المحاولة.',
  'error.invalidCryptoWalletAddress': 'العنوان ليس لمحفظة من هذا النوع.',
  'error.cryptoWalletNotFound': 'ليست لهذا الحساب تلك المحفظة.',
  'error.invalidWalletAddressUser': 'هذه المحفظة لحساب آخر.',
  'error.totpNotFound': 'ليس لهذا الحساب تطبيق مصادقة.',
  'error.activeTotpExists': 'لهذا الحساب تطبيق مصادقة بالفعل.',
  'error.invalidTotpCode': 'يجب أن يتكوّن الرمز من ستة أرقام.',
  'error.unableToAuthenticateTotp': 'الرمز غير صحيح أو استُخدم من قبل.',
  'error.unableToAuthenticateRecoveryCode': 'رمز الاسترداد غير صحيح أو استُخدم من قبل.',
  'error.connectedAppNotFound': 'هذا التطبيق غير مرتبط بهذا الحساب.',
};
