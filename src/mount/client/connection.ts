import { inTime } from '../../browser/time/withTimeout';
import { sharedOnPage } from '../../browser/page/sharedOnPage';
import {
  createEntryServices,
  isBrowser,
  type EntryServices,
  type UnsentEvent,
} from '../../browser/services/services.entry';
import type { VisitorInfo, VisitorSource, Watcher } from '../../client/changes';
import { notifyWatchers } from '../../client/notifyWatchers';
import type { Runtime } from '../../client/runtime';
import { destroyedError, StytchSDKUsageError, usageError } from '../../client/errors/sdkErrors';
import { backoffDelay } from '../../domain/errors/backoff';
import type { UnknownName } from '../../domain/calls/checkValues';
import type { ClientOptions } from '../../domain/config/clientOptions';
import { hasDevTools } from '../../domain/config/publicToken';
import { optionProblems } from '../../domain/config/optionChecks';
import { storedVisitor } from '../../domain/session/storedVisitor';
import { wholeVisitor } from '../../domain/session/visitor';
import { VERSION } from '../../domain/version';

/**
 * What all clients and widgets of a public token on a page share: the browser's services, the visitor, and the
 * core (store, sagas, API), which is fetched when it is needed.
 */
export interface Connection {
  page: EntryServices;
  visitor: VisitorSource;
  /** The core; null before it is loaded. */
  core(): Runtime | null;
  /** Fetches the core once. Rejects when that fails; the next call tries again. */
  load(): Promise<Runtime>;
  /** Whether the core is fetched, or has something to do: a token in the page's address. */
  hasTask(): boolean;
  /**
   * Logs a mount although the core is not needed yet, and asks for the project's settings. Resolves to false when the core has to log
   * it.
   */
  logEarly(event: UnsentEvent): Promise<boolean>;
  /** Calls back once, when the core is fetched. Returns a function that stops waiting. */
  onFetch(callback: () => void): () => void;
  stop(): void;
}

/** What Redux Toolkit looks for, too. */
const EXTENSION = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';

function createConnection(publicToken: string, options: ClientOptions): Connection {
  const page = createEntryServices(publicToken, options);
  const { visitor, unconfirmed, mayHaveSession } = storedVisitor(page);
  /** The visitor, as known until the core is loaded, which continues with it. */
  let known: VisitorInfo = { visitor, fromCache: unconfirmed };
  const watchers = new Set<Watcher>();
  let core: Runtime | null = null;
  let loading: Promise<Runtime> | null = null;
  const awaitingFetch = new Set<() => void>();
  let isStopped = false;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const info = () => core?.visitor() ?? known;
  const notify = () => notifyWatchers(watchers, info, page.log);

  // Another tab has changed the session, which its provider's answer has confirmed.
  const stopListening = page.tabs.onChange(page.storage.visitor.key, (raw) => {
    const stored = page.storage.visitor.parse(raw);
    const visitor = wholeVisitor(stored, known.visitor);
    known = { visitor, fromCache: stored !== null && visitor === null };
    notify();
    refresh(1);
  });

  async function fetchCore(): Promise<Runtime> {
    const { createRuntime } = await inTime(import(/* webpackChunkName: "runtime" */ '../../client/runtime'));
    if (isStopped) throw destroyedError();
    stopListening();
    core = createRuntime(page, known, notify);
    notify();
    return core;
  }

  async function load(): Promise<Runtime> {
    if (isStopped) throw destroyedError();
    const isFirst = !loading;
    loading ??= fetchCore().catch((error: unknown) => {
      loading = null;
      throw error;
    });
    if (isFirst) awaitingFetch.forEach((callback) => callback());
    return loading;
  }

  /** Loads the core although nothing waits for it; retries with backoff. */
  function refresh(attempt: number): void {
    load().catch(() => {
      if (!isStopped) retry = setTimeout(() => refresh(attempt + 1), backoffDelay(attempt, page.random));
    });
  }
  // A developer who opens the Redux DevTools looks for the store.
  const isInspected = hasDevTools(publicToken, options) && EXTENSION in window;
  // The core confirms a session, and removes the stored data of an ended one.
  if (mayHaveSession || page.storage.visitor.read() || isInspected) refresh(1);

  return {
    page,
    visitor: {
      info,
      watch(listener, part) {
        const watcher = { part, listener, known: info() };
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    },
    core: () => core,
    load,
    hasTask: () =>
      loading !== null || page.navigation.arrivedInSignIn || page.storage.urlToken.read() !== null,
    async logEarly(event) {
      const code = await inTime(import(/* webpackChunkName: "early" */ './earlyCalls')).catch(() => null);
      // Asking a slow phone for its time zone takes 40 ms, which is a task of its own, between the evaluation of this code and the call.
      // A timer ends a task as `nextTask` does, without the 4 kB of a MessageChannel.
      await new Promise((resolve) => setTimeout(resolve));
      if (!code || isStopped || loading) return false;
      page.early ??= code.startEarlyCalls(page);
      page.early.log(event);
      return true;
    },
    onFetch(callback) {
      awaitingFetch.add(callback);
      return () => void awaitingFetch.delete(callback);
    },
    stop() {
      isStopped = true;
      clearTimeout(retry);
      stopListening();
      page.early?.end();
      core?.stop();
    },
  };
}

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
  const connection = createConnection(publicToken, options ?? {});
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
