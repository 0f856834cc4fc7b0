export const strengthStrings = {
  // Sentence below the field for a new password.
  'password.strength.hint': 'Choose a long password that you use nowhere else.',
  // After the strength of a password that is weak, and a warning. Without a full stop.
  'password.strength.advice': 'Try three random words',
  // Error below that field, before the button “Check again”.
  'password.strength.checkFailed': 'We could not check this password.',
  // Button. At most 24 characters.
  'password.strength.checkAgain': 'Check again',
} as const;

/** zxcvbn's own texts, by the ids under which a host can override them. */
export const strengthWarnings = {
  // Warning below the strength of a new password, without a full stop.
  'password.zxcvbn.warning.shortKeyboardPatterns': 'Short keyboard patterns are easy to guess',
  'password.zxcvbn.warning.straightRows': 'Straight rows of keys are easy to guess',
  'password.zxcvbn.warning.repeats': 'Repeats like “aaa” are easy to guess',
  'password.zxcvbn.warning.longerRepeats':
    'Repeats like “abcabcabc” are only slightly harder to guess than “abc”',
  'password.zxcvbn.warning.sequences': 'Sequences like “abc” or “6543” are easy to guess',
  'password.zxcvbn.warning.recentYears': 'Recent years are easy to guess',
  'password.zxcvbn.warning.dates': 'Dates are often easy to guess',
  'password.zxcvbn.warning.top10CommonPassword': 'This is one of the 10 most common passwords',
  'password.zxcvbn.warning.top100CommonPassword': 'This is one of the 100 most common passwords',
  'password.zxcvbn.warning.veryCommonPassword': 'This is a very common password',
  'password.zxcvbn.warning.similarToCommonPassword': 'This is similar to a commonly used password',
  'password.zxcvbn.warning.wordByItself': 'A word by itself is easy to guess',
  'password.zxcvbn.warning.names': 'Names and surnames by themselves are easy to guess',
  'password.zxcvbn.warning.commonNames': 'Common names and surnames are easy to guess',
} as const;
