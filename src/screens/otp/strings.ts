export const otpStrings = {
  'passcode.title': 'Enter passcode',
  'passcode.sentConfirmation': 'A 6-digit passcode was sent to you at <bold>{destination}</bold>.',
  'passcode.expirationCountdown': 'Your code expires in {timeRemaining}.',
  'passcode.expired': 'Your code has expired.',
  'passcode.didntGetIt': "Didn't get it?",
  'passcode.resendCode': 'Resend code',
  'passcode.codeSent': 'Code sent',
  'passcode.resendWait': 'You can ask for a new code in {seconds, plural, one {# second} other {# seconds}}',
  'otp.success.content': 'Your passcode has been successfully verified.',
  'error.otpCodeNotFound': 'Invalid passcode, please try again.',
  'error.otpCodeExpired': 'Code expired or used. Choose “Resend code”.',
  'error.otpCodeLocked': 'Too many tries. Choose “Resend code”.',
} as const;
