export const strengthStrings = {
  'password.strength.checkFailed': 'We could not check this password.',
  'password.strength.checkAgain': 'Check again',
} as const;
