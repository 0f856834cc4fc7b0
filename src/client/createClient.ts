import { publicTokenWarning, type ClientOptions } from '../domain/clientOptions';
import type { Session, User } from '../domain/entities';
import {
  authenticateByUrl,
  parseAuthenticateUrl,
  type UrlOutcome,
  type UrlToken,
} from '../sagas/authenticateByUrl';
import { consoleLog } from '../browser/services';
import { onVisitorChange } from './changes';
import { createMagicLinks, type MagicLinksClient } from './magicLinks';
import { createOtps, type OTPsClient } from './otps';
import { shareRuntime, type Runtime } from './runtime';
import { createSession, type SessionClient } from './sessions';
import { createUser, type UserClient } from './users';
import { StytchSDKUsageError } from './toError';

/** The client: everything the widgets do, without screens. */
export interface Client {
  user: UserClient;
  session: SessionClient;
  otps: OTPsClient;
  magicLinks: MagicLinksClient;
  /**
   * Calls back on each change of the session or the user. Returns the way to stop.
   * @example client.onStateChange(({ session, user }) => render(session, user));
   */
  onStateChange(callback: (state: { session: Session | null; user: User | null }) => void): () => void;
  /** What kind of token the page's address holds, or null. Changes nothing. */
  parseAuthenticateUrl(): UrlToken | null;
  /**
   * Signs in with the token in the page's address and takes it out of there first. Never runs by itself.
   * @returns null when the address holds no token; `handled: false` for a kind that is not for this call.
   * @throws MissingPKCEError when the link was asked for in another browser; nothing was sent then and the link stays good.
   * StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.authenticateByUrl({ session_duration_minutes: 60 });
   */
  authenticateByUrl(options: { session_duration_minutes: number }): Promise<UrlOutcome | null>;
  /** Lets this client go. The last client of a public token takes its timers and listeners with it. */
  destroy(): void;
}

/** How a widget finds what its client stands on. */
const RUNTIME = Symbol.for('pricerx-auth.runtime');

export const runtimeOf = (client: Client): Runtime | undefined =>
  (client as Client & { [RUNTIME]?: Runtime })[RUNTIME];

const OUTSIDE_A_BROWSER =
  'createClient needs a browser: importing pricerx-auth on a server is fine, making a client there is not. Call it where only the browser runs your code: in an effect, in onMounted, or in a script of the page.';

/**
 * Makes a client for a project. A second one for the same token warns and shares the first one's session.
 * @param publicToken from your project's dashboard; starts with `public-token-`.
 * @param options cookies, custom domains, endpoints of a sandbox; all optional.
 * @throws Error outside a browser.
 * @example const client = createClient('public-token-test-…');
 */
export function createClient(publicToken: string, options: ClientOptions = {}): Client {
  if (typeof window === 'undefined') throw new StytchSDKUsageError(OUTSIDE_A_BROWSER);
  const warning = publicTokenWarning(publicToken);
  if (warning) consoleLog.warn(warning);
  const { runtime, release, clients } = shareRuntime(String(publicToken ?? ''), options);
  if (clients === 2) {
    consoleLog.warn(
      `A client for ${publicToken} exists already, and this one shares its session; its own options are ignored. Make one client and pass it around.`,
    );
  }
  const client: Client = {
    user: createUser(runtime),
    session: createSession(runtime),
    otps: createOtps(runtime),
    magicLinks: createMagicLinks(runtime),
    onStateChange: (callback) =>
      onVisitorChange(runtime, ({ visitor }) =>
        callback({ session: visitor?.session ?? null, user: visitor?.user ?? null }),
      ),
    parseAuthenticateUrl: () => parseAuthenticateUrl(runtime.services.navigation.query()),
    authenticateByUrl: (urlOptions) =>
      runtime.perform('authenticateByUrl', { ...urlOptions }, () => authenticateByUrl(urlOptions)),
    destroy: release,
  };
  Object.defineProperty(client, RUNTIME, { value: runtime });
  return client;
}
