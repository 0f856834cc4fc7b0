import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
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
import type { Texts } from '../ui/strings';
import type { StyleCache } from '../ui/styleCache';
import { UiProvider } from '../ui/UiProvider';
import { callHost, type Callbacks } from './callbacks';
import { Widget, WidgetBoundary } from './Widget';

export type { WidgetSecrets };

/** The language that a widget is drawn in, and its texts; none while they are on their way. */
interface DrawnLanguage {
  tag?: string;
  pack?: Texts;
}

export interface AttachRequest {
  runtime: Runtime;
  setup: WidgetSetup;
  secrets: WidgetSecrets;
  callbacks: () => Callbacks;
  /** Logged to the provider now that the widget is there. */
  rendered?: { name: string; details: Record<string, unknown> };
  /** What was painted before React was here: it is drawn over, element by element. */
  mountPoint: HTMLElement;
  styleCache: StyleCache;
  language: DrawnLanguage;
  /** What the visitor has done on Main so far, and what is still to be sent. */
  before: { main: MainState | null; places: WidgetCore['places']; submission: Submission | null };
}

/** A widget that React draws. */
export interface Attached {
  draw(language: DrawnLanguage): void;
  /** Not within the call: a host may mount inside an effect of its own React tree, where React draws nothing at once. */
  replace(setup: WidgetSetup, secrets: WidgetSecrets, language: DrawnLanguage): void;
  isInPlace(): boolean;
  /** @param after runs once nothing of the widget is left. */
  detach(after: () => void): void;
}

/** Goes on with a widget that the entry has painted: its part of the store, its sagas, and React over the same elements. */
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
  // The first drawing is of this state, which is what was painted: what the sagas change at once comes right after it.
  const painted = store.getState();
  if (isMainHeldBack) handle.dispatch(loadingSet(false));
  const logThrown = (error: unknown) =>
    services.log.error(`Unexpected: ${error instanceof Error ? error.message : String(error)}`);
  handle.run(() => callHost(callbacks), logThrown);
  handle.run(() => flowLoader(widgets.injectScreen), logThrown);
  if (rendered) handle.run(() => logEvent(rendered.name, rendered.details), logThrown);

  /** For a history that was imported: it calls flows ready whose code this page has never fetched. */
  async function fetchFlow(name: string): Promise<void> {
    if (!isFlowName(name)) return;
    (await loadFlow(name)).slices.forEach(widgets.injectScreen);
    runtime.recompute();
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
        theme={setup.theme}
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
  const root = flushSync(() =>
    // React counts its ids from the same number in every copy of it: the page may have one of its own.
    hydrateRoot(mountPoint, tree(), {
      identifierPrefix: `pricerx${idSuffix}-`,
      onRecoverableError: logThrown,
    }),
  );
  if (before.submission) handle.dispatch(submitted(before.submission));

  return {
    draw(shown) {
      language = shown;
      flushSync(() => root.render(tree()));
    },
    replace(next, nextSecrets, shown) {
      setup = next;
      language = shown;
      Object.assign(secrets, nextSecrets);
      store.dispatch(setupReplaced({ mountId, setup }));
      root.render(tree());
    },
    // The devtools may have taken its mount out of the history.
    isInPlace: () => mountId in store.getState().widgets,
    detach(after) {
      handle.close();
      // A host that unmounts inside an effect of its own React tree may not unmount ours within that same work.
      queueMicrotask(() => {
        root.unmount();
        store.dispatch(unmounted({ mountId }));
        after();
      });
    },
  };
}
