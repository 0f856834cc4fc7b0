import type { AnswerMeta, AuthAnswer } from './entities';
import { names } from './enums';

/** Names of all events that `onEvent` receives. */
export const EventTypes = names(
  'MAGIC_LINK_LOGIN_OR_CREATE',
  'OTP_LOGIN_OR_CREATE',
  'OTP_AUTHENTICATE',
  'CRYPTO_WALLET_AUTHENTICATE_START',
  'CRYPTO_WALLET_AUTHENTICATE',
  'PASSWORD_CREATE',
  'PASSWORD_AUTHENTICATE',
  'PASSWORD_RESET_BY_EMAIL_START',
  'PASSWORD_RESET_BY_EMAIL',
  'PASSKEY_REGISTER',
  'PASSKEY_AUTHENTICATE',
  'PASSKEY_SKIP',
  'PASSKEY_DONE',
  'AUTHENTICATE_FLOW_COMPLETE',
  'OAUTH_AUTHORIZE_FLOW_START',
  'OAUTH_AUTHORIZE_FLOW_COMPLETE',
  'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED',
);
/** The name of an event: a value of `EventTypes`. */
export type EventType = keyof typeof EventTypes;

/** The data of an event that has none: `{}`. */
export type NoData = Record<string, never>;

/** Each event, and its `data` (§2, §4): the provider's answer, or what the event is about. */
export interface EventData {
  /** A mail with a sign-in link was sent. */
  MAGIC_LINK_LOGIN_OR_CREATE: AnswerMeta;
  /** A code was sent, also again; with the `method_id` with which the code is redeemed. */
  OTP_LOGIN_OR_CREATE: AnswerMeta & { method_id: string };
  /** A code was accepted: the visitor is signed in; with `method_id`. */
  OTP_AUTHENTICATE: AuthAnswer & { method_id: string };
  /** A wallet was connected, and is asked to sign; with `challenge`. */
  CRYPTO_WALLET_AUTHENTICATE_START: AnswerMeta & { challenge: string };
  /** A wallet's signature was accepted: the visitor is signed in. */
  CRYPTO_WALLET_AUTHENTICATE: AuthAnswer;
  /** A new user was created with a password, and is signed in; with `email_id`. */
  PASSWORD_CREATE: AuthAnswer & { email_id: string };
  /** A password was accepted: the visitor is signed in. */
  PASSWORD_AUTHENTICATE: AuthAnswer;
  /** A mail to reset the password was sent. */
  PASSWORD_RESET_BY_EMAIL_START: AnswerMeta;
  /** A new password was set with the token of a mail: the visitor is signed in. */
  PASSWORD_RESET_BY_EMAIL: AuthAnswer;
  /** A passkey was created; with `webauthn_registration_id`. */
  PASSKEY_REGISTER: AuthAnswer & { webauthn_registration_id: string };
  /** A passkey was accepted: the visitor is signed in; with `webauthn_registration_id`. */
  PASSKEY_AUTHENTICATE: AuthAnswer & { webauthn_registration_id: string };
  /** The visitor pressed "Skip" on the passkey registration widget. */
  PASSKEY_SKIP: NoData;
  /** The visitor pressed "Done" on the passkey registration widget. */
  PASSKEY_DONE: NoData;
  /** The screen that confirms a sign-in is shown: go on from here. */
  AUTHENTICATE_FLOW_COMPLETE: NoData;
  /** An app's request for consent begins. */
  OAUTH_AUTHORIZE_FLOW_START: { client_id: string; redirect_uri: string; scope: string };
  /** An app's request was answered, and not refused. */
  OAUTH_AUTHORIZE_FLOW_COMPLETE: NoData;
  /** The visitor refused an app's request. */
  OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED: NoData;
}

/** The argument of a host's `onEvent`. */
export type HostEvent =
  | { [T in keyof EventData]: { type: T; data: EventData[T] } }[keyof EventData]
  | { type: Exclude<EventType, keyof EventData>; data: Record<string, unknown> };
