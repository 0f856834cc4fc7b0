import type { Runtime } from '../client/runtime';
import { givenConfig } from '../domain/visit/givenConfig';
import type { VisitedWidget } from '../domain/visit/visit';
import type { hostError, hostEvent } from '../store/host';
import type { WidgetsState } from '../store/widgets';

const HOST_EVENT: typeof hostEvent.type = 'widget/hostEvent';
const HOST_ERROR: typeof hostError.type = 'widget/hostError';

interface WidgetListeners {
  onMount(widget: Omit<VisitedWidget, 'language'>, idSuffix: string): void;
  onScreen(name: string): void;
  onEvent(event: { type: string; data: unknown }): void;
  onError(error: Record<string, unknown>): void;
}

/**
 * Observes the first widget of a client: its mount, its screens, and the host's events and errors.
 * @returns a function that removes the listeners
 */
export function listenToWidget({ store }: Runtime, listeners: WidgetListeners): () => void {
  let mountId: string | undefined;
  let screen: string | undefined;

  function onChange(): void {
    const { widgets } = store.getState() as { widgets: WidgetsState };
    mountId ??= Object.keys(widgets)[0];
    const shown = mountId === undefined ? undefined : widgets[mountId];
    if (shown === undefined || shown.widget.screen === screen) return;
    const { kind, config, strings, idSuffix } = shown.setup;
    if (screen === undefined)
      listeners.onMount({ kind, config: { ...givenConfig(config) }, strings }, idSuffix);
    screen = shown.widget.screen;
    listeners.onScreen(screen);
  }
  onChange();
  const unsubscribe = store.subscribe(onChange);

  // Events and errors for the host are not in the state, so their actions are observed.
  const originalDispatch = store.dispatch;
  const listening = ((action: { type?: unknown; payload?: unknown; meta?: { mountId?: string } }) => {
    if (action.meta?.mountId === mountId) {
      if (action.type === HOST_EVENT)
        listeners.onEvent(action.payload as ReturnType<typeof hostEvent>['payload']);
      if (action.type === HOST_ERROR) listeners.onError({ ...(action.payload as object) });
    }
    return originalDispatch(action as never);
  }) as typeof originalDispatch;
  store.dispatch = listening;
  return () => {
    unsubscribe();
    if (store.dispatch === listening) store.dispatch = originalDispatch;
  };
}
