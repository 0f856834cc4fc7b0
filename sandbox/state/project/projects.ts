import type { RawBootstrap, RBACPolicy } from '../../../src/domain/entities';
import type { PasswordStrengthAnswer } from '../../../src/domain/passwords/passwordStrength';
import type { Database } from '../database/tables';

export interface OAuthClientSettings {
  client_id: string;
  client_name: string;
  redirect_uris: string[];
  post_logout_redirect_uris?: string[];
  consent_required?: boolean;
  /** All apps are public clients and need PKCE. `false` allows a code without a code challenge. */
  pkce_required?: boolean;
  /** What a server set of the app with the backend calls, and the sandbox only shows. */
  details?: Record<string, unknown>;
}

/** `none` accepts any password that is not empty. */
export type StrengthPolicy = PasswordStrengthAnswer['strength_policy'];

/** The settings that `POST /projects` takes. Missing settings have their default. */
export interface ProjectSettings {
  bootstrap?: Partial<RawBootstrap>;
  redirect_urls?: string[];
  password?: { strength_policy?: StrengthPolicy; breach_detection?: boolean };
  oauth_clients?: OAuthClientSettings[];
  consent_url?: string;
  one_tap?: { failure?: string };
  session?: { http_only_cookies?: boolean; third_party_minutes?: number };
  messages?: { locale?: string };
  /** The secret of the calls that a host's server makes. */
  secret?: string;
}

export interface Project {
  public_token: string;
  project_id: string;
  bootstrap: RawBootstrap;
  /** Null allows every http(s) URL. */
  redirect_urls: string[] | null;
  password: { strength_policy: StrengthPolicy; breach_detection: boolean };
  oauth_clients: OAuthClientSettings[];
  /** The host's consent page. Default: the sandbox's `consentUrl`. */
  consent_url?: string;
  one_tap: { failure?: string };
  session: {
    http_only_cookies: boolean;
    /** The longest session that a third-party app gets for its access token. */
    third_party_minutes: number;
  };
  /** The language of mail and text messages, as a BCP 47 tag. */
  messages: { locale: string };
  /** Null refuses all calls of a host's server. */
  secret: string | null;
}

export const SANDBOX_PUBLIC_TOKEN = 'public-token-test-sandbox';
export const SANDBOX_SECRET = 'secret-test-sandbox';

export const DEFAULT_BOOTSTRAP: Omit<RawBootstrap, 'rbac_policy'> = {
  project_name: 'PriceRx',
  disable_sdk_watermark: true,
  cname_domain: null,
  email_domains: ['example.com'],
  captcha_settings: { enabled: false },
  pkce_required_for_email_magic_links: false,
  pkce_required_for_password_resets: false,
  pkce_required_for_oauth: false,
  pkce_required_for_sso: false,
  slug_pattern: null,
  create_organization_enabled: false,
  password_config: null,
  dfp_protected_auth_enabled: false,
  dfp_protected_auth_mode: 'OBSERVATION',
  siwe_required_for_crypto_wallets: false,
  vertical: 'CONSUMER',
};

/** The project id of `public-token-test-sandbox` is `project-test-sandbox`, which is the audience of its JWTs. */
export const projectIdOf = (publicToken: string): string => publicToken.replace(/^public-token/, 'project');

/** The public token of the project with this id. */
export const publicTokenOf = (id: string): string => id.replace(/^project/, 'public-token');

/** As long as a refresh token. */
const THIRD_PARTY_MINUTES = 30 * 24 * 60;

const NO_POLICY: RBACPolicy = { roles: [], resources: [], scopes: [] };

function complete(publicToken: string, given: ProjectSettings): Project {
  const policy = given.bootstrap?.rbac_policy;
  return {
    public_token: publicToken,
    project_id: projectIdOf(publicToken),
    bootstrap: {
      ...DEFAULT_BOOTSTRAP,
      ...given.bootstrap,
      rbac_policy: policy === null ? null : { ...NO_POLICY, ...policy },
    },
    redirect_urls: given.redirect_urls ?? null,
    password: { strength_policy: 'zxcvbn', breach_detection: true, ...given.password },
    oauth_clients: given.oauth_clients ?? [],
    ...(given.consent_url !== undefined && { consent_url: given.consent_url }),
    one_tap: given.one_tap ?? {},
    session: { http_only_cookies: false, third_party_minutes: THIRD_PARTY_MINUTES, ...given.session },
    messages: { locale: given.messages?.locale ?? 'en' },
    secret: given.secret ?? (publicToken === SANDBOX_PUBLIC_TOKEN ? SANDBOX_SECRET : null),
  };
}

export const projectRepository = (db: Database) => ({
  async find(publicToken: string): Promise<Project | null> {
    const row = await db
      .selectFrom('projects')
      .select('settings')
      .where('public_token', '=', publicToken)
      .executeTakeFirst();
    return row ? complete(publicToken, JSON.parse(row.settings) as ProjectSettings) : null;
  },

  /** Creates the project or replaces its settings. */
  async put(publicToken: string, given: ProjectSettings): Promise<Project> {
    const settings = JSON.stringify(given);
    await db
      .insertInto('projects')
      .values({ public_token: publicToken, settings })
      .onConflict((conflict) => conflict.column('public_token').doUpdateSet({ settings }))
      .execute();
    return complete(publicToken, given);
  },

  /** Adds an app or replaces the one with the same id. Returns null when there is no such project. */
  async addClient(publicToken: string, client: OAuthClientSettings): Promise<Project | null> {
    const row = await db
      .selectFrom('projects')
      .select('settings')
      .where('public_token', '=', publicToken)
      .executeTakeFirst();
    if (!row) return null;
    const settings = JSON.parse(row.settings) as ProjectSettings;
    const others = (settings.oauth_clients ?? []).filter(({ client_id }) => client_id !== client.client_id);
    return this.put(publicToken, { ...settings, oauth_clients: [...others, client] });
  },

  /** Removes an app. Its tokens are no longer accepted. */
  async removeClient(publicToken: string, clientId: string): Promise<void> {
    const row = await db
      .selectFrom('projects')
      .select('settings')
      .where('public_token', '=', publicToken)
      .executeTakeFirstOrThrow();
    const settings = JSON.parse(row.settings) as ProjectSettings;
    const kept = (settings.oauth_clients ?? []).filter(({ client_id }) => client_id !== clientId);
    await this.put(publicToken, { ...settings, oauth_clients: kept });
  },

  async addIfMissing(publicToken: string): Promise<void> {
    await db
      .insertInto('projects')
      .values({ public_token: publicToken, settings: '{}' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  },

  /** Whether any project has an OAuth client with this id. */
  async isClient(clientId: string): Promise<boolean> {
    const rows = await db.selectFrom('projects').select('settings').execute();
    return rows
      .flatMap(({ settings }) => (JSON.parse(settings) as ProjectSettings).oauth_clients ?? [])
      .some(({ client_id }) => client_id === clientId);
  },

  async tokens(): Promise<string[]> {
    const rows = await db.selectFrom('projects').select('public_token').orderBy('public_token').execute();
    return rows.map((row) => row.public_token);
  },
});
