import {
  ActionCreators,
  instrument,
  type EnhancedStore,
  type LiftedState,
  type Options,
} from '@redux-devtools/instrument';
import type { Dispatch, StoreEnhancer, StoreEnhancerStoreCreator } from '@reduxjs/toolkit';

/**
 * Imitates the page script of the Redux DevTools extension: it uses the same `instrument`, in the same place among the
 * enhancers, and reads options in the same way (redux-devtools, extension/src/pageScript).
 */
export interface ExtensionOptions {
  name?: string;
  maxAge?: number;
  actionSanitizer?: (action: AnyAction, id: number) => AnyAction;
  stateSanitizer?: (state: unknown, index: number) => unknown;
  actionsDenylist?: string | readonly string[];
  actionsAllowlist?: string | readonly string[];
  predicate?: (state: unknown, action: AnyAction) => boolean;
  features?: Partial<Record<Feature, boolean | 'custom'>>;
  shouldCatchErrors?: boolean;
  shouldHotReload?: boolean;
  shouldRecordChanges?: boolean;
}

type AnyAction = { type: string };
type Feature = 'pause' | 'persist' | 'export' | 'import' | 'jump' | 'skip' | 'reorder' | 'dispatch';
type Lifted = LiftedState<unknown, AnyAction, unknown>;
type Instrumented = EnhancedStore<unknown, AnyAction, unknown>;
type MonitorAction = Parameters<Instrumented['liftedStore']['dispatch']>[0];

const FEATURE_OF: Record<string, Feature> = {
  JUMP_TO_STATE: 'jump',
  JUMP_TO_ACTION: 'jump',
  TOGGLE_ACTION: 'skip',
  REORDER_ACTION: 'reorder',
  IMPORT_STATE: 'import',
  PAUSE_RECORDING: 'pause',
};

const pattern = (list?: string | readonly string[]): RegExp | null =>
  list === undefined ? null : new RegExp(typeof list === 'string' ? list : list.join('|'));

/** A store that the extension is attached to, with the actions of the extension's monitor. */
export class InspectedStore {
  constructor(
    readonly options: ExtensionOptions,
    private readonly store: Instrumented,
    private readonly dispatchToPage: () => Dispatch<AnyAction>,
  ) {}

  /** The history as it is in the page. */
  history(): Lifted {
    return this.store.liftedStore.getState();
  }

  states(): unknown[] {
    return this.history().computedStates.map(({ state }) => state);
  }

  /** The history as the page sends it to the monitor. */
  shown(): { actions: AnyAction[]; states: unknown[] } {
    const { actionSanitizer, stateSanitizer, predicate } = this.options;
    const { stagedActionIds, actionsById, computedStates } = this.history();
    const entries = stagedActionIds.map((id, index) => ({
      id,
      index,
      action: actionsById[id]?.action as AnyAction,
      state: computedStates[index]?.state,
    }));
    const visible = entries.filter(
      ({ index, action, state }) =>
        index === 0 || (!this.isFiltered(action.type) && (predicate?.(state, action) ?? true)),
    );
    return {
      actions: visible.map(({ id, action }) => actionSanitizer?.(action, id) ?? action),
      states: visible.map(({ index, state }) => (stateSanitizer ? stateSanitizer(state, index) : state)),
    };
  }

  private isFiltered(type: string): boolean {
    const allowed = pattern(this.options.actionsAllowlist);
    const denied = pattern(this.options.actionsDenylist);
    return (allowed !== null && !allowed.test(type)) || (denied?.test(type) ?? false);
  }

  private allows(feature: Feature | undefined): boolean {
    const { features } = this.options;
    return !feature || !features || Boolean(features[feature]);
  }

  /** Dispatches the action of a button of the monitor. */
  send(action: MonitorAction): void {
    if (this.allows(FEATURE_OF[action.type])) this.store.liftedStore.dispatch(action);
  }

  jumpTo(index: number): void {
    this.send(ActionCreators.jumpToState(index));
  }

  jumpToNewest(): void {
    this.jumpTo(this.history().computedStates.length - 1);
  }

  reset(): void {
    this.send(ActionCreators.reset());
  }

  /** Skips the actions of a type, or includes them again. */
  toggle(type: string): void {
    const { stagedActionIds, actionsById } = this.history();
    const ids = stagedActionIds.filter((id) => actionsById[id]?.action.type === type);
    ids.forEach((id) => this.send(ActionCreators.toggleAction(id)));
  }

  commit(): void {
    this.send(ActionCreators.commit());
  }

  /** The file of the export button. It has the history without sanitizers, unless `features.export` is `true`. */
  exported(): string | null {
    const { features } = this.options;
    if (features && !features.export) return null;
    if (features?.export === true) return JSON.stringify(this.shown());
    const { stagedActionIds, actionsById, committedState } = this.history();
    const payload = stagedActionIds.slice(1).map((id) => actionsById[id]?.action);
    return JSON.stringify({
      payload: JSON.stringify(payload),
      preloadedState: JSON.stringify(committedState),
    });
  }

  /** Imports an exported file. */
  import(file: string): void {
    const { payload, preloadedState } = JSON.parse(file) as Record<string, string | undefined>;
    this.send({
      type: 'IMPORT_STATE',
      nextLiftedState: JSON.parse(payload ?? '[]') as AnyAction[],
      preloadedState: preloadedState === undefined ? undefined : (JSON.parse(preloadedState) as unknown),
    } as unknown as MonitorAction);
  }

  /** Dispatches an action that was typed into the monitor. */
  dispatch(action: AnyAction): void {
    if (this.allows('dispatch')) this.dispatchToPage()(action);
  }
}

/** Installs the extension in the page. @returns the stores that it is attached to, in the order of their creation. */
export function installExtension(): InspectedStore[] {
  const stores: InspectedStore[] = [];
  const compose =
    (options: ExtensionOptions) =>
    (...enhancers: StoreEnhancer[]) =>
    (createStore: StoreEnhancerStoreCreator) => {
      let dispatchToPage: Dispatch<AnyAction> = (action) => action;
      const attach: StoreEnhancer = (next) => (reducer, preloaded) => {
        const store = next(reducer, preloaded);
        stores.push(new InspectedStore(options, store as unknown as Instrumented, () => dispatchToPage));
        return store;
      };
      const outermost: StoreEnhancer = (next) => (reducer, preloaded) => {
        const store = next(reducer, preloaded);
        dispatchToPage = store.dispatch as Dispatch<AnyAction>;
        return store;
      };
      const instrumented = instrument(() => null, {
        maxAge: 50,
        ...options,
      } as unknown as Options<unknown, AnyAction, null, AnyAction>) as unknown as StoreEnhancer;
      return [outermost, ...enhancers, attach, instrumented].reduceRight<StoreEnhancerStoreCreator>(
        (next, enhancer) => enhancer(next) as StoreEnhancerStoreCreator,
        createStore,
      );
    };
  Object.assign(globalThis, { __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });
  return stores;
}
