import { prefetchWhenIdle } from '../../browser/page/prefetch';
import { nextTask } from '../../browser/time/nextTask';
import { resolveConfig } from '../../domain/config/config';
import { causeOf, CHUNK_NOT_LOADED, callHostFunction } from '../../domain/errors/errors';
import { STARTING_SCREENS } from '../../domain/screens';
import { StytchAPIUnreachableError } from '../../client/errors/sdkErrors';
import type { Runtime } from '../../client/runtime';
import type { HydratedWidget } from '../app/hydrate';
import type { WidgetSetup } from '../../store/widgets';
import { watchCompositions } from '../../ui/inputs/composition';
import { createSheet } from '../../ui/styling/sheet';
import { createStyleCache } from '../../ui/styling/styleCache';
import type { AcquiredConnection } from './connection';
import { createFirstScreen, type VisitorInput } from './firstScreen';
import {
  createContainer,
  findServerMarkup,
  isRenderedFrom,
  MOUNTED,
  type HostElement,
  type Mounted,
  type ServerMarkup,
} from './container';
import { createLanguage } from './language';
import type { WidgetArgs, WidgetKindOf } from './kinds/widgetKind';
import type { Mount } from './mountArgs';
import type { App } from './loadApp';
import { createRest } from './rest';
import { createTheme } from './widgetTheme';

/**
 * Paints a widget in the host's element, or adopts the one that a server has rendered there, and lets the app hydrate it when it is
 * needed.
 */
export function createMounted<Args extends WidgetArgs>(
  of: WidgetKindOf<Args>,
  first: Args,
  host: HostElement,
  { connection, release }: AcquiredConnection,
): Mounted<Args> {
  const { page } = connection;
  let args = first;
  let isGone = false;
  let idSuffix = '';
  let hydrated: HydratedWidget | null = null;
  const onceDrawn: (() => void)[] = [];
  let isLogged = false;
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
  language.request(args);
  const markup = findServerMarkup(host);
  if (markup) page.warnDeveloper((advice) => advice.ofServerMarkup(markup.fingerprint, of.kind, first));
  let { container, styleCache, firstScreen } = createElements(markup);
  const rest = createRest(of.kind, setup, () => args.loading, connection, {
    element: container.mountPoint,
    isStarted: () => container.isPressed() || firstScreen.isStarted(),
    begun: () => container.isServerMarkup() && draw(),
    beside: (app) => firstScreen.fetchBeside(app),
    loaded: hydrateSoon,
    failed(thrown) {
      if (isGone) return;
      firstScreen.fail();
      reportError(thrown);
    },
  });
  draw();
  if (container.isServerMarkup()) container.keepPresses();
  theme.request(container.mountPoint);
  if (rest.watch() === 'waiting') void logEarly();
  // The page to which a link or a social provider leads back calls a method of the client.
  if (setup().config.products.some((product) => product === 'emailMagicLinks' || product === 'oauth'))
    prefetchWhenIdle('methods');

  /** The provider's log has each mount, also when nobody touches the widget. */
  async function logEarly(): Promise<void> {
    const event = of.renderEvent?.(first);
    if (!event || !(await connection.logEarly(event))) return;
    isLogged = true;
    prefetchWhenIdle('core', 'app');
    // The app draws the watermark.
    if ((await page.early?.settings)?.displayWatermark && !isGone) rest.fetchOnce();
  }

  function createElements(rendered: ServerMarkup | null, input?: VisitorInput) {
    const { cspNonce } = page.options;
    const { enableShadowDOM } = resolveConfig(first.config);
    const isAdoptable = rendered !== null && (rendered.element.shadowRoot !== null) === enableShadowDOM;
    if (!isAdoptable) rendered?.element.remove();
    const container = createContainer(
      host,
      isAdoptable ? rendered : null,
      enableShadowDOM,
      cspNonce,
      unmount,
    );
    ({ idSuffix } = container);
    const { mountPoint } = container;
    watchCompositions(mountPoint);
    const styleCache = createStyleCache(() => createSheet(container.styleRoot, mountPoint, cspNonce));
    const firstScreen = createFirstScreen({
      mountPoint,
      rendered: rendered?.mountPoint,
      isPressed: Boolean(rendered?.element.pressed),
      styleCache,
      idSuffix,
      page,
      setup,
      language: language.current,
      startingScreen: STARTING_SCREENS[of.kind],
      isMainSkipped: connection.core()?.hasLinkProblem() ?? false,
      fetchRest: () => rest.retry(),
      redraw: () => draw(),
      partFailed: reportError,
      input,
    });
    firstScreen.fetchParts();
    return { container, styleCache, firstScreen };
  }

  /** Sets the element's language, theme and visibility. */
  function updateContainer() {
    const { tag, localeMessages } = language.current();
    const isReady =
      localeMessages !== undefined && theme.isReady() && firstScreen.isReady() && !isMarkupEnough(tag);
    container.update(tag, isReady, setup().theme);
    return { tag, localeMessages };
  }

  /** Whether the server's markup stays as it is, because it equals what would be drawn and the visitor has not begun to use it. */
  function isMarkupEnough(tag: string | undefined): boolean {
    const isShown = markup !== null && container.isServerMarkup();
    const isEqual = isShown && isRenderedFrom(markup, of.kind, args, { tag, idSuffix });
    return isEqual && container.hasUsualText && rest.isWaiting() && !firstScreen.hasMark();
  }

  /** Draws synchronously: the widget must not become visible before its texts are drawn. */
  function draw(): void {
    if (isGone) return;
    const shown = updateContainer();
    if (hydrated) hydrated.draw(shown);
    else drawFirstScreen(() => firstScreen.draw());
  }

  /** The server's markup stays as it is until all that it shows is loaded here too. */
  function drawFirstScreen(drawNow: () => void): void {
    if (container.isServerMarkup()) return;
    drawNow();
    container.takePressed()?.click();
    onceDrawn.splice(0).forEach((resolve) => resolve());
  }

  /** Hydration is a task of its own, so that a slow phone handles keys after the evaluation of the code. */
  async function hydrateSoon(app: App, runtime: Runtime): Promise<void> {
    if (container.isServerMarkup()) await new Promise<void>((resolve) => onceDrawn.push(resolve));
    await firstScreen.fetchBeside(app);
    await nextTask();
    if (isGone) return;
    language.takeParser(app);
    language.request(args);
    hydrate(app, runtime);
  }

  function hydrate({ hydrateWidget }: App, runtime: Runtime): void {
    // A translation, a password manager or another extension may have changed the painted elements, which must equal React's.
    firstScreen.draw();
    const input = firstScreen.input();
    try {
      hydrated = hydrateWidget({
        runtime,
        setup: setup(),
        context: { ...of.context?.(args) },
        callbacks: () => args.callbacks ?? {},
        rendered: isLogged ? undefined : of.renderEvent?.(args),
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
      ({ container, styleCache, firstScreen } = createElements(null, input));
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
    rest.stop();
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
    const shown = updateContainer();
    if (hydrated) hydrated.replace(setup(), { ...of.context?.(args) }, shown);
    else drawFirstScreen(() => firstScreen.replace());
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
      language.request(args);
      theme.request(container.mountPoint);
      redraw();
      rest.watch();
    },
    mount,
  };
}
