export const sendStrings = {
  // Button below the email field, after a typing error in the address. {email}: the address that was probably meant.
  'email.suggestion': 'Did you mean {email}?',
} as const;
