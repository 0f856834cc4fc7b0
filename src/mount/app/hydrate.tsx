import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { messageOf } from '../../domain/errors/errors';
import { isLiveToken } from '../../domain/config/publicToken';
import { logEvent } from '../../sagas/events';
import type { Runtime } from '../../client/runtime';
import { flowLoader } from '../../screens/flows/flowLoader';
import { flowSlot, isFlowName, loadFlow } from '../../screens/flows/flows';
import { WidgetProvider } from '../../screens/shared/hooks';
import type { MountContext } from '../../store/widgetRegistry';
import { setupReplaced, unmounted, type WidgetSetup } from '../../store/widgets';
import { messageById, type Messages } from '../../ui/text/messages';
import type { StyleCache } from '../../ui/styling/styleCache';
import { UiProvider } from '../../ui/UiProvider';
import { messageFormatter } from '../../ui/text/messageFormatter';
import { callHost, type Callbacks } from './callbacks';
import { openWidget, type PaintedWidget } from './openWidget';
import { reactContainer } from './reactContainer';
import { Widget, WidgetBoundary } from './Widget';

export { loadFlow };
export { formatMessage } from '../../domain/text/messages';
export type { MountContext };

/** The widget's language and texts; undefined while they are loading. */
interface DrawnLanguage {
  tag?: string;
  localeMessages?: Messages;
}

interface HydrationRequest extends PaintedWidget {
  callbacks: () => Callbacks;
  /** An event for the provider's log. */
  rendered?: { name: string; details: Record<string, unknown> };
  /** The element that the entry has painted; React hydrates it. */
  mountPoint: HTMLElement;
  styleCache: StyleCache;
  language: DrawnLanguage;
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

/** Warns the developer about the host's texts, once their language is known. */
function createStringCheck({ publicToken, warnDeveloper }: Runtime['services']) {
  let checked: Messages | undefined;
  return (strings: Messages, { tag, localeMessages }: DrawnLanguage): void => {
    if (isLiveToken(publicToken) || !localeMessages) return;
    if (strings === checked || Object.keys(strings).length === 0) return;
    checked = strings;
    import(/* webpackChunkName: "hostStrings" */ './hostStrings').then(
      ({ hostStringsAdvice }) => warnDeveloper(() => hostStringsAdvice(strings, tag)),
      // Without the chunk there are no warnings.
      () => undefined,
    );
  };
}

type OpenedWidget = ReturnType<typeof openWidget>;

interface Drawn {
  setup: WidgetSetup;
  language: DrawnLanguage;
  fetchFlow: (name: string) => Promise<void>;
  onError: (error: unknown) => void;
}

const treeOf = (
  { runtime, styleCache, setup: { idSuffix } }: HydrationRequest,
  { handle, painted }: OpenedWidget,
  { setup, language, fetchFlow, onError }: Drawn,
): ReactNode => (
  <WidgetProvider
    devtoolsView={runtime.devtoolsView}
    handle={handle}
    painted={painted}
    clock={runtime.services.clock}
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
      <WidgetBoundary onError={onError}>
        <Widget fetchFlow={fetchFlow} />
      </WidgetBoundary>
    </UiProvider>
  </WidgetProvider>
);

/** When it throws, React may have changed the element, which must then be replaced. */
function hydratePainted(
  { mountPoint, setup }: HydrationRequest,
  tree: ReactNode,
  onRecoverableError: (error: unknown) => void,
): Root {
  // Without the prefix, several copies of React on a page would generate equal ids.
  const identifierPrefix = `pricerx${setup.idSuffix}-`;
  return flushSync(() =>
    hydrateRoot(reactContainer(mountPoint), tree, { identifierPrefix, onRecoverableError }),
  );
}

function runSagas(
  { callbacks, rendered }: HydrationRequest,
  { handle, widgets }: OpenedWidget,
  onError: (error: unknown) => void,
): void {
  handle.run(() => callHost(callbacks), onError);
  handle.run(() => flowLoader(widgets.injectScreen), onError);
  if (rendered) handle.run(() => logEvent(rendered.name, rendered.details), onError);
}

/** Adds a painted widget to the store, runs its sagas and hydrates its elements. */
export function hydrateWidget(request: HydrationRequest): HydratedWidget {
  const { runtime, context, visitor } = request;
  const { store, services } = runtime;
  let { setup, language } = request;
  context.messageOf = (id) => messageById([setup.strings, language.localeMessages ?? {}], id);
  const opened = openWidget(request);
  const { widgets, mountId, handle } = opened;
  const remove = () => void store.dispatch(unmounted({ mountId }));
  const checkStrings = createStringCheck(services);
  const onError = (error: unknown) => services.log.error(`Unexpected: ${messageOf(error)}`);
  runSagas(request, opened, onError);

  /** Loads a flow of a history that was imported with the devtools. */
  async function fetchFlow(name: string): Promise<void> {
    if (!isFlowName(name)) return;
    (await loadFlow(name)).slices.forEach(widgets.injectScreen);
    runtime.recompute();
  }

  const tree = () => treeOf(request, opened, { setup, language, fetchFlow, onError });
  let root: Root;
  try {
    root = hydratePainted(request, tree(), onError);
  } catch (error) {
    onError(error);
    handle.close();
    remove();
    throw error;
  }
  checkStrings(setup.strings, language);
  visitor.unsettled().forEach(handle.receive);

  return {
    draw(shown) {
      language = shown;
      flushSync(() => root.render(tree()));
      checkStrings(setup.strings, language);
    },
    replace(next, nextContext, shown) {
      setup = next;
      language = shown;
      Object.assign(context, nextContext);
      store.dispatch(setupReplaced({ mountId, setup }));
      root.render(tree());
      checkStrings(setup.strings, language);
    },
    // False when the mount action was skipped in the devtools.
    isInPlace: () => mountId in store.getState().widgets,
    unmount(after) {
      handle.close();
      // A host may unmount in an effect of its own React tree, where React refuses a synchronous unmount.
      queueMicrotask(() => {
        root.unmount();
        remove();
        after();
      });
    },
  };
}
