import type { LiftedAction, LiftedState, LiftedStore } from '@redux-devtools/instrument';

export interface RecordedAction {
  type: string;
}
export type History = LiftedState<unknown, RecordedAction, unknown>;
export type HistoryAction = LiftedAction<unknown, RecordedAction, unknown>;

/** Options that a store passes to the Redux DevTools, with the extension's names. */
export interface RecordingOptions {
  name?: string;
  maxAge?: number;
  actionSanitizer?(action: RecordedAction, id: number): RecordedAction;
  stateSanitizer?(state: unknown, index: number): unknown;
  actionsDenylist?: string | readonly string[];
  /** Allowed features; all when missing. */
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

/** The recorder, or undefined when the page was loaded without it. */
export const recorder = (): Recorder | undefined => page().demoRecorder;

export const hasExtension = (): boolean =>
  page().demoRecorder === undefined && page().__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ !== undefined;

/** Publishes the recorder on `window`, because a separate script creates it. */
export const publishRecorder = (made: Recorder, compose: unknown): void => {
  page().demoRecorder = made;
  page().__REDUX_DEVTOOLS_EXTENSION_COMPOSE__ = compose;
};
