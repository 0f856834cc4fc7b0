import type { OTPMethod } from './enums';
import type { Masked } from './text/mask';

/** §2 Screens. A screen is drawn by the file of the same name. */
export type ScreenName =
  | 'Main'
  | 'PasskeyRegistrationStart'
  | 'PasskeyRegistrationSuccess'
  | 'PasskeyConfirmation'
  | 'PasswordResetForm'
  | 'PasswordCreateOrLogin'
  | 'PasswordForgot'
  | 'PasswordBreached'
  | 'PasswordSetNew'
  | 'PasswordDedupe'
  | 'PasswordConfirmation'
  | 'EmailConfirmation'
  | 'LinkOpenedElsewhere'
  | 'OTPAuthenticate'
  | 'OTPConfirmation'
  | 'CryptoConnect'
  | 'CryptoSignMessage'
  | 'CryptoOtherScreen'
  | 'CryptoSetupWallet'
  | 'CryptoError'
  | 'CryptoConfirmation'
  | 'IDPConsent';

export type WidgetKind = 'login' | 'passwordReset' | 'passkeyRegistration' | 'identityProvider';

export const STARTING_SCREENS: Record<WidgetKind, ScreenName> = {
  login: 'Main',
  passwordReset: 'PasswordResetForm',
  passkeyRegistration: 'PasskeyRegistrationStart',
  identityProvider: 'IDPConsent',
};

/**
 * Usual height in px, without the card's padding, of a first screen whose code is a chunk. The spinner before it takes the same height.
 */
export const STARTING_HEIGHTS_PX: Partial<Record<ScreenName, number>> = {
  PasswordResetForm: 390,
  PasskeyRegistrationStart: 266,
  IDPConsent: 208,
};

/** §3 Widget state: data passed from one screen to the next. It holds no secrets. */
export interface FormState {
  magicLinkState: { email: string };
  otpState: OTPState;
  /** `walletOption` is the id of a listed wallet (§3) or of one that announces itself. */
  cryptoState: { walletAddress: string; walletOption: string; walletChallenge: string };
  passwordState: { email: string; type: 'new' | 'password' | 'passwordless' };
  /**
   * Whether the widget was mounted with the token of a reset mail; the token itself is in the widget's
   * secrets.
   */
  resetPasswordState: { token: Masked };
}

export interface OTPState {
  type: OTPMethod;
  methodId: string;
  /** Where the code was sent, as on the wire (E.164 or an email address). A resend goes there again. */
  otpDestination: string;
  /** When the code expires, in ms of the monotonic clock. */
  expiresAt: number;
  expirationMinutes: number;
}
