import type { LocaleMessages } from '../messageGroups';

/** Persian, with "شما". "Passkey" is "گذرکلید" and "password" is "گذرواژه", as Google writes them. */
export const locale: LocaleMessages = {
  messages: {
    // All screens, Main, codes and email links.
    'button.back.ariaLabel': 'بازگشت',
    'button.continue': 'ادامه',
    'button.retry': 'تلاش دوباره',
    'methodDivider.text': 'یا',
    'login.loading': 'در حال بار کردن…',
    'name.quoted': '«{name}»',
    'link.newTab': 'در برگه جدیدی باز می‌شود',

    'formField.email.label': 'نشانی ایمیل',
    'formField.email.placeholder': 'example@email.com',
    'formField.phone.label': 'شماره تلفن',
    'formField.phone.country.ariaLabel': 'کد کشور',
    'formField.phone.countries': 'کشورها و مناطق',
    'formField.phone.moreCountries': 'کشورها و مناطق دیگر',
    'formField.otp.ariaLabel': 'کد شش‌رقمی را وارد کنید',
    'formField.otp.description': 'با وارد کردن رقم ششم، کد بررسی می‌شود.',
    'formField.passcode.status.verifying': 'در حال بررسی کد شما…',

    'login.title': 'ثبت‌نام یا ورود',
    'tab.email': 'ایمیل',
    'tab.text': 'پیامک',
    'tab.whatsapp': 'WhatsApp',
    'tab.ariaLabel': 'راه‌های دریافت کد یا پیوند',
    'button.emailLogin': 'ادامه با ایمیل',
    'button.sms': 'ادامه با پیامک',
    'button.whatsapp': 'ادامه با WhatsApp',
    'hint.magicLink': 'پیوندی به ایمیل شما می‌فرستیم. نیازی به گذرواژه نیست.',
    'hint.email': 'یک کد شش‌رقمی به ایمیل شما می‌فرستیم.',
    'hint.sms': 'یک کد شش‌رقمی با پیامک می‌فرستیم.',
    'hint.whatsapp': 'یک کد شش‌رقمی در WhatsApp می‌فرستیم.',
    'hint.password': 'در مرحلهٔ بعد گذرواژه را وارد یا ایجاد می‌کنید.',
    'lastUsed.label': 'آخرین روش استفاده‌شده',
    'lastUsed.passkey': 'آخرین روش استفاده‌شده: گذرکلید',
    'email.suggestion': 'منظورتان {email} بود؟',
    'phone.question': 'کد را به کدام شماره ارسال کنیم؟',

    'passcode.title': 'کد را وارد کنید',
    'passcode.sentConfirmation': 'یک کد شش‌رقمی به <bold>{destination}</bold> ارسال کردیم.',
    'passcode.expirationCountdown': 'کد شما تا {timeRemaining} دیگر معتبر است.',
    'passcode.expired': 'کد شما منقضی شده است.',
    'passcode.didntGetIt': 'دریافت نکردید؟',
    'passcode.resendCode': 'ارسال دوباره کد',
    'passcode.codeSent': 'کد ارسال شد',
    'passcode.resendWait':
      '{seconds, plural, one {# ثانیه} other {# ثانیه}} دیگر می‌توانید کد جدیدی درخواست کنید',
    'otp.success.content': 'کد شما تأیید شد.',

    'emailConfirmation.content': 'ایمیلی به <bold>{email}</bold> ارسال کردیم.',
    'emailConfirmation.instruction': 'برای ورود، پیوند داخل آن را باز کنید.',
    'emailConfirmation.otherAddress': 'استفاده از ایمیل دیگر',
    'link.openInGmail': 'باز کردن در Gmail',
    'link.openInYahoo': 'باز کردن در Yahoo Mail',
    'link.openInOutlook': 'باز کردن در Outlook',
    'linkElsewhere.newLink': 'ارسال پیوند جدید',
    'linkElsewhere.useCode': 'استفاده از کد',

    'toast.area.ariaLabel': 'اعلان‌ها',
    'toast.dismiss.ariaLabel': 'بستن',
    'toast.emailResent': 'ایمیل دوباره ارسال شد',
    'watermark.altText': 'با پشتیبانی <bold>PriceRxAuth</bold>',

    // Passwords.
    'formField.password.label': 'گذرواژه',
    'formField.password.ariaLabel': '{label}',
    'formField.password.show': 'نمایش گذرواژه',
    'formField.password.hide': 'پنهان کردن گذرواژه',

    'password.strength.label': 'قدرت گذرواژه',
    'password.strength.unknown': 'هنوز ارزیابی نشده',
    'password.strength.veryWeak': 'بسیار ضعیف',
    'password.strength.weak': 'ضعیف',
    'password.strength.good': 'خوب',
    'password.strength.strong': 'قوی',
    'password.strength.provisional': '{strength}، در حال بررسی…',
    'password.strength.checkFailed': 'نتوانستیم این گذرواژه را بررسی کنیم.',
    'password.strength.checkAgain': 'بررسی دوباره',
    'password.strength.hint': 'گذرواژه‌ای طولانی انتخاب کنید که در جای دیگری استفاده نمی‌کنید.',
    'password.strength.advice': 'سه واژه تصادفی را امتحان کنید',
    'password.rules.met': 'رعایت شده:',
    'password.rules.notMet': 'هنوز رعایت نشده:',
    'password.strengthError.minimumLength':
      '{characterLength, plural, one {دست‌کم # نویسه} other {دست‌کم # نویسه}}',
    'password.strengthError.complexity':
      'دست‌کم {complexity} مورد از این‌ها: حرف بزرگ، حرف کوچک، عدد، نماد (مانند @ یا #)',

    'password.zxcvbn.warning.shortKeyboardPatterns': 'حدس زدن الگوهای کوتاه صفحه‌کلید آسان است',
    'password.zxcvbn.warning.straightRows': 'حدس زدن کلیدهای کنار هم در یک ردیف آسان است',
    'password.zxcvbn.warning.repeats': 'حدس زدن تکرارهایی مانند «aaa» آسان است',
    'password.zxcvbn.warning.longerRepeats':
      'حدس زدن تکرارهایی مانند «abcabcabc» فقط کمی سخت‌تر از «abc» است',
    'password.zxcvbn.warning.sequences': 'حدس زدن دنباله‌هایی مانند «abc» یا «6543» آسان است',
    'password.zxcvbn.warning.recentYears': 'حدس زدن سال‌های اخیر آسان است',
    'password.zxcvbn.warning.dates': 'حدس زدن تاریخ‌ها اغلب آسان است',
    'password.zxcvbn.warning.top10CommonPassword': 'این یکی از 10 گذرواژه پرکاربرد است',
    'password.zxcvbn.warning.top100CommonPassword': 'این یکی از 100 گذرواژه پرکاربرد است',
    'password.zxcvbn.warning.veryCommonPassword': 'این گذرواژه بسیار رایج است',
    'password.zxcvbn.warning.similarToCommonPassword': 'این گذرواژه به گذرواژه پرکاربردی شباهت دارد',
    'password.zxcvbn.warning.wordByItself': 'حدس زدن یک کلمه تنها آسان است',
    'password.zxcvbn.warning.names': 'حدس زدن نام و نام خانوادگی به‌تنهایی آسان است',
    'password.zxcvbn.warning.commonNames': 'حدس زدن نام‌ها و نام‌های خانوادگی رایج آسان است',

    'createAccount.title': 'روش ثبت‌نام را انتخاب کنید',
    'password.createAccount.content': 'گذرواژه بسازید',
    'password.forgot.content':
      'ایمیلی به <bold>{email}</bold> ارسال کردیم. برای تعیین گذرواژه جدید، پیوند داخل آن را باز کنید.',
    'password.breached.content':
      'گذرواژه شما در نشت داده‌های سایت دیگری دیده شده است و ممکن است دیگران آن را بدانند. برای حفاظت از حسابتان، ایمیلی به <bold>{email}</bold> ارسال کردیم. برای تعیین گذرواژه جدید، پیوند داخل آن را باز کنید.',
    'password.resetRequired.content':
      'برای حفاظت از حسابتان، گذرواژه قبلی دیگر کار نمی‌کند. ایمیلی به <bold>{email}</bold> ارسال کردیم. برای تعیین گذرواژه جدید، پیوند داخل آن را باز کنید.',
    'password.setNew.title': 'گذرواژه تعیین کنید',
    'password.setNew.content':
      'حساب شما هنوز گذرواژه ندارد. ایمیلی به <bold>{email}</bold> ارسال کردیم. برای تعیین گذرواژه، پیوند داخل آن را باز کنید.',
    'password.mailFailed': 'نتوانستیم به <bold>{email}</bold> ایمیل بفرستیم. دوباره تلاش کنید.',
    'password.didntGetItResend': 'دریافت نکردید؟ <resendButton>ارسال دوباره ایمیل</resendButton>',
    'password.resendWait':
      '{seconds, plural, one {# ثانیه} other {# ثانیه}} دیگر می‌توانید ایمیل دیگری درخواست کنید',
    'button.createPasswordInstead': 'ساختن گذرواژه',
    'button.emailMagicLink': 'دریافت پیوند ورود با ایمیل',
    'button.emailOTP': 'دریافت کد ورود با ایمیل',
    'button.changeEmail': 'تغییر',
    'button.forgotPassword': 'گذرواژه را فراموش کردید؟',
    'error.passwordMissing': 'گذرواژه‌تان را وارد کنید.',
    'login.success.content': 'با موفقیت وارد شدید.',

    'password.reset.title': 'گذرواژه جدیدی تعیین کنید',
    'password.reset.label': 'گذرواژه جدید',
    'password.reset.loggingInProgress': 'در حال ورود…',
    'password.reset.failed.title': 'نتوانستیم شما را وارد کنیم',
    'password.reset.confirmLogin.content': 'برای ورود، دکمه را فشار دهید.',
    'password.reset.spent.title': 'این پیوند دیگر کار نمی‌کند',
    'password.reset.spent.content':
      'قبلاً استفاده شده یا منقضی شده است. می‌توانیم ایمیل جدیدی برایتان ارسال کنیم.',
    'password.reset.newMail': 'ارسال ایمیل جدید',
    'password.reset.newMailSent':
      'ایمیلی به <bold>{email}</bold> ارسال کردیم. پیوند داخل آن را در همین مرورگر باز کنید.',

    // Passkeys.
    'button.loginWithPasskey': 'ورود با گذرکلید',
    'passkey.success.content': 'گذرکلید شما تأیید شد.',

    'passkey.registrationStart.title': 'گذرکلید جدیدی راه‌اندازی کنید',
    'passkey.registrationStart.subtitle': 'با گذرکلید لازم نیست گذرواژه‌های پیچیده را به خاطر بسپارید.',
    'passkey.registrationStart.description':
      'گذرکلید شما را با اثر انگشت، چهره یا قفل صفحه‌نمایش وارد می‌کند.',
    'passkey.registrationStart.unsupported':
      'این مرورگر نمی‌تواند گذرکلید بسازد. از مرورگر دیگری استفاده کنید یا از این مرحله بگذرید.',
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
    'error.passkeyNotHere':
      'گذرکلیدی در این دستگاه پیدا نشد. به روش دیگری وارد شوید یا برای استفاده از گذرکلید دستگاهی دیگر، دوباره دکمه را فشار دهید.',
    'error.passkeyRegistrationNotFound':
      'گذرکلید پیدا نشد. شاید آن را از حسابتان حذف کرده باشید، ولی نه از مدیر گذرواژه. دوباره تلاش کنید.',
    'passkey.registrationStart.error.noUser': 'خطا: برای ساختن گذرکلید ابتدا باید وارد شوید.',
    'passkey.registrationStart.errorDuplicatePasskey':
      'نمی‌توان گذرکلید را ساخت، چون به نظر می‌رسد قبلاً ثبت شده است. شاید در دستگاه دیگری ثبت و با این دستگاه همگام‌سازی شده باشد.',
    'passkey.registrationStart.errorUnknown':
      'گذرکلید شما ساخته نشد. برای تلاش دوباره «ساختن گذرکلید» را انتخاب کنید یا از این مرحله رد شوید.',

    // Social sign-in, and the consent screen for other apps.
    'oauth.cancelled': 'ورود با {provider} را کامل نکردید. دوباره تلاش کنید یا راه دیگری انتخاب کنید.',
    'oauth.providerFailed': 'ورود با {provider} انجام نشد. دوباره تلاش کنید یا راه دیگری انتخاب کنید.',
    'oauth.otherBrowser':
      'این ورود در مرورگر یا دستگاه دیگری شروع شده است. آن را همان‌جا کامل کنید یا اینجا دوباره وارد شوید.',
    'oauth.inApp':
      'ممکن است Google اجازه ورود از داخل برنامه را ندهد. در این صورت، این صفحه را در Safari یا Chrome باز کنید.',

    'idpConsent.signIn.title': 'ورود به {clientName} با {projectName}',
    'idpConsent.signIn.titleWithoutProject': 'ورود به {clientName}',
    'idpConsent.signIn.titleWithoutApp': 'ورود به برنامه با {projectName}',
    'idpConsent.signIn.titleWithoutNames': 'ورود به برنامه',
    'idpConsent.customScopes.title': '{clientName} می‌خواهد به حساب شما دسترسی داشته باشد',
    'idpConsent.customScopes.titleWithoutApp': 'برنامه می‌خواهد به حساب شما دسترسی داشته باشد',
    'idpConsent.allowClientTo': '{clientName} این مجوزها را می‌خواهد:',
    'idpConsent.allowClientToWithoutApp': 'برنامه این اجازه‌ها را می‌خواهد:',
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
    'idpConsent.notGiven': '{clientName} این مجوزها را هم خواسته است، اما دریافت نمی‌کند:',
    'idpConsent.notGivenWithoutApp': 'برنامه این را هم خواسته است، اما دریافت نمی‌کند:',
    'idpConsent.untilRevoked': 'این دسترسی تا زمانی که آن را لغو کنید ادامه دارد.',
    'idpConsent.destination': 'پس از پاسخ، به {destination} می‌روید.',
    'idpConsent.framed':
      'سایت دیگری این صفحه را داخل صفحه خودش نشان می‌دهد. برای حفاظت از حسابتان، این صفحه را جداگانه باز کنید و پاسخ دهید.',
    'idpConsent.button.allow': 'اجازه دادن',
    'idpConsent.button.deny': 'رد کردن',
    'idpConsent.denied.title': 'دسترسی رد شد',
    'idpConsent.denied': 'دسترسی برنامه رد شد.',
    'idpConsent.success.content': 'در حال بازگشت به {clientName}.',
    'idpConsent.success.contentWithoutApp': 'در حال بازگشت به برنامه.',
    'idpConsent.noActiveSession.title': 'ابتدا وارد شوید',
    'idpConsent.noActiveSession': 'نشست فعالی وجود ندارد. برای ادامه وارد شوید.',
    'idpConsent.failed.title': 'ادامه ممکن نشد',
    'idpConsent.defaultClientName': 'برنامه',

    'idpLogout.title': 'از حساب خارج می‌شوید؟',
    'idpLogout.confirmMessage': 'مطمئنید که می‌خواهید از حساب {projectName} خود خارج شوید؟',
    'idpLogout.confirmMessageWithoutProject': 'مطمئنید که می‌خواهید از حسابتان خارج شوید؟',
    'idpLogout.yes': 'بله',
    'idpLogout.no': 'نه',
    'idpLogout.notLoggedOut.title': 'هنوز در حسابتان هستید',
    'idpLogout.notLoggedOut': 'از حسابتان خارج نشدید. می‌توانید این صفحه را ببندید.',

    // Wallets.
    'crypto.wallet.continueWithEthereum': 'ادامه با کیف پول Ethereum',
    'crypto.wallet.continueWithSolana': 'ادامه با کیف پول Solana',
    'crypto.wallet.continueWithOtherWallet': 'ادامه با کیف پول رمزارز دیگر',
    'crypto.wallet.setupNewWallet': 'راه‌اندازی کیف پول رمزارز جدید',

    'crypto.connectWallet.title': 'کیف پولتان را متصل کنید',
    'crypto.connectWallet.instructionPopup': 'حسابی را در کیف پولتان ({wallet}) انتخاب کنید.',
    'crypto.connectWallet.instructionWithoutName': 'حسابی را در کیف پولتان انتخاب کنید.',
    'crypto.signMessage.title': 'پیام را امضا کنید',
    'crypto.signMessage.instruction':
      'پیام را در کیف پولتان ({wallet}) تأیید کنید. این کار نشان می‌دهد حساب مال شماست. هزینه‌ای ندارد.',
    'crypto.signMessage.instructionWithoutName':
      'پیام را در کیف پولتان تأیید کنید. این کار نشان می‌دهد حساب مال شماست. هزینه‌ای ندارد.',
    'crypto.signMessage.account': 'حساب {address}',
    'crypto.troubleHelp':
      'پنجره‌ای نمی‌بینید؟ خودتان کیف پول را باز کنید: شاید درخواست آنجا منتظر باشد. در غیر این صورت، بازگردید و دوباره تلاش کنید.',

    'crypto.continueWithOtherWallet.title': 'ادامه با کیف پول دیگر',
    'crypto.setupNewWallet.title': 'کیف پول رمزارز جدیدی راه‌اندازی کنید',
    'crypto.setupNewWallet.content':
      'کیف پول افزونه‌ای در مرورگر یا برنامه‌ای است که حساب‌هایتان را نگه می‌دارد.',
    'crypto.setupNewWallet.instruction':
      'یکی را انتخاب کنید و مراحل آن را دنبال کنید. سپس بازگردید و این صفحه را از نو بار کنید.',

    'crypto.success.content': 'کیف پول شما با موفقیت متصل شد.',

    'crypto.error.title': 'به نظر می‌رسد خطایی رخ داده است',
    'crypto.error.content': 'همچنین می‌توانید بازگردید و کیف پول دیگر یا راه دیگری برای ورود انتخاب کنید.',
    'crypto.error.connect': '[خطا] اتصال به کیف پول برقرار نشد',
    'crypto.error.sign': '[خطا] پیام امضا نشد',
    'crypto.error.declined': 'درخواست در کیف پول رد شد. اگر این را نمی‌خواستید، دوباره تلاش کنید.',
    'crypto.error.unauthorized':
      'کیف پول به این سایت اجازه استفاده از آن حساب را نمی‌دهد. قفل کیف پول را باز کنید، در آن به این سایت اجازه دهید و دوباره تلاش کنید.',
    'crypto.error.disconnected':
      'کیف پول قفل است یا اتصال ندارد. آن را باز کنید، از آنلاین بودنش مطمئن شوید و دوباره تلاش کنید.',
    'crypto.error.alreadyOpen':
      'کیف پول هنوز منتظر پاسخ به درخواست قبلی است. آن را باز کنید، به آن درخواست پاسخ دهید و دوباره تلاش کنید.',
    'crypto.error.noAccount':
      'کیف پول حسابی ارائه نکرد. در آن حسابی بسازید یا انتخاب کنید و دوباره تلاش کنید.',
    'crypto.error.accountChanged':
      'در این میان حساب دیگری در کیف پول انتخاب شد. برای ورود با آن حساب، دوباره تلاش کنید.',
    'crypto.error.wrongSignature':
      'امضا متعلق به حساب متصل‌شده نیست یا خیلی دیر رسیده است. دوباره تلاش کنید.',
    'crypto.error.gone': 'کیف پول دیگر در این صفحه نیست. صفحه را از نو بار کنید و دوباره تلاش کنید.',
    'crypto.error.otherSite':
      'پیام برای سایت دیگری ساخته شده است، بنابراین از کیف پول خواسته نشد آن را امضا کند.',
    'crypto.error.unsafe': 'پیام معتبر نیست، بنابراین از کیف پول خواسته نشد آن را امضا کند.',

    // The widget's own errors.
    'error.consentNotStarted':
      'این درخواست منقضی شده یا قبلاً پاسخ داده شده است. به برنامه بازگردید و از نو شروع کنید.',
    'error.unexpected': 'در این صفحه مشکلی پیش آمد. دوباره تلاش کنید.',
    'error.unreachable': 'اتصال به سرورهای ما برقرار نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
    'error.notLoaded': 'بخشی از این صفحه بارگیری نشد. اتصال اینترنت را بررسی کنید و دوباره تلاش کنید.',
    'error.otherUsersLink':
      'این پیوند برای حساب دیگری است، به همین دلیل وارد نشدید. پیوند ایمیلی را باز کنید که خودتان درخواست کرده‌اید.',
    'error.invalidResponse': 'سرورهای ما پاسخ نامعتبری فرستادند. چند دقیقه دیگر دوباره تلاش کنید.',
    'error.invalidJson': 'سرورهای ما پاسخ JSON نامعتبری فرستادند. چند دقیقه دیگر دوباره تلاش کنید.',
    'error.captchaFailed':
      'بررسی امنیتی کامل نشد. دوباره تلاش کنید؛ اگر باز هم نشد، مسدودکننده‌های محتوا را در این صفحه غیرفعال کنید.',
    'error.insecurePage': 'این صفحه امن نیست، بنابراین نمی‌توان از آن وارد شد. به مدیر سایت خبر دهید.',
    'error.storageRefused':
      'مرورگر شما کوکی‌های این صفحه را مسدود می‌کند. آن‌ها را مجاز کنید و دوباره تلاش کنید یا به روش دیگری وارد شوید.',
    'error.invalidEmail': 'نشانی ایمیل نامعتبر است. دوباره تلاش کنید.',
    'error.invalidPhoneNumber': 'شماره تلفن نامعتبر است. دوباره تلاش کنید.',
    'error.otpCodeExpired':
      'این کد منقضی شده یا قبلاً استفاده شده است. برای کد جدید، «ارسال دوباره کد» را انتخاب کنید.',
    'error.otpCodeLocked':
      'تعداد کدهای نادرست بیش از حد بود. برای کد جدید، «ارسال دوباره کد» را انتخاب کنید.',

    // Errors of the browser.
    'error.NoCurrentSessionError': 'نشست فعالی وجود ندارد. برای ادامه وارد شوید.',
    'error.PasskeysUnsupportedError':
      'این مرورگر نمی‌تواند در این صفحه از گذرکلید استفاده کند. به روش دیگری وارد شوید.',
    'error.IDPOAuthFlowMissingParamError': 'بخشی از اطلاعات لازم در درخواست نیست. به سازنده برنامه خبر دهید.',

    // The provider's error types: `otp_code_not_found` is `error.otpCodeNotFound`.
    'error.unauthorizedCredentials':
      'نشانی ایمیل یا گذرواژه درست نیست. دوباره تلاش کنید، گذرواژه را تغییر دهید یا به روش دیگری وارد شوید.',
    'error.userUnauthenticated': 'برای ادامه وارد شوید.',
    'error.unauthorizedAction': 'اجازه این کار را ندارید. از مدیر این سایت بخواهید.',
    'error.internalServerError': 'مشکلی در سرورهای ما پیش آمد. بعداً دوباره تلاش کنید.',
    'error.serviceUnavailable': 'سرورهای ما در دسترس نیستند. بعداً دوباره تلاش کنید.',
    'error.tooManyRequests': 'تعداد تلاش‌ها بیش از حد بود. یک دقیقه صبر کنید و دوباره تلاش کنید.',
    'error.userLockLimitReached':
      'تعداد تلاش‌های ناموفق بیش از حد بود. بعداً دوباره تلاش کنید یا به روش دیگری وارد شوید.',

    'error.emailNotFound': 'این نشانی ایمیل پیدا نشد. بررسی کنید و دوباره تلاش کنید.',
    'error.inactiveEmail': 'نمی‌توان به این نشانی ایمیلی فرستاد. از نشانی دیگری استفاده کنید.',
    'error.duplicateEmail': 'از قبل حسابی با این نشانی ایمیل وجود دارد. وارد همان حساب شوید.',
    'error.invalidPhoneNumberCountryCode': 'کد کشور شماره تلفن نامعتبر است. بررسی کنید و دوباره تلاش کنید.',
    'error.phoneNumberNotFound': 'این شماره تلفن پیدا نشد. بررسی کنید و دوباره تلاش کنید.',
    'error.unsubscribedPhoneNumber':
      'این شماره دیگر پیام‌های ما را دریافت نمی‌کند. به شماره ما START بفرستید یا با ایمیل وارد شوید.',
    'error.duplicatePhoneNumber': 'از قبل حسابی با این شماره تلفن وجود دارد. وارد همان حساب شوید.',
    'error.downstreamCarrierError':
      'نتوانستیم به این شماره پیام بفرستیم. دوباره تلاش کنید یا به روش دیگری وارد شوید.',
    'error.tooManyUnverifiedFactors':
      'نشانی‌ها یا شماره‌های زیادی تأیید نشده‌اند. با موردی که قبلاً استفاده کرده‌اید وارد شوید.',

    'error.unableToAuthOtpCode':
      'کد قبلاً استفاده شده یا منقضی شده است. کد جدیدی درخواست کنید و دوباره تلاش کنید.',

    'error.resetPassword': 'پیش از ورود دوباره، گذرواژه جدیدی تعیین کنید.',
    'error.weakPassword': 'حدس زدن این گذرواژه خیلی آسان است. سه واژه تصادفی را امتحان کنید.',

    'error.oauthUserRegistrationNotFound': 'این روش ورود برای این حساب فعال نیست. روش دیگری انتخاب کنید.',

    'error.webauthnRegistrationNotFound': 'این گذرکلید پیدا نشد. به روش دیگری وارد شوید.',
    'error.unableToRegisterWebauthnRegistration': 'گذرکلید ثبت نشد. دوباره تلاش کنید.',
    'error.unableToAuthWebauthnRegistration': 'گذرکلید شما تأیید نشد. دوباره تلاش کنید.',
    'error.biometricRegistrationNotFound':
      'این داده‌های زیست‌سنجی برای این حساب ثبت نشده است. به روش دیگری وارد شوید.',

    'error.unableToAuthenticateCryptoWallet': 'امضای کیف پول شما تأیید نشد. دوباره تلاش کنید.',
    'error.invalidCryptoWalletAddress':
      'این نشانی متعلق به کیف پولی از این نوع نیست. کیف پول دیگری انتخاب کنید.',
    'error.cryptoWalletNotFound': 'این کیف پول به این حساب متصل نیست. کیف پول دیگری انتخاب کنید.',
    'error.invalidWalletAddressUser': 'این کیف پول متعلق به حساب دیگری است. کیف پول دیگری انتخاب کنید.',

    'error.totpNotFound': 'این حساب برنامه اصالت‌سنجی ندارد. به روش دیگری وارد شوید.',
    'error.activeTotpExists': 'این حساب از قبل برنامه اصالت‌سنجی دارد. ابتدا آن را حذف کنید.',
    'error.invalidTotpCode': 'کد باید شش رقم داشته باشد. بررسی کنید و دوباره تلاش کنید.',
    'error.unableToAuthenticateTotp':
      'کد درست نیست یا قبلاً استفاده شده است. منتظر کد بعدی بمانید و دوباره تلاش کنید.',
    'error.unableToAuthenticateRecoveryCode':
      'کد بازیابی درست نیست یا قبلاً استفاده شده است. کد دیگری را امتحان کنید.',

    'error.connectedAppNotFound': 'این برنامه به این حساب متصل نیست. صفحه را از نو بار کنید.',
  },
  groups: {
    continueWithProvider: 'ادامه با {provider}',
    continueWithWallet: 'ادامه با {wallet}',
    success: 'انجام شد!',
    checkYourEmail: 'ایمیلتان را بررسی کنید',
    openWhereRequested: 'این پیوند فقط همان‌جا که درخواست شد کار می‌کند',
    askedElsewhere:
      'آن را در مرورگر یا دستگاه دیگری درخواست کرده‌اید. همان‌جا بازش کنید یا اینجا پیوند جدیدی بگیرید.',
    canTakeAMinute: 'ممکن است یک دقیقه طول بکشد. پوشه هرزنامه را هم ببینید.',
    signIn: 'ورود',
    signInWithoutPassword: 'ورود بدون گذرواژه',
    setNewPassword: 'گذرواژه جدیدی تعیین کنید',
    breachedPassword: 'در نشت داده‌ها پیدا شده است: گذرواژه دیگری انتخاب کنید.',
    siteMisconfigured: 'این سایت درست پیکربندی نشده است. به مدیر سایت خبر دهید. یا به روش دیگری وارد شوید.',
    requestNotProcessed: 'اطلاعات ارسال‌شده پردازش نشد. دوباره تلاش کنید.',
    linkUsed: 'این پیوند قبلاً استفاده شده یا منقضی شده است. پیوند جدیدی درخواست کنید و دوباره تلاش کنید.',
    otherBrowser: 'در همان مرورگر و همان دستگاهی که شروع کردید، کار را تمام کنید.',
    signInAgain: 'دوباره وارد شوید.',
    sessionEnded: 'نشست شما پایان یافته است. دوباره وارد شوید.',
    signInUsed: 'از این ورود قبلاً استفاده شده یا بیش از حد طول کشیده است. دوباره وارد شوید.',
    signInFailed: 'ورود کامل نشد. دوباره وارد شوید.',
    unknownApp: 'برنامه‌ای که شما را به اینجا فرستاد شناسایی نشد. به آن برگردید.',
    appMisconfigured: 'برنامه‌ای که شما را به اینجا فرستاد درست پیکربندی نشده است. به مدیر آن خبر دهید.',
    noPassword: 'این حساب گذرواژه ندارد. به روش دیگری وارد شوید.',
    wrongCode: 'کد درست نیست. دوباره تلاش کنید.',
  },
};
