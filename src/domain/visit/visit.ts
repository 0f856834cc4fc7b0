import type { WidgetKind } from '../screens';

/** The file format of a recorded visit: one visitor, one widget, one page (docs/scenarios.md). */
export interface Visit {
  format: typeof VISIT_FORMAT;
  version: typeof VISIT_VERSION;
  /** Version of the recording package. */
  recordedBy: string;
  /** Path, query and fragment of the page. */
  address: string;
  widget: VisitedWidget;
  /** Country of each phone number, by placeholder. */
  phones: Record<string, string>;
  /** In time order. */
  entries: VisitEntry[];
}

export const VISIT_FORMAT = 'pricerx-auth visit';
export const VISIT_VERSION = 1;

export interface VisitedWidget {
  kind: WidgetKind;
  /** BCP 47 tag of the texts; accessible names are in this language. */
  language: string;
  config: Record<string, unknown>;
  strings: Record<string, string>;
}

/** `at` is in milliseconds since the recording began. */
export type VisitEntry = { at: number } & (VisitAct | VisitCall | VisitScreen | VisitEvent | VisitError);

export const ACTS = ['click', 'type', 'paste', 'choose', 'press'] as const;

/** An act of the visitor on an element. Its role and accessible name identify the element. */
export interface VisitAct {
  kind: 'act';
  act: (typeof ACTS)[number];
  role: string;
  name: string;
  /** Index among the elements with this role and name. Default: 0. */
  nth?: number;
  /** The field's text after typing, the pasted text, the chosen option's value, or the pressed key. */
  value?: string;
}

/** An API call; `at` is the time at which it was sent. */
export interface VisitCall {
  kind: 'call';
  /** Method and path below the API's address: `POST /otps/authenticate`. */
  call: string;
  sent?: unknown;
  /** Null when the call failed or had no answer until the end of the recording. */
  answer: VisitAnswer | null;
}

export interface VisitAnswer {
  status: number;
  body?: unknown;
  retryAfter?: string;
}

/** The widget has changed its screen. */
export interface VisitScreen {
  kind: 'screen';
  screen: string;
}

/** The host's `onEvent` was called. */
export interface VisitEvent {
  kind: 'event';
  event: string;
  data: unknown;
}

/** The host's `onError` was called. */
export interface VisitError {
  kind: 'error';
  error: Record<string, unknown>;
}

/** A request of the widget while a visit is played. */
export interface PlayedCall {
  method: string;
  url: string;
}

/** Starts to answer the requests to an API address. Returns a function that stops it. */
export type ServeCalls = (
  apiUrl: string,
  answer: (call: PlayedCall) => VisitAnswer | null,
) => (() => void) | Promise<() => void>;
