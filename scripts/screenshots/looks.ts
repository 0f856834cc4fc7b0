/** How hosts may dress the widget. */

export const DARK = {
  container: { backgroundColor: '#172321', borderColor: '#32433F', borderRadius: '12px' },
  colors: { primary: '#E7EFEC', secondary: '#A9BBB6', success: '#8BE0B8', error: '#FFABA6' },
  buttons: {
    primary: { backgroundColor: '#7FD6C2', textColor: '#06231E', borderColor: '#7FD6C2' },
    secondary: { backgroundColor: '#172321', textColor: '#7FD6C2', borderColor: '#7FD6C2' },
  },
  inputs: { borderColor: '#7F938E', placeholderColor: '#8FA39D' },
};
export const LOGO = { logo: { logoImageUrl: '/logo.svg' } };

export const ARABIC = {
  'login.title': 'إنشاء حساب أو تسجيل الدخول',
  'tab.text': 'رسالة نصية',
  'tab.whatsapp': 'واتساب',
  'tab.email': 'البريد',
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
