import { combineReducers, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '../api/api';
import type { Services } from '../browser/services';
import { isTestToken } from '../domain/clientOptions';
import { clientSlice } from './client';
import { redact } from './redact';
import { sessionSlice } from './session';
import { createTimeTravel } from './timeTravel';
import type { createWidgetHost, WidgetHost } from './widgetHost';
import type { WidgetsState } from './widgets';

const reducers = {
  client: clientSlice.reducer,
  session: sessionSlice.reducer,
  [api.reducerPath]: api.reducer,
};

/** How many actions the devtools keep; their own default of 50 is a visit of one minute. */
const DEVTOOLS_MAX_AGE = 500;

/** Holds the widgets' place among the reducers until there is a widget. */
const noWidgets: Reducer<WidgetsState> = (state = {}) => state;

/** Reducers and middleware around one Services object. One store per client; all its widgets live in it. */
export function createStore(services: Services) {
  const { publicToken, endpoints, options } = services;
  const isTest = isTestToken(publicToken);
  let host: WidgetHost | null = null;
  const widgetMiddleware: Middleware = (store) => (next) => (action) =>
    host ? host.middleware(store)(next)(action) : next(action);
  const sagas = createSagaMiddleware({
    context: { services },
    onError: (error) => services.log.error(`Unexpected: ${error.message}`),
  });

  const rewritten: { listener: () => void } = { listener: () => undefined };
  const travel = createTimeTravel(() => rewritten.listener());
  let reducer = combineReducers({ ...reducers, widgets: noWidgets });

  const store = configureStore({
    reducer,
    // No action, so that a history without any still knows its client.
    preloadedState: {
      client: { ...clientSlice.getInitialState(), publicToken, apiUrl: endpoints.apiUrl, isTest },
    },
    middleware: (defaults) =>
      // What reducers made is frozen in development, which tells of a change as well, and at once.
      defaults({ thunk: { extraArgument: services }, immutableCheck: false }).concat(
        api.middleware,
        widgetMiddleware,
        sagas,
      ),
    enhancers: (defaults) => defaults().concat(travel.enhancer),
    devTools:
      (options.devTools ?? isTest)
        ? {
            name: `PriceRxAuth ${publicToken}`,
            maxAge: DEVTOOLS_MAX_AGE,
            actionSanitizer: (action) => redact(action),
            stateSanitizer: (state) => redact(state),
          }
        : false,
  });

  /** The widgets' part of this store, made by the first that asks. */
  function attachWidgets(create: typeof createWidgetHost): WidgetHost {
    if (!host) {
      host = create(services, store);
      reducer = combineReducers({ ...reducers, widgets: host.reducer });
      store.replaceReducer(reducer);
    }
    return host;
  }

  return {
    store,
    /** What views draw: the moment that the devtools show. What is pressed in an earlier one does nothing. */
    shown: {
      ...store,
      getState: travel.getShownState as typeof store.getState,
      isTravelling: travel.isTravelling,
    },
    isPerforming: travel.isPerforming,
    /** Called before the first action on a history that the devtools have changed. */
    onRewritten(listener: () => void) {
      rewritten.listener = listener;
    },
    /** Computes the history anew, with slices that have come meanwhile. */
    recompute: () => store.replaceReducer(reducer),
    attachWidgets,
    runRoot: sagas.run,
  };
}

export type ClientStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<ClientStore['store']['getState']>;
