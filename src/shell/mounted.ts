import { nextTask } from '../browser/time/nextTask';
import { inTime } from '../browser/pageServices';
import { resolveConfig } from '../domain/config/config';
import { causeOf, UNREACHABLE } from '../domain/errors/errors';
import { callHostFunction } from '../domain/calls/hostCall';
import { STARTING_SCREENS } from '../domain/screens';
import { supportsCss } from '../browser/page/supportsCss';
import { resolveTheme } from '../domain/theme/theme';
import { StytchAPIUnreachableError } from '../client/errors/sdkErrors';
import type { Runtime } from '../client/runtime';
import type { Attached, attachWidget } from '../mount/attach';
import { watchCompositions } from '../ui/inputs/composition';
import { createStyleCache } from '../ui/styling/styleCache';
import type { Hold } from './connection';
import { createFirstScreen, type HandedOver } from './firstScreen';
import { createSurface, freeIdSuffix, MOUNTED, type HostElement, type Mounted } from './hostElement';
import { createLanguage } from './language';
import type { FollowedScheme } from './schemes';
import type { WidgetArgs, WidgetKindOf } from './kinds/widgetKind';
import type { Mount } from './mountArgs';

/** The chunk `app`. */
interface App {
  attachWidget: typeof attachWidget;
}

/** Paints the widget in its element, and hands it over to the app. */
export function createMounted<Args extends WidgetArgs>(
  of: WidgetKindOf<Args>,
  first: Args,
  host: HostElement,
  { connection, release }: Hold,
): Mounted<Args> {
  const { page } = connection;
  const idSuffix = freeIdSuffix();
  let args = first;
  let isGone = false;
  let attached: Attached | null = null;
  /** Null where its code does not come. */
  let following: FollowedScheme | null | undefined;
  const mount: Mount = { unmount };
  const isLight = () => !args.colorScheme || args.colorScheme === 'light';
  const theme = () => following?.theme() ?? resolveTheme(args.styles, supportsCss);
  const setup = () => ({
    kind: of.kind,
    config: resolveConfig(args.config),
    theme: theme(),
    strings: args.strings ?? {},
    idSuffix,
  });

  const language = createLanguage(page, draw, tellHost);
  language.want(args);
  let { surface, styleCache, firstScreen } = begin();
  draw();
  followScheme();
  fetchRest();

  /** The element, its styles and the first screen. */
  function begin(before?: HandedOver) {
    const { cspNonce } = page.options;
    const surface = createSurface(
      host,
      resolveConfig(first.config).enableShadowDOM,
      idSuffix,
      cspNonce,
      unmount,
    );
    const { mountPoint } = surface;
    watchCompositions(mountPoint);
    const styleCache = createStyleCache(surface.styleRoot, mountPoint, cspNonce);
    const firstScreen = createFirstScreen({
      mountPoint,
      styleCache,
      idSuffix,
      page,
      setup,
      language: language.current,
      startingScreen: STARTING_SCREENS[of.kind],
      isMainHeldBack: connection.core()?.hasLinkProblem() ?? false,
      fetchRest,
      before,
    });
    return { surface, styleCache, firstScreen };
  }

  function shown() {
    const { tag, pack } = language.current();
    surface.showIn(tag, pack !== undefined && (isLight() || following !== undefined), theme());
    return { tag, pack };
  }

  /** New texts are drawn in the frame in which the widget becomes visible, so that nothing moves afterwards. */
  function draw(): void {
    if (isGone) return;
    const now = shown();
    if (attached) attached.draw(now);
    else firstScreen.draw();
  }

  /** Fetches the app and the core, which take over what is painted. */
  function fetchRest(): void {
    const app = inTime(import(/* webpackChunkName: "app" */ '../mount/attach'));
    const rest = Promise.all([app, connection.load()]);
    // Evaluation and hydration are separate tasks, so that a slow phone handles keys in between.
    const attaching = rest.then((loaded) => nextTask().then(() => isGone || attach(...loaded)));
    attaching.catch((thrown: unknown) => {
      if (isGone) return;
      firstScreen.fail();
      tellHost(thrown);
    });
  }

  function attach({ attachWidget }: App, runtime: Runtime): void {
    const before = firstScreen.input();
    try {
      attached = attachWidget({
        runtime,
        setup: setup(),
        secrets: { ...of.secrets?.(args) },
        callbacks: () => args.callbacks ?? {},
        rendered: of.renderEvent?.(args),
        mountPoint: surface.mountPoint,
        styleCache,
        language: language.current(),
        before,
      });
      firstScreen.end();
    } catch (error) {
      // React may have begun with the element, so the form is painted anew.
      firstScreen.end();
      surface.remove();
      styleCache.dispose();
      ({ surface, styleCache, firstScreen } = begin(before));
      shown();
      throw error;
    }
  }

  /** Reports a chunk that could not be fetched, or an app that could not take over. */
  function tellHost(thrown: unknown): void {
    if (isGone) return;
    const error = new StytchAPIUnreachableError(UNREACHABLE.message, undefined, causeOf(thrown));
    callHostFunction(page.log, 'callbacks.onError', () => args.callbacks?.onError?.(error));
  }

  function unmount(): void {
    if (isGone) return;
    isGone = true;
    language.stopWaiting();
    following?.stop();
    firstScreen.end();
    if (host[MOUNTED]?.mount === mount) delete host[MOUNTED];
    surface.remove();
    if (attached) attached.detach(end);
    else end();
  }

  /**
   * Fetches the code for dark and changing colour schemes. Until it is there the widget is invisible, as it is
   * without its texts; if it does not come, the widget is light.
   */
  function followScheme(): void {
    if (isLight() || following) return;
    void inTime(import(/* webpackChunkName: "colorScheme" */ './schemes'))
      .then(
        ({ createFollowed }) =>
          isGone ? null : (following ?? createFollowed(host, surface.mountPoint, () => args, replace)),
        () => null,
      )
      .then((found) => {
        following = found;
        if (!isGone) replace();
      });
  }

  /** Draws the arguments of the last mount call. */
  function replace(): void {
    if (attached) attached.replace(setup(), { ...of.secrets?.(args) }, shown());
    else {
      shown();
      firstScreen.replace();
    }
  }

  function end(): void {
    styleCache.dispose();
    release();
  }
  return {
    kind: of.kind,
    subject: of.subject?.(first),
    connection,
    isInPlace: () => surface.element.parentNode === host && (attached?.isInPlace() ?? true),
    replace(next) {
      args = next;
      language.want(args);
      followScheme();
      replace();
    },
    mount,
  };
}
