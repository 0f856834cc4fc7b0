import { DEFAULT_EMAIL_DOMAIN } from './addresses/providerAddresses';
import type { Bootstrap, RBACPolicy, RawBootstrap } from './entities';
import { isRecord, isString } from './calls/checkValues';

/** §3 Bootstrap: the settings that are used until the provider has answered. */
export const DEFAULT_BOOTSTRAP: Bootstrap = {
  projectName: null,
  displayWatermark: false,
  cnameDomain: null,
  emailDomains: [DEFAULT_EMAIL_DOMAIN],
  captchaSettings: { enabled: false },
  pkceRequiredForEmailMagicLinks: false,
  pkceRequiredForPasswordResets: false,
  pkceRequiredForOAuth: false,
  pkceRequiredForSso: false,
  slugPattern: null,
  createOrganizationEnabled: false,
  passwordConfig: null,
  runDFPProtectedAuth: false,
  rbacPolicy: null,
  siweRequiredForCryptoWallets: false,
  vertical: null,
};

const camelCase = (name: string): string =>
  name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Fields whose name in the state is not the camelCase form of their name on the wire. */
const RENAMED = new Map<string, keyof Bootstrap>([
  ['pkce_required_for_oauth', 'pkceRequiredForOAuth'],
  ['dfp_protected_auth_enabled', 'runDFPProtectedAuth'],
]);

/** A missing list is empty, as in the provider's answers. */
function listOf<T>(value: unknown, isItem: (item: unknown) => item is T): T[] {
  const list = value ?? [];
  if (Array.isArray(list) && list.every(isItem)) return list;
  throw new TypeError();
}

const withActions = (list: unknown) =>
  listOf(list, isRecord).map((item) => ({ ...item, actions: listOf(item.actions, isString) }));

/** A policy from the wire; null when it is damaged. */
function policyFrom(value: unknown): RBACPolicy | null {
  if (!isRecord(value)) return null;
  try {
    return {
      roles: listOf(value.roles, isRecord).map((role) => ({
        ...role,
        permissions: withActions(role.permissions),
      })),
      resources: withActions(value.resources),
      scopes: listOf(value.scopes, isRecord),
    } as RBACPolicy;
  } catch {
    return null;
  }
}

/** Wire to state. A field that is missing or null gets its default; unknown fields are dropped. */
export function bootstrapFromWire(raw: Partial<RawBootstrap>): Bootstrap {
  const known = Object.entries(raw).flatMap(([field, value]) => {
    const name = RENAMED.get(field) ?? camelCase(field);
    return (Object.hasOwn(DEFAULT_BOOTSTRAP, name) || name === 'dfpProtectedAuthMode') && value != null
      ? [[name, value]]
      : [];
  });
  const { disable_sdk_watermark, password_config, rbac_policy } = raw;
  return {
    ...DEFAULT_BOOTSTRAP,
    ...(Object.fromEntries(known) as Partial<Bootstrap>),
    displayWatermark: disable_sdk_watermark === false,
    passwordConfig: password_config
      ? {
          ludsComplexity: password_config.luds_complexity,
          ludsMinimumCount: password_config.luds_minimum_count,
        }
      : null,
    rbacPolicy: policyFrom(rbac_policy),
  };
}
