import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { isLiveToken } from '../domain/config/publicToken';
import { logEvent } from '../sagas/events';
import type { Runtime } from '../client/runtime';
import { flowLoader } from '../screens/flowLoader';
import { flowPart, isFlowName, loadFlow } from '../screens/flows';
import { WidgetProvider } from '../screens/hooks';
import { mainSlice, submitted } from '../screens/main/slice';
import type { MainState, Submission } from '../screens/main/state';
import { loadingSet, type WidgetCore } from '../store/widget';
import { createWidgetHost } from '../store/widgetHost';
import type { WidgetSecrets } from '../store/widgetScope';
import { mounted, setupReplaced, unmounted, type WidgetSetup } from '../store/widgets';
import type { Texts } from '../ui/text/strings';
import type { StyleCache } from '../ui/styling/styleCache';
import { UiProvider } from '../ui/UiProvider';
import { WORDING } from '../ui/text/wording';
import { callHost, type Callbacks } from './callbacks';
import { Widget, WidgetBoundary } from './Widget';

export type { WidgetSecrets };

/** The widget's language and texts; none while they are loading. */
interface DrawnLanguage {
  tag?: string;
  pack?: Texts;
}

export interface AttachRequest {
  runtime: Runtime;
  setup: WidgetSetup;
  secrets: WidgetSecrets;
  callbacks: () => Callbacks;
  /** An event for the provider's log. */
  rendered?: { name: string; details: Record<string, unknown> };
  /** The element that the entry has painted; React hydrates it. */
  mountPoint: HTMLElement;
  styleCache: StyleCache;
  language: DrawnLanguage;
  /** The visitor's input on Main so far, and a submit that is not sent yet. */
  before: { main: MainState | null; places: WidgetCore['places']; submission: Submission | null };
}

/** A widget rendered by React. */
export interface Attached {
  draw(language: DrawnLanguage): void;
  /**
   * Takes effect after the call, because a host may mount inside an effect of its own React tree, where React
   * renders nothing synchronously.
   */
  replace(setup: WidgetSetup, secrets: WidgetSecrets, language: DrawnLanguage): void;
  isInPlace(): boolean;
  /** @param after called when everything of the widget has been removed */
  detach(after: () => void): void;
}

/**
 * Takes over a widget that the entry has painted: adds its state, runs its sagas, and hydrates its elements.
 */
export function attachWidget(request: AttachRequest): Attached {
  const { runtime, callbacks, rendered, mountPoint, styleCache, before } = request;
  const { store, services } = runtime;
  const widgets = runtime.attachWidgets(createWidgetHost);
  const mountId = runtime.nextMountId();
  const { idSuffix } = request.setup;
  const secrets = request.secrets;
  let { setup, language } = request;

  const screens = before.main ? { [mainSlice.name]: before.main } : {};
  store.dispatch(mounted({ mountId, setup, screens, places: before.places }));
  const handle = widgets.open(mountId, secrets);
  const isMainHeldBack = setup.kind === 'login' && !before.main;
  if (isMainHeldBack) handle.dispatch(loadingSet(true));
  // The first render uses this state, which equals the first paint; changes by the sagas render right after
  // it.
  const painted = store.getState();
  if (isMainHeldBack) handle.dispatch(loadingSet(false));
  const logThrown = (error: unknown) =>
    services.log.error(`Unexpected: ${error instanceof Error ? error.message : String(error)}`);
  handle.run(() => callHost(callbacks), logThrown);
  handle.run(() => flowLoader(widgets.injectScreen), logThrown);
  if (rendered) handle.run(() => logEvent(rendered.name, rendered.details), logThrown);

  let checkedTexts: Texts | undefined;
  /** Warns the developer about the host's texts, once their language is known. */
  function checkTexts(): void {
    const { strings } = setup;
    if (isLiveToken(services.publicToken) || !language.pack) return;
    if (strings === checkedTexts || Object.keys(strings).length === 0) return;
    checkedTexts = strings;
    const { tag } = language;
    // A chunk that does not come costs a hint.
    import(/* webpackChunkName: "hostTexts" */ './hostTexts').then(
      ({ hostTextAdvice }) => services.advise(() => hostTextAdvice(strings, tag)),
      () => undefined,
    );
  }

  /** For a history imported by the devtools, which may contain flows that this page has not loaded. */
  async function fetchFlow(name: string): Promise<void> {
    if (!isFlowName(name)) return;
    (await loadFlow(name)).slices.forEach(widgets.injectScreen);
    runtime.recompute();
  }

  /** When it throws, React may have begun: the element must not be used again. */
  function hydrated(): Root {
    try {
      return flushSync(() =>
        // Several copies of React on a page count ids from the same number.
        hydrateRoot(mountPoint, tree(), {
          identifierPrefix: `pricerx${idSuffix}-`,
          onRecoverableError: logThrown,
        }),
      );
    } catch (error) {
      logThrown(error);
      handle.close();
      throw error;
    }
  }

  const tree = () => (
    <WidgetProvider
      shown={runtime.shown}
      handle={handle}
      painted={painted}
      clock={services.clock}
      flowPart={flowPart}
    >
      <UiProvider
        styleCache={styleCache}
        wording={WORDING}
        strings={setup.strings}
        pack={language.pack}
        locale={language.tag}
        idSuffix={idSuffix}
      >
        <WidgetBoundary onError={logThrown}>
          <Widget fetchFlow={fetchFlow} />
        </WidgetBoundary>
      </UiProvider>
    </WidgetProvider>
  );
  const root = hydrated();
  checkTexts();
  if (before.submission) handle.dispatch(submitted(before.submission));

  return {
    draw(shown) {
      language = shown;
      flushSync(() => root.render(tree()));
      checkTexts();
    },
    replace(next, nextSecrets, shown) {
      setup = next;
      language = shown;
      Object.assign(secrets, nextSecrets);
      store.dispatch(setupReplaced({ mountId, setup }));
      root.render(tree());
      checkTexts();
    },
    // False if the devtools have skipped the mount action.
    isInPlace: () => mountId in store.getState().widgets,
    detach(after) {
      handle.close();
      // React forbids to unmount a root synchronously during another render, and a host may unmount in an
      // effect.
      queueMicrotask(() => {
        root.unmount();
        store.dispatch(unmounted({ mountId }));
        after();
      });
    },
  };
}
