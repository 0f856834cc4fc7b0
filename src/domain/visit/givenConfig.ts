import type { ResolvedConfig, WidgetConfig } from '../config/config';

/** The config that a host gives for what the widget has resolved. */
export function givenConfig(resolved: ResolvedConfig): WidgetConfig {
  const { magicLinkOptionsGiven, emailMagicLinksOptions, sessionDurationMinutes, ...given } = resolved;
  return {
    ...given,
    ...(magicLinkOptionsGiven && { emailMagicLinksOptions }),
    sessionOptions: { sessionDurationMinutes },
  };
}
