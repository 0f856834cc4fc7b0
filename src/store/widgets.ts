import { createAction, type Action, type Reducer, type Slice } from '@reduxjs/toolkit';
import type { ResolvedConfig } from '../domain/config/config';
import { STARTING_SCREENS, type WidgetKind } from '../domain/screens';
import type { ResolvedTheme } from '../domain/theme/theme';
import { started, widgetSlice, type WidgetCore } from './widget';

export type MountId = string;

/** Arguments of a mount, resolved. A new mount on the same element replaces them. */
export interface WidgetSetup {
  kind: WidgetKind;
  config: ResolvedConfig;
  theme: ResolvedTheme;
  strings: Record<string, string>;
  /** Distinguishes element ids of several widgets on a page; empty for the first. */
  idSuffix: string;
}

export interface WidgetState {
  setup: WidgetSetup;
  widget: WidgetCore;
  /**
   * State of each loaded flow, typed by its slice: read it through `screens/shared/hooks.tsx` and `screens/shared/screenEffects.ts`.
   */
  screens: Record<string, unknown>;
}

export type WidgetsState = Record<MountId, WidgetState>;

/**
 * A mount. `screens` is the visitor's input by slice name, `buttons` the number of buttons by flow, and `ready` the flows whose buttons are
 * drawn; they come from the painted first screen.
 */
export const mounted = createAction<{
  mountId: MountId;
  setup: WidgetSetup;
  screens?: Record<string, unknown>;
  buttons?: WidgetCore['buttons'];
  ready?: WidgetCore['ready'];
}>('mounts/mounted');
export const setupReplaced = createAction<{ mountId: MountId; setup: WidgetSetup }>('mounts/setupReplaced');
export const unmounted = createAction<{ mountId: MountId }>('mounts/unmounted');

/** Actions of one widget carry its mount id; `store/widgetRegistry.ts` sets it. */
interface WidgetAction extends Action {
  meta?: { mountId?: MountId };
}

export const isWidgetAction = (action: Action): action is WidgetAction => action.type.startsWith('widget/');

/** Mount id of an action; empty for one that was not dispatched through a widget. */
export const mountIdOf = (action: WidgetAction): MountId => action.meta?.mountId ?? '';

/** Reducer of all widgets, keyed by mount id, to which loaded flows add their slices. */
export function createWidgetsReducer() {
  const screenReducers = new Map<string, Reducer>();

  function reduceScreens(screens: Record<string, unknown>, action: Action): Record<string, unknown> {
    let next = screens;
    for (const [name, reducer] of screenReducers) {
      const reduced: unknown = reducer(screens[name], action);
      if (reduced !== screens[name]) next = { ...next, [name]: reduced };
    }
    return next;
  }

  function reduceOne(state: WidgetState, action: Action): WidgetState {
    const widget = widgetSlice.reducer(state.widget, action);
    const screens = reduceScreens(state.screens, action);
    return widget === state.widget && screens === state.screens ? state : { ...state, widget, screens };
  }

  function reducer(state: WidgetsState = {}, action: Action): WidgetsState {
    if (mounted.match(action)) {
      const { mountId, setup, screens = {}, buttons = {}, ready = [] } = action.payload;
      const first = started(STARTING_SCREENS[setup.kind]);
      const widget = { ...widgetSlice.reducer(undefined, first), buttons, ready };
      return { ...state, [mountId]: { setup, widget, screens } };
    }
    if (setupReplaced.match(action)) {
      const { mountId, setup } = action.payload;
      const widget = state[mountId];
      return widget ? { ...state, [mountId]: { ...widget, setup } } : state;
    }
    if (unmounted.match(action)) {
      const { [action.payload.mountId]: gone, ...rest } = state;
      return gone ? rest : state;
    }
    if (!isWidgetAction(action)) return state;
    const mountId = mountIdOf(action);
    const widget = state[mountId];
    if (!widget) return state;
    const next = reduceOne(widget, action);
    return next === widget ? state : { ...state, [mountId]: next };
  }

  return {
    reducer,
    injectScreen: (slice: Slice) => {
      screenReducers.set(slice.name, slice.reducer as Reducer);
    },
  };
}
