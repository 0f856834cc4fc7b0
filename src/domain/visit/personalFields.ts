import { SECRET_FIELDS } from '../text/secretFields';

/** Fields with personal data. */
const PERSONAL_FIELDS: readonly string[] = [
  'first_name',
  'middle_name',
  'last_name',
  'ip_address',
  'user_agent',
  'crypto_wallet_address',
  'provider_subject',
  'profile_picture_url',
  'trusted_metadata',
  'untrusted_metadata',
  'state',
  'nonce',
];

export const isSecretField = (field: string): boolean => SECRET_FIELDS.includes(field);

/** Whether a field's value is always replaced: secrets and personal data. */
export const isRedactedField = (field: string): boolean =>
  isSecretField(field) || PERSONAL_FIELDS.includes(field);

/** The kind of a field's placeholder: `session_token` becomes `sessionToken`. */
export const kindOfField = (field: string): string =>
  field.replace(/[_-]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());
