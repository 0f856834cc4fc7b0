import { SESSION, type Case } from './case';

const ETHEREUM = {
  crypto_wallet_address: '0x0000000000000000000000000000000000000001',
  crypto_wallet_type: 'ethereum',
};
const SOLANA = { crypto_wallet_address: '11111111111111111111111111111111', crypto_wallet_type: 'solana' };
const SIWE = { arranged: { bootstrap: { siwe_required_for_crypto_wallets: true } } };
const SIWE_PARAMS = {
  uri: 'https://example.com',
  chain_id: '1',
  issued_at: '2030-01-01T00:00:00Z',
  statement: 'Sign in.',
  not_before: '2030-01-01T00:00:00Z',
  message_request_id: 'message-1',
  resources: ['https://example.com/prices'],
};
const start = 'cryptoWallets.authenticateStart';

const wallets: Case[] = [
  { method: start, args: [ETHEREUM] },
  { method: start, when: 'signed in', signedIn: true, args: [SOLANA] },
  { method: start, when: 'with EIP-4361', args: [ETHEREUM], ...SIWE },
  {
    method: start,
    when: 'with EIP-4361 in full',
    args: [{ ...ETHEREUM, siwe_params: SIWE_PARAMS }],
    ...SIWE,
  },
  { method: start, when: 'with EIP-4361, of Solana', args: [SOLANA], ...SIWE },
  { method: start, when: 'with EIP-4361 not asked for', args: [{ ...ETHEREUM, siwe_params: SIWE_PARAMS }] },
  {
    method: start,
    when: 'observed',
    args: [ETHEREUM],
    arranged: {
      bootstrap: {
        captcha_settings: { enabled: true, siteKey: 'site-key' },
        dfp_protected_auth_enabled: true,
        dfp_protected_auth_mode: 'OBSERVATION',
      },
    },
  },
  { method: 'cryptoWallets.authenticate', args: [{ ...ETHEREUM, signature: '0x00', ...SESSION }] },
];

const totps: Case[] = [
  { method: 'totps.create', signedIn: true, args: [{ expiration_minutes: 10 }] },
  { method: 'totps.authenticate', signedIn: true, args: [{ totp_code: '123456', ...SESSION }] },
  { method: 'totps.recoveryCodes', signedIn: true, args: [] },
  { method: 'totps.recover', signedIn: true, args: [{ recovery_code: 'a-recovery-code', ...SESSION }] },
];

/** The first call registers the passkey with which the later ones sign in. */
const passkeys: Case[] = [
  {
    method: 'webauthn.register',
    when: 'as a passkey',
    signedIn: true,
    args: [{ is_passkey: true, ...SESSION }],
  },
  { method: 'webauthn.register', signedIn: true, args: [] },
  {
    method: 'webauthn.register',
    when: 'with all options',
    signedIn: true,
    args: [
      {
        domain: 'localhost',
        authenticator_type: 'platform',
        is_passkey: true,
        override_id: 'id',
        override_name: 'name',
        override_display_name: 'display name',
        use_base64_url_encoding: true,
        ...SESSION,
      },
    ],
  },
  { method: 'webauthn.authenticate', args: [SESSION] },
  {
    method: 'webauthn.authenticate',
    when: 'as a passkey',
    args: [{ domain: 'localhost', is_passkey: true, ...SESSION }],
  },
  { method: 'webauthn.authenticate', when: 'signed in', signedIn: true, args: [SESSION] },
  {
    method: 'webauthn.update',
    signedIn: true,
    args: [{ webauthn_registration_id: 'webauthn-registration-test-1', name: 'Kitchen' }],
  },
];

export const FACTOR_CASES: Case[] = [...wallets, ...totps, ...passkeys];
