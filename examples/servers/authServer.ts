import { createAuthServer } from 'pricerx-auth/server';

// The sandbox's values. A real project has its own, and no `endpoints`.
export const authServer = createAuthServer({
  publicToken: 'public-token-test-sandbox',
  projectId: 'project-test-sandbox',
  secret: process.env.STYTCH_SECRET, // the sandbox's: secret-test-sandbox
  origin: process.env.ORIGIN, // what visitors see, behind a proxy: https://prices.example
  endpoints: { apiUrl: 'http://localhost:4311' },
});
