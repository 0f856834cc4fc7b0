import {
  CAN_TAKE_A_MINUTE,
  CHECK_YOUR_EMAIL,
  SET_NEW_PASSWORD,
  SIGN_IN,
  SIGN_IN_WITHOUT_PASSWORD,
} from '../../ui/text/sharedEnglish';

export const passwordStrings = {
  // Title above a form for a new password and a button for another way.
  'createAccount.title': 'Choose how to sign up',
  // Heading above the field for the new password.
  'password.createAccount.content': 'Create a password',
  // Button beside the visitor’s email address: leads back to the field for it. At most 12 characters.
  'button.changeEmail': 'Change',
  // Title above the field for the password.
  'password.login.title': SIGN_IN,
  // Title, after an email with a link for a new password was sent.
  'password.forgot.title': CHECK_YOUR_EMAIL,
  // Sentences below the title. {email}: the visitor’s address.
  'password.forgot.content':
    'We sent an email to <bold>{email}</bold>. Open the link in it to set a new password.',
  // Title.
  'password.breached.title': SET_NEW_PASSWORD,
  // Sentences below the title. {email}: the visitor’s address.
  'password.breached.content':
    'Your password was stolen from another site, so others may know it. To keep your account safe, we sent an email to <bold>{email}</bold>. Open the link in it to set a new password.',
  // Title.
  'password.resetRequired.title': SET_NEW_PASSWORD,
  // Sentences below the title. {email}: the visitor’s address.
  'password.resetRequired.content':
    'To keep your account safe, your old password no longer works. We sent an email to <bold>{email}</bold>. Open the link in it to set a new password.',
  // Title.
  'password.setNew.title': 'Set a password',
  // Sentences below the title. {email}: the visitor’s address.
  'password.setNew.content':
    'Your account has no password yet. We sent an email to <bold>{email}</bold>. Open the link in it to set one.',
  // Sentences above the button “Try again”. {email}: the visitor’s address.
  'password.mailFailed': 'We could not send an email to <bold>{email}</bold>. Please try again.',
  // Question and button on one line. The tag is the button.
  'password.didntGetItResend': 'Didn’t get it? <resendButton>Resend email</resendButton>',
  // Sentences below that line.
  'password.mailHint': CAN_TAKE_A_MINUTE,
  // Takes the place of the sentences above, without a full stop. {seconds}: counts down from 99 or less.
  'password.resendWait':
    'You can request another email in {seconds, plural, one {# second} other {# seconds}}',
  // Button that leads from a code or a link to a new password. At most 40 characters.
  'button.createPasswordInstead': 'Create a password instead',
  // Button beside the form for a password: sends an email with a link. At most 40 characters.
  'button.emailMagicLink': 'Email me a login link',
  // Button beside the form for a password: sends an email with a code. At most 40 characters.
  'button.emailOTP': 'Email me a code',
  // Button below the password field. At most 40 characters.
  'button.forgotPassword': 'Forgot password?',
  // Button: sends an email with a login link. At most 40 characters.
  'button.loginWithoutPassword': SIGN_IN_WITHOUT_PASSWORD,
  // Error below the password field.
  'error.passwordMissing': 'Please enter your password.',
  // Sentence below the title “Success!”.
  'login.success.content': 'You are logged in.',
} as const;
