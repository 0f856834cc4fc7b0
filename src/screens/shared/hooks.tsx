import type { Action, Slice } from '@reduxjs/toolkit';
import {
  createContext,
  useContext,
  useMemo,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Provider, shallowEqual, useDispatch, useSelector } from 'react-redux';
import { selectBootstrap } from '../../api/endpoints/bootstrap';
import type { Bootstrap } from '../../domain/entities';
import type { ClientStore, RootState } from '../../store/createStore';
import type { WidgetHandle } from '../../store/widgetRegistry';
import type { MountId, WidgetState } from '../../store/widgets';
import type { SlotProps } from '../flows/flow';

/** The methods of the clock that views use. */
interface ViewClock {
  secondsUntil(moment: number): number;
  onEachSecondUntil(moment: number, callback: () => void): () => void;
}

type FlowSlot = (flow: string) => ComponentType<SlotProps> | undefined;

interface WidgetContext {
  devtoolsView: ClientStore['devtoolsView'];
  clock: ViewClock;
  mountId: MountId;
  /** Returns a loaded flow's component. Passed in, because flows must not import each other. */
  flowSlot: FlowSlot;
}

const WidgetContext = createContext<WidgetContext | null>(null);

interface WidgetProviderProps extends Omit<WidgetContext, 'mountId'> {
  handle: WidgetHandle;
  /** The state of the entry's first paint, which the first React render must match. */
  painted: RootState;
  children: ReactNode;
}

/**
 * Connects views to one widget: they read the client's store, and their actions carry the widget's mount id.
 * Actions are ignored while the devtools show an earlier state.
 */
export function WidgetProvider({
  devtoolsView,
  handle,
  painted,
  clock,
  flowSlot,
  children,
}: WidgetProviderProps) {
  const { mountId } = handle;
  const context = useMemo(
    () => ({ devtoolsView, clock, mountId, flowSlot }),
    [devtoolsView, clock, mountId, flowSlot],
  );
  const widgetStore = useMemo(() => {
    const dispatch = ((action: Action) =>
      devtoolsView.isTravelling() ? action : handle.dispatch(action)) as typeof handle.dispatch;
    return { ...devtoolsView, dispatch };
  }, [devtoolsView, handle]);
  return (
    <Provider store={widgetStore} serverState={painted}>
      <WidgetContext.Provider value={context}>
        <WhileMounted>{children}</WhileMounted>
      </WidgetContext.Provider>
    </Provider>
  );
}

/** The devtools may show a state from before this widget was mounted. */
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

/** True while the devtools show an earlier state. */
export function useIsTravelling(): boolean {
  const { devtoolsView } = useWidgetContext();
  return useSyncExternalStore(devtoolsView.subscribe, devtoolsView.isTravelling);
}

/** For elements of one widget that cannot be in the state. */
export const useMountId = (): string => useWidgetContext().mountId;

const useClientState = useSelector.withTypes<RootState>();

/** Selects from this widget's state. The component renders again when the result or one of its fields has changed. */
export function useWidget<T>(selector: (widget: WidgetState, state: RootState) => T): T {
  const { mountId } = useWidgetContext();
  return useClientState((state) => {
    const widget = state.widgets[mountId];
    if (!widget) throw new Error(`No widget ${mountId} is mounted.`);
    return selector(widget, state);
  }, shallowEqual);
}

/** The state of a flow's slice in this widget. */
export const useScreen = <S,>(slice: Slice<S>): S =>
  useWidget(({ screens }) => (screens[slice.name] as S | undefined) ?? slice.getInitialState());

/** The components that flows add here, by the flow's name. A flow that is not ready in this widget has none. */
export function useSlots<F extends string>(flows: readonly F[]): { [flow in F]?: ComponentType<SlotProps> } {
  const { flowSlot } = useWidgetContext();
  return useWidget(({ widget }) => {
    const ready = flows.filter((flow) => widget.ready.includes(flow));
    return Object.fromEntries(ready.map((flow) => [flow, flowSlot(flow)])) as {
      [flow in F]?: ComponentType<SlotProps>;
    };
  });
}

/** Dispatches actions of this widget. */
export const useWidgetDispatch = useDispatch.withTypes<WidgetHandle['dispatch']>();

/** True after the first change of screens: only then may a screen take the focus. */
export const useFocusOnMount = (): boolean => useWidget(({ widget }) => widget.transitions > 0);

export const useBootstrap = (): Bootstrap => useClientState(selectBootstrap);
