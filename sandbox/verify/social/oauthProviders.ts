import { OAuthProviders } from '../../../src/domain/enums';
import { providerName } from '../../../src/domain/oauth/providerNames';

/** The social providers that the sandbox imitates, with their display names. */
export const OAUTH_PROVIDERS: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(OAuthProviders).map((provider) => [provider, providerName(provider)]),
);

/** These providers do not return an email address. */
const WITHOUT_EMAIL = ['snapchat', 'tiktok', 'twitter'];

export const returnsEmail = (provider: string): boolean => !WITHOUT_EMAIL.includes(provider);
