import { combineReducers, configureStore, type Middleware, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '../api/api';
import type { Services } from '../browser/services';
import { isTestToken } from '../domain/clientOptions';
import { clientSlice, started } from './client';
import { redact } from './redact';
import { sessionSlice } from './session';
import type { createWidgetHost, WidgetHost } from './widgetHost';
import type { WidgetsState } from './widgets';

const reducers = {
  client: clientSlice.reducer,
  session: sessionSlice.reducer,
  [api.reducerPath]: api.reducer,
};

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

  const store = configureStore({
    reducer: combineReducers({ ...reducers, widgets: noWidgets }),
    middleware: (defaults) =>
      // What reducers made is frozen in development, which tells of a change as well, and at once.
      defaults({ thunk: { extraArgument: services }, immutableCheck: false }).concat(
        api.middleware,
        widgetMiddleware,
        sagas,
      ),
    devTools:
      (options.devTools ?? isTest)
        ? {
            name: `PriceRxAuth ${publicToken}`,
            actionSanitizer: (action) => redact(action),
            stateSanitizer: (state) => redact(state),
          }
        : false,
  });
  store.dispatch(started({ publicToken, apiUrl: endpoints.apiUrl, isTest }));

  /** The widgets' part of this store, made by the first that asks. */
  function attachWidgets(create: typeof createWidgetHost): WidgetHost {
    if (!host) {
      host = create(services, store);
      store.replaceReducer(combineReducers({ ...reducers, widgets: host.reducer }));
    }
    return host;
  }

  return { store, attachWidgets, runRoot: sagas.run };
}

export type ClientStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<ClientStore['store']['getState']>;
