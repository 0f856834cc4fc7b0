import type { Runtime } from '../../client/runtime';
import { StytchAPIUnreachableError } from '../../client/errors/sdkErrors';
import { resolveConfig } from '../../domain/config/config';
import { causeOf, CHUNK_NOT_LOADED, callHostFunction } from '../../domain/errors/errors';
import { STARTING_SCREENS } from '../../domain/screens';
import type { HydratedWidget } from '../app/hydrate';
import type { Connection } from '../client/connection';
import type { AcquiredConnection } from '../client/sharedConnections';
import { createContainer } from './container';
import { FirstScreen } from './firstScreen';
import { firstState } from './firstState';
import { hydrate, untilHydratable, type Painted } from './hydration';
import { Language, type ShownLanguage } from './language';
import type { App } from './loadApp';
import type { Mount } from './mountArgs';
import { MOUNTED, type HostElement, type Mounted } from './mounted';
import { createPhase } from './phase';
import { createRest } from './rest';
import { findServerMarkup, isRenderedFrom, keepPresses, type ServerMarkup } from './serverMarkup';
import { createSetup } from './setup';
import { createVisitor, type Visitor } from './visitor';
import type { WidgetArgs, WidgetKindOf } from './widgetKind';

/**
 * A widget in the host's element. It paints the first screen, or adopts the one that a server has rendered there, and lets the app hydrate
 * it when it is needed. `phase.ts` has what happens in which order.
 */
export class MountedWidget<Args extends WidgetArgs> implements Mounted<Args> {
  readonly kind;
  readonly subject;
  readonly connection: Connection;
  readonly mount: Mount = { unmount: () => this.#unmount() };
  readonly #of: WidgetKindOf<Args>;
  readonly #first: Args;
  readonly #host: HostElement;
  readonly #release: () => void;
  readonly #phase = createPhase();
  readonly #setup;
  readonly #language;
  readonly #markup: ServerMarkup | null;
  readonly #visitor: Visitor;
  readonly #rest;
  /** The elements in the page; React's, once it has hydrated them. */
  #shown: Painted;
  #hydrated: HydratedWidget | null = null;
  /** Whether the provider's log has this mount. */
  #isLogged = false;

  constructor(
    of: WidgetKindOf<Args>,
    first: Args,
    host: HostElement,
    { connection, release }: AcquiredConnection,
  ) {
    this.#of = of;
    this.#first = first;
    this.#host = host;
    this.#release = release;
    this.connection = connection;
    this.kind = of.kind;
    this.subject = of.subject?.(first);
    this.#setup = createSetup(of, first, host, () => this.#redraw());
    this.#language = new Language(
      connection.page,
      first,
      () => this.#draw(),
      (thrown) => this.#reportError(thrown),
    );
    this.#markup = findServerMarkup(host);
    if (this.#markup) {
      const { fingerprint } = this.#markup;
      connection.page.warnDeveloper((advice) => advice.ofServerMarkup(fingerprint, of.kind, first));
    }
    this.#visitor = createVisitor(firstState(connection, of.kind, resolveConfig(first.config), this.#markup));
    this.#shown = this.#createElements(this.#markup);
    this.#rest = this.#createRest();
    this.#draw();
    const { container } = this.#shown;
    if (container.isServerMarkup()) keepPresses(container.element, container.mountPoint);
    this.#setup.theme.request(container.mountPoint);
    this.#rest.watch();
    if (this.#phase.is('painted')) void this.#logEarly();
  }

  isInPlace(): boolean {
    return this.#shown.container.element.parentNode === this.#host && (this.#hydrated?.isInPlace() ?? true);
  }

  /** Applies the arguments of another mount. */
  replace(next: Args): void {
    this.#setup.replace(next);
    this.#language.request(next);
    this.#setup.theme.request(this.#shown.container.mountPoint);
    this.#redraw();
    this.#rest.watch();
  }

  #createElements(rendered: ServerMarkup | null): Painted {
    const { page } = this.connection;
    const { enableShadowDOM } = resolveConfig(this.#first.config);
    const container = createContainer(this.#host, rendered, enableShadowDOM, page.options.cspNonce, () =>
      this.#unmount(),
    );
    this.#setup.setIds(container.idSuffix);
    const firstScreen = new FirstScreen({
      mountPoint: container.mountPoint,
      rendered: rendered?.mountPoint,
      styleCache: container.styleCache,
      page,
      phase: this.#phase,
      visitor: this.#visitor,
      setup: this.#setup.current,
      language: this.#language.current,
      startingScreen: STARTING_SCREENS[this.kind],
      isPainted: () => !container.isServerMarkup(),
      fetchRest: () => this.#rest.retry(),
      redraw: () => this.#draw(),
      partFailed: (thrown) => this.#reportError(thrown),
    });
    return { container, firstScreen };
  }

  #createRest() {
    const { connection } = this;
    const setup = this.#setup;
    return createRest({
      connection,
      phase: this.#phase,
      visitor: this.#visitor,
      setup: setup.current,
      loading: () => setup.args().loading,
      element: this.#shown.container.mountPoint,
      isPressed: () => Boolean(this.#shown.container.element.pressed),
      begun: () => this.#shown.container.isServerMarkup() && this.#draw(),
      beside: (app) => this.#shown.firstScreen.fetchBeside(app),
      loaded: (app, runtime) => this.#hydrate(app, runtime),
      failed: (thrown) => {
        this.#shown.firstScreen.fail();
        this.#reportError(thrown);
      },
    });
  }

  /** Logs the mount at the provider, also when no visitor touches the widget. */
  async #logEarly(): Promise<void> {
    const event = this.#of.renderEvent?.(this.#first);
    if (!event || !(await this.connection.logEarly(event))) return;
    this.#isLogged = true;
    this.#rest.prefetch();
    // The app draws the watermark.
    if ((await this.connection.page.early?.settings)?.displayWatermark) this.#rest.fetchOnce();
  }

