import type { Kysely, Migration } from 'kysely';
import { Migrator, sql } from 'kysely';
import type { Database } from './tables';

const FIRST = [
  `create table settings (name text primary key, value text not null)`,
  `create table counters (public_token text not null, kind text not null, n integer not null,
     primary key (public_token, kind))`,
  `create table projects (public_token text primary key, settings text not null)`,
  `create table users (user_id text primary key, public_token text not null, status text not null,
     created_at integer not null, name text not null, trusted_metadata text not null,
     untrusted_metadata text not null, roles text not null)`,
  `create index users_by_project on users (public_token)`,
  `create table contacts (contact_id text primary key, public_token text not null, user_id text not null,
     kind text not null, value text not null, key text not null, verified integer not null,
     unique (public_token, kind, key))`,
  `create index contacts_by_user on contacts (user_id)`,
  `create table codes (method_id text primary key, public_token text not null, user_id text not null,
     contact_id text not null, channel text not null, code_digest text not null, expires_at integer not null,
     wrong_tries integer not null default 0, used_at integer)`,
  `create index codes_by_contact on codes (contact_id)`,
  `create table tokens (token_digest text primary key, public_token text not null, kind text not null,
     user_id text not null, contact_id text not null, redirect_url text not null, code_challenge text,
     expires_at integer not null, used_at integer)`,
  `create table sessions (session_id text primary key, public_token text not null, user_id text not null,
     token_digest text not null unique, started_at integer not null, last_accessed_at integer not null,
     expires_at integer not null, revoked_at integer, attributes text not null, factors text not null)`,
  `create table messages (seq integer primary key autoincrement, public_token text not null, channel text not null,
     recipient text not null, recipient_key text not null, subject text, text text not null, html text, code text,
     links text, sent_at integer not null)`,
  `create index messages_by_project on messages (public_token, seq)`,
  `create table faults (seq integer primary key autoincrement, fault_id text not null, public_token text not null,
     path text not null, remaining integer not null, answer text not null)`,
  `create table captcha_rules (public_token text primary key, required_on text not null,
     literal_spent integer not null)`,
  `create table captcha_tokens (token_digest text primary key, site_key text not null, expires_at integer not null)`,
  `create table requests (seq integer primary key autoincrement, public_token text not null, request_id text not null,
     method text not null, path text not null, origin text, session integer not null, body text,
     status integer not null, at integer not null)`,
  `create index requests_by_project on requests (public_token, seq)`,
  `create table events (seq integer primary key autoincrement, public_token text not null, event text not null)`,
  `create index events_by_project on events (public_token, seq)`,
  `create table keys (kid text primary key, private_key text not null)`,
];

const PASSWORDS = [
  `create table passwords (user_id text primary key, public_token text not null, password_id text not null,
     hash text not null, requires_reset integer not null, breached integer not null)`,
  `create index passwords_by_project on passwords (public_token)`,
  `create table tries (public_token text not null, subject text not null, wrong integer not null,
     locked_until integer, primary key (public_token, subject))`,
];

const REGISTRATIONS = [
  `create table totps (totp_id text primary key, public_token text not null, user_id text not null,
     secret text not null, recovery_codes text not null, verified integer not null, expires_at integer,
     last_step integer)`,
  `create index totps_by_user on totps (user_id)`,
  `create table crypto_wallets (crypto_wallet_id text primary key, public_token text not null, user_id text not null,
     address text not null, key text not null, type text not null, verified integer not null,
     unique (public_token, type, key))`,
  `create index crypto_wallets_by_user on crypto_wallets (user_id)`,
  `create table oauth_registrations (oauth_user_registration_id text primary key, public_token text not null,
     user_id text not null, provider_type text not null, provider_subject text not null,
     profile_picture_url text not null, locale text not null,
     unique (public_token, provider_type, provider_subject))`,
  `create index oauth_registrations_by_user on oauth_registrations (user_id)`,
  `create table webauthn_registrations (webauthn_registration_id text primary key, public_token text not null,
     user_id text not null, name text not null, domain text not null, user_agent text not null,
     authenticator_type text not null, verified integer not null, credential_id text, public_key text,
     counter integer not null, transports text not null, unique (public_token, credential_id))`,
  `create index webauthn_registrations_by_user on webauthn_registrations (user_id)`,
  `create table connected_apps (public_token text not null, user_id text not null, client_id text not null,
     scopes text not null, primary key (user_id, client_id))`,
  `create table grants (secret_digest text primary key, public_token text not null, kind text not null,
     user_id text not null, profile_id text, expires_at integer not null, used_at integer)`,
];

