import {
  bindActionCreators,
  type ActionCreatorsMapObject,
  type Dispatch,
  type Slice,
} from '@reduxjs/toolkit';
import { createContext, useContext, useMemo, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { selectBootstrap } from '../api/bootstrap';
import type { Bootstrap } from '../domain/entities';
import type { RootState } from '../store/createStore';
import { transition } from '../store/widget';
import type { WidgetHandle } from '../store/widgetScope';
import type { WidgetState } from '../store/widgets';

const HandleContext = createContext<WidgetHandle | null>(null);

/** Everything drawn below belongs to one widget. */
export const WidgetProvider = ({ handle, children }: { handle: WidgetHandle; children: ReactNode }) => (
  <HandleContext.Provider value={handle}>{children}</HandleContext.Provider>
);

function useHandle(): WidgetHandle {
  const handle = useContext(HandleContext);
  if (!handle) throw new Error('A screen was drawn outside its widget.');
  return handle;
}

/** A part of this widget's state. */
export function useWidget<T>(selector: (widget: WidgetState) => T): T {
  const { mountId } = useHandle();
  return useSelector((state: RootState) => {
    const widget = state.widgets[mountId];
    if (!widget) throw new Error(`No widget ${mountId} is mounted.`);
    return selector(widget);
  });
}

/** The state of a flow's slice in this widget. */
export const useScreen = <S,>(slice: Slice<S>): S =>
  useWidget(({ screens }) => (screens[slice.name] as S | undefined) ?? slice.getInitialState());

type Bound<M extends ActionCreatorsMapObject> = { [K in keyof M]: (...args: Parameters<M[K]>) => void };

/** Action creators, bound to this widget. Give an object that stays the same between renders. */
export function useActions<M extends ActionCreatorsMapObject>(creators: M): Bound<M> {
  const { dispatch } = useHandle();
  return useMemo(
    () => bindActionCreators(creators, dispatch as Dispatch) as unknown as Bound<M>,
    [creators, dispatch],
  );
}

const NAVIGATION = { transition };

/** §2 The back arrow: every screen but Main leads back there. */
export function useBackToMain(): () => void {
  const actions = useActions(NAVIGATION);
  return () => actions.transition('Main');
}

/** True once the visitor has moved between screens: only then may a screen take the focus. */
export const useFocusOnMount = (): boolean => useWidget(({ widget }) => widget.transitions > 0);

/** A text with an id of its own: the host's string of that id wins. */
export function useTextOf(): (text: { id?: string; message: string }) => string {
  const strings = useWidget(({ setup }) => setup.strings);
  return ({ id, message }) => (id && strings[id]) || message;
}

export const useBootstrap = (): Bootstrap => useSelector(selectBootstrap);
