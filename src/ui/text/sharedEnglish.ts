// English texts of several ids. `messageGroups.ts` names the ids, `englishGroups.ts` has the notes for translators.
export const SUCCESS = 'Success!';
export const CHECK_YOUR_EMAIL = 'Check your email';
export const OPEN_WHERE_REQUESTED = 'This link only works where you asked for it';
export const ASKED_ELSEWHERE =
  'You asked for it in another browser or on another device. Open it there, or get a new link here.';
export const CAN_TAKE_A_MINUTE = 'It can take a minute. Check your spam folder too.';
export const SIGN_IN = 'Log in';
export const SIGN_IN_WITHOUT_PASSWORD = 'Log in without a password';
export const SET_NEW_PASSWORD = 'Please set a new password';
export const BREACHED_PASSWORD = 'This password was found in a list of stolen passwords. Choose another.';
export const SIGN_IN_USED = 'This took too long or was already done. Please log in again.';
export const WRONG_CODE = 'Invalid passcode, please try again.';
