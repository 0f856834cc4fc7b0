import { OTP_EXPIRATION_MINUTES } from './constants';
import type { OTPMethod } from './enums';
import type { Masked } from './mask';

/** §2 Screens. A screen's name is the name of the file that draws it. */
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

/** The height in px of a first screen whose code is fetched, as it mostly comes up: its spinner takes the same. */
export const STARTING_HEIGHTS_PX: Partial<Record<ScreenName, number>> = {
  PasswordResetForm: 408,
  PasskeyRegistrationStart: 266,
  IDPConsent: 208,
};

/** §3 Widget state: what one screen hands to the next. Nothing in it is a secret. */
export interface FormState {
  magicLinkState: { email: string };
  otpState: OTPState;
  /** `walletOption` is the id of one of §3's wallets, or of another that announces itself. */
  cryptoState: { walletAddress: string; walletOption: string; walletChallenge: string };
  passwordState: { email: string; type: 'new' | 'password' | 'passwordless' };
  /** Whether the widget was mounted with the token of a reset mail; its sagas find the token itself in their secrets. */
  resetPasswordState: { token: Masked };
}

export interface OTPState {
  type: OTPMethod;
  methodId: string;
  /** Where the code went, as the wire wants it (E.164 or an email address): a resend goes there again. */
  otpDestination: string;
  /** How long the code lives, from the answer that announced it, on the monotonic clock. */
  expiresAt: number;
  expirationMinutes: number;
}

export const INITIAL_FORM_STATE: FormState = {
  magicLinkState: { email: '' },
  otpState: {
    type: 'email',
    methodId: '',
    otpDestination: '',
    expiresAt: 0,
    expirationMinutes: OTP_EXPIRATION_MINUTES,
  },
  cryptoState: { walletAddress: '', walletOption: 'Metamask', walletChallenge: '' },
  passwordState: { email: '', type: 'new' },
  resetPasswordState: { token: '' },
};
