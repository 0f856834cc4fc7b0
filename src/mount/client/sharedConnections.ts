import { sharedOnPage } from '../../browser/page/sharedOnPage';
import { isBrowser } from '../../browser/services/services.entry';
import { StytchSDKUsageError, usageError } from '../../client/errors/sdkErrors';
import type { UnknownName } from '../../domain/calls/checkValues';
import type { ClientOptions } from '../../domain/config/clientOptions';
import { optionProblems } from '../../domain/config/optionChecks';
import { VERSION } from '../../domain/version';
import { Connection } from './connection';

interface Shared {
  connection: Connection;
  /** Number of clients and widgets that use the connection. The last release stops it. */
  references: number;
  clients: number;
  warned: boolean;
}

/**
 * Connections by release and public token. Kept on the page rather than in this module, so that a script tag and an
 * import, or two copies of the package, share one session and one refresh loop. Another release has another store and other sagas.
 */
const registry = () => sharedOnPage('pricerx-auth.connections.v1', () => new Map<string, Shared>());

const keyOf = (publicToken: string) => `${VERSION} ${publicToken}`;

/** A client's or a widget's use of a connection, until `release`. */
export interface AcquiredConnection {
  connection: Connection;
  release(): void;
}

function acquire(shared: Shared, released: () => void): AcquiredConnection {
  shared.references += 1;
  let isAcquired = true;
  return {
    connection: shared.connection,
    release() {
      if (!isAcquired) return;
      isAcquired = false;
      shared.references -= 1;
      released();
      if (shared.references > 0) return;
      registry().delete(keyOf(shared.connection.page.publicToken));
      shared.connection.stop();
    },
  };
}

/** Throws during server-side rendering. Only the import of the package is allowed there. */
export function requireBrowser(call: string): void {
  if (isBrowser()) return;
  throw new StytchSDKUsageError(
    `${call} needs a browser: call it in an effect, in onMounted, or in a script of the page.`,
  );
}

type Options = ClientOptions | null | undefined;

function sharedConnection(given: unknown, options: Options): Shared {
  const publicToken = String(given ?? '');
  const known = registry().get(keyOf(publicToken));
  if (known) return known;
  // §5 Client options with a wrong type throw an error. Other mistakes cause a warning.
  const unknown: UnknownName[] = [];
  const wrong = optionProblems(options, unknown);
  if (wrong.length > 0) throw usageError('createClient', wrong);
  const connection = new Connection(publicToken, options ?? {});
  if (unknown.length > 0 || given !== publicToken || !publicToken.startsWith('public-token-')) {
    connection.page.warnDeveloper((advice) => advice.ofClient(given, unknown));
  }
  if (location.protocol === 'https:' && !options?.cookieOptions)
    connection.page.warnDeveloper((advice) => advice.ofCookieNames());
  const made = { connection, references: 0, clients: 0, warned: false };
  registry().set(keyOf(publicToken), made);
  const releases = new Set([...registry().keys()].map((key) => key.replace(/ .*/, '')));
  if (releases.size > 1) connection.page.warnDeveloper((advice) => advice.ofReleases([...releases]));
  return made;
}

/** Acquires the connection for a client. Warns once when a second client exists, whose options are ignored. */
export function acquireForClient(publicToken: unknown, options: Options): AcquiredConnection {
  const shared = sharedConnection(publicToken, options);
  shared.clients += 1;
  if (shared.clients > 1 && !shared.warned) {
    shared.warned = true;
    const { log, publicToken: token } = shared.connection.page;
    log.warn(`A client for ${token} exists already. The new one shares its session and options.`);
  }
  return acquire(shared, () => {
    shared.clients -= 1;
  });
}

/** Acquires the connection for a widget that was given a public token. */
export const acquireForWidget = (publicToken: unknown, options: Options): AcquiredConnection =>
  acquire(sharedConnection(publicToken, options), () => undefined);

/** Acquires the connection for a widget that was given a client; null when the client was destroyed. */
export function acquireAgain(connection: Connection): AcquiredConnection | null {
  const shared = registry().get(keyOf(connection.page.publicToken));
  return shared?.connection === connection ? acquire(shared, () => undefined) : null;
}
