export interface WrongCall {
  method: string;
  /** The first field that is wrong. */
  field: string;
  args: unknown[];
}

type Kind = 'string' | 'number' | 'boolean' | 'object' | 'string array';
const RIGHT: Record<Kind, unknown> = {
  string: 'a text',
  number: 60,
  boolean: true,
  object: {},
  'string array': ['a text'],
};
const WRONG: Record<Kind, unknown> = {
  string: 1,
  number: '60',
  boolean: 'yes',
  object: 'a text',
  'string array': ['a text', 1],
};

/** Valid fields of each call. */
const OPTIONS: Record<string, Record<string, Kind>> = {
  'user.update': { untrusted_metadata: 'object' },
  'session.exchangeAccessToken': { access_token: 'string', session_duration_minutes: 'number' },
  'session.attest': { profile_id: 'string', token: 'string', session_duration_minutes: 'number' },
  'session.updateSession': { session_token: 'string', session_jwt: 'string' },
  'cryptoWallets.authenticateStart': { crypto_wallet_address: 'string', crypto_wallet_type: 'string' },
  'cryptoWallets.authenticate': {
    signature: 'string',
    crypto_wallet_address: 'string',
    crypto_wallet_type: 'string',
    session_duration_minutes: 'number',
  },
  'totps.create': { expiration_minutes: 'number' },
  'totps.authenticate': { totp_code: 'string', session_duration_minutes: 'number' },
  'totps.recover': { recovery_code: 'string', session_duration_minutes: 'number' },
  'impersonation.authenticate': { impersonation_token: 'string' },
  'webauthn.register': {
    domain: 'string',
    authenticator_type: 'string',
    is_passkey: 'boolean',
    session_duration_minutes: 'number',
    override_id: 'string',
    override_name: 'string',
    override_display_name: 'string',
    use_base64_url_encoding: 'boolean',
  },
  'webauthn.authenticate': { session_duration_minutes: 'number', domain: 'string', is_passkey: 'boolean' },
  'passwords.create': { email: 'string', password: 'string', session_duration_minutes: 'number' },
  'passwords.authenticate': { email: 'string', password: 'string', session_duration_minutes: 'number' },
  'passwords.resetByEmailStart': {
    email: 'string',
    login_redirect_url: 'string',
    reset_password_redirect_url: 'string',
    reset_password_template_id: 'string',
    reset_password_expiration_minutes: 'number',
  },
  'passwords.resetByEmail': { token: 'string', password: 'string', session_duration_minutes: 'number' },
  'passwords.resetByExistingPassword': {
    email: 'string',
    existing_password: 'string',
    new_password: 'string',
    session_duration_minutes: 'number',
  },
  'passwords.resetBySession': { password: 'string' },
  'passwords.strengthCheck': { email: 'string', password: 'string' },
  'oauth.google.start': { custom_scopes: 'string array', provider_params: 'object' },
};

const SIWE: Record<string, Kind> = {
  uri: 'string',
  chain_id: 'string',
  issued_at: 'string',
  statement: 'string',
  not_before: 'string',
  message_request_id: 'string',
  resources: 'string array',
};

const rightOnes = (fields: Record<string, Kind>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).map(([field, kind]) => [field, RIGHT[kind]]));

const oneWrong = (fields: Record<string, Kind>): { field: string; options: Record<string, unknown> }[] =>
  Object.entries(fields).map(([field, kind]) => ({
    field,
    options: { ...rightOnes(fields), [field]: WRONG[kind] },
  }));

const inOptions: WrongCall[] = Object.entries(OPTIONS).flatMap(([method, fields]) =>
  oneWrong(fields).map(({ field, options }) => ({ method, field, args: [options] })),
);

const wallet = { crypto_wallet_address: '0x00', crypto_wallet_type: 'ethereum' };
const inSiwe: WrongCall[] = oneWrong(SIWE).map(({ field, options }) => ({
  method: 'cryptoWallets.authenticateStart',
  field,
  args: [{ ...wallet, siwe_params: options }],
}));

const SESSION = { session_duration_minutes: 60 };
const WRONG_SESSION = { session_duration_minutes: '60' };
const inPlaces: WrongCall[] = [
  { method: 'magicLinks.authenticate', field: 'token', args: [1, SESSION] },
  { method: 'magicLinks.authenticate', field: 'session_duration_minutes', args: ['a-token', WRONG_SESSION] },
  { method: 'otps.authenticate', field: 'token', args: [1, 'method-test-1', SESSION] },
  {
    method: 'otps.authenticate',
    field: 'session_duration_minutes',
    args: ['123456', 'method-test-1', WRONG_SESSION],
  },
  { method: 'oauth.authenticate', field: 'token', args: [1, SESSION] },
  { method: 'oauth.authenticate', field: 'session_duration_minutes', args: ['a-token', WRONG_SESSION] },
];

/** One wrong call for each checked field of each method; all other fields are valid. */
export const WRONG_CALLS: WrongCall[] = [...inPlaces, ...inOptions, ...inSiwe];
