import type { LocaleMessages } from '../messageGroups';

/** Modern Standard Arabic, with verbal nouns instead of imperatives, which would show the visitor's gender. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'رجوع',
    'button.continue': 'متابعة',
    'button.retry': 'إعادة المحاولة',
    'methodDivider.text': 'أو',
    'login.loading': 'جارٍ التحميل…',
    'name.quoted': '«{name}»',
    'link.newTab': 'يُفتح في علامة تبويب جديدة',

    'formField.email.label': 'عنوان البريد الإلكتروني',
    'formField.email.placeholder': 'example@email.com',
    'formField.phone.label': 'رقم الهاتف',
    'formField.phone.country.ariaLabel': 'رمز البلد',
    'formField.phone.countries': 'البلدان والمناطق',
    'formField.phone.moreCountries': 'المزيد من البلدان والمناطق',
    'formField.otp.ariaLabel': 'إدخال رمز التحقق المكوّن من 6 أرقام',
    'formField.otp.description': 'يجري التحقق من الرمز فور إدخال الرقم السادس.',
    'formField.passcode.status.verifying': 'جارٍ التحقق من الرمز…',

    'login.title': 'إنشاء حساب أو تسجيل الدخول',
    'tab.email': 'البريد',
    'tab.text': 'رسالة نصية',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'طرق تلقّي رمز أو رابط',
    'button.emailLogin': 'المتابعة بالبريد الإلكتروني',
    'button.sms': 'المتابعة برسالة نصية',
    'button.whatsapp': 'المتابعة عبر WhatsApp',
    'hint.magicLink': 'سنرسل رابطًا إلى بريدك الإلكتروني. لا حاجة إلى كلمة مرور.',
    'hint.email': 'سنرسل رمزًا مكوّنًا من 6 أرقام إلى بريدك الإلكتروني.',
    'hint.sms': 'سنرسل رمزًا مكوّنًا من 6 أرقام في رسالة نصية.',
    'hint.whatsapp': 'سنرسل رمزًا مكوّنًا من 6 أرقام عبر WhatsApp.',
    'hint.password': 'الخطوة التالية: إدخال كلمة المرور أو إنشاؤها.',
    'lastUsed.label': 'آخر طريقة مستخدمة',
    'lastUsed.passkey': 'آخر طريقة مستخدمة: مفتاح مرور',
    'email.suggestion': 'هل المقصود {email}؟',
    'phone.question': 'إلى أي رقم نرسل الرمز؟',

    'passcode.title': 'إدخال رمز التحقق',
    'passcode.sentConfirmation': 'أرسلنا رمز تحقق مكوّنًا من 6 أرقام إلى <bold>{destination}</bold>.',
    'passcode.expirationCountdown': 'تنتهي صلاحية الرمز خلال {timeRemaining}.',
    'passcode.expired': 'انتهت صلاحية الرمز.',
    'passcode.didntGetIt': 'ألم يصل الرمز؟',
    'passcode.resendCode': 'إعادة إرسال الرمز',
    'passcode.codeSent': 'تم إرسال الرمز',
    'passcode.resendWait':
      'يمكنك طلب رمز جديد بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
    'otp.success.content': 'تم التحقق من الرمز بنجاح.',

    'emailConfirmation.content': 'أرسلنا رسالة إلى <bold>{email}</bold>.',
    'emailConfirmation.instruction': 'يُرجى فتح الرابط الوارد فيها لتسجيل الدخول.',
    'emailConfirmation.otherAddress': 'استخدام بريد إلكتروني آخر',
    'link.openInGmail': 'فتح Gmail',
    'link.openInYahoo': 'فتح Yahoo Mail',
    'link.openInOutlook': 'فتح Outlook',
    'linkElsewhere.newLink': 'إرسال رابط جديد',
    'linkElsewhere.useCode': 'استخدام رمز بدلًا من ذلك',

    'toast.area.ariaLabel': 'الإشعارات',
    'toast.dismiss.ariaLabel': 'إغلاق',
    'toast.emailResent': 'أُعيد إرسال الرسالة',
    'watermark.altText': 'بدعم من <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'كلمة المرور',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'إظهار كلمة المرور',
    'formField.password.hide': 'إخفاء كلمة المرور',

    'password.strength.label': 'قوة كلمة المرور',
    'password.strength.unknown': 'لم تُقيَّم بعد',
    'password.strength.veryWeak': 'ضعيفة جدًا',
    'password.strength.weak': 'ضعيفة',
    'password.strength.good': 'جيدة',
    'password.strength.strong': 'قوية',
    'password.strength.provisional': '{strength}، جارٍ التحقق…',
    'password.strength.checkFailed': 'تعذّر التحقق من كلمة المرور هذه.',
    'password.strength.checkAgain': 'إعادة التحقق',
    'password.strength.hint': 'يُرجى اختيار كلمة مرور طويلة غير مستخدمة في أي مكان آخر.',
    'password.strength.advice': 'يُرجى تجربة ثلاث كلمات عشوائية',
    'password.rules.met': 'مستوفى:',
    'password.rules.notMet': 'غير مستوفى بعد:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, zero {# حرف على الأقل} one {حرف واحد على الأقل} two {حرفان على الأقل} few {# أحرف على الأقل} many {# حرفًا على الأقل} other {# حرف على الأقل}}',
    'password.strengthError.complexity':
      '{complexity} على الأقل مما يلي: حرف كبير، حرف صغير، رقم، رمز (مثل @ أو #)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'أنماط لوحة المفاتيح القصيرة سهلة التخمين',
    'password.zxcvbn.warning.straightRows': 'المفاتيح المتتالية في صف واحد سهلة التخمين',
    'password.zxcvbn.warning.repeats': 'التكرار مثل «aaa» سهل التخمين',
    'password.zxcvbn.warning.longerRepeats': 'تخمين التكرار مثل «abcabcabc» أصعب قليلًا فقط من تخمين «abc»',
    'password.zxcvbn.warning.sequences': 'التسلسل مثل «abc» أو «6543» سهل التخمين',
    'password.zxcvbn.warning.recentYears': 'السنوات الأخيرة سهلة التخمين',
    'password.zxcvbn.warning.dates': 'التواريخ سهلة التخمين غالبًا',
    'password.zxcvbn.warning.top10CommonPassword': 'من كلمات المرور العشر الأكثر شيوعًا',
    'password.zxcvbn.warning.top100CommonPassword': 'من كلمات المرور المئة الأكثر شيوعًا',
    'password.zxcvbn.warning.veryCommonPassword': 'كلمة مرور شائعة جدًا',
    'password.zxcvbn.warning.similarToCommonPassword': 'تشبه كلمة مرور شائعة',
    'password.zxcvbn.warning.wordByItself': 'الكلمة الواحدة وحدها سهلة التخمين',
    'password.zxcvbn.warning.names': 'الأسماء وأسماء العائلات وحدها سهلة التخمين',
    'password.zxcvbn.warning.commonNames': 'الأسماء وأسماء العائلات الشائعة سهلة التخمين',

    'createAccount.title': 'اختيار طريقة إنشاء الحساب',
    'password.createAccount.content': 'إنشاء كلمة مرور',
    'password.forgot.content':
      'أرسلنا رسالة إلى <bold>{email}</bold>. يُرجى فتح الرابط الوارد فيها لتعيين كلمة مرور جديدة.',
    'password.breached.content':
      'ظهرت كلمة مرورك في تسريب بيانات من موقع آخر، وقد يعرفها آخرون. لحماية حسابك، أرسلنا رسالة إلى <bold>{email}</bold>. يُرجى فتح الرابط الوارد فيها لتعيين كلمة مرور جديدة.',
    'password.resetRequired.content':
      'لحماية حسابك، لم تعد كلمة مرورك القديمة صالحة. أرسلنا رسالة إلى <bold>{email}</bold>. يُرجى فتح الرابط الوارد فيها لتعيين كلمة مرور جديدة.',
    'password.setNew.title': 'تعيين كلمة مرور',
    'password.setNew.content':
      'ليس لحسابك كلمة مرور بعد. أرسلنا رسالة إلى <bold>{email}</bold>. يُرجى فتح الرابط الوارد فيها لتعيين كلمة مرور.',
    'password.mailFailed': 'تعذّر إرسال رسالة إلى <bold>{email}</bold>. يُرجى إعادة المحاولة.',
    'password.didntGetItResend': 'ألم تصل الرسالة؟ <resendButton>إعادة إرسالها</resendButton>',
    'password.resendWait':
      'يمكنك طلب رسالة أخرى بعد {seconds, plural, zero {# ثانية} one {ثانية واحدة} two {ثانيتين} few {# ثوانٍ} many {# ثانية} other {# ثانية}}',
    'button.createPasswordInstead': 'إنشاء كلمة مرور بدلًا من ذلك',
    'button.emailMagicLink': 'تلقّي رابط الدخول بالبريد الإلكتروني',
    'button.emailOTP': 'تلقّي رمز الدخول بالبريد الإلكتروني',
    'button.changeEmail': 'تغيير',
    'button.forgotPassword': 'هل نسيت كلمة المرور؟',
    'error.passwordMissing': 'يُرجى إدخال كلمة المرور.',
    'login.success.content': 'تم تسجيل دخولك بنجاح.',

    'password.reset.title': 'تعيين كلمة مرور جديدة',
    'password.reset.label': 'كلمة المرور الجديدة',
    'password.reset.loggingInProgress': 'جارٍ تسجيل الدخول…',
    'password.reset.failed.title': 'تعذّر تسجيل دخولك',
    'password.reset.confirmLogin.content': 'يُرجى الضغط على الزر لتسجيل الدخول.',
    'password.reset.spent.title': 'هذا الرابط لم يعد يعمل',
    'password.reset.spent.content': 'استُخدم من قبل أو انتهت صلاحيته. يمكننا إرسال رسالة جديدة إليك.',
    'password.reset.newMail': 'إرسال رسالة جديدة',
    'password.reset.newMailSent':
      'أرسلنا رسالة إلى <bold>{email}</bold>. يُرجى فتح الرابط الوارد فيها في هذا المتصفح.',

    // Passkeys.
    'button.loginWithPasskey': 'تسجيل الدخول بمفتاح مرور',
    'passkey.success.content': 'تم التحقق من مفتاح مرورك بنجاح.',

    'passkey.registrationStart.title': 'إعداد مفتاح مرور جديد',
    'passkey.registrationStart.subtitle': 'مع مفاتيح المرور، لا حاجة إلى تذكّر كلمات مرور معقدة.',
    'passkey.registrationStart.description':
      'يتيح لك مفتاح المرور تسجيل الدخول ببصمة الإصبع أو الوجه أو قفل الشاشة.',
    'passkey.registrationStart.unsupported':
      'لا يمكن لهذا المتصفح إنشاء مفاتيح مرور. يُرجى استخدام متصفح آخر أو تخطّي هذه الخطوة.',
    'button.createPasskey': 'إنشاء مفتاح مرور',
    'button.skip': 'تخطٍّ',

    'passkey.registrationSuccess.title': 'تم إنشاء مفتاح المرور!',
    'passkey.registrationSuccess.titleWithoutNew': 'مفاتيح مرورك',
    'passkey.registrationSuccess.existingPasskeys': 'مفاتيح المرور الحالية',
    'passkey.registrationSuccess.none': 'ليست لديك مفاتيح مرور.',
    'passkey.registrationSuccess.name': 'اسم مفتاح المرور',
    'passkey.registrationSuccess.unnamed': 'مفتاح مرور',
    'passkey.registrationSuccess.edit': 'تعديل {name}',
    'passkey.registrationSuccess.save': 'حفظ {name}',
    'passkey.registrationSuccess.delete': 'حذف {name}',
    'passkey.registrationSuccess.deleteQuestion': 'هل يُحذف «{name}»؟',
    'passkey.registrationSuccess.deleteWarning': 'لا يمكن استعادة مفتاح المرور بعد حذفه.',
    'passkey.registrationSuccess.setupAnother': 'إعداد مفتاح مرور آخر',
    'button.done': 'تم',
    'button.delete': 'حذف',
    'button.cancel': 'إلغاء',

    'error.passkeyUnknown': 'حدث خطأ غير معروف أثناء التحقق من مفتاح المرور. يُرجى إعادة المحاولة.',
    'error.passkeyNotHere':
      'لم نعثر على مفتاح مرور في هذا الجهاز. يُرجى تسجيل الدخول بطريقة أخرى، أو الضغط على الزر مرة أخرى لاستخدام مفتاح مرور من جهاز آخر.',
    'error.passkeyRegistrationNotFound':
      'لم نعثر على مفتاح المرور هذا. ربما حُذف من حسابك ولم يُحذف من مدير كلمات المرور. يُرجى إعادة المحاولة.',
    'passkey.registrationStart.error.noUser': 'خطأ: يجب تسجيل الدخول أولًا لإنشاء مفتاح مرور.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'تعذّر إنشاء مفتاح المرور لأنه مسجّل من قبل على ما يبدو. ربما سُجّل على جهاز آخر ثم تمت مزامنته مع هذا الجهاز.',
    'passkey.registrationStart.errorUnknown':
      'لم يُنشأ مفتاح المرور. لإعادة المحاولة، يُرجى الضغط على «إنشاء مفتاح مرور»، ويمكن أيضًا تخطي هذه الخطوة.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled': 'لم يكتمل تسجيل الدخول باستخدام {provider}. يُرجى إعادة المحاولة أو اختيار طريقة أخرى.',
    'oauth.providerFailed': 'تعذّر تسجيل دخولك باستخدام {provider}. يُرجى إعادة المحاولة أو اختيار طريقة أخرى.',
    'oauth.otherBrowser':
      'بدأ تسجيل الدخول هذا في متصفح أو جهاز آخر. يُرجى إكماله هناك أو تسجيل الدخول هنا مجددًا.',
    'oauth.inApp':
      'قد لا يسمح Google بتسجيل الدخول داخل تطبيق. في هذه الحالة، يُرجى فتح هذه الصفحة في Safari أو Chrome.',

    'idpConsent.signIn.title': 'تسجيل الدخول إلى {clientName} باستخدام {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'تسجيل الدخول إلى {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'تسجيل الدخول إلى التطبيق باستخدام {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'تسجيل الدخول إلى التطبيق',
    'idpConsent.customScopes.title': 'طلب {clientName} للوصول إلى حسابك',
    'idpConsent.customScopes.titleWithoutApp': 'طلب التطبيق للوصول إلى حسابك',
    'idpConsent.allowClientTo': 'الأذونات التي يطلبها {clientName}:',
    'idpConsent.allowClientToWithoutApp': 'الأذونات التي يطلبها التطبيق:',
    'idpConsent.scopes.fullAccess': 'التصرف نيابةً عنك: عرض كل ما في حسابك وتغييره',
    'idpConsent.scopes.openid': 'التحقق من هويتك',
    'idpConsent.scopes.openid.account': 'عرض المعلومات المخزّنة في حسابك',
    'idpConsent.scopes.profile': 'عرض معلومات ملفك الشخصي',
    'idpConsent.scopes.profile.profile': 'اسمك وصورتك وتفضيلات لغتك',
    'idpConsent.scopes.profile.email': 'عنوان بريدك الإلكتروني',
    'idpConsent.scopes.profile.phone': 'رقم هاتفك',
    'idpConsent.scopes.offlineAccess': 'الاحتفاظ بالوصول إلى بياناتك حتى عند عدم استخدامك للتطبيق',
    'idpConsent.scopes.offlineAccess.offline': 'الوصول إلى بياناتك أثناء عدم اتصالك بالإنترنت',
    'idpConsent.scopes.offlineAccess.background': 'مزامنة بياناتك في الخلفية',
    'idpConsent.scopes.custom': 'استخدام الإذن {scope}',
    'idpConsent.notGiven': 'أذونات أخرى طلبها {clientName} ولن تُمنح له:',
    'idpConsent.notGivenWithoutApp': 'أذونات أخرى طلبها التطبيق ولن تُمنح له:',
    'idpConsent.untilRevoked': 'يستمر هذا الوصول إلى حين إلغائك له.',
    'idpConsent.destination': 'بعد ردّك، سيتم نقلك إلى {destination}.',
    'idpConsent.framed': 'يعرض موقع آخر هذه الصفحة داخل صفحته. لحماية حسابك، يُرجى فتح هذه الصفحة وحدها للرد.',
    'idpConsent.button.allow': 'سماح',
    'idpConsent.button.deny': 'رفض',
    'idpConsent.denied.title': 'تم رفض الوصول',
    'idpConsent.denied': 'تم رفض وصول التطبيق.',
    'idpConsent.success.content': 'جارٍ إعادتك إلى {clientName}.',
    'idpConsent.success.contentWithoutApp': 'جارٍ إعادتك إلى التطبيق.',
    'idpConsent.noActiveSession.title': 'سجّل الدخول أولاً',
    'idpConsent.noActiveSession': 'لا توجد جلسة نشطة. يُرجى تسجيل الدخول للمتابعة.',
    'idpConsent.failed.title': 'تعذّرت المتابعة',
    'idpConsent.defaultClientName': 'التطبيق',

    'idpLogout.title': 'تسجيل الخروج؟',
    'idpLogout.confirmMessage': 'تأكيد تسجيل الخروج من حسابك في {projectName}؟',
    'idpLogout.confirmMessageWithoutProject': 'تأكيد تسجيل الخروج من حسابك؟',
    'idpLogout.yes': 'نعم',
    'idpLogout.no': 'لا',
    'idpLogout.notLoggedOut.title': 'ما زلت مسجّل الدخول',
    'idpLogout.notLoggedOut': 'لم يتم تسجيل خروجك. يمكنك إغلاق هذه الصفحة.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'المتابعة بمحفظة Ethereum',
    'crypto.wallet.continueWithSolana': 'المتابعة بمحفظة Solana',
    'crypto.wallet.continueWithOtherWallet': 'المتابعة بمحفظة عملات رقمية أخرى',
    'crypto.wallet.setupNewWallet': 'إعداد محفظة عملات رقمية جديدة',

    'crypto.connectWallet.title': 'ربط محفظتك',
    'crypto.connectWallet.instructionPopup': 'يُرجى اختيار حساب في محفظتك ({wallet}).',
    'crypto.connectWallet.instructionWithoutName': 'يُرجى اختيار حساب في محفظتك.',
    'crypto.signMessage.title': 'توقيع الرسالة',
    'crypto.signMessage.instruction':
      'يُرجى الموافقة على الرسالة في محفظتك ({wallet}). يثبت ذلك أن الحساب لك. ولا يكلّف شيئًا.',
    'crypto.signMessage.instructionWithoutName':
      'يُرجى الموافقة على الرسالة في محفظتك. يثبت ذلك أن الحساب لك. ولا يكلّف شيئًا.',
    'crypto.signMessage.account': 'الحساب {address}',
    'crypto.troubleHelp':
      'ألم تظهر نافذة؟ يُرجى فتح المحفظة، فقد يكون الطلب بانتظارك فيها. وإلا فيُرجى الرجوع وإعادة المحاولة.',

    'crypto.continueWithOtherWallet.title': 'المتابعة بمحفظة أخرى',
    'crypto.setupNewWallet.title': 'إعداد محفظة عملات رقمية جديدة',
    'crypto.setupNewWallet.content': 'المحفظة إضافة للمتصفح أو تطبيق يحفظ حساباتك.',
    'crypto.setupNewWallet.instruction':
      'يُرجى اختيار محفظة واتباع خطواتها، ثم العودة وإعادة تحميل هذه الصفحة.',

    'crypto.success.content': 'تم ربط محفظتك بنجاح.',

    'crypto.error.title': 'يبدو أن خطأً قد حدث!',
    'crypto.error.content': 'يمكنك أيضًا الرجوع واختيار محفظة أخرى أو طريقة أخرى لتسجيل الدخول.',
    'crypto.error.connect': 'خطأ: تعذّر الاتصال بالمحفظة',
    'crypto.error.sign': 'خطأ: تعذّر توقيع الرسالة',
    'crypto.error.declined': 'رُفض الطلب في المحفظة. إذا لم يكن ذلك مقصودًا، فيُرجى إعادة المحاولة.',
    'crypto.error.unauthorized':
      'لا تسمح المحفظة لهذا الموقع باستخدام ذلك الحساب. يُرجى فتح قفلها والسماح لهذا الموقع فيها ثم إعادة المحاولة.',
    'crypto.error.disconnected':
      'المحفظة مقفلة أو غير متصلة. يُرجى فتحها والتأكد من اتصالها ثم إعادة المحاولة.',
    'crypto.error.alreadyOpen':
      'ما زالت المحفظة تنتظر الرد على طلب سابق. يُرجى فتحها والرد عليه ثم إعادة المحاولة.',
    'crypto.error.noAccount':
      'لم تقدّم المحفظة أي حساب. يُرجى إنشاء حساب فيها أو اختيار حساب ثم إعادة المحاولة.',
    'crypto.error.accountChanged':
      'اختير حساب آخر في المحفظة في هذه الأثناء. يُرجى إعادة المحاولة لتسجيل الدخول به.',
    'crypto.error.wrongSignature': 'التوقيع ليس للحساب المرتبط أو وصل متأخرًا جدًا. يُرجى إعادة المحاولة.',
    'crypto.error.gone': 'لم تعد المحفظة في هذه الصفحة. يُرجى إعادة تحميل الصفحة وإعادة المحاولة.',
    'crypto.error.otherSite': 'أُنشئت الرسالة لموقع آخر، لذا لم يُطلب من المحفظة توقيعها.',
    'crypto.error.unsafe': 'الرسالة غير صالحة، لذا لم يُطلب من المحفظة توقيعها.',

    // The widget's own errors.
    'error.consentNotStarted':
      'انتهت صلاحية هذا الطلب أو تم الرد عليه. يُرجى الرجوع إلى التطبيق والبدء من جديد.',
    'error.unexpected': 'حدث خطأ في هذه الصفحة. يُرجى إعادة المحاولة.',
    'error.unreachable': 'تعذّر الاتصال بخوادمنا. يُرجى التحقق من اتصال الإنترنت ثم إعادة المحاولة.',
    'error.notLoaded': 'تعذّر تحميل جزء من هذه الصفحة. يُرجى التحقق من اتصال الإنترنت ثم إعادة المحاولة.',
    'error.otherUsersLink':
      'هذا الرابط مخصّص لحساب آخر، لذلك لم يتم تسجيل دخولك. يُرجى فتح الرابط الوارد في الرسالة التي طلبتها.',
    'error.invalidResponse': 'أرسلت خوادمنا ردًا غير صالح. يُرجى إعادة المحاولة بعد بضع دقائق.',
    'error.invalidJson': 'أرسلت خوادمنا رد JSON غير صالح. يُرجى إعادة المحاولة بعد بضع دقائق.',
    'error.captchaFailed':
      'تعذّر إكمال التحقق الأمني. يُرجى إعادة المحاولة، وإذا تكرر ذلك، فيُرجى إيقاف أدوات حظر المحتوى في هذه الصفحة.',
    'error.insecurePage': 'هذه الصفحة غير آمنة، لذا لا يمكن تسجيل الدخول منها. يُرجى إبلاغ القائمين عليها.',
    'error.storageRefused':
      'يحظر المتصفح ملفات تعريف الارتباط في هذه الصفحة. يُرجى السماح بها ثم إعادة المحاولة، أو تسجيل الدخول بطريقة أخرى.',
    'error.invalidEmail': 'عنوان البريد الإلكتروني غير صالح. يُرجى إعادة المحاولة.',
    'error.invalidPhoneNumber': 'رقم الهاتف غير صالح. يُرجى إعادة المحاولة.',
    'error.otpCodeExpired':
      'انتهت صلاحية هذا الرمز أو استُخدم من قبل. يُرجى اختيار «إعادة إرسال الرمز» لتلقّي رمز جديد.',
    'error.otpCodeLocked': 'رموز خاطئة كثيرة. يُرجى اختيار «إعادة إرسال الرمز» لتلقّي رمز جديد.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'لا توجد جلسة نشطة. يُرجى تسجيل الدخول للمتابعة.',
    'error.PasskeysUnsupportedError':
      'لا يمكن لهذا المتصفح استخدام مفاتيح المرور في هذه الصفحة. يُرجى تسجيل الدخول بطريقة أخرى.',
    'error.IDPOAuthFlowMissingParamError': 'تنقص الطلب معلومات ضرورية. يُرجى إبلاغ مطوّري التطبيق.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'البريد الإلكتروني أو كلمة المرور غير صحيحة. يُرجى إعادة المحاولة أو إعادة تعيين كلمة المرور أو تسجيل الدخول بطريقة أخرى.',
    'error.userUnauthenticated': 'يُرجى تسجيل الدخول للمتابعة.',
    'error.unauthorizedAction': 'ليس لديك إذن للقيام بذلك. يُرجى طلبه من القائمين على هذا الموقع.',
    'error.internalServerError': 'حدثت مشكلة في خوادمنا. يُرجى إعادة المحاولة لاحقًا.',
    'error.serviceUnavailable': 'خوادمنا غير متاحة حاليًا. يُرجى إعادة المحاولة لاحقًا.',
    'error.tooManyRequests': 'كثُرت المحاولات. يُرجى الانتظار دقيقة ثم إعادة المحاولة.',
    'error.userLockLimitReached':
      'كثُرت المحاولات الخاطئة. يُرجى إعادة المحاولة لاحقًا أو تسجيل الدخول بطريقة أخرى.',
    'error.emailNotFound': 'عنوان البريد الإلكتروني هذا غير معروف لدينا. يُرجى التحقق ثم إعادة المحاولة.',
    'error.inactiveEmail': 'لا يمكن إرسال رسائل إلى هذا العنوان. يُرجى استخدام عنوان آخر.',
    'error.duplicateEmail': 'يوجد بالفعل حساب بعنوان البريد الإلكتروني هذا. يُرجى تسجيل الدخول إليه.',
    'error.invalidPhoneNumberCountryCode': 'رمز البلد في رقم الهاتف غير صالح. يُرجى التحقق ثم إعادة المحاولة.',
    'error.phoneNumberNotFound': 'رقم الهاتف هذا غير معروف لدينا. يُرجى التحقق ثم إعادة المحاولة.',
    'error.unsubscribedPhoneNumber':
      'أُوقفت رسائلنا إلى هذا الرقم. يُرجى الرد على رقمنا بكلمة START أو تسجيل الدخول بالبريد الإلكتروني.',
    'error.duplicatePhoneNumber': 'يوجد بالفعل حساب برقم الهاتف هذا. يُرجى تسجيل الدخول إليه.',
    'error.downstreamCarrierError':
      'تعذّر إرسال رسالة إلى هذا الرقم. يُرجى إعادة المحاولة أو تسجيل الدخول بطريقة أخرى.',
    'error.tooManyUnverifiedFactors':
      'هناك عناوين أو أرقام كثيرة غير مؤكّدة. يُرجى تسجيل الدخول بما استُخدم منها من قبل.',
    'error.unableToAuthOtpCode': 'استُخدم هذا الرمز من قبل أو انتهت صلاحيته. يُرجى طلب غيره وإعادة المحاولة.',
    'error.resetPassword': 'يُرجى تعيين كلمة مرور جديدة قبل تسجيل الدخول مجددًا.',
    'error.weakPassword': 'كلمة المرور هذه سهلة التخمين جدًا. يُرجى تجربة ثلاث كلمات عشوائية.',
    'error.oauthUserRegistrationNotFound': 'لا يستخدم هذا الحساب طريقة الدخول تلك. يُرجى اختيار طريقة أخرى.',
    'error.webauthnRegistrationNotFound': 'لم نعثر على مفتاح المرور هذا. يُرجى تسجيل الدخول بطريقة أخرى.',
    'error.unableToRegisterWebauthnRegistration': 'تعذّر تسجيل مفتاح المرور. يُرجى إعادة المحاولة.',
    'error.unableToAuthWebauthnRegistration': 'تعذّر التحقق من مفتاح مرورك. يُرجى إعادة المحاولة.',
    'error.biometricRegistrationNotFound':
      'ليست لهذا الحساب تلك البيانات البيومترية. يُرجى تسجيل الدخول بطريقة أخرى.',
    'error.unableToAuthenticateCryptoWallet': 'تعذّر التحقق من توقيع محفظتك. يُرجى إعادة المحاولة.',
    'error.invalidCryptoWalletAddress': 'العنوان ليس لمحفظة من هذا النوع. يُرجى اختيار محفظة أخرى.',
    'error.cryptoWalletNotFound': 'ليست لهذا الحساب تلك المحفظة. يُرجى اختيار محفظة أخرى.',
    'error.invalidWalletAddressUser': 'هذه المحفظة لحساب آخر. يُرجى اختيار محفظة أخرى.',
    'error.totpNotFound': 'ليس لهذا الحساب تطبيق مصادقة. يُرجى تسجيل الدخول بطريقة أخرى.',
    'error.activeTotpExists': 'لهذا الحساب تطبيق مصادقة بالفعل. يُرجى إزالته أولًا.',
    'error.invalidTotpCode': 'يجب أن يتكوّن الرمز من ستة أرقام. يُرجى التحقق ثم إعادة المحاولة.',
    'error.unableToAuthenticateTotp':
      'الرمز غير صحيح أو استُخدم من قبل. يُرجى انتظار الرمز التالي ثم إعادة المحاولة.',
    'error.unableToAuthenticateRecoveryCode': 'رمز الاسترداد غير صحيح أو استُخدم من قبل. يُرجى تجربة رمز آخر.',
    'error.connectedAppNotFound': 'هذا التطبيق غير مرتبط بهذا الحساب. يُرجى إعادة تحميل الصفحة.',
  },
  groups: {
    continueWithProvider: 'المتابعة باستخدام {provider}',
    continueWithWallet: 'المتابعة باستخدام {wallet}',
    success: 'تم بنجاح!',
    checkYourEmail: 'يُرجى الاطلاع على بريدك الإلكتروني',
    openWhereRequested: 'لا يعمل هذا الرابط إلا حيث طُلب',
    askedElsewhere: 'طُلب الرابط من متصفح أو جهاز آخر. يُرجى فتحه هناك أو طلب رابط جديد هنا.',
    canTakeAMinute: 'قد يستغرق وصولها دقيقة. يُرجى التحقق من مجلد البريد غير المرغوب أيضًا.',
    signIn: 'تسجيل الدخول',
    signInWithoutPassword: 'تسجيل الدخول بلا كلمة مرور',
    setNewPassword: 'يُرجى تعيين كلمة مرور جديدة',
    breachedPassword: 'ظهرت في تسريب بيانات: يُرجى اختيار كلمة مرور أخرى.',
    siteMisconfigured:
      'هذا الموقع غير معدّ على نحو صحيح. يُرجى إبلاغ القائمين عليه. أو يُرجى تسجيل الدخول بطريقة أخرى.',
    requestNotProcessed: 'تعذّرت معالجة ما أُرسل. يُرجى إعادة المحاولة.',
    linkUsed: 'استُخدم هذا الرابط من قبل أو انتهت صلاحيته. يُرجى طلب غيره وإعادة المحاولة.',
    otherBrowser: 'يُرجى الإكمال في المتصفح والجهاز اللذين بدأت منهما.',
    signInAgain: 'يُرجى تسجيل الدخول مجددًا.',
    sessionEnded: 'انتهت جلستك. يُرجى تسجيل الدخول مجددًا.',
    signInUsed: 'استُخدم طلب الدخول هذا من قبل أو استغرق وقتًا طويلًا. يُرجى تسجيل الدخول مجددًا.',
    signInFailed: 'تعذّر إكمال تسجيل الدخول. يُرجى تسجيل الدخول مجددًا.',
    unknownApp: 'لم نتعرّف على التطبيق الذي أحالك إلى هنا. يُرجى الرجوع إليه.',
    appMisconfigured: 'التطبيق الذي أحالك إلى هنا غير معدّ على نحو صحيح. يُرجى إبلاغ القائمين عليه.',
    noPassword: 'ليس لهذا الحساب كلمة مرور. يُرجى تسجيل الدخول بطريقة أخرى.',
    wrongCode: 'الرمز غير صحيح. يُرجى إعادة المحاولة.',
  },
};
