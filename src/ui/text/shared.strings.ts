import { UNREACHABLE } from '../../domain/errors/errors';

/** Texts used by several flows and by `ui/`. The ids are public: hosts override texts by them. */
export const sharedStrings = {
  'button.continue': 'Continue',
  'button.retry': 'Try again',
  'methodDivider.text': 'or',
  'login.loading': 'Loading…',
  'success.title': 'Success!',

  'formField.email.label': 'Email address',
  'formField.email.placeholder': 'example@email.com',
  'formField.phone.label': 'Phone number',
  'formField.phone.country.ariaLabel': 'Country code',
  'formField.phone.countries': 'Countries and regions',
  'formField.phone.moreCountries': 'More countries and regions',

  'error.invalidEmail': 'Invalid email address, please try again.',
  [UNREACHABLE.id]: UNREACHABLE.message,
} as const;
