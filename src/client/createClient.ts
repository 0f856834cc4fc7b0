import type { ClientOptions } from '../domain/clientOptions';
import type { Session, User } from '../domain/entities';
import { UNREACHABLE_TEXT } from '../domain/errors';
import { parseAuthenticateUrl, type UrlToken } from '../domain/urlToken';
import { sameVisitor } from '../domain/visitor';
import { inTime } from '../browser/services';
import type { UrlOutcome } from '../sagas/authenticateByUrl';
import { onVisitorChange } from './changes';
import type { CryptoWalletsClient } from './cryptoWallets';
import { lazyRoom } from './lazyRoom';
import type { IDPClient } from './idp';
import type { ImpersonationClient } from './impersonation';
import type { MagicLinksClient } from './magicLinks';
import type { OAuthClient } from './oauth';
import type { OrganizationsClient } from './organizations';
import type { OTPsClient } from './otps';
import type { PasswordsClient } from './passwords';
import { createRBAC, type RBACClient } from './rbac';
import type { Rooms } from './rooms';
import { holdForClient, requireBrowser, type Runtime } from './runtime';
import { SHAPES } from './shapes';
import { createSession, type SessionClient } from './session';
import { StytchAPIUnreachableError } from './sdkErrors';
import type { TOTPsClient } from './totps';
import { createUser, type UserClient } from './user';
import type { WebAuthnClient } from './webauthn';

/** The client: everything the widgets do, without screens. */
export interface Client {
  user: UserClient;
  session: SessionClient;
  otps: OTPsClient;
  magicLinks: MagicLinksClient;
  oauth: OAuthClient;
  idp: IDPClient;
  passwords: PasswordsClient;
  totps: TOTPsClient;
  impersonation: ImpersonationClient;
  rbac: RBACClient;
  organizations: OrganizationsClient;
  cryptoWallets: CryptoWalletsClient;
  webauthn: WebAuthnClient;
  /**
   * Calls back on each change of the session or the user.
   * @param callback gets both as they are now; null after a sign-out.
   * @returns the way to stop.
   * @example client.onStateChange(({ session, user }) => render(session, user));
   */
  onStateChange(callback: (state: { session: Session | null; user: User | null }) => void): () => void;
  /**
   * What kind of token the page's address holds, or null. Changes nothing.
   * @example if (client.parseAuthenticateUrl()?.handled) showButton('Finish signing in');
   */
  parseAuthenticateUrl(): UrlToken | null;
  /**
   * Signs in with the token in the page's address and takes it out of there first. Never runs by itself.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @returns null when the address holds no token; `handled: false` for a kind that is not for this call.
   * @throws MissingPKCEError when the link was asked for, or the social sign-in started, in another browser; nothing was sent
   * then and the token stays good there;
   * StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example await client.authenticateByUrl({ session_duration_minutes: 60 });
   */
  authenticateByUrl(options: { session_duration_minutes: number }): Promise<UrlOutcome | null>;
  /**
   * Lets this client go, and takes back a passkey request of its own that is open. The last client of a public token takes
   * its timers and listeners with it.
   */
  destroy(): void;
}

/** How a widget finds what its client stands on. */
const RUNTIME = Symbol.for('pricerx-auth.runtime');

export const runtimeOf = (client: Client): Runtime | undefined =>
  (client as Client & { [RUNTIME]?: Runtime })[RUNTIME];

/** The code of the rooms, fetched once; a fetch that failed is made again by the next call. */
function roomsOf(runtime: Runtime, destroyed: AbortSignal): () => Promise<Rooms> {
  let loading: Promise<Rooms> | null = null;
  return () => {
    loading ??= inTime(import(/* webpackChunkName: "rooms" */ './rooms'))
      .then(({ createRooms }) => createRooms(runtime, destroyed))
      .catch(() => {
        loading = null;
        throw new StytchAPIUnreachableError(UNREACHABLE_TEXT);
      });
    return loading;
  };
}

/**
 * Makes a client for a project. A second one for the same token warns and shares the first one's session.
 * @param publicToken from your project's dashboard; starts with `public-token-`.
 * @param options cookies, custom domains, endpoints of a sandbox; all optional.
 * @throws StytchSDKUsageError outside a browser, and when an option has a wrong type
 * @example const client = createClient('public-token-test-…');
 */
export function createClient(publicToken: string, options: ClientOptions = {}): Client {
  requireBrowser('createClient');
  const { runtime, release } = holdForClient(publicToken, options);
  const life = new AbortController();
  const rooms = lazyRoom<Rooms>(SHAPES, roomsOf(runtime, life.signal));
  const client: Client = {
    ...rooms,
    user: createUser(runtime, rooms.user),
    session: createSession(runtime, rooms.session),
    rbac: createRBAC(runtime, rooms.rbac),
    onStateChange: (callback) =>
      onVisitorChange(
        runtime,
        (visitor) => visitor,
        sameVisitor,
        (visitor) => callback({ session: visitor?.session ?? null, user: visitor?.user ?? null }),
      ),
    parseAuthenticateUrl: () => parseAuthenticateUrl(runtime.services.navigation.query()),
    destroy() {
      life.abort();
      release();
    },
  };
  Object.defineProperty(client, RUNTIME, { value: runtime });
  return client;
}
