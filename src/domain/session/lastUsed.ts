import type { TabMethod } from '../config/productBlocks';
import { OAuthProviders, type OAuthProvider } from '../enums';
import type { Session } from '../entities';

/** A way to sign in: its kind, and the provider or the wallet if Main has several of the kind. It names no person. */
export type Way = TabMethod | `oauth_${OAuthProvider}` | 'passkeys' | `crypto_${string}`;

/** Ways by the kind of an authentication factor. */
const KINDS: Readonly<Record<string, Way>> = {
  magic_link: 'magicLink',
  password: 'password',
  sms: 'sms',
  whatsapp: 'whatsapp',
  email: 'email',
  webauthn_registration: 'passkeys',
  crypto_wallet: 'crypto_',
};

/** The way that started a session; null for one that Main does not offer, such as an impersonation. */
export function wayOf({ authentication_factors: factors }: Partial<Session>): Way | null {
  const last = [...(factors ?? [])]
    .sort((one, other) => (one.last_authenticated_at < other.last_authenticated_at ? -1 : 1))
    .at(-1);
  if (!last) return null;
  const provider = Object.values(OAuthProviders).find((name) => last.delivery_method === `oauth_${name}`);
  return provider ? `oauth_${provider}` : (KINDS[last.type] ?? KINDS[last.delivery_method] ?? null);
}
