export const passwordResetStrings = {
  'password.reset.title': 'Set a new password',
  'password.reset.label': 'New password',
  'password.reset.loggingInProgress': 'Logging in...',
  'password.reset.loginWithoutPassword': 'Log in without a password',
  'password.reset.confirmLogin.title': 'Log in',
  'password.reset.confirmLogin.content': 'You are one click away.',
  'password.reset.failed.title': 'We could not log you in',
  'password.reset.spent.title': 'This link no longer works',
  'password.reset.spent.content': 'It was already used, or it has expired. We can send you a new mail.',
  'password.reset.newMail': 'Send a new mail',
  'password.reset.newMailSent': 'We sent an email to <bold>{email}</bold>. Open its link in this browser.',
  'password.reset.elsewhere.title': 'Open the link where you started',
  'password.reset.elsewhere.content':
    'This mail was asked for in another browser or on another device, and for your safety its links only work there. Open the link there, or ask for a new mail here.',
} as const;
