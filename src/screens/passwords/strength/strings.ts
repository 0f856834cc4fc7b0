export const strengthStrings = {
  'password.strength.hint': 'Choose a long password used nowhere else.',
  'password.strength.checkFailed': 'We could not check this password.',
  'password.strength.checkAgain': 'Check again',
} as const;

/** zxcvbn's own texts, by the ids under which a host can override them. */
export const strengthWarnings = {
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Short keyboard patterns are easy to guess',
  'password.zxcvbn.warning.straightRows': 'Straight rows of keys are easy to guess',
  'password.zxcvbn.warning.repeats': 'Repeats like "aaa" are easy to guess',
  'password.zxcvbn.warning.longerRepeats':
    'Repeats like "abcabcabc" are only slightly harder to guess than "abc"',
  'password.zxcvbn.warning.sequences': 'Sequences like abc or 6543 are easy to guess',
  'password.zxcvbn.warning.recentYears': 'Recent years are easy to guess',
  'password.zxcvbn.warning.dates': 'Dates are often easy to guess',
  'password.zxcvbn.warning.top10CommonPassword': 'This is a top-10 common password',
  'password.zxcvbn.warning.top100CommonPassword': 'This is a top-100 common password',
  'password.zxcvbn.warning.veryCommonPassword': 'This is a very common password',
  'password.zxcvbn.warning.similarToCommonPassword': 'This is similar to a commonly used password',
  'password.zxcvbn.warning.wordByItself': 'A word by itself is easy to guess',
  'password.zxcvbn.warning.names': 'Names and surnames by themselves are easy to guess',
  'password.zxcvbn.warning.commonNames': 'Common names and surnames are easy to guess',
} as const;
