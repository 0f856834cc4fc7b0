import type { Dispatch, Middleware, Reducer, Slice } from '@reduxjs/toolkit';
import type { Services } from '../browser/services';
import { createWidgetsReducer, type MountId, type WidgetsState } from './widgets';
import { createWidgetScope, type WidgetHandle, type WidgetSecrets } from './widgetScope';

/** The widgets' part of a store, created with the first widget. A headless client has none. */
export interface WidgetHost {
  reducer: Reducer<WidgetsState>;
  middleware: Middleware;
  /** Adds a loaded flow's slice to all widgets. */
  injectScreen(slice: Slice): void;
  open(mountId: MountId, secrets?: WidgetSecrets): WidgetHandle;
}

export function createWidgetHost(
  services: Services,
  store: { dispatch: Dispatch; getState(): unknown },
): WidgetHost {
  const { reducer, injectScreen } = createWidgetsReducer();
  const scope = createWidgetScope(services);
  return {
    reducer: reducer as Reducer<WidgetsState>,
    middleware: scope.middleware,
    injectScreen,
    open: (mountId, secrets) => scope.open(mountId, store, secrets),
  };
}
