import { inTime } from '../../browser/time/withTimeout';
import {
  createEntryServices,
  type EntryServices,
  type UnsentEvent,
} from '../../browser/services/services.entry';
import type { VisitorInfo, VisitorSource, Watcher } from '../../client/changes';
import { notifyWatchers } from '../../client/notifyWatchers';
import type { Runtime } from '../../client/runtime';
import { destroyedError } from '../../client/errors/sdkErrors';
import { backoffDelay } from '../../domain/errors/backoff';
import type { ClientOptions } from '../../domain/config/clientOptions';
import { hasDevTools } from '../../domain/config/publicToken';
import { storedVisitor } from '../../domain/session/storedVisitor';
import { wholeVisitor } from '../../domain/session/visitor';

/** What Redux Toolkit looks for, too. */
const EXTENSION = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';

/**
 * What all clients and widgets of a public token on a page share: the browser's services, the visitor, and the
 * core (store, sagas, API), which is fetched when it is needed.
 */
export class Connection {
  readonly page: EntryServices;
  readonly visitor: VisitorSource = {
    info: () => this.#core?.visitor() ?? this.#known,
    watch: (listener, part) => {
      const watcher = { part, listener, known: this.visitor.info() };
      this.#watchers.add(watcher);
      return () => void this.#watchers.delete(watcher);
    },
  };
  readonly #watchers = new Set<Watcher>();
  readonly #awaitingFetch = new Set<() => void>();
  readonly #stopListening: () => void;
  /** The visitor, as known until the core is loaded, which continues with it. */
  #known: VisitorInfo;
  #core: Runtime | null = null;
  #loading: Promise<Runtime> | null = null;
  #isStopped = false;
  #retry: ReturnType<typeof setTimeout> | undefined;

  constructor(publicToken: string, options: ClientOptions) {
    const page = createEntryServices(publicToken, options);
    this.page = page;
    const { visitor, unconfirmed, mayHaveSession } = storedVisitor(page);
    this.#known = { visitor, fromCache: unconfirmed };
    // Another tab has changed the session, which its provider's answer has confirmed.
    this.#stopListening = page.tabs.onChange(page.storage.visitor.key, (raw) => {
      const stored = page.storage.visitor.parse(raw);
      const whole = wholeVisitor(stored, this.#known.visitor);
      this.#known = { visitor: whole, fromCache: stored !== null && whole === null };
      this.#notify();
      this.#refresh(1);
    });
    // A developer who opens the Redux DevTools looks for the store.
    const isInspected = hasDevTools(publicToken, options) && EXTENSION in window;
    // The core confirms a session, and removes the stored data of an ended one.
    if (mayHaveSession || page.storage.visitor.read() || isInspected) this.#refresh(1);
  }

  /** The core; null before it is loaded. */
  core(): Runtime | null {
    return this.#core;
  }

  /** Fetches the core once. Rejects when that fails; the next call tries again. */
  async load(): Promise<Runtime> {
    if (this.#isStopped) throw destroyedError();
    const isFirst = !this.#loading;
    this.#loading ??= this.#fetch().catch((error: unknown) => {
      this.#loading = null;
      throw error;
    });
    if (isFirst) this.#awaitingFetch.forEach((callback) => callback());
    return this.#loading;
  }

  /** Whether the core is fetched, or has something to do: a token in the page's address. */
  hasTask(): boolean {
    const { navigation, storage } = this.page;
    return this.#loading !== null || navigation.arrivedInSignIn || storage.urlToken.read() !== null;
  }

  /**
   * Logs a mount although the core is not needed yet, and asks for the project's settings. Resolves to false when the core has to log
   * it.
   */
  async logEarly(event: UnsentEvent): Promise<boolean> {
    const code = await inTime(import(/* webpackChunkName: "earlyCalls" */ './earlyCalls')).catch(() => null);
    // Asking a slow phone for its time zone takes 40 ms, which is a task of its own, between the evaluation of this code and the call.
    // A timer ends a task as `nextTask` does, without the 4 kB of a MessageChannel.
    await new Promise((resolve) => setTimeout(resolve));
    if (!code || this.#isStopped || this.#loading) return false;
    this.page.early ??= code.startEarlyCalls(this.page);
    this.page.early.log(event);
    return true;
  }

  /** Calls back once, when the core is fetched. Returns a function that stops waiting. */
  onFetch(callback: () => void): () => void {
    this.#awaitingFetch.add(callback);
    return () => void this.#awaitingFetch.delete(callback);
  }

  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#retry);
    this.#stopListening();
    this.page.early?.end();
    this.#core?.stop();
  }

  readonly #notify = (): void => notifyWatchers(this.#watchers, this.visitor.info, this.page.log);

  async #fetch(): Promise<Runtime> {
    const { createRuntime } = await inTime(import(/* webpackChunkName: "runtime" */ '../../client/runtime'));
    if (this.#isStopped) throw destroyedError();
    this.#stopListening();
    this.#core = createRuntime(this.page, this.#known, this.#notify);
    this.#notify();
    return this.#core;
  }

  /** Loads the core although nothing waits for it; retries with backoff. */
  #refresh(attempt: number): void {
    this.load().catch(() => {
      if (this.#isStopped) return;
      this.#retry = setTimeout(() => this.#refresh(attempt + 1), backoffDelay(attempt, this.page.random));
    });
  }
}
