import type { Dispatch, Middleware, Reducer, Slice } from '@reduxjs/toolkit';
import type { Services } from '../browser/services';
import { createWidgetsReducer, type MountId, type WidgetsState } from './widgets';
import { createWidgetScope, type WidgetHandle, type WidgetSecrets } from './widgetScope';

/** The widgets' part of a store. It comes with the first widget: a client without screens has none. */
export interface WidgetHost {
  reducer: Reducer<WidgetsState>;
  middleware: Middleware;
  /** A loaded flow adds its state to every widget. */
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
