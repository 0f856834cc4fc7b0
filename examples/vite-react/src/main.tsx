import { createClient, PriceRxAuthProvider } from 'pricerx-auth/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const client = createClient('public-token-test-sandbox', {
  endpoints: { apiUrl: 'http://localhost:4311' },
  // No other page of the domain can set cookies with these names. Safari stores them with https only.
  cookieOptions: { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' },
});

const app = document.querySelector('#app');
if (app) {
  createRoot(app).render(
    <StrictMode>
      <PriceRxAuthProvider client={client}>
        <App />
      </PriceRxAuthProvider>
    </StrictMode>,
  );
}
