export const passcodeStrings = {
  // Name of the field for the code, for screen readers.
  'formField.otp.ariaLabel': 'Enter the 6-digit code',
  // Below that field.
  'formField.otp.description': 'The code is checked as soon as you enter the sixth digit.',
  // Name of the progress bar, for screen readers.
  'formField.passcode.status.verifying': 'Checking your code…',
} as const;