  /** Sets the element's language, theme and visibility. */
  #updateContainer(): ShownLanguage {
    const { container, firstScreen } = this.#shown;
    const { tag, localeMessages } = this.#language.current();
    const isReady =
      localeMessages !== undefined &&
      this.#setup.theme.isReady() &&
      firstScreen.isReady() &&
      !this.#isMarkupEnough(tag);
    container.update(tag, isReady, this.#setup.current().theme);
    return { tag, localeMessages };
  }

  /**
   * Whether the server's markup stays as it is, because it equals what would be drawn and the visitor has not begun to use it. A server
   * does not know which way signed in last.
   */
  #isMarkupEnough(tag: string | undefined): boolean {
    const { container } = this.#shown;
    if (!this.#markup || !container.isServerMarkup()) return false;
    const isEqual = isRenderedFrom(this.#markup, this.kind, this.#setup.args(), {
      tag,
      idSuffix: container.idSuffix,
    });
    return isEqual && container.hasUsualText && this.#rest.isWaiting() && !this.#visitor.main()?.lastUsed;
  }

  /** Draws synchronously: the widget must not become visible before its texts are drawn. */
  #draw(): void {
    if (this.#phase.is('gone')) return;
    const language = this.#updateContainer();
    if (this.#hydrated) this.#hydrated.draw(language);
    else this.#drawFirstScreen();
  }

  /** Draws the arguments of the last mount call. */
  #redraw(): void {
    const language = this.#updateContainer();
    if (this.#hydrated) return this.#hydrated.replace(this.#setup.current(), this.#setup.context(), language);
    this.#drawFirstScreen(true);
  }

  /** The server's markup stays as it is until all that it shows is loaded here too. */
  #drawFirstScreen(isChanged = false): void {
    const { container, firstScreen } = this.#shown;
    if (container.isServerMarkup()) return;
    if (isChanged) firstScreen.fetchParts();
    firstScreen.draw();
    container.takePressed()?.click();
  }

  async #hydrate(app: App, runtime: Runtime): Promise<void> {
    await untilHydratable(() => this.#shown, app);
    if (!this.#phase.enter('hydrating')) return;
    const setup = this.#setup;
    const unlogged = () => (this.#isLogged ? undefined : this.#of.renderEvent?.(setup.args()));
    const parts = { setup, language: this.#language, visitor: this.#visitor, painted: this.#shown, unlogged };
    try {
      const hydrated = hydrate(parts, app, runtime);
      // The host may unmount the widget when it hears of an event or an error meanwhile.
      if (this.#phase.enter('hydrated')) this.#hydrated = hydrated;
      else hydrated.unmount(() => undefined);
    } catch (error) {
      if (this.#phase.is('gone')) return;
      this.#shown = this.#createElements(null);
      this.#updateContainer();
      throw error;
    }
  }

  /** Calls the host's `onError` when a chunk could not be fetched or the hydration failed. */
  #reportError(thrown: unknown): void {
    if (this.#phase.is('gone')) return;
    const error = new StytchAPIUnreachableError(CHUNK_NOT_LOADED.message, undefined, causeOf(thrown));
    const { callbacks } = this.#setup.args();
    callHostFunction(this.connection.page.log, 'callbacks.onError', () => callbacks?.onError?.(error));
  }

  #unmount(): void {
    if (!this.#phase.enter('gone')) return;
    const { container, firstScreen } = this.#shown;
    this.#rest.stop();
    this.#language.stopWaiting();
    this.#setup.theme.stop();
    firstScreen.end();
    if (this.#host[MOUNTED] === (this as Mounted)) delete this.#host[MOUNTED];
    container.remove();
    const end = () => {
      container.styleCache.dispose();
      this.#release();
    };
    if (this.#hydrated) this.#hydrated.unmount(end);
    else end();
  }
}
