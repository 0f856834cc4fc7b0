import { INVALID_JSON, INVALID_RESPONSE, OTHER_USERS_LINK } from '../../domain/errors/errorRules';
import { UNREACHABLE } from '../../domain/errors/errors';

/** Texts of `ui/`, of several flows and of errors that never occur on a first screen. The entry does not contain them. */
export const appStrings = {
  'button.back.ariaLabel': 'Back',
  'button.continue': 'Continue',
  'name.quoted': '“{name}”',
  'success.title': 'Success!',
  'error.invalidEmail': 'Invalid email address, please try again.',
  'error.invalidPhoneNumber': 'Invalid phone number, please try again.',
  'error.unexpected': 'Something went wrong on this page. Please try again.',
  'error.schema': 'We could not process what was sent. Please try again.',
  [UNREACHABLE.id]: UNREACHABLE.message,
  [INVALID_RESPONSE.id]: INVALID_RESPONSE.message,
  [INVALID_JSON.id]: INVALID_JSON.message,
  [OTHER_USERS_LINK.id]: OTHER_USERS_LINK.message,
  'link.newTab': 'Opens in a new tab',
} as const;
