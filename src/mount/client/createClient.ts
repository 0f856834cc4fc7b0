import { inTime } from '../../browser/time/withTimeout';
import type { ClientOptions } from '../../domain/config/clientOptions';
import type { Session, User } from '../../domain/entities';
import { causeOf, CHUNK_NOT_LOADED } from '../../domain/errors/errors';
import { urlTokenOf, type UrlToken } from '../../domain/addresses/urlToken';
import type { ByUrlOptions, UrlOutcome } from '../../sagas/authenticateByUrl';
import type { CryptoWalletsClient } from '../../client/methods/cryptoWallets';
import { lazyMethods } from '../../client/lazyMethods';
import type { IDPClient } from '../../client/methods/idp';
import type { ImpersonationClient } from '../../client/methods/session/impersonation';
import type { MagicLinksClient } from '../../client/methods/magicLinks';
import type { OAuthClient } from '../../client/methods/oauth';
import type { OrganizationsClient } from '../../client/methods/organizations';
import type { OTPsClient } from '../../client/methods/otps';
import type { PasswordsClient } from '../../client/methods/passwords';
import { createRBAC, type RBACClient } from '../../client/methods/session/rbac';
import type { Methods } from '../../client/methods/createMethods';
import { keepConnection } from './clientConnection';
import type { Connection } from './connection';
import { acquireForClient, requireBrowser } from './sharedConnections';
import { methodNames } from '../../client/methods/methodNames';
import { createSession, type SessionClient } from '../../client/methods/session/session';
import { StytchAPIUnreachableError, StytchSDKUsageError } from '../../client/errors/sdkErrors';
import type { TOTPsClient } from '../../client/methods/totps';
import { createUser, type UserClient } from '../../client/methods/user';
import type { WebAuthnClient } from '../../client/methods/webauthn';

/**
 * The provider's API as methods: everything that the widgets do, without screens. Methods that call the provider reject
 * with a StytchAPIError, StytchAPISchemaError or StytchAPIUnreachableError, with a StytchSDKUsageError for wrong arguments
 * and once the last client of the public token was destroyed, and with the errors that each method lists. Compare
 * errors by `name`; docs/errors.md explains each.
 */
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
   * Calls the callback on each change of the session or the user.
   * @param callback receives the new session and user, null after a sign-out; `adopted` is true for the first event
   * of a session that came from a cookie alone.
   * @returns a function that removes the callback.
   * @example client.onStateChange(({ session, user }) => render(session, user));
   */
  onStateChange(
    callback: (state: { session: Session | null; user: User | null; adopted: boolean }) => void,
  ): () => void;
  /**
   * The type and value of the token in the page's address, or of a token that was there before a reload. Null
   * without a token. The address does not change.
   * @example if (client.parseAuthenticateUrl()?.handled) showButton('Finish signing in');
   */
  parseAuthenticateUrl(): UrlToken | null;
  /**
   * Signs in with the token in the page's address, after removing it from there. It never runs by itself.
   *
   * A sign-in that this browser has started is completed at once: its PKCE verifier is stored here or,
   * without PKCE, the fact that a link was requested for the user's address and not used yet. Otherwise the page may have been
   * opened by a mail scanner, on another device of the visitor, or through an attacker's link to the
   * attacker's account: the visitor must confirm. An impersonation token is always confirmed; `confirm` gets
   * the token's type, so that the page can say that the visitor will be signed in as another user.
   * @param options.session_duration_minutes length of the session, in minutes.
   * @param options.confirm called when a confirmation is required. Show a button and resolve to `true` when it
   * is pressed. Without this option, call the method in a click handler.
   * @returns null when the address has no token; `handled: false` for a token type that this call does not
   * redeem, and with `needsConfirmation` when the visitor has not confirmed.
   * @throws MissingPKCEError when the sign-in was started in another browser; nothing was sent then, and the
   * token stays valid there. StytchSDKUsageError, StytchAPIError, StytchAPIUnreachableError
   * @example
   * await client.authenticateByUrl({
   *   session_duration_minutes: 60,
   *   confirm: () => new Promise((resolve) => showButton('Finish signing in', () => resolve(true))),
   * });
   */
  authenticateByUrl(options: ByUrlOptions): Promise<UrlOutcome | null>;
  /**
   * Forgets which way signed in last in this browser, so that no widget of the page marks it as "Last used". A sign-out keeps it.
   * @example forgetButton.onclick = () => client.forgetLastUsed();
   */
  forgetLastUsed(): void;
  /**
   * Releases this client and aborts its pending passkey request. With the last client of a public token its
   * timers, listeners and calls end: calls that are under way reject, and store nothing.
   * @example client.destroy();
   */
  destroy(): void;
}

/** Fetches the methods' chunk once. After a failure the next call tries again. */
function callsOf(connection: Connection, destroyed: AbortSignal): () => Promise<Methods> {
  let loading: Promise<Methods> | null = null;
  const fetchCalls = async () => {
    const code = inTime(import(/* webpackChunkName: "methods" */ '../../client/methods/createMethods'));
    // `load` rejects when the client was destroyed.
    const [{ createMethods }, runtime] = await Promise.all([code, connection.load()]);
    return createMethods(runtime, destroyed);
  };
  return () => {
    loading ??= fetchCalls().catch((error: unknown) => {
      loading = null;
      if (error instanceof StytchSDKUsageError) throw error;
      throw new StytchAPIUnreachableError(CHUNK_NOT_LOADED.message, undefined, causeOf(error));
    });
    return loading;
  };
}

/**
 * Creates a client for a project. A second client for the same public token logs a warning and shares the
 * first one's session.
 * @param publicToken from your project's dashboard; begins with `public-token-`.
 * @param options cookies, custom domains, endpoints of a sandbox; all optional.
 * @throws StytchSDKUsageError outside a browser, and when an option has a wrong type
 * @example const client = createClient('public-token-test-…');
 */
export function createClient(publicToken: string, options: ClientOptions = {}): Client {
  requireBrowser('createClient');
  const { connection, release } = acquireForClient(publicToken, options);
  const { page, visitor } = connection;
  const life = new AbortController();
  const calls = lazyMethods<Methods>(methodNames(), callsOf(connection, life.signal));
  const client: Client = {
    ...calls,
    user: createUser(visitor, calls.user),
    session: createSession({
      visitor,
      tokens: page.storage.tokens,
      written() {
        // The core removes duplicate cookies, which may hide the tokens.
        if (page.storage.tokens.duplicates().length > 0) connection.load().catch(() => undefined);
        connection.core()?.tokensWritten();
      },
      calls: calls.session,
    }),
    rbac: createRBAC({
      visitor,
      policy: () => (connection.core() ?? page.storage).policy(),
      calls: calls.rbac,
    }),
    onStateChange: (callback) =>
      visitor.watch((known, { adopted }) =>
        callback({ session: known?.session ?? null, user: known?.user ?? null, adopted }),
      ),
    parseAuthenticateUrl: () => urlTokenOf(page),
    // Read before the chunk is fetched, because the user activation of a click expires.
    authenticateByUrl: (options) => calls.authenticateByUrl(options, page.navigation.isUserActive()),
    forgetLastUsed: () => page.storage.lastUsed.clear(),
    destroy() {
      life.abort();
      release();
    },
  };
  keepConnection(client, connection);
  return client;
}
