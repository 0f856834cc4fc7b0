import { createClient } from 'pricerx-auth';

export const client = createClient('public-token-test-sandbox', {
  endpoints: { apiUrl: 'http://localhost:4311' }, // the sandbox; leave out for a real project
});
