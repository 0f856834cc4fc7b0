import type { Action, Dispatch, Middleware, Reducer, Slice } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type Saga, type Task } from 'redux-saga';
import type { Services } from '../browser/services/services';
import type { GetConsentManifest } from '../domain/idp/consentManifest';
import { createWidgetsReducer, isWidgetAction, mountIdOf, type MountId, type WidgetsState } from './widgets';

/** Arguments of a mount that must not be in the state: secrets and functions. A new mount replaces them. */
export interface MountContext {
  passwordResetToken?: string;
  getConsentManifest?: GetConsentManifest;
  /** The text of an id: the host's, else that of the widget's language; undefined for the English one. */
  messageOf?: (id: string) => string | undefined;
}

/** The saga context of one widget. */
export interface WidgetContext {
  services: Services;
  mountId: MountId;
  mountContext: MountContext;
  runInClient: RunInClient;
}

/** Starts a saga that ends with the client, not with the widget. */
export type RunInClient = (saga: Saga) => Task;

/**
 * Access to the store for one widget: its actions carry its mount id, and its sagas receive only its own
 * actions.
 */
export interface WidgetHandle {
  mountId: MountId;
  dispatch: Dispatch;
  /** Passes an action to the sagas that the store has reduced before they ran. */
  receive(action: Action): void;
  /** Runs a saga until the widget is closed. */
  run(saga: () => Generator, onError: (error: unknown) => void): void;
  close(): void;
}

/** The widgets' part of a store, created with the first widget. A headless client has none. */
export interface WidgetRegistry {
  reducer: Reducer<WidgetsState>;
  middleware: Middleware;
  /** Adds a loaded flow's slice to all widgets. */
  injectScreen(slice: Slice): void;
  open(mountId: MountId, context?: MountContext): WidgetHandle;
}

export function createWidgetRegistry(
  services: Services,
  store: { dispatch: Dispatch; getState(): unknown },
  runInClient: RunInClient,
): WidgetRegistry {
  const { reducer, injectScreen } = createWidgetsReducer();
  type Channel = ReturnType<typeof stdChannel<Action>>;
  const channels = new Map<MountId, Channel>();

  /** Widget actions go to the sagas of their widget only, all others to the sagas of every widget. */
  const middleware: Middleware = () => (next) => (action) => {
    const result = next(action);
    const received = action as Action;
    if (isWidgetAction(received)) channels.get(mountIdOf(received))?.put(received);
    else channels.forEach((channel) => channel.put(received));
    return result;
  };

  function open(mountId: MountId, mountContext: MountContext = {}): WidgetHandle {
    const channel = stdChannel<Action>();
    channels.set(mountId, channel);
    const tasks = new Set<ReturnType<typeof runSaga>>();
    const stamp = (action: Action): Action => {
      if (typeof action === 'function' || !action.type.startsWith('widget/')) return action;
      const { meta } = action as { meta?: object };
      return { ...action, meta: { ...meta, mountId } } as Action;
    };
    const dispatch = ((action: Action) => store.dispatch(stamp(action))) as Dispatch;
    const context: WidgetContext = { services, mountId, mountContext, runInClient };

    let ownState: unknown;
    /** A widget's sagas always find its state, even when the devtools have skipped its mount. */
    const getState = (): unknown => {
      const state = store.getState() as { widgets: WidgetsState };
      ownState = state.widgets[mountId] ?? ownState;
      return mountId in state.widgets
        ? state
        : { ...state, widgets: { ...state.widgets, [mountId]: ownState } };
    };

    return {
      mountId,
      dispatch,
      receive: (action) => channel.put(stamp(action)),
      run(saga, onError) {
        const io = { channel, dispatch, getState, context, onError };
        const task = runSaga(io, saga as Saga);
        tasks.add(task);
        task.toPromise().then(
          () => tasks.delete(task),
          () => tasks.delete(task),
        );
      },
      close() {
        tasks.forEach((task) => task.cancel());
        tasks.clear();
        channel.close();
        channels.delete(mountId);
      },
    };
  }

  return { reducer: reducer as Reducer<WidgetsState>, middleware, injectScreen, open };
}
