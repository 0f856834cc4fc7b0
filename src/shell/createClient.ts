import { inTime } from '../browser/pageServices';
import type { ClientOptions } from '../domain/clientOptions';
import type { Session, User } from '../domain/entities';
import { causeOf, UNREACHABLE_TEXT } from '../domain/errors';
import { urlTokenOf, type UrlToken } from '../domain/urlToken';
import { sameVisitor } from '../domain/visitor';
import type { ByUrlOptions, UrlOutcome } from '../sagas/authenticateByUrl';
import { onVisitorChange } from '../client/changes';
import type { CryptoWalletsClient } from '../client/cryptoWallets';
import { lazyMethods } from '../client/lazyMethods';
import type { IDPClient } from '../client/idp';
import type { ImpersonationClient } from '../client/impersonation';
import type { MagicLinksClient } from '../client/magicLinks';
import type { OAuthClient } from '../client/oauth';
import type { OrganizationsClient } from '../client/organizations';
import type { OTPsClient } from '../client/otps';
import type { PasswordsClient } from '../client/passwords';
import { createRBAC, type RBACClient } from '../client/rbac';
import type { Methods } from '../client/methods';
import { holdForClient, requireBrowser, type Connection } from './connection';
import { SHAPES } from '../client/shapes';
import { createSession, type SessionClient } from '../client/session';
import { StytchAPIUnreachableError, StytchSDKUsageError } from '../client/sdkErrors';
import type { TOTPsClient } from '../client/totps';
import { createUser, type UserClient } from '../client/user';
import type { WebAuthnClient } from '../client/webauthn';

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
   * What kind of token the page's address holds, or held before a reload; null without one. Changes nothing.
   * @example if (client.parseAuthenticateUrl()?.handled) showButton('Finish signing in');
   */
  parseAuthenticateUrl(): UrlToken | null;
  /**
   * Signs in with the token in the page's address and takes it out of there first. Never runs by itself.
   *
   * A sign-in that this browser has started is finished at once: its PKCE verifier is here or, for a link of a project
   * without PKCE, the mark that a link was asked for and not used yet. Anything else may come from a mail scanner, from
   * another device of the visitor or from somebody who wants them in an account that is not theirs: it needs the visitor.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @param options.confirm called in that case; show a button and resolve to `true` when it is pressed. Without it the
   * call itself has to come from a click.
   * @returns null when the address holds no token; `handled: false` for a kind that is not for this call, and with
   * `needsConfirmation` where the visitor has not agreed.
   * @throws MissingPKCEError when the link was asked for, or the social sign-in started, in another browser; nothing was sent
   * then and the token stays good there;
   * StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example
   * await client.authenticateByUrl({
   *   session_duration_minutes: 60,
   *   confirm: () => new Promise((resolve) => showButton('Finish signing in', () => resolve(true))),
   * });
   */
  authenticateByUrl(options: ByUrlOptions): Promise<UrlOutcome | null>;
  /**
   * Lets this client go, and takes back a passkey request of its own that is open. The last client of a public token takes
   * its timers and listeners with it.
   */
  destroy(): void;
}

/** How a widget finds what its client stands on. */
const CONNECTION = Symbol.for('pricerx-auth.connection');

export const connectionOf = (client: Client): Connection | undefined =>
  (client as Client & { [CONNECTION]?: Connection })[CONNECTION];

/** What asks the provider, fetched once; a fetch that failed is made again by the next call. */
function callsOf(connection: Connection, destroyed: AbortSignal): () => Promise<Methods> {
  let loading: Promise<Methods> | null = null;
  const fetchCalls = async () => {
    const code = inTime(import(/* webpackChunkName: "methods" */ '../client/methods'));
    // Both at once; the client may be destroyed meanwhile, and then it is the core that says so.
    const [{ createMethods }, runtime] = await Promise.all([code, connection.load()]);
    return createMethods(runtime, destroyed);
  };
  return () => {
    loading ??= fetchCalls().catch((error: unknown) => {
      loading = null;
      if (error instanceof StytchSDKUsageError) throw error;
      throw new StytchAPIUnreachableError(UNREACHABLE_TEXT, undefined, causeOf(error));
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
  const { connection, release } = holdForClient(publicToken, options);
  const { page, visitor } = connection;
  const life = new AbortController();
  const calls = lazyMethods<Methods>(SHAPES, callsOf(connection, life.signal));
  const client: Client = {
    ...calls,
    user: createUser(visitor, calls.user),
    session: createSession({
      visitor,
      tokens: page.storage.tokens,
      readsOutdated: () => connection.core()?.readsOutdated(),
      calls: calls.session,
    }),
    rbac: createRBAC({
      visitor,
      policy: () => connection.core()?.policy() ?? page.storage.bootstrap.read()?.rbacPolicy ?? null,
      calls: calls.rbac,
    }),
    onStateChange: (callback) =>
      onVisitorChange(
        visitor,
        (known) => known,
        sameVisitor,
        (known) => callback({ session: known?.session ?? null, user: known?.user ?? null }),
      ),
    parseAuthenticateUrl: () => urlTokenOf(page),
    // Asked for here, since a click does not count any more once the code has come.
    authenticateByUrl: (options) => calls.authenticateByUrl(options, page.navigation.isVisitorsAct()),
    destroy() {
      life.abort();
      release();
    },
  };
  Object.defineProperty(client, CONNECTION, { value: connection });
  return client;
}
