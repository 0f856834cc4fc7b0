import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { api } from '../api/api';
import type { Services } from '../browser/services';
import { isTestToken } from '../domain/clientOptions';
import { clientSlice, started } from './client';
import { redact } from './redact';
import { sessionSlice } from './session';
import { createWidgetsReducer } from './widgets';
import { createWidgetScope } from './widgetScope';

/** Reducers and middleware around one Services object. One store per client; all its widgets live in it. */
export function createStore(services: Services) {
  const { publicToken, endpoints, options } = services;
  const isTest = isTestToken(publicToken);
  const widgets = createWidgetsReducer();
  const scope = createWidgetScope(services);
  const sagas = createSagaMiddleware({
    context: { services },
    onError: (error) => services.log.error(`Unexpected: ${error.message}`),
  });

  const store = configureStore({
    reducer: {
      client: clientSlice.reducer,
      session: sessionSlice.reducer,
      [api.reducerPath]: api.reducer,
      widgets: widgets.reducer,
    },
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services } }).concat(api.middleware, scope.middleware, sagas),
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

  return {
    store,
    injectScreen: widgets.injectScreen,
    openWidget: (mountId: string) => scope.open(mountId, store),
    runRoot: sagas.run,
  };
}

export type ClientStore = ReturnType<typeof createStore>;
export type RootState = ReturnType<ClientStore['store']['getState']>;
