export const passcodeStrings = {
  'formField.otp.ariaLabel': 'Enter the 6-digit passcode',
  'formField.otp.description': 'The code is checked as soon as you enter the sixth digit.',
  'formField.passcode.status.verifying': 'Checking your code…',
} as const;
