import type { ResolvedConfig, WidgetConfig } from '../config/config';

/** The inverse of `resolveConfig`: a config that a host can pass. */
export function givenConfig(resolved: ResolvedConfig): WidgetConfig {
  const {
    products,
    passwordOptions,
    passkeyOptions,
    enableShadowDOM,
    emailOptions,
    lastUsed,
    sessionDurationMinutes,
  } = resolved;
  const { emailMagicLinksOptions, otpOptions, oauthOptions } = resolved;
  return {
    products,
    passwordOptions,
    passkeyOptions,
    enableShadowDOM,
    emailMagicLinksOptions,
    // A host may not pass them without a method or a provider.
    ...(otpOptions.methods.length > 0 && { otpOptions }),
    ...(oauthOptions.providers.length > 0 && { oauthOptions }),
    emailOptions,
    lastUsed,
    sessionOptions: { sessionDurationMinutes },
  };
}
