import { CacheProvider } from '@emotion/react';
import { InspectorMonitor } from '@redux-devtools/inspector-monitor';
import { SliderMonitor } from '@redux-devtools/slider-monitor';
import { useEffect, useMemo, useReducer, useRef, useSyncExternalStore } from 'react';
import { createRoot } from 'react-dom/client';
import { t } from '../../language/language';
import type { HistoryAction, Recorder, Recording } from './recording';
import { createShownHistory, isAllowed } from './shown';
import { createStyleCache } from './styleCache';

const THEME = 'nicinabox';

/** The types of the monitors omit the props that the monitors read. */
const Slider = SliderMonitor as unknown as React.ComponentType<Record<string, unknown>>;
const Inspector = InspectorMonitor as unknown as React.ComponentType<Record<string, unknown>> & {
  update(props: object, state: object | undefined, action: { type: string }): object;
};

const StoreHistory = ({ recording: { options, store } }: { recording: Recording }) => {
  const history = useSyncExternalStore(store.subscribe, store.getState);
  const shown = useMemo(() => createShownHistory(options), [options])(history);
  const [monitorState, updateMonitor] = useReducer(
    (state: object, action: { type: string }) => Inspector.update({}, state, action),
    Inspector.update({}, undefined, { type: '' }),
  );
  const slider = useRef<HTMLDivElement>(null);
  const name = options.name ?? t('A store');

  const dispatch = (action: HistoryAction): HistoryAction => {
    updateMonitor(action);
    if (action.type in MONITORED && isAllowed(options, action.type)) store.dispatch(action);
    return action;
  };

  // The package's texts are English, and its slider has no accessible name.
  useEffect(() => {
    slider.current
      ?.querySelector('input')
      ?.setAttribute('aria-label', t('Point in time of {name}', { name }));
  }, [name]);

  return (
    <section className="travel" aria-label={name}>
      <h4>{name}</h4>
      {isAllowed(options, 'JUMP_TO_STATE') && (
        <div className="travel__slider" lang="en" ref={slider}>
          <Slider {...shown} dispatch={dispatch} theme={THEME} keyboardEnabled={false} hideResetButton />
        </div>
      )}
      <div className="travel__inspector" lang="en">
        <Inspector
          {...shown}
          monitorState={monitorState}
          dispatch={dispatch}
          theme={THEME}
          invertTheme={false}
          draggableActions={isAllowed(options, 'REORDER_ACTION')}
          hideMainButtons
          hideActionButtons={!isAllowed(options, 'JUMP_TO_STATE')}
        />
      </div>
    </section>
  );
};

/** The actions of the monitors that change the history. Other actions change only their display. */
const MONITORED = { JUMP_TO_STATE: true, JUMP_TO_ACTION: true, TOGGLE_ACTION: true, REORDER_ACTION: true };

const TimeTravel = ({ recorder }: { recorder: Recorder }) => {
  const recordings = useSyncExternalStore(recorder.onNew, recorder.recordings);
  return recordings.map((recording, index) => <StoreHistory key={index} recording={recording} />);
};

export const showTimeTravel = (place: HTMLElement, recorder: Recorder): void => {
  createRoot(place).render(
    <CacheProvider value={createStyleCache()}>
      <TimeTravel recorder={recorder} />
    </CacheProvider>,
  );
};
