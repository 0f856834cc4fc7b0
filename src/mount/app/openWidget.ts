import type { Runtime } from '../../client/runtime';
import type { MainAction } from '../../screens/main/reducer';
import { mainSlice } from '../../screens/main/slice';
import type { MainState } from '../../screens/main/state';
import type { OAuthAction } from '../../screens/oauth/reducer';
import { oauthSlice } from '../../screens/oauth/slice';
import { loadingSet, type WidgetCore } from '../../store/widget';
import { createWidgetRegistry, type MountContext } from '../../store/widgetRegistry';
import { mounted, type WidgetSetup } from '../../store/widgets';

/** What the entry has painted, and what a visitor did on it. */
export interface PaintedWidget {
  runtime: Runtime;
  setup: WidgetSetup;
  context: MountContext;
  visitor: {
    /** Main before the first action; null when it was not painted. */
    first: MainState | null;
    log: readonly (MainAction | OAuthAction)[];
    /** Actions of the log that sagas handle once they run: a submission, a chosen provider. */
    unsettled(): (MainAction | OAuthAction)[];
  };
  buttons: WidgetCore['buttons'];
  /** Flows whose buttons are drawn. */
  ready: WidgetCore['ready'];
}

/** Adds a painted widget to the store, and repeats what the visitor did on it. */
export function openWidget({ runtime, setup, context, visitor, buttons, ready }: PaintedWidget) {
  const { store } = runtime;
  const widgets = runtime.attachWidgets(createWidgetRegistry);
  const mountId = runtime.nextMountId();
  const screens = visitor.first ? { [mainSlice.name]: visitor.first } : {};
  widgets.injectScreen(mainSlice);
  if (ready.includes('oauth')) widgets.injectScreen(oauthSlice);
  store.dispatch(mounted({ mountId, setup, screens, buttons, ready }));
  const handle = widgets.open(mountId, context);
  visitor.log.forEach((action) => handle.dispatch(action));
  const isSpinnerPainted = setup.kind === 'login' && !visitor.first;
  if (isSpinnerPainted) handle.dispatch(loadingSet(true));
  // React's first render uses this state, because it must equal the painted elements.
  const painted = store.getState();
  if (isSpinnerPainted) handle.dispatch(loadingSet(false));
  return { widgets, mountId, handle, painted };
}
