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

/** The signed-in user's id, or null. An expired session JWT is renewed; the browser keeps the old cookie until it renews it too. */
export async function visitorId(): Promise<string | null> {
  const auth = await authServer.authenticate(await headers());
  if (auth.status === 'unknown') throw auth.error;
  return auth.status === 'signedIn' ? auth.visitor.userId : null;
}
