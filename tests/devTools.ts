import { ActionCreators, instrument, type EnhancedStore } from '@redux-devtools/instrument';
import type { StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

export interface DevToolsOptions {
  name?: string;
  actionSanitizer?: (action: unknown, id: number) => unknown;
  stateSanitizer?: (state: unknown, index: number) => unknown;
}

export interface DevToolsStore {
  options: DevToolsOptions;
  /** Every state so far, as the extension would show it. */
  shownStates(): unknown[];
  /** Every action so far, as the extension would show it. */
  shownActions(): { type: string }[];
  /** The states as they are. */
  states(): unknown[];
  jumpTo(index: number): void;
}

/** The stores that devtools were attached to, in the order in which they were made. */
export const devToolsStores: DevToolsStore[] = [];

type Lifted = EnhancedStore<unknown, { type: string }, unknown>['liftedStore'];

function capture(options: DevToolsOptions): StoreEnhancer {
  return (next) => (reducer, preloaded) => {
    const store = next(reducer, preloaded);
    const lifted = (store as unknown as { liftedStore: Lifted }).liftedStore;
    const states = () => lifted.getState().computedStates.map(({ state }) => state);
    devToolsStores.push({
      options,
      states,
      shownStates: () => states().map((state, index) => options.stateSanitizer?.(state, index) ?? state),
      shownActions: () => {
        const { stagedActionIds, actionsById } = lifted.getState();
        return stagedActionIds.map((id) => {
          const action = actionsById[id]?.action;
          return (options.actionSanitizer?.(action, id) ?? action) as { type: string };
        });
      },
      jumpTo: (index) => void lifted.dispatch(ActionCreators.jumpToState(index)),
    });
    return store;
  };
}

/**
 * What the browser extension puts on the page. Redux Toolkit looks for it when it is loaded, so a test imports this file
 * before all others.
 */
Object.assign(globalThis, {
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__:
    (options: DevToolsOptions) =>
    (...enhancers: StoreEnhancer[]) =>
    (createStore: StoreEnhancerStoreCreator) =>
      [...enhancers, capture(options), instrument(() => null, { maxAge: 500 }) as StoreEnhancer].reduceRight(
        (next, enhancer) => enhancer(next),
        createStore,
      ),
});
