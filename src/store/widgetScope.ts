import type { Action, Dispatch, Middleware } from '@reduxjs/toolkit';
import { runSaga, stdChannel, type Saga } from 'redux-saga';
import type { Services } from '../browser/services';
import type { GetConsentManifest } from '../domain/consentManifest';
import { isWidgetAction, mountIdOf, type MountId, type WidgetsState } from './widgets';

/** What a host hands a widget that no state, and so no devtools, may or can hold. A new mount replaces it. */
export interface WidgetSecrets {
  passwordResetToken?: string;
  getConsentManifest?: GetConsentManifest;
}

/** What sagas of one widget find in their context. */
export interface WidgetContext {
  services: Services;
  mountId: MountId;
  secrets: WidgetSecrets;
}

/** One widget's own way into the store: its actions are stamped with its mount id, and only its own reach its sagas. */
export interface WidgetHandle {
  mountId: MountId;
  dispatch: Dispatch;
  /** Runs a saga inside this widget until the widget is closed. */
  run(saga: () => Generator, onError: (error: unknown) => void): void;
  close(): void;
}

interface StoreLike {
  dispatch: Dispatch;
  getState(): unknown;
}

export function createWidgetScope(services: Services) {
  type Channel = ReturnType<typeof stdChannel<Action>>;
  const channels = new Map<MountId, Channel>();

  /** Widget actions go to their own widget's sagas; all others are global and reach every widget. */
  const middleware: Middleware = () => (next) => (action) => {
    const result = next(action);
    const heard = action as Action;
    if (isWidgetAction(heard)) channels.get(mountIdOf(heard))?.put(heard);
    else channels.forEach((channel) => channel.put(heard));
    return result;
  };

  function open(mountId: MountId, store: StoreLike, secrets: WidgetSecrets = {}): WidgetHandle {
    const channel = stdChannel<Action>();
    channels.set(mountId, channel);
    const tasks = new Set<ReturnType<typeof runSaga>>();
    const stamp = (action: Action): Action => {
      if (typeof action === 'function' || !action.type.startsWith('widget/')) return action;
      const { meta } = action as { meta?: object };
      return { ...action, meta: { ...meta, mountId } } as Action;
    };
    const dispatch = ((action: Action) => store.dispatch(stamp(action))) as Dispatch;
    const context: WidgetContext = { services, mountId, secrets };

    let ownState: unknown;
    /** Its sagas always find their widget, also in a history from which the devtools have taken its mount. */
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

  return { middleware, open };
}
