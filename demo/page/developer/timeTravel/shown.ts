import type { History, HistoryAction, RecordingOptions } from './recording';

const pattern = (list: string | readonly string[]): RegExp =>
  new RegExp(typeof list === 'string' ? list : list.join('|'));

const remembered = <Value extends object, Shown>(make: (value: Value, at: number) => Shown) => {
  const known = new WeakMap<Value, Shown>();
  return (value: Value, at: number): Shown => {
    const shown = known.get(value) ?? make(value, at);
    known.set(value, shown);
    return shown;
  };
};

/**
 * The history for display: without denied actions, and with the store's sanitizers applied to actions and states. The
 * original history is not changed, because time travel needs it.
 */
export const createShownHistory = ({
  actionSanitizer = (action) => action,
  stateSanitizer = (state) => state,
  actionsDenylist = [],
}: RecordingOptions) => {
  const denied = actionsDenylist.length === 0 ? undefined : pattern(actionsDenylist);
  const shownAction = remembered((performed: History['actionsById'][number], id) => ({
    ...performed,
    action: actionSanitizer(performed.action, id),
  }));
  const shownState = remembered((computed: History['computedStates'][number], index) => ({
    ...computed,
    state: stateSanitizer(computed.state, index),
  }));

  return (history: History): History => {
    const { stagedActionIds, actionsById, computedStates, currentStateIndex } = history;
    const entries = stagedActionIds.flatMap((id, index) => {
      const performed = actionsById[id];
      const computed = computedStates[index];
      if (performed === undefined || computed === undefined) return [];
      // The first entry is the initial state and is always shown.
      if (index > 0 && denied?.test(performed.action.type) === true) return [];
      return [{ id, index, action: shownAction(performed, id), state: shownState(computed, index) }];
    });
    return {
      ...history,
      committedState: stateSanitizer(history.committedState, 0),
      actionsById: Object.fromEntries(entries.map(({ id, action }) => [id, action])),
      stagedActionIds: entries.map(({ id }) => id),
      computedStates: entries.map(({ state }) => state),
      currentStateIndex: entries.findLastIndex(({ index }) => index <= currentStateIndex),
    };
  };
};

const FEATURES = {
  JUMP_TO_STATE: 'jump',
  JUMP_TO_ACTION: 'jump',
  TOGGLE_ACTION: 'skip',
  REORDER_ACTION: 'reorder',
} as const satisfies Partial<Record<HistoryAction['type'], string>>;

/** Whether the store's options allow this action of the devtools. */
export const isAllowed = ({ features }: RecordingOptions, type: string): boolean => {
  const feature = Object.hasOwn(FEATURES, type) ? FEATURES[type as keyof typeof FEATURES] : undefined;
  return feature === undefined || features === undefined || features[feature] === true;
};
