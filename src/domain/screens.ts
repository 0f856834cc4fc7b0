import type { OTPMethod } from './enums';
import type { Masked } from './secrets/mask';

/** §2 Screens. The file of a screen has its name. */
export const SCREEN_NAMES = [
  'Main',
  'PasskeyRegistrationStart',
  'PasskeyRegistrationSuccess',
  'PasskeyConfirmation',
  'PasswordResetForm',
  'PasswordCreateOrLogin',
  'PasswordForgot',
  'PasswordBreached',
  'PasswordSetNew',
  'PasswordDedupe',
  'PasswordConfirmation',
  'EmailConfirmation',
  'LinkOpenedElsewhere',
  'OTPAuthenticate',
  'OTPConfirmation',
  'CryptoConnect',
  'CryptoSignMessage',
  'CryptoOtherScreen',
  'CryptoSetupWallet',
  'CryptoError',
  'CryptoConfirmation',
  'IDPConsent',
] as const;
export type ScreenName = (typeof SCREEN_NAMES)[number];

export type WidgetKind = 'login' | 'passwordReset' | 'passkeyRegistration' | 'identityProvider';

export const STARTING_SCREENS: Record<WidgetKind, ScreenName> = {
  login: 'Main',
  passwordReset: 'PasswordResetForm',
  passkeyRegistration: 'PasskeyRegistrationStart',
  identityProvider: 'IDPConsent',
};

/**
 * Usual height in px of a first screen on a card of 400 px, without the card's padding. Its spinner has this height while
 * the chunk is fetched. For consent, that of an app that requests the user's profile, email address, phone number and offline access.
 */
export const STARTING_HEIGHTS_PX: Partial<Record<ScreenName, number>> = {
  PasswordResetForm: 378,
  PasskeyRegistrationStart: 382,
  IDPConsent: 520,
};

/** §3 Widget state: data that screens share. It contains no secrets. */
export interface FormState {
  magicLinkState: { email: string };
  otpState: OTPState;
  /** `walletOption` is the id of a listed wallet (§3) or of one that announces itself. */
  cryptoState: { walletAddress: string; walletOption: string; walletChallenge: string };
  passwordState: { email: string; type: 'new' | 'password' | 'passwordless' };
  /** Masked: whether the widget was mounted with the token of a reset mail. `MountContext` has the token. */
  resetPasswordState: { token: Masked };
}

interface OTPState {
  type: OTPMethod;
  methodId: string;
  /** The email address or E.164 number to which the code was sent, for a resend. */
  otpDestination: string;
  /** Expiry of the code, in ms of the monotonic clock. */
  expiresAt: number;
  expirationMinutes: number;
}
