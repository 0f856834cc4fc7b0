import { createContext, useContext, type ReactNode } from 'react';
import type { Client } from '../headless';

const ClientContext = createContext<Client | null>(null);

/** Props of `PriceRxAuthProvider`. */
export interface PriceRxAuthProviderProps {
  /** The page's client, from `createClient`. Create it once, outside of components. */
  client: Client;
  children?: ReactNode;
}

/**
 * Provides the client to the components and hooks of this package below it.
 * @example
 * const client = createClient('public-token-test-…');
 * createRoot(element).render(
 *   <PriceRxAuthProvider client={client}>
 *     <App />
 *   </PriceRxAuthProvider>,
 * );
 */
export const PriceRxAuthProvider = ({ client, children }: PriceRxAuthProviderProps): ReactNode => (
  <ClientContext.Provider value={client}>{children}</ClientContext.Provider>
);

/**
 * The client of the nearest `PriceRxAuthProvider`, for calls in effects and event handlers.
 * @throws Error outside of a `PriceRxAuthProvider`
 * @example
 * const client = useClient();
 * return <button onClick={() => client.session.revoke()}>Sign out</button>;
 */
export function useClient(): Client {
  const client = useContext(ClientContext);
  if (client) return client;
  throw new Error(
    'There is no <PriceRxAuthProvider client={client}> above this component. Components and hooks of pricerx-auth/react get their client from it.',
  );
}
