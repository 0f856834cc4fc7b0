import { WRONG_CODE } from '../../ui/text/sharedEnglish';

export const otpStrings = {
  // Title.
  'passcode.title': 'Enter your code',
  // Sentence below the title. {destination}: the visitor’s email address or phone number.
  'passcode.sentConfirmation': 'We sent a 6-digit code to <bold>{destination}</bold>.',
  // Sentence below the field. {timeRemaining}: minutes and seconds, such as 4:59.
  'passcode.expirationCountdown': 'Your code expires in {timeRemaining}.',
  // Takes the place of the sentence above when the time is over.
  'passcode.expired': 'Your code has expired.',
  // Question before the button “Resend code”, on the same line.
  'passcode.didntGetIt': 'Didn’t get it?',
  // Button. Errors quote it. At most 30 characters.
  'passcode.resendCode': 'Resend code',
  // Takes the place of that button’s text for two seconds. At most 30 characters.
  'passcode.codeSent': 'Code sent',
  // Sentence below that button, without a full stop. {seconds}: counts down from 99 or less.
  'passcode.resendWait': 'You can request a new code in {seconds, plural, one {# second} other {# seconds}}',
  // Sentence below the title “Success!”.
  'otp.success.content': 'Your passcode has been successfully verified.',
  // Error below the field: the code is wrong.
  'error.otpCodeNotFound': WRONG_CODE,
  // Error below the field. It quotes the button `passcode.resendCode`.
  'error.otpCodeExpired': 'This code has expired or was used. Choose “Resend code” for a new one.',
  'error.otpCodeLocked': 'Too many wrong codes. Choose “Resend code” for a new one.',
} as const;
