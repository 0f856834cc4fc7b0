import { createClient, type Client, type Mount } from '../index';
import type { SDKConfig } from './args';
import { clientsOf, type Maker, type ProviderClient } from './makeClient';
import * as mounts from './mounts';

export type { StytchClientOptions } from './makeClient';

type OfClient = (args: Omit<SDKConfig, 'client'> & { client?: Client }) => Mount;
/** A client of the provider's packages: ours, with further names. */
export type StytchClient = ProviderClient;
/** A client that mounts widgets, of the provider's version 5. */
export interface StytchUIClient extends StytchClient, Record<keyof typeof mounts, OfClient> {}

/**
 * Creates a client for a project, with the provider's options.
 * @param publicToken from your project's dashboard; begins with `public-token-`.
 * @throws StytchSDKUsageError outside a browser, and when an option has a wrong type
 * @example const stytch = createStytchClient('public-token-test-…');
 */
export const createStytchClient = /* @__PURE__ */ clientsOf(createClient);

/** Creates a client whose methods mount widgets. */
export const createStytchUIClient = function (publicToken, options) {
  const client = createStytchClient(publicToken, options);
  for (const [name, mount] of Object.entries(mounts))
    Object.assign(client, { [name]: (args: Parameters<OfClient>[0]) => mount({ client, ...args }) });
  return client;
} as Maker<StytchUIClient>;

/** `new StytchClient(publicToken)` is `createStytchClient(publicToken)`. */
export const StytchClient = createStytchClient;
/** `new StytchUIClient(publicToken)` is `createStytchUIClient(publicToken)`. */
export const StytchUIClient = createStytchUIClient;
export { createStytchClient as createStytchHeadlessClient, StytchClient as StytchHeadlessClient };
