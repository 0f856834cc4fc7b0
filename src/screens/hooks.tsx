import type { Action, ActionCreatorsMapObject, Slice } from '@reduxjs/toolkit';
import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Provider, useDispatch, useSelector } from 'react-redux';
import { selectBootstrap } from '../api/bootstrap';
import type { Bootstrap } from '../domain/entities';
import type { ClientStore, RootState } from '../store/createStore';
import type { WidgetHandle } from '../store/widgetScope';
import type { MountId, WidgetState } from '../store/widgets';
import type { PartProps } from './flow';

/** What views need of the page's clock. */
interface ViewClock {
  secondsUntil(moment: number): number;
  onEachSecondUntil(moment: number, callback: () => void): () => void;
}

type FlowPart = (flow: string) => ComponentType<PartProps> | undefined;

interface WidgetContext {
  shown: ClientStore['shown'];
  clock: ViewClock;
  mountId: MountId;
  /** What a loaded flow adds to the screens of others; given from above, since no flow knows another. */
  flowPart: FlowPart;
}

const WidgetContext = createContext<WidgetContext | null>(null);

interface WidgetProviderProps extends Omit<WidgetContext, 'mountId'> {
  handle: WidgetHandle;
  /** The state that was painted before React was here: the first drawing is of it. */
  painted: RootState;
  children: ReactNode;
}

/**
 * Everything drawn below belongs to one widget: it reads the client's store, and dispatches as that widget. A moment of the
 * devtools' history is a picture: what is pressed in it does nothing.
 */
export function WidgetProvider({ shown, handle, painted, clock, flowPart, children }: WidgetProviderProps) {
  const { mountId } = handle;
  const context = useMemo(() => ({ shown, clock, mountId, flowPart }), [shown, clock, mountId, flowPart]);
  const widgetStore = useMemo(() => {
    const dispatch = ((action: Action) =>
      shown.isTravelling() ? action : handle.dispatch(action)) as typeof handle.dispatch;
    return { ...shown, dispatch };
  }, [shown, handle]);
  return (
    <Provider store={widgetStore} serverState={painted}>
      <WidgetContext.Provider value={context}>
        <WhileMounted>{children}</WhileMounted>
      </WidgetContext.Provider>
    </Provider>
  );
}

/** The devtools may show a moment in which this widget was not there. */
function WhileMounted({ children }: { children: ReactNode }) {
  const { mountId } = useWidgetContext();
  return useClientState(({ widgets }) => mountId in widgets) ? children : null;
}

function useWidgetContext(): WidgetContext {
  const context = useContext(WidgetContext);
  if (!context) throw new Error('A screen was drawn outside its widget.');
  return context;
}

export const useClock = (): ViewClock => useWidgetContext().clock;

/** True while the devtools show an earlier moment than the newest. */
export function useIsTravelling(): boolean {
  const { shown } = useWidgetContext();
  return useSyncExternalStore(shown.subscribe, shown.isTravelling);
}

/** For what belongs to one widget and is no state: elements. */
export const useMountId = (): string => useWidgetContext().mountId;

const useClientState = useSelector.withTypes<RootState>();

/** A part of this widget's state. Give a selector that answers with the same object as long as nothing changed. */
export function useWidget<T>(selector: (widget: WidgetState) => T): T {
  const { mountId } = useWidgetContext();
  return useClientState((state) => {
    const widget = state.widgets[mountId];
    if (!widget) throw new Error(`No widget ${mountId} is mounted.`);
    return selector(widget);
  });
}

/** The state of a flow's slice in this widget. */
export const useScreen = <S,>(slice: Slice<S>): S =>
  useWidget(({ screens }) => (screens[slice.name] as S | undefined) ?? slice.getInitialState());

/** What other flows add, by their names: undefined until a flow is ready in this widget. */
export function useFlowParts(): FlowPart {
  const { flowPart } = useWidgetContext();
  const ready = useWidget(({ widget }) => widget.ready);
  return (flow) => (ready.includes(flow) ? flowPart(flow) : undefined);
}

type Bound<M extends ActionCreatorsMapObject<Action>> = {
  [K in keyof M]: (...args: Parameters<M[K]>) => void;
};

/** Action creators, bound to this widget. Give an object that stays the same between renders. */
export function useActions<M extends ActionCreatorsMapObject<Action>>(creators: M): Bound<M> {
  const dispatch = useDispatch();
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

export const useBootstrap = (): Bootstrap => useClientState(selectBootstrap);
