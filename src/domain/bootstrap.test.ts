import { bootstrapFromWire, DEFAULT_BOOTSTRAP } from './bootstrap';
import type { RawBootstrap } from './entities';

const RAW: RawBootstrap = {
  project_name: 'PriceRx',
  disable_sdk_watermark: false,
  cname_domain: 'login.pricerx.example',
  email_domains: ['mail.pricerx.example', 'pricerx.example'],
  captcha_settings: { enabled: true, siteKey: 'key' },
  pkce_required_for_email_magic_links: true,
  pkce_required_for_password_resets: true,
  pkce_required_for_oauth: true,
  pkce_required_for_sso: true,
  slug_pattern: '^[a-z]+$',
  create_organization_enabled: true,
  password_config: { luds_complexity: 3, luds_minimum_count: 8 },
  dfp_protected_auth_enabled: true,
  dfp_protected_auth_mode: 'DECISIONING',
  rbac_policy: { roles: [], resources: [], scopes: [] },
  siwe_required_for_crypto_wallets: true,
  vertical: 'CONSUMER',
};

describe('§3 Bootstrap', () => {
  it('maps every field', () => {
    expect(bootstrapFromWire(RAW)).toEqual({
      projectName: 'PriceRx',
      displayWatermark: true,
      cnameDomain: 'login.pricerx.example',
      emailDomains: ['mail.pricerx.example', 'pricerx.example'],
      captchaSettings: { enabled: true, siteKey: 'key' },
      pkceRequiredForEmailMagicLinks: true,
      pkceRequiredForPasswordResets: true,
      pkceRequiredForOAuth: true,
      pkceRequiredForSso: true,
      slugPattern: '^[a-z]+$',
      createOrganizationEnabled: true,
      passwordConfig: { ludsComplexity: 3, ludsMinimumCount: 8 },
      runDFPProtectedAuth: true,
      dfpProtectedAuthMode: 'DECISIONING',
      rbacPolicy: { roles: [], resources: [], scopes: [] },
      siweRequiredForCryptoWallets: true,
      vertical: 'CONSUMER',
    });
  });

  it('uses the default of a missing field', () => {
    expect(bootstrapFromWire({})).toEqual(DEFAULT_BOOTSTRAP);
  });

  it('uses the default of a null field', () => {
    const nulls = Object.fromEntries(Object.keys(RAW).map((field) => [field, null]));
    expect(bootstrapFromWire(nulls as Partial<RawBootstrap>)).toEqual(DEFAULT_BOOTSTRAP);
  });

  it('has the defaults of an unknown project', () => {
    expect(DEFAULT_BOOTSTRAP).toMatchObject({
      projectName: null,
      displayWatermark: false,
      captchaSettings: { enabled: false },
      pkceRequiredForEmailMagicLinks: false,
      passwordConfig: null,
      runDFPProtectedAuth: false,
      rbacPolicy: null,
      vertical: null,
    });
    expect(DEFAULT_BOOTSTRAP.emailDomains).toHaveLength(1);
  });

  const POLICY = {
    roles: [
      { role_id: 'admin', permissions: [{ resource_id: 'prices', actions: ['read'] }, { resource_id: 'x' }] },
      { role_id: 'guest' },
    ],
    resources: [{ resource_id: 'prices', actions: ['read', 'write'] }],
  };
  const policyOf = (rbac_policy: unknown) =>
    bootstrapFromWire({ rbac_policy } as unknown as Partial<RawBootstrap>).rbacPolicy;

  it('keeps the policy of roles, with an empty list for each missing one', () => {
    expect(policyOf(POLICY)).toEqual({
      roles: [
        {
          role_id: 'admin',
          permissions: [
            { resource_id: 'prices', actions: ['read'] },
            { resource_id: 'x', actions: [] },
          ],
        },
        { role_id: 'guest', permissions: [] },
      ],
      resources: POLICY.resources,
      scopes: [],
    });
  });

  it.each([
    ['a text', 'admin'],
    ['a list', [POLICY]],
    ['a text for a list', { ...POLICY, roles: '' }],
    ['an object for a list', { ...POLICY, scopes: {} }],
    ['a role that is null', { roles: [null] }],
    ['an action that is no text', { resources: [{ actions: ['read', 1] }] }],
    ['an object for actions', { roles: [{ permissions: [{ actions: {} }] }] }],
  ])('has no policy when it is damaged: %s', (_, policy) => {
    expect(policyOf(policy)).toBeNull();
  });

  it.each([
    [true, false],
    [false, true],
  ])('shows the watermark unless it is disabled: disabled %s, shown %s', (disabled, shown) => {
    expect(bootstrapFromWire({ disable_sdk_watermark: disabled }).displayWatermark).toBe(shown);
  });

  it('drops unknown fields of any name', () => {
    const raw = JSON.parse(
      '{"__proto__":{"a":1},"to_string":1,"constructor":1,"project_id":"p","hasOwnProperty":1}',
    );
    const mapped = bootstrapFromWire(raw as Partial<RawBootstrap>);
    expect(Object.keys(mapped).sort()).toEqual(Object.keys(DEFAULT_BOOTSTRAP).sort());
    expect(mapped).toEqual(DEFAULT_BOOTSTRAP);
  });
});
