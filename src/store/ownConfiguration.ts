import type { Action, Reducer } from '@reduxjs/toolkit';
import type { ClientState } from './client';
import type { WidgetsState } from './widgets';

/** The parts of the state that configure a page, and what the provider has answered it. */
interface Configured {
  client: ClientState;
  api: unknown;
  widgets: WidgetsState;
}

/** Actions of Redux and its devtools, which change nothing. */
const isInternal = (action: Action): boolean => action.type.startsWith('@@');

/**
 * Distinguishes what this page has dispatched from what was imported with the devtools. Imported actions and states
 * change no configuration: settings of the project, arguments of mounts, the public token.
 * @param getNewest the newest state after this page's last action
 */
export function createOwnConfiguration(getNewest: () => unknown) {
  const actions = new WeakSet<object>();
  /** This page's states by themselves, and imported ones with the state that replaces them. */
  const states = new WeakMap<object, unknown>();

  function configured(imported: unknown): Configured {
    const own = getNewest() as Configured;
    const { client, widgets = {}, ...rest } = imported as Configured & { widgets?: WidgetsState };
    const { publicToken, isTest, bootstrapSettled } = own.client;
    const mounted = Object.entries(widgets).flatMap(([id, widget]) => {
      const setup = own.widgets[id]?.setup;
      // Without one, this page has not mounted it.
      return setup ? [[id, { ...widget, setup }]] : [];
    });
    return {
      ...rest,
      client: { ...client, publicToken, isTest, bootstrapSettled },
      api: own.api,
      widgets: Object.fromEntries(mounted) as WidgetsState,
    };
  }

  function keep<S>(state: S): S {
    states.set(state as object, state);
    return state;
  }

  /** A state with this page's configuration: the same unless it was imported. */
  function ownState<S>(state: S): S {
    if (!states.has(state as object)) states.set(state as object, keep(configured(state)));
    return states.get(state as object) as S;
  }

  return {
    /** Marks an action as this page's. */
    ownAction<A>(action: A): A {
      actions.add(action as object);
      return action;
    },
    keep,
    ownState,
    reducer:
      <S, A extends Action, P>(reducer: Reducer<S, A, P>): Reducer<S, A, P> =>
      (state, action) => {
        const next = reducer(state === undefined ? state : ownState(state), action);
        return isInternal(action) || actions.has(action) ? keep(next) : ownState(next);
      },
  };
}
