import { createClient as createInBrowser, type Client } from '../headless';
import type { ClientOptions } from '../domain/config/clientOptions';
import { shareReact } from './shareReact';

/** Properties that `await`, React and `JSON.stringify` look up on any object. The placeholder does not have them. */
const NO_METHODS = new Set<string | symbol>(['then', '$$typeof', 'toJSON']);

/** Stands for a client's method or resource on a server, where a call of it throws. */
function placeholder(name: string): unknown {
  const call = (): never => {
    throw new Error(
      `${name} needs a browser: call it in an effect or in an event handler. On a server the hooks of pricerx-auth/react know no visitor.`,
    );
  };
  return new Proxy(call, {
    get: (_, key) =>
      typeof key === 'symbol' || NO_METHODS.has(key) ? undefined : placeholder(`${name}.${key}`),
  });
}

const optionsOnServer = new WeakMap<object, ClientOptions>();

/** The options of a client on a server. */
export const serverOptionsOf = (client: Client): ClientOptions => optionsOnServer.get(client) ?? {};

/**
 * Creates a client for a project, as `createClient` of `pricerx-auth` does. It may also run on a server, which
 * renders the page before the browser does: there it returns a placeholder whose methods throw when they are
 * called, so that a module can create the client once for both.
 * @param publicToken from your project's dashboard; begins with `public-token-`.
 * @param options cookies, custom domains, endpoints of a sandbox; all optional.
 * @throws StytchSDKUsageError when an option has a wrong type
 * @example
 * 'use client';
 * const client = createClient('public-token-test-…');
 */
export function createClient(publicToken: string, options: ClientOptions = {}): Client {
  if (typeof window === 'undefined') {
    const client = placeholder('client') as Client;
    optionsOnServer.set(client, options);
    return client;
  }
  shareReact();
  return createInBrowser(publicToken, options);
}
