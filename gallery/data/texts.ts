/** Arabic texts of a host, for the screens with one-time codes. */
export const ARABIC = {
  'login.title': 'إنشاء حساب أو تسجيل الدخول',
  'tab.text': 'رسالة نصية',
  'tab.whatsapp': 'واتساب',
  'tab.email': 'البريد',
  'tab.ariaLabel': 'طريقة تسجيل الدخول',
  'formField.phone.label': 'رقم الهاتف',
  'formField.email.label': 'البريد الإلكتروني',
  'button.sms': 'المتابعة برسالة نصية',
  'button.emailLogin': 'المتابعة بالبريد الإلكتروني',
  'button.continue': 'متابعة',
  'passcode.title': 'أدخل رمز المرور',
  'passcode.sentConfirmation': 'أرسلنا إليك رمزًا من 6 أرقام على <bold>{destination}</bold>.',
  'passcode.expirationCountdown': 'تنتهي صلاحية الرمز خلال {timeRemaining}.',
  'passcode.didntGetIt': 'لم يصلك؟',
  'passcode.resendCode': 'إعادة إرسال الرمز',
};
