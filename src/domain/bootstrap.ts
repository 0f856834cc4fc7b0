import { DEFAULT_EMAIL_DOMAIN } from './addresses/providerAddresses';
import type { Bootstrap, RawBootstrap } from './entities';
import { policyFrom } from './session/rbac';

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
  name.replace(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Fields whose name in the state is not the camelCase form of their name on the wire. */
const RENAMED = new Map<string, keyof Bootstrap>([
  ['pkce_required_for_oauth', 'pkceRequiredForOAuth'],
  ['dfp_protected_auth_enabled', 'runDFPProtectedAuth'],
]);

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
