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
export type EventType = keyof typeof EventTypes;

export type NoData = Record<string, never>;

/** The data of each event. Events that are not listed here have the provider's answer as their data. */
export interface EventData {
  MAGIC_LINK_LOGIN_OR_CREATE: AnswerMeta;
  OTP_LOGIN_OR_CREATE: AnswerMeta & { method_id: string };
  OTP_AUTHENTICATE: AuthAnswer & { method_id: string };
  CRYPTO_WALLET_AUTHENTICATE_START: AnswerMeta & { challenge: string };
  CRYPTO_WALLET_AUTHENTICATE: AuthAnswer;
  PASSWORD_CREATE: AuthAnswer & { email_id: string };
  PASSWORD_AUTHENTICATE: AuthAnswer;
  PASSWORD_RESET_BY_EMAIL_START: AnswerMeta;
  PASSWORD_RESET_BY_EMAIL: AuthAnswer;
  PASSKEY_REGISTER: AuthAnswer & { webauthn_registration_id: string };
  PASSKEY_AUTHENTICATE: AuthAnswer & { webauthn_registration_id: string };
  PASSKEY_SKIP: NoData;
  PASSKEY_DONE: NoData;
  AUTHENTICATE_FLOW_COMPLETE: NoData;
  OAUTH_AUTHORIZE_FLOW_START: { client_id: string; redirect_uri: string; scope: string };
  OAUTH_AUTHORIZE_FLOW_COMPLETE: NoData;
  OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED: NoData;
}

/** The argument of a host's `onEvent`. */
export type HostEvent =
  | { [T in keyof EventData]: { type: T; data: EventData[T] } }[keyof EventData]
  | { type: Exclude<EventType, keyof EventData>; data: Record<string, unknown> };
