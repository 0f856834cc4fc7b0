import { nextTask } from '../../browser/time/nextTask';
import { inTime } from '../../browser/entryServices';
import { resolveConfig } from '../../domain/config/config';
import { causeOf, CHUNK_NOT_LOADED, callHostFunction } from '../../domain/errors/errors';
import { STARTING_SCREENS } from '../../domain/screens';
import { StytchAPIUnreachableError } from '../../client/errors/sdkErrors';
import type { Runtime } from '../../client/runtime';
import type { HydratedWidget } from '../app/hydrate';
import type { WidgetSetup } from '../../store/widgets';
import { watchCompositions } from '../../ui/inputs/composition';
import { createStyleCache } from '../../ui/styling/styleCache';
import type { AcquiredConnection } from './connection';
import { createFirstScreen, type VisitorInput } from './firstScreen';
import { createContainer, freeIdSuffix, MOUNTED, type HostElement, type Mounted } from './container';
import { createLanguage } from './language';
import { loadApp, type App } from './loadApp';
import type { WidgetArgs, WidgetKindOf } from './kinds/widgetKind';
import type { Mount } from './mountArgs';
import { createTheme } from './widgetTheme';

/** Paints a widget in the host's element, and fetches the app that hydrates it. */
export function createMounted<Args extends WidgetArgs>(
  of: WidgetKindOf<Args>,
  first: Args,
  host: HostElement,
  { connection, release }: AcquiredConnection,
): Mounted<Args> {
  const { page } = connection;
  const idSuffix = freeIdSuffix();
  let args = first;
  let isGone = false;
  let hydrated: HydratedWidget | null = null;
  const mount: Mount = { unmount };
  const theme = createTheme(host, () => args, redraw);
  /** Null when the arguments or the colour scheme have changed. */
  let resolved: WidgetSetup | null = null;
  const setup = (): WidgetSetup =>
    (resolved ??= {
      kind: of.kind,
      config: resolveConfig(args.config),
      theme: theme.current(),
      strings: args.strings ?? {},
      idSuffix,
    });

  const language = createLanguage(page, draw, reportError);
  language.want(args);
  let { container, styleCache, firstScreen } = createElements();
  draw();
  theme.want(container.mountPoint);
  fetchRest();

  function createElements(input?: VisitorInput) {
    const { cspNonce } = page.options;
    const container = createContainer(
      host,
      resolveConfig(first.config).enableShadowDOM,
      idSuffix,
      cspNonce,
      unmount,
    );
    const { mountPoint } = container;
    watchCompositions(mountPoint);
    const styleCache = createStyleCache(container.styleRoot, mountPoint, cspNonce);
    const firstScreen = createFirstScreen({
      mountPoint,
      styleCache,
      idSuffix,
      page,
      setup,
      language: language.current,
      startingScreen: STARTING_SCREENS[of.kind],
      isMainSkipped: connection.core()?.hasLinkProblem() ?? false,
      fetchRest,
      input,
    });
    return { container, styleCache, firstScreen };
  }

  /** Sets the element's language, theme and visibility. */
  function updateContainer() {
    const { tag, localeMessages } = language.current();
    container.update(tag, localeMessages !== undefined && theme.isReady(), setup().theme);
    return { tag, localeMessages };
  }

  /** Draws synchronously: the widget must not become visible before its texts are drawn. */
  function draw(): void {
    if (isGone) return;
    const texts = updateContainer();
    if (hydrated) hydrated.draw(texts);
    else firstScreen.draw();
  }

  /** Fetches the app and the core, then lets React hydrate the painted elements. */
  function fetchRest(): void {
    const app = inTime(loadApp());
    const rest = Promise.all([app, connection.load()]);
    // Evaluation and hydration are separate tasks, so that a slow phone handles keys in between.
    const hydrating = rest.then((loaded) => nextTask().then(() => isGone || hydrate(...loaded)));
    hydrating.catch((thrown: unknown) => {
      if (isGone) return;
      firstScreen.fail();
      reportError(thrown);
    });
  }

  function hydrate({ hydrateWidget }: App, runtime: Runtime): void {
    const input = firstScreen.input();
    try {
      hydrated = hydrateWidget({
        runtime,
        setup: setup(),
        context: { ...of.context?.(args) },
        callbacks: () => args.callbacks ?? {},
        rendered: of.renderEvent?.(args),
        mountPoint: container.mountPoint,
        styleCache,
        language: language.current(),
        input,
      });
      firstScreen.end();
    } catch (error) {
      // React may have changed the element, so a new one is painted.
      firstScreen.end();
      container.remove();
      styleCache.dispose();
      ({ container, styleCache, firstScreen } = createElements(input));
      updateContainer();
      throw error;
    }
  }

  /** Calls the host's `onError` when a chunk could not be fetched or the hydration failed. */
  function reportError(thrown: unknown): void {
    if (isGone) return;
    const error = new StytchAPIUnreachableError(CHUNK_NOT_LOADED.message, undefined, causeOf(thrown));
    callHostFunction(page.log, 'callbacks.onError', () => args.callbacks?.onError?.(error));
  }

  function unmount(): void {
    if (isGone) return;
    isGone = true;
    language.stopWaiting();
    theme.stop();
    firstScreen.end();
    if (host[MOUNTED]?.mount === mount) delete host[MOUNTED];
    container.remove();
    if (hydrated) hydrated.unmount(end);
    else end();
  }

  /** Draws the arguments of the last mount call. */
  function redraw(): void {
    resolved = null;
    const texts = updateContainer();
    if (hydrated) hydrated.replace(setup(), { ...of.context?.(args) }, texts);
    else firstScreen.replace();
  }

  function end(): void {
    styleCache.dispose();
    release();
  }
  return {
    kind: of.kind,
    subject: of.subject?.(first),
    connection,
    isInPlace: () => container.element.parentNode === host && (hydrated?.isInPlace() ?? true),
    replace(next) {
      args = next;
      language.want(args);
      theme.want(container.mountPoint);
      redraw();
    },
    mount,
  };
}
