import type { SigningKey } from '../state/keys';

/** The keys with which a host verifies session JWTs (RFC 7517). */
export const jwks = ({ publicJwk }: SigningKey) => ({ keys: [publicJwk] });

/** OpenID provider metadata, as far as there is something behind it. */
export const openidConfiguration = (origin: string) => ({
  issuer: origin,
  jwks_uri: `${origin}/.well-known/jwks.json`,
  response_types_supported: ['code'],
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
});
