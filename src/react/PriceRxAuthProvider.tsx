import { createContext, useContext, useMemo, useState, type ReactNode } from 'react';
import type { Client } from '../headless';

type Session = NonNullable<ReturnType<Client['session']['getSync']>>;

/** What the server knows of the visitor. */
export type InitialVisitor = { session: Session } | null;

interface AuthContextValue {
  client: Client;
  /** Undefined when no server has told. */
  initialVisitor: InitialVisitor | undefined;
  request: ServerRequest | undefined;
}

/** What a server knows of the request, for the HTML of widgets. */
export interface ServerRequest {
  /** The header `Accept-Language`, for widgets with `locale="auto"`. Put the page's own language first. */
  acceptLanguage?: string;
  /** The nonce of the page's Content Security Policy. Default: the client's `cspNonce`. */
  nonce?: string;
}

const AuthContext = createContext<AuthContextValue | null>(null);

/** Props of `PriceRxAuthProvider`. */
export interface PriceRxAuthProviderProps {
  /** The page's client, from `createClient`. Create it once, outside of components. */
  client: Client;
  /**
   * The session that `authenticate` of `pricerx-auth/server` found; null when nobody is signed in. The server renders the page for this
   * visitor, and the browser shows it until the provider has answered. Only the value of the first rendering is used.
   */
  initialVisitor?: InitialVisitor | undefined;
  /** Used on a server only. */
  request?: ServerRequest | undefined;
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
export function PriceRxAuthProvider({
  client,
  initialVisitor,
  request,
  children,
}: PriceRxAuthProviderProps): ReactNode {
  const [initial] = useState(initialVisitor);
  const context = useMemo(() => ({ client, initialVisitor: initial, request }), [client, initial, request]);
  return <AuthContext.Provider value={context}>{children}</AuthContext.Provider>;
}

/** The client and the server's visitor of the nearest `PriceRxAuthProvider`. */
export function useAuthContext(): AuthContextValue {
  const context = useContext(AuthContext);
  // A host without types may pass no client.
  if (context?.client) return context;
  throw new Error(
    'There is no <PriceRxAuthProvider client={client}> above this component. Components and hooks of pricerx-auth/react get their client from it.',
  );
}

/**
 * The client of the nearest `PriceRxAuthProvider`, for calls in effects and event handlers.
 * @throws Error outside of a `PriceRxAuthProvider`
 * @example
 * const client = useClient();
 * return <button onClick={() => client.session.revoke()}>Sign out</button>;
 */
export const useClient = (): Client => useAuthContext().client;
