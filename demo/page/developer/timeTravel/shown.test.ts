/** @jest-environment node */
import { ActionCreators, instrument } from '@redux-devtools/instrument';
import { legacy_createStore as createStore } from '@reduxjs/toolkit';
import type { History, RecordedAction, RecordingOptions } from './recording';
import { createShownHistory, isAllowed } from './shown';

const hide = <Value extends object>(value: Value): Value => ({ ...value, secret: '••••' });
const OPTIONS: RecordingOptions = {
  actionSanitizer: hide,
  stateSanitizer: (state) => hide(state as object),
  actionsDenylist: ['^tick'],
};

/** A store with secrets in state and actions, after a few actions. */
const recorded = () => {
  const store = createStore(
    (state: object = { secret: 's3cret', count: 0 }, action: RecordedAction) => ({
      ...state,
      type: action.type,
    }),
    instrument(),
  );
  for (const type of ['first', 'tick/1', 'second', 'tick/2']) store.dispatch({ type, secret: 's3cret' });
  return store.liftedStore;
};
const typesOf = ({ stagedActionIds, actionsById }: History): string[] =>
  stagedActionIds.map((id) => actionsById[id]?.action.type ?? '');

describe('§1 Host page: the history in the developer panel', () => {
  it('applies the store’s sanitizers to actions and states', () => {
    const history = recorded().getState() as History;
    expect(JSON.stringify(history)).toContain('s3cret');
    expect(JSON.stringify(createShownHistory(OPTIONS)(history))).not.toContain('s3cret');
  });

  it('omits denied actions, and marks the previous action as current instead', () => {
    const history = createShownHistory(OPTIONS)(recorded().getState() as History);
    expect(typesOf(history)).toEqual(['@@INIT', 'first', 'second']);
    expect(history.computedStates).toHaveLength(3);
    expect(history.currentStateIndex).toBe(2);
  });

  it('shows the current action after a jump', () => {
    const store = recorded();
    store.dispatch(ActionCreators.jumpToAction(1));
    expect(createShownHistory(OPTIONS)(store.getState() as History).currentStateIndex).toBe(1);
  });

  it.each([
    [undefined, true],
    [{ jump: true }, true],
    [{ skip: true }, false],
  ])('with features %p, jumping is allowed: %p', (features, allowed) => {
    expect(isAllowed({ features }, 'JUMP_TO_ACTION')).toBe(allowed);
  });
});
