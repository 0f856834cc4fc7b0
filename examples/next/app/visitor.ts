import { createRemoteJWKSet, errors, jwtVerify } from 'jose';
import { cookies } from 'next/headers';

// The sandbox's values. Those of a real project are in the provider's documentation.
const issuer = 'http://localhost:4311';
const audience = 'project-test-sandbox';
const keys = createRemoteJWKSet(new URL(`${issuer}/.well-known/jwks.json`));

/** The id of the user whose session JWT came with the request; null without a valid one. */
export async function visitorId(): Promise<string | null> {
  const jwt = (await cookies()).get('__Host-session_jwt')?.value;
  if (!jwt) return null;
  try {
    const { payload } = await jwtVerify(jwt, keys, {
      algorithms: ['RS256'],
      issuer,
      audience,
      requiredClaims: ['sub', 'exp', 'https://stytch.com/session'],
    });
    return payload.sub ?? null;
  } catch (error) {
    // An invalid JWT counts as no visitor; the browser renews an expired one. When the keys cannot be fetched, the error is thrown.
    const isRefused = error instanceof errors.JOSEError && !/TIMEOUT|JWKS_INVALID/.test(error.code);
    if (isRefused) return null;
    throw error;
  }
}
