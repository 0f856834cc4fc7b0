import type { LiftedAction, LiftedState, LiftedStore } from '@redux-devtools/instrument';

export interface RecordedAction {
  type: string;
}
export type History = LiftedState<unknown, RecordedAction, unknown>;
export type HistoryAction = LiftedAction<unknown, RecordedAction, unknown>;

/** What a store says to the Redux DevTools; the names are the extension's. */
export interface RecordingOptions {
  name?: string;
  maxAge?: number;
  actionSanitizer?(action: RecordedAction, id: number): RecordedAction;
  stateSanitizer?(state: unknown, index: number): unknown;
  actionsDenylist?: string | readonly string[];
  /** Those that are named and true; all, when left out. */
  features?: Partial<Record<'jump' | 'skip' | 'reorder', boolean>>;
}

export interface Recording {
  options: RecordingOptions;
  store: LiftedStore<unknown, RecordedAction, unknown>;
}

export interface Recorder {
  recordings(): readonly Recording[];
  onNew(listener: () => void): () => void;
}

interface RecordedWindow {
  demoRecorder?: Recorder;
  __REDUX_DEVTOOLS_EXTENSION_COMPOSE__?: unknown;
}

const page = (): RecordedWindow => window as RecordedWindow;

/** Nothing, where this page was loaded without the recorder. */
export const recorder = (): Recorder | undefined => page().demoRecorder;

export const hasExtension = (): boolean =>
  page().demoRecorder === undefined && page().__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ !== undefined;

/** A script of its own makes the recorder, so it is handed over by the window. */
export const publishRecorder = (made: Recorder, compose: unknown): void => {
  page().demoRecorder = made;
  page().__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = compose;
};
