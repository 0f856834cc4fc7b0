import { createClient, type Client, type Mount } from '../index';
import { noteToken, warnOnce } from './counterparts';
import * as widgets from './widgets';

type Options = NonNullable<Parameters<typeof createClient>[1]>;
type Create<Made> = (publicToken: string, options?: StytchClientOptions) => Made;
type OfClient = (args: Omit<widgets.SDKConfig, 'client'> & { client?: Client }) => Mount;
type MountName = 'mountLogin' | 'mountResetPassword' | 'mountPasskeyRegistration' | 'mountIdentityProvider';

/** Options of a client: those of `createClient`, and the provider's names for addresses. */
export interface StytchClientOptions extends Omit<Options, 'endpoints'> {
  customBaseUrl?: string;
  dfppaUrl?: string;
  dfpCdnUrl?: string;
  /** Also `testAPIURL`, `liveAPIURL` and `dfpBackendURL`. */
  endpoints?: Record<string, string>;
}
/** A client of the provider's packages: ours, with further names. */
export interface ProviderClient extends Client {
  user: Client['user'] & { revokedConnectedApp: Client['user']['revokeConnectedApp'] };
  oauth: Client['oauth'] & {
    googleOneTap: { start(options?: object): Promise<{ success: false; reason: string }> };
  };
}
/** A client that mounts widgets, of the provider's version 5. */
export interface UIClient extends ProviderClient, Record<MountName, OfClient> {}

function toOptions(
  token: string,
  { customBaseUrl, dfppaUrl, dfpCdnUrl, endpoints, ...given }: StytchClientOptions,
) {
  const {
    liveAPIURL,
    testAPIURL,
    dfpBackendURL: telemetryUrl,
    clientsideServicesIframeURL,
    ...own
  } = endpoints ?? {};
  const { apiDomain, testApiDomain, dfppaDomain, dfpCdnDomain } = given.endpointOptions ?? {};
  const apiUrl = `${token}`.includes('public-token-test') ? testAPIURL : liveAPIURL;
  const endpointOptions = {
    apiDomain: customBaseUrl ?? apiDomain,
    testApiDomain: customBaseUrl ?? testApiDomain,
    dfppaDomain: dfppaUrl ?? dfppaDomain,
    dfpCdnDomain: dfpCdnUrl ?? dfpCdnDomain,
  };
  return {
    ...given,
    endpointOptions,
    endpoints: { apiUrl, telemetryUrl, clientServicesFrameUrl: clientsideServicesIframeURL, ...own },
  };
}

const NO_PROMPT =
  'oauth.googleOneTap has no counterpart: the widget shows the prompt, by one_tap of the provider google.';

/** Makes the function that creates clients, with the one of this package. */
export const clientsOf =
  (create: typeof createClient): Create<ProviderClient> =>
  (publicToken, options = {}) => {
    noteToken(publicToken);
    const client = create(publicToken, toOptions(publicToken, options));
    const start = () =>
      Promise.resolve({ success: false, reason: NO_PROMPT }).finally(() => warnOnce(NO_PROMPT));
    Object.assign(client.oauth, { googleOneTap: { start } });
    Object.assign(client.user, { revokedConnectedApp: client.user.revokeConnectedApp });
    return client as ProviderClient;
  };

/**
 * Creates a client for a project, with the provider's options.
 * @param publicToken from your project's dashboard; begins with `public-token-`.
 * @throws StytchSDKUsageError outside a browser, and when an option has a wrong type
 * @example const stytch = createStytchClient('public-token-test-…');
 */
export const createStytchClient = /* @__PURE__ */ clientsOf(createClient);

/** Creates a client whose methods mount widgets. */
export const createStytchUIClient: Create<UIClient> = (publicToken, options) => {
  const client = createStytchClient(publicToken, options);
  const ofClient: Record<MountName, OfClient> = {
    mountLogin: (args) => widgets.mountLogin({ client, ...args }),
    mountResetPassword: (args) => widgets.mountResetPassword({ client, ...args }),
    mountPasskeyRegistration: (args) => widgets.mountPasskeyRegistration({ client, ...args }),
    mountIdentityProvider: (args) => widgets.mountIdentityProvider({ client, ...args }),
  };
  return Object.assign(client, ofClient);
};

/** A function that is called with `new`, and returns what another creates. */
export const constructorOf = <Made>(create: Create<Made>) =>
  function (...args: Parameters<Create<Made>>) {
    return create(...args);
  } as unknown as new (...args: Parameters<Create<Made>>) => Made;

/** `new StytchClient(publicToken)` is `createStytchClient(publicToken)`. */
export const ProviderClient = /* @__PURE__ */ constructorOf(createStytchClient);
/** `new StytchUIClient(publicToken)` is `createStytchUIClient(publicToken)`. */
export const UIClient = /* @__PURE__ */ constructorOf(createStytchUIClient);
