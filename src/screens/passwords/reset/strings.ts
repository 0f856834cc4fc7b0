import {
  ASKED_ELSEWHERE,
  OPEN_WHERE_REQUESTED,
  SIGN_IN,
  SIGN_IN_WITHOUT_PASSWORD,
} from '../../../ui/text/sharedEnglish';

export const passwordResetStrings = {
  // Title above the field for a new password.
  'password.reset.title': 'Set a new password',
  // Label above that field.
  'password.reset.label': 'New password',
  // Text beside a spinner.
  'password.reset.loggingInProgress': 'Logging in...',
  // Button below the form. At most 40 characters.
  'password.reset.loginWithoutPassword': SIGN_IN_WITHOUT_PASSWORD,
  // Title of a screen with one button.
  'password.reset.confirmLogin.title': SIGN_IN,
  // Sentence between that title and the button.
  'password.reset.confirmLogin.content': 'Press the button to log in.',
  // That button. At most 40 characters.
  'password.reset.confirmLogin.button': SIGN_IN,
  // Title above an error.
  'password.reset.failed.title': 'We could not log you in',
  // Title.
  'password.reset.spent.title': 'This link no longer works',
  // Sentences below that title.
  'password.reset.spent.content': 'It was already used, or it has expired. We can send you a new email.',
  // Button below those sentences. At most 40 characters.
  'password.reset.newMail': 'Send a new email',
  // Sentences after that button was pressed. {email}: the visitor’s address.
  'password.reset.newMailSent':
    'We sent an email to <bold>{email}</bold>. Open the link in it on this same device.',
  // Title, after a link was opened in another browser than the one that requested it.
  'password.reset.elsewhere.title': OPEN_WHERE_REQUESTED,
  // Sentences below that title.
  'password.reset.elsewhere.content': ASKED_ELSEWHERE,
} as const;
