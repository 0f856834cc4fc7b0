import type { Action, ActionCreatorsMapObject, Slice } from '@reduxjs/toolkit';
import { createContext, useContext, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { selectBootstrap } from '../api/bootstrap';
import type { Bootstrap } from '../domain/entities';
import type { ClientStore, RootState } from '../store/createStore';
import type { WidgetHandle } from '../store/widgetScope';
import type { WidgetState } from '../store/widgets';
import type { FlowParts } from './flow';

interface WidgetContext {
  store: ClientStore['store'];
  handle: WidgetHandle;
  /** What a loaded flow adds to the screens of others; given from above, since no flow knows another. */
  flowPart: <K extends keyof FlowParts>(flow: string, part: K) => FlowParts[K] | undefined;
}

const WidgetContext = createContext<WidgetContext | null>(null);

/** Everything drawn below belongs to one widget. */
export function WidgetProvider({
  store,
  handle,
  flowPart,
  children,
}: WidgetContext & { children: ReactNode }) {
  const context = useMemo(() => ({ store, handle, flowPart }), [store, handle, flowPart]);
  return <WidgetContext.Provider value={context}>{children}</WidgetContext.Provider>;
}

function useWidgetContext(): WidgetContext {
  const context = useContext(WidgetContext);
  if (!context) throw new Error('A screen was drawn outside its widget.');
  return context;
}

/** For what belongs to one widget and is no state: elements. */
export const useMountId = (): string => useWidgetContext().handle.mountId;

/** A part of the client's state. Give a selector that answers with the same object as long as nothing changed. */
function useSelector<T>(selector: (state: RootState) => T): T {
  const { store } = useWidgetContext();
  const select = () => selector(store.getState());
  return useSyncExternalStore(store.subscribe, select, select);
}

/** A part of this widget's state. */
export function useWidget<T>(selector: (widget: WidgetState) => T): T {
  const { mountId } = useWidgetContext().handle;
  return useSelector((state) => {
    const widget = state.widgets[mountId];
    if (!widget) throw new Error(`No widget ${mountId} is mounted.`);
    return selector(widget);
  });
}

/** The state of a flow's slice in this widget. */
export const useScreen = <S,>(slice: Slice<S>): S =>
  useWidget(({ screens }) => (screens[slice.name] as S | undefined) ?? slice.getInitialState());

/** A part of another flow: undefined until that flow is ready in this widget. */
export function useFlowPart<K extends keyof FlowParts>(flow: string, part: K): FlowParts[K] | undefined {
  const { flowPart } = useWidgetContext();
  const isReady = useWidget(({ widget }) => widget.ready.includes(flow));
  return isReady ? flowPart(flow, part) : undefined;
}

type Bound<M extends ActionCreatorsMapObject<Action>> = {
  [K in keyof M]: (...args: Parameters<M[K]>) => void;
};

/** Action creators, bound to this widget. Give an object that stays the same between renders. */
export function useActions<M extends ActionCreatorsMapObject<Action>>(creators: M): Bound<M> {
  const { dispatch } = useWidgetContext().handle;
  return useMemo(() => {
    const bound = Object.entries(creators).map(([name, create]) => [
      name,
      // Nothing comes back: React would take what an effect returns for its clean-up.
      (...args: unknown[]): void => {
        dispatch(create(...args));
      },
    ]);
    return Object.fromEntries(bound) as Bound<M>;
  }, [creators, dispatch]);
}

/** True once the visitor has moved between screens: only then may a screen take the focus. */
export const useFocusOnMount = (): boolean => useWidget(({ widget }) => widget.transitions > 0);

export const useBootstrap = (): Bootstrap => useSelector(selectBootstrap);
