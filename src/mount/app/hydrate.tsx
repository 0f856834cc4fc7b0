import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { pageDocument } from '../../browser/page/pageDocument';
import { messageOf } from '../../domain/errors/errors';
import { isLiveToken } from '../../domain/config/publicToken';
import { logEvent } from '../../sagas/events';
import type { Runtime } from '../../client/runtime';
import { flowLoader } from '../../screens/flows/flowLoader';
import { flowSlot, isFlowName, loadFlow } from '../../screens/flows/flows';
import { WidgetProvider } from '../../screens/shared/hooks';
import { mainSlice, submitted } from '../../screens/main/slice';
import { oauthSlice, providerChosen } from '../../screens/oauth/slice';
import type { MainState, Submission } from '../../screens/main/state';
import type { OAuthProvider } from '../../domain/enums';
import { loadingSet, type WidgetCore } from '../../store/widget';
import { createWidgetRegistry, type MountContext } from '../../store/widgetRegistry';
import { mounted, setupReplaced, unmounted, type WidgetSetup } from '../../store/widgets';
import { messageById, type Messages } from '../../ui/text/messages';
import type { StyleCache } from '../../ui/styling/styleCache';
import { UiProvider } from '../../ui/UiProvider';
import { messageFormatter } from '../../ui/text/messageFormatter';
import { callHost, type Callbacks } from './callbacks';
import { Widget, WidgetBoundary } from './Widget';

export { loadFlow };
export { formatMessage } from '../../domain/text/messages';
export type { MountContext };

/** The widget's language and texts; undefined while they are loading. */
interface DrawnLanguage {
  tag?: string;
  localeMessages?: Messages;
}

interface HydrationRequest {
  runtime: Runtime;
  setup: WidgetSetup;
  context: MountContext;
  callbacks: () => Callbacks;
  /** An event for the provider's log. */
  rendered?: { name: string; details: Record<string, unknown> };
  /** The element that the entry has painted; React hydrates it. */
  mountPoint: HTMLElement;
  styleCache: StyleCache;
  language: DrawnLanguage;
  /** The visitor's input on Main before hydration, and a submitted form that is not sent yet. */
  input: {
    main: MainState | null;
    buttons: WidgetCore['buttons'];
    submission: Submission | null;
    /** A chosen social provider. */
    leavingFor: OAuthProvider | null;
    ready: WidgetCore['ready'];
  };
}

/** A widget rendered by React. */
export interface HydratedWidget {
  draw(language: DrawnLanguage): void;
  /**
   * Takes effect after the call, because a host may mount inside an effect of its own React tree, where React
   * renders nothing synchronously.
   */
  replace(setup: WidgetSetup, context: MountContext, language: DrawnLanguage): void;
  isInPlace(): boolean;
  /** @param after called when React's root and the state are removed */
  unmount(after: () => void): void;
}

/** Adds the state of a painted widget to the store, runs its sagas and hydrates its elements. */
export function hydrateWidget(request: HydrationRequest): HydratedWidget {
  const { runtime, callbacks, rendered, mountPoint, styleCache, input } = request;
  const { store, services } = runtime;
  const widgets = runtime.attachWidgets(createWidgetRegistry);
  const mountId = runtime.nextMountId();
  const { idSuffix } = request.setup;
  const context = request.context;
  let { setup, language } = request;
  context.messageOf = (id) => messageById([setup.strings, language.localeMessages ?? {}], id);

  const { leavingFor, buttons, ready } = input;
  const screens = {
    ...(input.main && { [mainSlice.name]: input.main }),
    ...(leavingFor && { [oauthSlice.name]: { ...oauthSlice.getInitialState(), leavingFor } }),
  };
  store.dispatch(mounted({ mountId, setup, screens, buttons, ready }));
  const handle = widgets.open(mountId, context);
  const isSpinnerPainted = setup.kind === 'login' && !input.main;
  if (isSpinnerPainted) handle.dispatch(loadingSet(true));
  // React's first render uses this state, because it must equal the painted elements.
  const painted = store.getState();
  if (isSpinnerPainted) handle.dispatch(loadingSet(false));
  const logThrown = (error: unknown) => services.log.error(`Unexpected: ${messageOf(error)}`);
  handle.run(() => callHost(callbacks), logThrown);
  handle.run(() => flowLoader(widgets.injectScreen), logThrown);
  if (rendered) handle.run(() => logEvent(rendered.name, rendered.details), logThrown);

  let checkedStrings: Messages | undefined;
  /** Warns the developer about the host's texts, once their language is known. */
  function checkStrings(): void {
    const { strings } = setup;
    if (isLiveToken(services.publicToken) || !language.localeMessages) return;
    if (strings === checkedStrings || Object.keys(strings).length === 0) return;
    checkedStrings = strings;
    const { tag } = language;
    import(/* webpackChunkName: "hostStrings" */ './hostStrings').then(
      ({ hostStringsAdvice }) => services.warnDeveloper(() => hostStringsAdvice(strings, tag)),
      // Without the chunk there are no warnings.
      () => undefined,
    );
  }

  /** Loads a flow of a history that was imported with the devtools. */
  async function fetchFlow(name: string): Promise<void> {
    if (!isFlowName(name)) return;
    (await loadFlow(name)).slices.forEach(widgets.injectScreen);
    runtime.recompute();
  }

  /** When it throws, React may have changed the element, which must then be replaced. */
  function hydrate(): Root {
    // React creates elements with the document of its root's element.
    Object.defineProperty(mountPoint, 'ownerDocument', { value: pageDocument, configurable: true });
    try {
      return flushSync(() =>
        // Without the prefix, several copies of React on a page would generate equal ids.
        hydrateRoot(mountPoint, tree(), {
          identifierPrefix: `pricerx${idSuffix}-`,
          onRecoverableError: logThrown,
        }),
      );
    } catch (error) {
      logThrown(error);
      handle.close();
      store.dispatch(unmounted({ mountId }));
      throw error;
    }
  }

  const tree = () => (
    <WidgetProvider
      devtoolsView={runtime.devtoolsView}
      handle={handle}
      painted={painted}
      clock={services.clock}
      flowSlot={flowSlot}
    >
      <UiProvider
        styleCache={styleCache}
        formatter={messageFormatter}
        strings={setup.strings}
        localeMessages={language.localeMessages}
        locale={language.tag}
        idSuffix={idSuffix}
      >
        <WidgetBoundary onError={logThrown}>
          <Widget fetchFlow={fetchFlow} />
        </WidgetBoundary>
      </UiProvider>
    </WidgetProvider>
  );
  const root = hydrate();
  checkStrings();
  if (input.submission) handle.dispatch(submitted(input.submission));
  if (leavingFor) handle.dispatch(providerChosen(leavingFor));

  return {
    draw(shown) {
      language = shown;
      flushSync(() => root.render(tree()));
      checkStrings();
    },
    replace(next, nextContext, shown) {
      setup = next;
      language = shown;
      Object.assign(context, nextContext);
      store.dispatch(setupReplaced({ mountId, setup }));
      root.render(tree());
      checkStrings();
    },
    // False when the mount action was skipped in the devtools.
    isInPlace: () => mountId in store.getState().widgets,
    unmount(after) {
      handle.close();
      // A host may unmount in an effect of its own React tree, where React refuses a synchronous unmount.
      queueMicrotask(() => {
        root.unmount();
        store.dispatch(unmounted({ mountId }));
        after();
      });
    },
  };
}
