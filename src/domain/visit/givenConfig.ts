import type { ResolvedConfig, WidgetConfig } from '../config/config';

/** The inverse of `resolveConfig`: a config that a host can pass. */
export function givenConfig(resolved: ResolvedConfig): WidgetConfig {
  const { magicLinkOptionsGiven, emailMagicLinksOptions, sessionDurationMinutes, ...given } = resolved;
  return {
    ...given,
    ...(magicLinkOptionsGiven && { emailMagicLinksOptions }),
    sessionOptions: { sessionDurationMinutes },
  };
}
