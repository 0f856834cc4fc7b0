import { isWebAddress } from '../../src/domain/addresses/webAddress';
import type { RawBootstrap } from '../../src/domain/entities';
import { MESSAGE_LANGUAGES, messageLanguage } from '../messages/languages';
import type { OAuthClientSettings, Project, ProjectSettings } from '../state/project/projects';
import type { Field, Shape } from '../verify/schema';
import type { ControlContext } from './controlCall';
import { checkInput, wrong } from './controlCall';

const STRINGS = { type: 'array', items: { type: 'string' } } as const satisfies Field;

const PERMISSIONS = {
  type: 'array',
  required: true,
  items: {
    type: 'object',
    properties: { resource_id: { type: 'string', required: true }, actions: { ...STRINGS, required: true } },
  },
} as const satisfies Field;

const listOf = (properties: Shape): Field => ({ type: 'array', items: { type: 'object', properties } });

/** A missing list means an empty list. */
const RBAC_POLICY: Field = {
  type: 'object',
  properties: {
    roles: listOf({
      role_id: { type: 'string', required: true },
      description: { type: 'string' },
      permissions: PERMISSIONS,
    }),
    resources: listOf({
      resource_id: { type: 'string', required: true },
      description: { type: 'string' },
      actions: { ...STRINGS, required: true },
    }),
    scopes: listOf({
      scope: { type: 'string', required: true },
      description: { type: 'string' },
      permissions: PERMISSIONS,
    }),
  },
};

const BOOTSTRAP: Record<keyof RawBootstrap, Field> = {
  project_name: { type: 'string' },
  disable_sdk_watermark: { type: 'boolean' },
  cname_domain: { type: 'string' },
  email_domains: STRINGS,
  captcha_settings: {
    type: 'object',
    properties: { enabled: { type: 'boolean', required: true }, siteKey: { type: 'string' } },
  },
  pkce_required_for_email_magic_links: { type: 'boolean' },
  pkce_required_for_password_resets: { type: 'boolean' },
  pkce_required_for_oauth: { type: 'boolean' },
  pkce_required_for_sso: { type: 'boolean' },
  slug_pattern: { type: 'string' },
  create_organization_enabled: { type: 'boolean' },
  password_config: {
    type: 'object',
    properties: {
      luds_complexity: { type: 'number', required: true },
      luds_minimum_count: { type: 'number', required: true },
    },
  },
  dfp_protected_auth_enabled: { type: 'boolean' },
  dfp_protected_auth_mode: { type: 'string', enum: ['OBSERVATION', 'DECISIONING'] },
  rbac_policy: RBAC_POLICY,
  siwe_required_for_crypto_wallets: { type: 'boolean' },
  vertical: { type: 'string', enum: ['CONSUMER', 'B2B'] },
};

const OAUTH_CLIENT = {
  client_id: { type: 'string', required: true },
  client_name: { type: 'string', required: true },
  redirect_uris: { ...STRINGS, required: true },
  post_logout_redirect_uris: STRINGS,
  consent_required: { type: 'boolean' },
  pkce_required: { type: 'boolean' },
} as const satisfies Shape;

const NEW_CLIENT = {
  public_token: { type: 'string', required: true },
  ...OAUTH_CLIENT,
} as const satisfies Shape;

const PROJECT = {
  public_token: { type: 'string', required: true, maxLength: 120 },
  bootstrap: { type: 'object' },
  redirect_urls: STRINGS,
  password: {
    type: 'object',
    properties: {
      strength_policy: { type: 'string', enum: ['zxcvbn', 'luds', 'none'] },
      breach_detection: { type: 'boolean' },
    },
  },
  oauth_clients: { type: 'array', items: { type: 'object', properties: OAUTH_CLIENT } },
  consent_url: { type: 'string' },
  one_tap: { type: 'object', properties: { failure: { type: 'string' } } },
  session: {
    type: 'object',
    properties: {
      http_only_cookies: { type: 'boolean' },
      third_party_minutes: { type: 'number', exclusiveMinimum: 0 },
    },
  },
  messages: { type: 'object', properties: { locale: { type: 'string' } } },
  secret: { type: 'string', minLength: 1 },
} as const satisfies Shape;

/** Redirect URIs must be absolute, without a fragment (RFC 6749, 3.1.2), and must not run script, as `javascript:` does. */
function checkUris(name: string, uris: string[]): void {
  for (const uri of uris) {
    const isSound = /^[\x21-\x7e]+$/.test(uri) && URL.canParse(uri) && !uri.includes('#');
    const isForeign = /^https?:/i.test(uri) && !isWebAddress(uri);
    if (!isSound || isForeign || /^(javascript|data|vbscript):/i.test(uri))
      wrong(
        `${name}: "${uri}" should be an absolute address without a fragment, such as "https://app.example/back".`,
      );
  }
}

function checkClient({ redirect_uris, post_logout_redirect_uris = [] }: OAuthClientSettings): void {
  checkUris('redirect_uris', redirect_uris);
  checkUris('post_logout_redirect_uris', post_logout_redirect_uris);
}

export type ProjectInput = ProjectSettings & { public_token: string };

export function projectControl({ transact }: ControlContext) {
  return {
    /** Creates a project, or replaces the settings of an existing one and keeps its users. */
    async createProject(input: ProjectInput): Promise<Project> {
      const { public_token, ...settings } = checkInput(input, PROJECT);
      if (!/^public-token-[\w-]+$/.test(public_token)) {
        wrong(`public_token "${public_token}" should look like "public-token-test-my-suite".`);
      }
      checkInput(settings.bootstrap ?? {}, BOOTSTRAP);
      (settings.oauth_clients ?? []).forEach(checkClient);
      if (settings.consent_url !== undefined && !isWebAddress(settings.consent_url))
        wrong(
          `consent_url "${settings.consent_url}" should be a page of the host, such as "http://localhost:4310/consent".`,
        );
      const locale = settings.messages?.locale;
      if (locale !== undefined && !messageLanguage(locale))
        wrong(`messages.locale "${locale}" should be one of ${MESSAGE_LANGUAGES.join(', ')}.`);
      checkUris('consent_url', [settings.consent_url ?? []].flat());
      return transact((state) => state.projects.put(public_token, settings as ProjectSettings));
    },
    /** Adds an OAuth client to a project, or replaces the client with the same id. Other settings stay. */
    async addOAuthClient(input: OAuthClientSettings & { public_token: string }): Promise<Project> {
      const { public_token, ...client } = checkInput(input, NEW_CLIENT);
      checkClient(client);
      const project = await transact((state) => state.projects.addClient(public_token, client));
      return (
        project ?? wrong(`There is no project ${public_token}: create it with POST /sandbox/v1/projects.`)
      );
    },
  };
}
