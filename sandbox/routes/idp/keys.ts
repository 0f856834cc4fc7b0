import type { SigningKey } from '../../state/project/keys';
import { BUILT_IN_SCOPES } from '../../../src/domain/idp/scopes';

const CLAIMS = [
  'sub',
  'auth_time',
  'name',
  'given_name',
  'middle_name',
  'family_name',
  'picture',
  'locale',
  'email',
  'email_verified',
  'phone_number',
  'phone_number_verified',
];

/** The public keys for verifying session JWTs (RFC 7517). */
export const jwks = ({ publicJwk }: SigningKey) => ({ keys: [publicJwk] });

/**
 * OpenID provider metadata (OpenID Connect Discovery 1.0, RFC 8414) for the endpoints that the sandbox has.
 * @param consentUrl the host's page for consent and sign-out.
 */
export const openidConfiguration = (origin: string, consentUrl: string) => ({
  issuer: origin,
  authorization_endpoint: consentUrl,
  end_session_endpoint: consentUrl,
  jwks_uri: `${origin}/.well-known/jwks.json`,
  token_endpoint: `${origin}/v1/oauth2/token`,
  userinfo_endpoint: `${origin}/v1/oauth2/userinfo`,
  revocation_endpoint: `${origin}/v1/oauth2/revoke`,
  scopes_supported: BUILT_IN_SCOPES,
  response_types_supported: ['code'],
  response_modes_supported: ['query'],
  grant_types_supported: ['authorization_code', 'refresh_token'],
  token_endpoint_auth_methods_supported: ['none'],
  authorization_response_iss_parameter_supported: true,
  subject_types_supported: ['public'],
  id_token_signing_alg_values_supported: ['RS256'],
  code_challenge_methods_supported: ['S256'],
  prompt_values_supported: ['none', 'consent'],
  claims_supported: CLAIMS,
});
