import type { StoreEnhancer } from '@reduxjs/toolkit';
import { createOwnConfiguration } from './ownConfiguration';
import { sanitizeAction } from './redact';

/** The field that Redux DevTools' `instrument()` adds to a store. */
interface Instrumented {
  liftedStore?: { getState(): { computedStates: readonly { state: unknown }[] } };
}

export interface TimeTravel {
  enhancer: StoreEnhancer;
  /** For views: the state that the devtools show. The store's `getState()` returns the newest one. */
  getShownState(): unknown;
  isTravelling(): boolean;
  /** False when the state changes without an action: the devtools have reset, skipped or imported some. */
  isPerforming(): boolean;
}

/**
 * Keeps time travel in the devtools from affecting sagas, and imported histories from configuring the page. The
 * enhancer sits directly above the devtools', below all middleware.
 * @param onRewritten called before the first action after the devtools changed the history.
 */
export function createTimeTravel(onRewritten: () => void): TimeTravel {
  let getShownState = (): unknown => undefined;
  let getNewestState = (): unknown => undefined;
  let performing = 0;

  const enhancer: StoreEnhancer = (next) => (reducer, preloadedState) => {
    let known: unknown = preloadedState;
    const page = createOwnConfiguration(() => known);
    page.keep(preloadedState);
    const store = next(page.reducer(reducer), preloadedState);
    const { liftedStore } = store as Instrumented;
    getShownState = () => page.ownState(store.getState());
    getNewestState = liftedStore
      ? () => page.ownState(liftedStore.getState().computedStates.at(-1)?.state)
      : getShownState;
    known = getNewestState();

    const dispatch = <A>(action: A): A => {
      if (performing === 0 && getNewestState() !== known) {
        known = getNewestState();
        onRewritten();
      }
      performing += 1;
      try {
        store.dispatch(page.ownAction(sanitizeAction(action)) as never);
      } finally {
        performing -= 1;
        known = getNewestState();
      }
      return action;
    };
    const replaceReducer: typeof store.replaceReducer = (replacement) => {
      const isKnown = getNewestState() === known;
      store.replaceReducer(page.reducer(replacement));
      if (isKnown) known = getNewestState();
    };
    return { ...store, dispatch, replaceReducer, getState: getNewestState } as typeof store;
  };

  return {
    enhancer,
    getShownState: () => getShownState(),
    isTravelling: () => getShownState() !== getNewestState(),
    isPerforming: () => performing > 0,
  };
}
