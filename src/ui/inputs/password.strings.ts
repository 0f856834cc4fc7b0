/** Texts of the password field and the strength meter. */
export const passwordFieldStrings = {
  'formField.password.label': 'Password',
  // The name for assistive technology, for hosts that need another than the label.
  'formField.password.ariaLabel': '{label}',
  'formField.password.show': 'Show password',
  'formField.password.hide': 'Hide password',

  'password.strength.label': 'Password strength',
  'password.strength.unknown': 'Not judged yet',
  'password.strength.veryWeak': 'Very weak',
  'password.strength.weak': 'Weak',
  'password.strength.good': 'Good',
  'password.strength.strong': 'Strong',
  'password.strength.provisional': '{strength}, checking…',

  'password.rules.met': 'Met:',
  'password.rules.notMet': 'Not met yet:',
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {At least # character} other {At least # characters}}',
  'password.strengthError.complexity':
    'At least {complexity} of these: uppercase letter, lowercase letter, number, symbol',
  'password.strengthError.breached': 'Found in a data breach: please choose another.',
} as const;