const WALLET_CHALLENGES = [
  `create table wallet_challenges (nonce text primary key, public_token text not null, type text not null,
     key text not null, user_id text, challenge text not null, page text, not_before integer not null,
     expires_at integer not null, used_at integer)`,
  `create index wallet_challenges_by_wallet on wallet_challenges (public_token, type, key)`,
];

const WEBAUTHN = [
  `alter table webauthn_registrations add column user_handle text`,
  `create table webauthn_challenges (challenge text primary key, public_token text not null, kind text not null,
     user_id text, domain text not null, user_verification integer not null, user_handle text,
     user_agent text not null, authenticator_type text not null, expires_at integer not null, used_at integer)`,
];

const OAUTH_TOKENS = [
  `create table oauth_tokens (token_digest text primary key, public_token text not null, registration_id text not null,
     provider text not null, account text not null, scopes text not null, code_challenge text,
     expires_at integer not null, used_at integer)`,
];

const AUTHORIZATIONS = [
  `create table authorizations (authorization_id text primary key, public_token text not null, client_id text not null,
     user_id text not null, redirect_uri text not null, scope text not null, nonce text, code_challenge text,
     authenticated_at integer not null, code_digest text not null unique, code_expires_at integer not null,
     code_used_at integer, ended_at integer)`,
  `create index authorizations_by_user on authorizations (user_id, client_id)`,
  `create table client_tokens (token_digest text primary key, public_token text not null, authorization_id text not null,
     kind text not null, scope text not null, expires_at integer not null, ended_at integer)`,
];

const ONE_TAP = [
  `create table one_tap_rounds (callback_digest text primary key, public_token text not null,
     csrf_digest text not null, page text, expires_at integer not null, used_at integer)`,
  `create table one_tap_credentials (id_digest text primary key, public_token text not null, used_at integer)`,
];

const LIMITS = [
  `alter table codes add column issued_at integer not null default 0`,
  `alter table client_tokens add column exchanged_at integer`,
  `create table consent_requests (public_token text not null, session_id text not null, request_digest text not null,
     expires_at integer not null, used_at integer, primary key (session_id, request_digest))`,
];

const SESSION_ENDS = [`alter table sessions add column latest_end integer`];

const SERVERS = [
  `alter table sessions add column custom_claims text`,
  `alter table users add column external_id text`,
  `create unique index users_by_external_id on users (public_token, external_id)`,
];

const statements = (list: string[]): Migration => ({
  async up(db: Kysely<unknown>): Promise<void> {
    for (const statement of list) await sql.raw(statement).execute(db);
  },
});

/** Migrations in the order of their names. Add a new one for each new table or column, because existing databases are kept. */
const MIGRATIONS: Record<string, Migration> = {
  '001_codes_links_sessions': statements(FIRST),
  '002_passwords': statements(PASSWORDS),
  '003_registrations': statements(REGISTRATIONS),
  '004_wallet_challenges': statements(WALLET_CHALLENGES),
  '005_webauthn': statements(WEBAUTHN),
  '006_oauth_tokens': statements(OAUTH_TOKENS),
  '007_authorizations': statements(AUTHORIZATIONS),
  '008_one_tap': statements(ONE_TAP),
  '009_limits': statements(LIMITS),
  '010_session_ends': statements(SESSION_ENDS),
  '011_servers': statements(SERVERS),
};

export async function migrate(db: Database): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
