import { headers } from 'next/headers';
import { createAuthServer } from 'pricerx-auth/server';

// The sandbox's values. A real project has its own, keeps the secret in the environment, and needs no `endpoints`.
const authServer = createAuthServer({
  publicToken: 'public-token-test-sandbox',
  projectId: 'project-test-sandbox',
  secret: 'secret-test-sandbox',
  endpoints: { apiUrl: 'http://localhost:4311' },
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
});

/** The id of the visitor of this request; null when nobody is signed in. An expired session JWT is renewed, for this request alone. */
export async function visitorId(): Promise<string | null> {
  const auth = await authServer.authenticate(await headers());
  if (auth.status === 'unknown') throw auth.error;
  return auth.status === 'signedIn' ? auth.visitor.userId : null;
}
