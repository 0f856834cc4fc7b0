export const passwordStrings = {
  'createAccount.title': 'Choose how to sign up',
  'password.createAccount.content': 'Create a password',
  'password.login.title': 'Log in',
  'password.forgot.title': 'Check your email',
  'password.forgot.content':
    'We sent an email to <bold>{email}</bold>. Follow the link in it to set a new password.',
  'password.breached.title': 'Please set a new password',
  'password.breached.content':
    'Your password has appeared in a data breach of another site, so others may know it. To keep your account safe, we sent an email to <bold>{email}</bold>. Follow the link in it to set a new password.',
  'password.resetRequired.title': 'Please set a new password',
  'password.resetRequired.content':
    'Your account has changed, and your old password no longer works. We sent an email to <bold>{email}</bold>. Follow the link in it to set a new password.',
  'password.setNew.title': 'Set a password',
  'password.setNew.content':
    'Your account has no password yet. We sent an email to <bold>{email}</bold>. Follow the link in it to set one.',
  'password.mailFailed': 'We could not send an email to <bold>{email}</bold>.',
  'password.didntGetItResend': "Didn't get it? <resendButton>Resend email</resendButton>",
  'password.mailHint': 'It can take a minute. Check your spam folder too.',
  'password.resendWait':
    'You can ask for another email in {seconds, plural, one {# second} other {# seconds}}',
  'button.createPasswordInstead': 'Create a password instead',
  'button.emailMagicLink': 'Email me a login link',
  'button.emailOTP': 'Email me a login code',
  'button.forgotPassword': 'Forgot password?',
  'button.loginWithoutPassword': 'Log in without a password',
  'error.passwordMissing': 'Please enter your password.',
  'login.success.content': 'You have successfully logged in.',
} as const;
