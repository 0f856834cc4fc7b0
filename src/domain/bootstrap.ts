import { DEFAULT_EMAIL_DOMAIN } from './constants';
import type { Bootstrap, RawBootstrap } from './entities';

/** §3 What holds until the provider has answered, and when it cannot. */
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

/** A provider that leaves a field out means its default. */
export function bootstrapFromWire(raw: Partial<RawBootstrap>): Bootstrap {
  const d = DEFAULT_BOOTSTRAP;
  return {
    projectName: raw.project_name ?? d.projectName,
    displayWatermark:
      raw.disable_sdk_watermark === undefined ? d.displayWatermark : !raw.disable_sdk_watermark,
    cnameDomain: raw.cname_domain ?? d.cnameDomain,
    emailDomains: raw.email_domains ?? d.emailDomains,
    captchaSettings: raw.captcha_settings ?? d.captchaSettings,
    pkceRequiredForEmailMagicLinks: raw.pkce_required_for_email_magic_links ?? false,
    pkceRequiredForPasswordResets: raw.pkce_required_for_password_resets ?? false,
    pkceRequiredForOAuth: raw.pkce_required_for_oauth ?? false,
    pkceRequiredForSso: raw.pkce_required_for_sso ?? false,
    slugPattern: raw.slug_pattern ?? d.slugPattern,
    createOrganizationEnabled: raw.create_organization_enabled ?? false,
    passwordConfig: raw.password_config
      ? {
          ludsComplexity: raw.password_config.luds_complexity,
          ludsMinimumCount: raw.password_config.luds_minimum_count,
        }
      : null,
    runDFPProtectedAuth: raw.dfp_protected_auth_enabled ?? false,
    dfpProtectedAuthMode: raw.dfp_protected_auth_mode,
    rbacPolicy: raw.rbac_policy ?? null,
    siweRequiredForCryptoWallets: raw.siwe_required_for_crypto_wallets ?? false,
    vertical: raw.vertical ?? null,
  };
}
