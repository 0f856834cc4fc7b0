import { CHUNK_NOT_LOADED } from '../../domain/errors/errors';

/** Texts of the first screen, of several flows and of `ui/`. The ids are public: hosts replace texts by id. */
export const sharedStrings = {
  // Button that repeats what has failed. At most 24 characters.
  'button.retry': 'Try again',
  // Word on the line between two ways to log in, such as a form and buttons. At most 12 characters.
  'methodDivider.text': 'or',
  // On the edge of the button with which this visitor logged in the last time. At most 24 characters.
  'lastUsed.label': 'Last used',
  // Below the field in which the browser offers passkeys, if a passkey was used the last time. At most 40 characters.
  'lastUsed.passkey': 'Last used: passkey',
  // Name of the spinner, for screen readers.
  'login.loading': 'Loading…',

  // Label above a field.
  'formField.email.label': 'Email address',
  // Example inside the empty email field. Keep “example” translatable and “@email.com” as an address.
  'formField.email.placeholder': 'example@email.com',
  // Label above a field.
  'formField.phone.label': 'Phone number',
  // Name of the list of calling codes (+1), for screen readers.
  'formField.phone.country.ariaLabel': 'Country code',
  // Heading inside that list: the countries that most visitors choose.
  'formField.phone.countries': 'Countries and regions',
  // Heading inside that list: the rest.
  'formField.phone.moreCountries': 'More countries and regions',

  // Error below a form, above the button “Try again”: a file of the widget did not arrive.
  'error.notLoaded': CHUNK_NOT_LOADED.message,
} as const;
