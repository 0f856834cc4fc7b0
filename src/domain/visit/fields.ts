import { DEVICE_ERRORS } from '../errors/deviceErrors';
import { OAuthProviders, OneTapPositions, OTPMethods, Products } from '../enums';
import { allDialCodes } from '../phones/countries';
import { DATA_FIELDS, ERROR_TYPES, OBJECT_FIELDS, TEXT_FIELDS, TIME_FIELDS } from './fieldNames';

/**
 * What a recorded visit keeps of a field: numbers and booleans (`data`), the names of an enumeration, or the fields of
 * an object. All other texts become placeholders, and fields that are not listed are left out.
 */
type FieldKind = 'data' | 'object' | 'text' | 'time' | readonly string[];

const all = (names: readonly string[], kind: FieldKind) =>
  names.map((name): [string, FieldKind] => [name, kind]);

const FIELDS: ReadonlyMap<string, FieldKind> = new Map<string, FieldKind>([
  ...all(OBJECT_FIELDS, 'object'),
  ...all(DATA_FIELDS, 'data'),
  ...all(TEXT_FIELDS, 'text'),
  ...all(TIME_FIELDS, 'time'),
  ['products', Object.keys(Products)],
  ['methods', Object.keys(OTPMethods)],
  ['position', Object.keys(OneTapPositions)],
  ['defaultCountry', Object.keys(allDialCodes())],
  ['provider_type', Object.keys(OAuthProviders)],
  // Of a social provider in a config, and of an authentication factor.
  ['type', [...Object.keys(OAuthProviders), 'otp', 'magic_link', 'password', 'oauth', 'webauthn', 'totp']],
  ['delivery_method', ['email', 'sms', 'whatsapp', 'knowledge', 'authenticator_app', 'recovery_code']],
  ['status', ['active', 'pending']],
  ['authenticator_type', ['platform', 'cross-platform']],
  ['crypto_wallet_type', ['ethereum', 'solana']],
  ['userType', ['new', 'password', 'passwordless']],
  ['strength_policy', ['zxcvbn', 'luds', 'none']],
  ['vertical', ['CONSUMER', 'B2B']],
  ['dfp_protected_auth_mode', ['OBSERVATION', 'DECISIONING']],
  ['stytch_token_type', ['magic_links', 'oauth', 'impersonation', 'reset_password', 'login']],
  ['response_type', ['code']],
  ['prompt', ['consent', 'login', 'none', 'select_account']],
  ['kind', ['unreachable', 'schema', 'api', 'captchaRequired', 'usage', 'local', 'device', 'browser']],
  ['error_type', ERROR_TYPES],
]);

/** Names of errors are kept. In all other objects `name` is a text or an object. */
const ERROR_NAMES = Object.keys(DEVICE_ERRORS);

const MAX_DEPTH = 12;

export const isTimeField = (field: string): boolean => FIELDS.get(field) === 'time';

/** Replaces the text of a field. */
export type Replace = (field: string, text: string) => string;

/** A copy of a field's value that has only what a recorded visit keeps; undefined when it keeps nothing. */
export function redactValue(value: unknown, field: string, replace: Replace, depth = 0): unknown {
  const kind = FIELDS.get(field);
  if (kind === undefined || depth > MAX_DEPTH) return undefined;
  if (value === null || value === '') return value;
  if (typeof value === 'string') {
    const isName =
      typeof kind === 'object' ? kind.includes(value) : field === 'name' && ERROR_NAMES.includes(value);
    return isName ? value : replace(field, value);
  }
  if (Array.isArray(value))
    return value
      .map((item) => redactValue(item, field, replace, depth + 1))
      .filter((item) => item !== undefined);
  if (typeof value !== 'object') {
    if (kind === 'data') return value;
    return typeof value === 'number' ? replace(field, String(value)) : undefined;
  }
  if (kind !== 'object') return undefined;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const own = redactValue(item, name, replace, depth + 1);
      return own === undefined ? [] : [[name, own]];
    }),
  );
}

/** The page's address as a recorded visit keeps it: the parameters that the widget may read, without path and fragment. */
export function redactAddress(search: string, replace: Replace): string {
  const kept = [...new URLSearchParams(search)].flatMap(([name, text]) => {
    const value = redactValue(text, name, replace);
    return typeof value === 'string' ? [`${name}=${value}`] : [];
  });
  return kept.length > 0 ? `/?${kept.join('&')}` : '/';
}
