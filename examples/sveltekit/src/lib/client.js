import { browser } from '$app/environment';
import { createClient } from 'pricerx-auth';

/** The server renders pages too, and has no client. */
export const client =
  browser &&
  createClient('public-token-test-sandbox', {
    endpoints: { apiUrl: 'http://localhost:4311' },
    cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
  });
