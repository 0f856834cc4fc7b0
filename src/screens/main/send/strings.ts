export const sendStrings = {
  // Button below the email field, after a typing error in the address. {email}: the address that was probably meant.
  'email.suggestion': 'Did you mean {email}?',
  // Below the phone form, when what was typed may be two numbers. Buttons with the numbers follow.
  'phone.question': 'Which number should we send the code to?',
} as const;
