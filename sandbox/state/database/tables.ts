import type { Generated, Kysely } from 'kysely';
import type { OTPMethod } from '../../../src/domain/config/otpMethods';
import type { AppTables } from './appTables';
import type { FactorTables } from './factorTables';

/** The tables. Times are milliseconds of the sandbox's clock, lists and objects are JSON, flags are 0 or 1. */
export interface Tables extends AppTables, FactorTables {
  settings: { name: string; value: string };
  counters: { public_token: string; kind: string; n: number };
  projects: { public_token: string; settings: string };
  users: {
    user_id: string;
    public_token: string;
    status: 'active' | 'pending';
    created_at: number;
    name: string;
    trusted_metadata: string;
    untrusted_metadata: string;
    roles: string;
    /** The id of the user in the host's own data. */
    external_id: string | null;
  };
  /** Email addresses and phone numbers. `key` is the normalized value for comparisons. */
  contacts: {
    contact_id: string;
    public_token: string;
    user_id: string;
    kind: 'email' | 'phone';
    value: string;
    key: string;
    verified: number;
  };
  codes: {
    method_id: string;
    public_token: string;
    user_id: string;
    contact_id: string;
    channel: OTPMethod;
    code_digest: string;
    expires_at: number;
    issued_at: number;
    wrong_tries: number;
    used_at: number | null;
  };
  /** Tokens of links in messages, one row for each link. */
  tokens: {
    token_digest: string;
    public_token: string;
    kind: 'magic_links' | 'reset_password' | 'login';
    user_id: string;
    contact_id: string;
    redirect_url: string;
    code_challenge: string | null;
    expires_at: number;
    used_at: number | null;
  };
  passwords: {
    user_id: string;
    public_token: string;
    password_id: string;
    hash: string;
    requires_reset: number;
    breached: number;
  };
  /** The number of consecutive wrong tries for a secret, and the end of its lockout. */
  tries: { public_token: string; subject: string; wrong: number; locked_until: number | null };
  grants: {
    secret_digest: string;
    public_token: string;
    kind: 'impersonation' | 'trusted_auth';
    user_id: string;
    profile_id: string | null;
    expires_at: number;
    used_at: number | null;
  };
  sessions: {
    session_id: string;
    public_token: string;
    user_id: string;
    token_digest: string;
    started_at: number;
    last_accessed_at: number;
    expires_at: number;
    /** No call extends the session beyond this. */
    latest_end: number | null;
    revoked_at: number | null;
    attributes: string;
    factors: string;
    /** A JSON object, or null. */
    custom_claims: string | null;
  };
  messages: {
    seq: Generated<number>;
    public_token: string;
    channel: OTPMethod;
    recipient: string;
    recipient_key: string;
    subject: string | null;
    text: string;
    html: string | null;
    code: string | null;
    links: string | null;
    sent_at: number;
  };
  faults: {
    seq: Generated<number>;
    fault_id: string;
    public_token: string;
    path: string;
    remaining: number;
    answer: string;
  };
  captcha_rules: { public_token: string; required_on: string; literal_spent: number };
  captcha_tokens: { token_digest: string; site_key: string; expires_at: number };
  requests: {
    seq: Generated<number>;
    public_token: string;
    request_id: string;
    method: string;
    path: string;
    origin: string | null;
    session: number;
    body: string | null;
    status: number;
    at: number;
  };
  events: { seq: Generated<number>; public_token: string; event: string };
  keys: { kid: string; private_key: string };
}

export type Database = Kysely<Tables>;

/** The tables that `DELETE /data` clears. The settings in `projects` are kept. */
export const PROJECT_DATA = [
  'users',
  'contacts',
  'codes',
  'tokens',
  'passwords',
  'tries',
  'totps',
  'crypto_wallets',
  'wallet_challenges',
  'oauth_registrations',
  'oauth_tokens',
  'one_tap_rounds',
  'one_tap_credentials',
  'webauthn_registrations',
  'webauthn_challenges',
  'connected_apps',
  'authorizations',
  'client_tokens',
  'consent_requests',
  'grants',
  'sessions',
  'messages',
  'faults',
  'captcha_rules',
  'requests',
  'events',
  'counters',
] as const satisfies (keyof Tables)[];
