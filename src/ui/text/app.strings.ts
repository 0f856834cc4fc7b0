import { INVALID_JSON, INVALID_RESPONSE, OTHER_USERS_LINK } from '../../domain/errors/errorRules';
import { UNREACHABLE } from '../../domain/errors/errors';
import { SUCCESS } from './sharedEnglish';

/** Texts of `ui/`, of several flows and of errors that never occur on a first screen. The entry does not contain them. */
export const appStrings = {
  // Name of the arrow that leads back to Main, for screen readers.
  'button.back.ariaLabel': 'Back',
  // Button that submits a form.
  'button.continue': 'Continue',
  // Quotation marks around a name within a sentence. {name}: an app or a wallet, as others have named it.
  'name.quoted': '“{name}”',
  // Title of a screen after a success, below a green check mark.
  'success.title': SUCCESS,
  // Error below a field.
  'error.invalidEmail': 'Invalid email address, please try again.',
  'error.invalidPhoneNumber': 'Invalid phone number, please try again.',
  // Error in place of the widget, above the button “Try again”.
  'error.unexpected': 'Something went wrong on this page. Please try again.',
  // Error below a field or a button: no network, or no answer.
  'error.unreachable': `${UNREACHABLE.message} Check your internet connection and try again.`,
  // Error below a field or a button. “Our servers” are those of the site.
  'error.invalidResponse': `${INVALID_RESPONSE.message} Please try again in a few minutes.`,
  'error.invalidJson': `${INVALID_JSON.message} Please try again in a few minutes.`,
  // Error below the title of a screen that a link in an email has opened.
  'error.otherUsersLink': OTHER_USERS_LINK.message,
  // Description of a link, for screen readers.
  'link.newTab': 'Opens in a new tab',
} as const;
