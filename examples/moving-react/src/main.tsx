import { createStytchClient, StytchProvider } from 'pricerx-auth/compat/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App';

/** For the sandbox, in the provider's names. */
const sandbox: object = {
  endpoints: {
    testAPIURL: 'http://localhost:4311',
    liveAPIURL: 'http://localhost:4311',
    dfpBackendURL: 'http://localhost:4311',
    clientsideServicesIframeURL: 'http://localhost:4311/clientside-services/index.html',
  },
};
const stytch = createStytchClient('public-token-test-sandbox', sandbox);

const app = document.querySelector('#app');
if (app) {
  createRoot(app).render(
    <StrictMode>
      <StytchProvider stytch={stytch}>
        <App />
      </StytchProvider>
    </StrictMode>,
  );
}
