import { createClient, PriceRxAuthProvider } from 'pricerx-auth/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const client = createClient('public-token-test-sandbox', { endpoints: { apiUrl: 'http://localhost:4311' } });

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
