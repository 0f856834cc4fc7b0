import { BREACHED_PASSWORD } from '../text/sharedEnglish';

/** Texts of the password field and the strength meter. */
export const passwordFieldStrings = {
  // Label above a field.
  'formField.password.label': 'Password',
  // The name of the field for assistive technology, for hosts that need another than the label. {label}: the label.
  'formField.password.ariaLabel': '{label}',
  // Name of the button with an eye, for screen readers.
  'formField.password.show': 'Show password',
  'formField.password.hide': 'Hide password',

  // Name of the strength meter, for screen readers.
  'password.strength.label': 'Password strength',
  // Value of the strength meter.
  'password.strength.unknown': 'Not checked yet',
  'password.strength.veryWeak': 'Very weak',
  'password.strength.weak': 'Weak',
  'password.strength.good': 'Good',
  'password.strength.strong': 'Strong',
  // Value of the strength meter while it is checked. {strength}: one of the four values above.
  'password.strength.provisional': '{strength}, checking…',

  // For screen readers, before a rule such as “At least 8 characters”.
  'password.rules.met': 'Met:',
  'password.rules.notMet': 'Not met yet:',
  // Rule in a list below the field for a new password. {characterLength}: a number such as 8.
  'password.strengthError.minimumLength':
    '{characterLength, plural, one {At least # character} other {At least # characters}}',
  // Rule in the same list. {complexity}: a number from 1 to 4.
  'password.strengthError.complexity':
    'At least {complexity} of these: capital letter, small letter, number, symbol (such as ! or ?)',
  // Warning below the rules.
  'password.strengthError.breached': BREACHED_PASSWORD,
} as const;
