export const idpStrings = {
  // Title: another app wants access. {clientName}: the app, in quotation marks. {projectName}: this site.
  'idpConsent.signIn.title': 'Sign in to {clientName} with {projectName}',
  // The same title without the site’s name. {clientName}: the app, in quotation marks.
  'idpConsent.signIn.titleWithoutProject': 'Sign in to {clientName}',
  // The same title for an app without a name. {projectName}: this site.
  'idpConsent.signIn.titleWithoutApp': 'Sign in to The App with {projectName}',
  // The same title without names.
  'idpConsent.signIn.titleWithoutNames': 'Sign in to The App',
  // Title of the same screen when the app wants more than the usual. {clientName}: the app, in quotation marks.
  'idpConsent.customScopes.title': '{clientName} wants to access your account',
  // The same title for an app without a name.
  'idpConsent.customScopes.titleWithoutApp': 'The App wants to access your account',
  // Heading above the list of what the app may do. {clientName}: the app, in quotation marks.
  'idpConsent.allowClientTo': '{clientName} is requesting to:',
  // The same heading for an app without a name.
  'idpConsent.allowClientToWithoutApp': 'The App is requesting to:',
  // Item of that list.
  'idpConsent.scopes.fullAccess': 'Act as you: see and change everything in your account',
  'idpConsent.scopes.openid': 'Verify your identity',
  // Detail of the item above.
  'idpConsent.scopes.openid.account': 'View information stored within your account',
  // Item of that list.
  'idpConsent.scopes.profile': 'View your personal profile information',
  // Detail of the item above.
  'idpConsent.scopes.profile.profile': 'Your name, picture and language preferences',
  'idpConsent.scopes.profile.email': 'Your email address',
  'idpConsent.scopes.profile.phone': 'Your phone number',
  // Item of that list.
  'idpConsent.scopes.offlineAccess':
    "Maintain access to your data even when you're not actively using the app",
  // Detail of the item above: the visitor is away, the app goes on.
  'idpConsent.scopes.offlineAccess.offline': 'Read your data while you are away',
  'idpConsent.scopes.offlineAccess.background': 'Update your data in the background',
  // Item of that list. {scope}: a technical name such as read:all.
  'idpConsent.scopes.custom': 'Use the {scope} scope',
  // Heading above a second list: what the app will not get. {clientName}: the app, in quotation marks.
  'idpConsent.notGiven': '{clientName} also asked for this. It will not get it:',
  // The same heading for an app without a name.
  'idpConsent.notGivenWithoutApp': 'The App also asked for this. It will not get it:',
  // Sentence below the list.
  'idpConsent.untilRevoked': 'This access lasts until you take it back.',
  // Sentence above the buttons. {destination}: a host name such as app.example.com.
  'idpConsent.destination': 'After you choose, you go to {destination}.',
  // Takes the place of the buttons.
  'idpConsent.framed':
    'This page is shown inside another website. To protect your account, open it in its own window.',
  // Button. At most 40 characters.
  'idpConsent.button.allow': 'Allow',
  'idpConsent.button.deny': 'Deny',
  // Title, after “Deny”.
  'idpConsent.denied.title': 'Access denied',
  // Sentence below that title.
  'idpConsent.denied': 'Access to the application was denied.',
  // Sentence below the title “Success!”. {clientName}: the app, in quotation marks.
  'idpConsent.success.content': 'Taking you back to {clientName}.',
  // The same sentence for an app without a name.
  'idpConsent.success.contentWithoutApp': 'Taking you back to The App.',
  // Title: the visitor must log in first.
  'idpConsent.noActiveSession.title': 'Log in first',
  // Sentences below that title.
  'idpConsent.noActiveSession': 'No active session detected. Please log in to continue.',
  // Title above an error.
  'idpConsent.failed.title': 'We could not continue',
  // Name of an app without a name, alone or in texts of the site.
  'idpConsent.defaultClientName': 'The App',

  // Title: another app asks to sign the visitor out.
  'idpLogout.title': 'Log out?',
  // Question below the title. {projectName}: this site.
  'idpLogout.confirmMessage': 'Are you sure you want to log out of your {projectName} account?',
  // The same question without the site’s name.
  'idpLogout.confirmMessageWithoutProject': 'Are you sure you want to log out of your account?',
  // Button. At most 24 characters.
  'idpLogout.yes': 'Yes',
  'idpLogout.no': 'No',
  // Title, after “No”.
  'idpLogout.notLoggedOut.title': 'You are still logged in',
  // Sentences below that title.
  'idpLogout.notLoggedOut': 'You have not been logged out. You may close this page.',
} as const;
