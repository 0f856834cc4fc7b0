import { combineReducers, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '../api/api';
import type { Services } from '../browser/services/services';
import { hasDevTools, isTestToken } from '../domain/config/publicToken';
import { clientSlice } from './client';
import { redact } from './redact';
import { sessionSlice } from './session';
import { createTimeTravel } from './timeTravel';
import type { createWidgetRegistry, WidgetRegistry } from './widgetRegistry';
import type { WidgetsState } from './widgets';

const reducers = {
  client: clientSlice.reducer,
  session: sessionSlice.reducer,
  [api.reducerPath]: api.reducer,
};

/** How many actions the devtools keep. Their default, 50, is about one minute of a visit. */
const DEVTOOLS_MAX_AGE = 500;

/** Reserves the key `widgets` until the first widget is mounted. */
const noWidgets: Reducer<WidgetsState> = (state = {}) => state;

/** One store per client, around one Services object; all widgets of the client live in it. */
export function createStore(services: Services) {
  const { publicToken, options } = services;
  const isTest = isTestToken(publicToken);
  let widgets: WidgetRegistry | null = null;
  const widgetMiddleware: Middleware = (store) => (next) => (action) =>
    widgets ? widgets.middleware(store)(next)(action) : next(action);
  const sagas = createSagaMiddleware({
    context: { services },
    onError: (error) => services.log.error(`Unexpected: ${error.message}`),
  });

  const rewritten: { listener: () => void } = { listener: () => undefined };
  const travel = createTimeTravel(() => rewritten.listener());
  let reducer = combineReducers({ ...reducers, widgets: noWidgets });

  const store = configureStore({
    reducer,
    // Preloaded rather than dispatched, so that the state is complete even when the devtools drop all
    // actions.
    preloadedState: {
      client: { ...clientSlice.getInitialState(), publicToken, isTest },
    },
    middleware: (defaults) =>
      // Immer freezes the state in development, which reports mutations sooner than the immutability check.
      defaults({ thunk: { extraArgument: services }, immutableCheck: false }).concat(
        api.middleware,
        widgetMiddleware,
        sagas,
      ),
    enhancers: (defaults) => defaults().concat(travel.enhancer),
    devTools: hasDevTools(publicToken, options)
      ? {
          name: `PriceRxAuth ${publicToken}`,
          maxAge: DEVTOOLS_MAX_AGE,
          actionSanitizer: (action) => redact(action),
          stateSanitizer: (state) => redact(state),
        }
      : false,
  });

  /** The widgets' part of this store, created on the first call. */
  function attachWidgets(create: typeof createWidgetRegistry): WidgetRegistry {
    if (!widgets) {
      widgets = create(services, store, sagas.run);
      reducer = combineReducers({ ...reducers, widgets: widgets.reducer });
      store.replaceReducer(reducer);
    }
    return widgets;
  }

  return {
    store,
    /** For views: the state that the devtools show. Actions are ignored while it is an earlier one. */
    devtoolsView: {
      ...store,
      getState: travel.getShownState as typeof store.getState,
      isTravelling: travel.isTravelling,
    },
    isPerforming: travel.isPerforming,
    /** The listener is called before the first action after the devtools changed the history. */
    onRewritten(listener: () => void) {
      rewritten.listener = listener;
    },
    /** Recomputes the history with the slices that were added since. */
    recompute: () => store.replaceReducer(reducer),
    attachWidgets,
    runRoot: sagas.run,
  };
}

export type ClientStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<ClientStore['store']['getState']>;
