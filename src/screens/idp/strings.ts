export const idpStrings = {
  'idpConsent.signIn.title': 'Sign in to {clientName} with {projectName}',
  'idpConsent.signIn.titleWithoutProject': 'Sign in to {clientName}',
  'idpConsent.customScopes.title': '{clientName} wants to access your account',
  'idpConsent.allowClientTo': '{clientName} is requesting to:',
  'idpConsent.button.allow': 'Allow',
  'idpConsent.button.deny': 'Deny',
  'idpConsent.denied': 'Access to the application was denied.',
  'idpConsent.success.content': 'Taking you back to {clientName}.',
  'idpConsent.noActiveSession': 'No active session detected. Please log in to continue.',
  'idpConsent.defaultClientName': 'The App',

  'idpLogout.title': 'Log out?',
  'idpLogout.confirmMessage': 'Are you sure you want to log out of your {projectName} account?',
  'idpLogout.confirmMessageWithoutProject': 'Are you sure you want to log out of your account?',
  'idpLogout.yes': 'Yes',
  'idpLogout.no': 'No',
  'idpLogout.notLoggedOut': 'You have not been logged out. You may close this page.',
} as const;
