import { createAuthServer } from 'pricerx-auth/server';
import { serve } from '../serve.mjs';

// The sandbox's values. A real project has its own, keeps the secret in the environment, and needs no `endpoints`.
const authServer = createAuthServer({
  publicToken: 'public-token-test-sandbox',
  projectId: 'project-test-sandbox',
  secret: 'secret-test-sandbox',
  endpoints: { apiUrl: 'http://localhost:4311' },
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
});

async function prices(request) {
  const auth = await authServer.authenticate(request);
  if (auth.status === 'unknown')
    return new Response('Please try again.', { status: 503, headers: auth.headers });
  if (auth.status === 'signedOut')
    return new Response('Please sign in.', { status: 401, headers: auth.headers });
  return new Response(`Signed in as ${auth.visitor.userId}`, { headers: auth.headers });
}

serve('dist', { '/api/prices': prices });
