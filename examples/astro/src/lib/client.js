import { createClient } from 'pricerx-auth';

export const client = createClient('public-token-test-sandbox', {
  endpoints: { apiUrl: 'http://localhost:4311' },
  // No other page of the domain can set cookies with these names. Safari stores them with https only.
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
});
