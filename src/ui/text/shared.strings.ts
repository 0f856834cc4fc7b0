import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';

/** Texts of the first screen, of several flows and of `ui/`. The ids are public: hosts replace texts by id. */
export const sharedStrings = {
  'button.retry': 'Try again',
  'methodDivider.text': 'or',
  'login.loading': 'Loading…',

  'formField.email.label': 'Email address',
  'formField.email.placeholder': 'example@email.com',
  'formField.phone.label': 'Phone number',
  'formField.phone.country.ariaLabel': 'Country code',
  'formField.phone.countries': 'Countries and regions',
  'formField.phone.moreCountries': 'More countries and regions',

  [CHUNK_NOT_LOADED.id]: CHUNK_NOT_LOADED.message,
} as const;
