import type { GroupMessages } from './messageGroups';
import {
  ASKED_ELSEWHERE,
  BREACHED_PASSWORD,
  CAN_TAKE_A_MINUTE,
  CHECK_YOUR_EMAIL,
  OPEN_WHERE_REQUESTED,
  SET_NEW_PASSWORD,
  SIGN_IN,
  SIGN_IN_USED,
  SIGN_IN_WITHOUT_PASSWORD,
  SUCCESS,
  WRONG_CODE,
} from './sharedEnglish';

/** The English message for each group of ids that share one. */
export const englishGroups: GroupMessages = {
  // Button. {provider}: a company such as Google, in Latin letters. At most 40 characters.
  continueWithProvider: 'Continue with {provider}',
  // Button. {wallet}: a crypto wallet such as MetaMask, in Latin letters. At most 40 characters.
  continueWithWallet: 'Continue with {wallet}',
  // Title of a screen after a success, below a green check mark.
  success: SUCCESS,
  // Title, after an email with a link was sent.
  checkYourEmail: CHECK_YOUR_EMAIL,
  // Title, after a link was opened in another browser than the one that requested it.
  openWhereRequested: OPEN_WHERE_REQUESTED,
  // Sentences below that title. A button for a new link follows.
  askedElsewhere: ASKED_ELSEWHERE,
  // Sentences below those about an email that was sent.
  canTakeAMinute: CAN_TAKE_A_MINUTE,
  // Title above the field for the password; title and button of a screen with one button.
  signIn: SIGN_IN,
  // Button: sends an email with a login link. At most 40 characters.
  signInWithoutPassword: SIGN_IN_WITHOUT_PASSWORD,
  // Title above the sentences about an email that was sent.
  setNewPassword: SET_NEW_PASSWORD,
  // Below the field for a new password, also after its strength (“Weak.”): two lines of 256 px.
  breachedPassword: BREACHED_PASSWORD,
  // Error below a field or a button: the site’s developers must correct something.
  siteMisconfigured:
    'This site is not set up correctly. Please tell the people who run it. Or log in another way.',
  // Error below a field or a button: the cause is unknown.
  requestNotProcessed: 'Something did not work. Please check what you entered and try again.',
  // Error on the screen that a link in an email has opened.
  linkUsed: 'This link has expired or was already used. Please request a new one.',
  // Error on the screen that a link or a social provider has opened, in another browser than before.
  otherBrowser: 'Please finish in the browser and on the device where you started.',
  // Error in place of a screen.
  signInAgain: 'Please log in again.',
  sessionEnded: 'You are no longer logged in. Please log in again.',
  // Error after the return from a social provider such as Google.
  signInUsed: SIGN_IN_USED,
  signInFailed: 'We could not log you in. Please try again.',
  // Error on the consent screen. “App” is another site that wants access to the account.
  unknownApp: 'We do not recognize the app that sent you here. Please go back to it.',
  appMisconfigured: 'The app that sent you here is not set up correctly. Please tell the people who run it.',
  // Error below the password field.
  noPassword: 'This account has no password. Please log in another way.',
  // Error below the field for a one-time code.
  wrongCode: WRONG_CODE,
};
