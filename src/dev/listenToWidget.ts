import type { Runtime } from '../client/runtime';
import { givenConfig } from '../domain/visit/givenConfig';
import type { VisitedWidget } from '../domain/visit/visit';
import type { hostError, hostEvent } from '../store/host';
import type { WidgetsState } from '../store/widgets';

const HOST_EVENT: typeof hostEvent.type = 'widget/hostEvent';
const HOST_ERROR: typeof hostError.type = 'widget/hostError';

interface Heard {
  mounted(widget: Omit<VisitedWidget, 'language'>, idSuffix: string): void;
  screen(name: string): void;
  event(event: { type: string; data: unknown }): void;
  error(error: Record<string, unknown>): void;
}

/** Tells what happens in the first widget of a client. Returns a function that ends it. */
export function listenToWidget({ store }: Runtime, heard: Heard): () => void {
  let mountId: string | undefined;
  let screen: string | undefined;

  function look(): void {
    const { widgets } = store.getState() as { widgets: WidgetsState };
    mountId ??= Object.keys(widgets)[0];
    const shown = mountId === undefined ? undefined : widgets[mountId];
    if (shown === undefined || shown.widget.screen === screen) return;
    const { kind, config, strings, idSuffix } = shown.setup;
    if (screen === undefined) heard.mounted({ kind, config: { ...givenConfig(config) }, strings }, idSuffix);
    screen = shown.widget.screen;
    heard.screen(screen);
  }
  look();
  const unsubscribe = store.subscribe(look);

  // What the host is told is not in the state.
  const before = store.dispatch;
  const listening = ((action: { type?: unknown; payload?: unknown; meta?: { mountId?: string } }) => {
    if (action.meta?.mountId === mountId) {
      if (action.type === HOST_EVENT) heard.event(action.payload as ReturnType<typeof hostEvent>['payload']);
      if (action.type === HOST_ERROR) heard.error({ ...(action.payload as object) });
    }
    return before(action as never);
  }) as typeof before;
  store.dispatch = listening;
  return () => {
    unsubscribe();
    if (store.dispatch === listening) store.dispatch = before;
  };
}
