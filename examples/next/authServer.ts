import { createAuthServer } from 'pricerx-auth/server';

// The sandbox's values. A real project has its own, keeps the secret in the environment, and needs no `endpoints`.
export const authServer = createAuthServer({
  publicToken: 'public-token-test-sandbox',
  projectId: 'project-test-sandbox',
  secret: 'secret-test-sandbox',
  endpoints: { apiUrl: 'http://localhost:4311' },
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
  onUnknown: console.error,
});
