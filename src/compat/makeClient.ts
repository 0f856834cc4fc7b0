import type { ClientOptions } from '../domain/config/clientOptions';
import type { Client, createClient } from '../index';
import { noteToken, warnOnce } from './counterparts';

/** Options of a client: those of `createClient`, and the provider's names for addresses. */
export interface StytchClientOptions extends Omit<ClientOptions, 'endpoints'> {
  customBaseUrl?: string;
  dfppaUrl?: string;
  dfpCdnUrl?: string;
  /** Also `testAPIURL`, `liveAPIURL`, `dfpBackendURL` and `clientsideServicesIframeURL`. */
  endpoints?: Record<string, string>;
}
type GoogleOneTap = { start(options?: object): Promise<{ success: false; reason: string }> };
/** A client of the provider's packages: ours, with further names. */
export interface ProviderClient extends Client {
  user: Client['user'] & { revokedConnectedApp: Client['user']['revokeConnectedApp'] };
  oauth: Client['oauth'] & { googleOneTap: GoogleOneTap };
}
/** Makes a client for a public token, with `new` or without. */
export interface Maker<Made> {
  (publicToken: string, options?: StytchClientOptions): Made;
  new (publicToken: string, options?: StytchClientOptions): Made;
}

function toOptions(token: string, given: StytchClientOptions): ClientOptions {
  const { customBaseUrl, dfppaUrl, dfpCdnUrl, endpointOptions: domains = {}, endpoints = {}, ...own } = given;
  const { testAPIURL, liveAPIURL, dfpBackendURL, clientsideServicesIframeURL, ...others } = endpoints;
  const apiUrl = `${token}`.includes('public-token-test') ? testAPIURL : liveAPIURL;
  const renamed = { telemetryUrl: dfpBackendURL, clientServicesFrameUrl: clientsideServicesIframeURL };
  const api = customBaseUrl && { apiDomain: customBaseUrl, testApiDomain: customBaseUrl };
  const dfp = { ...(dfppaUrl && { dfppaDomain: dfppaUrl }), ...(dfpCdnUrl && { dfpCdnDomain: dfpCdnUrl }) };
  const endpointOptions = { ...domains, ...api, ...dfp };
  return { ...own, endpointOptions, endpoints: { apiUrl, ...renamed, ...others } };
}

const reason = 'oauth.googleOneTap has no counterpart: the widget shows the prompt, by one_tap of google.';
const start = () => Promise.resolve({ success: false, reason }).finally(() => warnOnce(reason));

/** Makes the function that creates clients, with the one of this package. */
export const clientsOf = (create: typeof createClient) =>
  function (publicToken, options = {}) {
    noteToken(publicToken);
    const client = create(publicToken, toOptions(publicToken, options));
    Object.assign(client.oauth, { googleOneTap: { start } });
    Object.assign(client.user, { revokedConnectedApp: client.user.revokeConnectedApp });
    return client;
  } as Maker<ProviderClient>;
