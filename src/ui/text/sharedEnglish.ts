// English texts of several ids. `messageGroups.ts` names the ids, `englishGroups.ts` has the notes for translators.
export const SUCCESS = 'Success!';
export const CHECK_YOUR_EMAIL = 'Check your email';
export const OPEN_WHERE_REQUESTED = 'Open the link on the device where you requested it';
export const SIGN_IN = 'Sign in';
export const SIGN_IN_WITHOUT_PASSWORD = 'Sign in without a password';
export const SET_NEW_PASSWORD = 'Please set a new password';
export const BREACHED_PASSWORD = 'This password was found in a list of stolen passwords. Choose another.';
export const SIGN_IN_USED = 'This took too long or was already done. Please sign in again.';
export const WRONG_CODE = 'Invalid passcode, please try again.';
