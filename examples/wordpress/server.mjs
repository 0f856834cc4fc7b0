// Stands for the web server: it serves the pages, and "Your prices" to signed-in visitors only.
import { readFile } from 'node:fs/promises';
import { createAuthServer } from 'pricerx-auth/server';
import { serve } from '../serve.mjs';

const authServer = createAuthServer({
  publicToken: 'public-token-test-sandbox',
  projectId: 'project-test-sandbox',
  secret: 'secret-test-sandbox',
  endpoints: { apiUrl: 'http://localhost:4311' },
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
  signInPath: '/',
});

async function prices(request) {
  const auth = await authServer.authenticate(request);
  if (auth.status === 'unknown')
    return new Response('Please try again.', { status: 503, headers: auth.headers });
  if (auth.status === 'signedIn') auth.headers.set('Content-Type', 'text/html');
  else auth.headers.set('Location', authServer.signInUrl(request));
  if (auth.status === 'signedOut') return new Response(null, { status: 303, headers: auth.headers });
  const own = `<p>Signed in as ${auth.visitor.userId}</p><button id="sign-out">Sign out</button>`;
  const page = await readFile('index.html', 'utf8');
  return new Response(page.replace('<div id="sign-in"></div>', own), { headers: auth.headers });
}

serve(process.cwd(), { '/prices': prices });
