import { OAuthProviders, type OAuthProvider } from '../enums';

/** §3 Enumerations: provider names in their own spelling; Twitter's buttons keep the name Twitter. */
const SPELLINGS = { github: 'GitHub', gitlab: 'GitLab', linkedin: 'LinkedIn', tiktok: 'TikTok' } as const;

type Spelled<P extends OAuthProvider> = P extends keyof typeof SPELLINGS
  ? (typeof SPELLINGS)[P]
  : Capitalize<P>;

export type ProviderName = Spelled<OAuthProvider>;

export function providerName(provider: OAuthProvider): ProviderName {
  const own = (SPELLINGS as Partial<Record<OAuthProvider, ProviderName>>)[provider];
  return own ?? ((provider.charAt(0).toUpperCase() + provider.slice(1)) as ProviderName);
}

export const PROVIDER_NAMES = Object.values(OAuthProviders).map(providerName);
