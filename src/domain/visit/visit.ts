import type { WidgetKind } from '../screens';

/** What one visitor did on one page, and what the widget did, as a file: docs/scenarios.md describes it. */
export interface Visit {
  format: typeof VISIT_FORMAT;
  version: typeof VISIT_VERSION;
  /** Version of the package that recorded it. */
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
  /** Language of its texts, which the names of elements are in. */
  language: string;
  config: Record<string, unknown>;
  strings: Record<string, string>;
}

/** `at` is in milliseconds since the recording began. */
export type VisitEntry = { at: number } & (VisitAct | VisitCall | VisitScreen | VisitEvent | VisitError);

export const ACTS = ['click', 'type', 'paste', 'choose', 'press'] as const;

/** Something that the visitor did with one element, which its role and accessible name identify. */
export interface VisitAct {
  kind: 'act';
  act: (typeof ACTS)[number];
  role: string;
  name: string;
  /** Which of the elements with this role and name, when it is not the first. */
  nth?: number;
  /** The field's whole text after typing, the pasted text, the chosen option's value, the pressed key. */
  value?: string;
}

/** A call of the API, at the time when it was sent. */
export interface VisitCall {
  kind: 'call';
  /** Method and path below the API's address: `POST /otps/authenticate`. */
  call: string;
  sent?: unknown;
  /** Null when no answer came. */
  answer: VisitAnswer | null;
}

export interface VisitAnswer {
  status: number;
  body?: unknown;
  retryAfter?: string;
}

/** The widget shows another screen. */
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

/** A call of a widget that plays a visit. */
export interface PlayedCall {
  method: string;
  url: string;
}

/** Answers the calls to an address of the API. Returns a function that ends it. */
export type ServeCalls = (
  apiUrl: string,
  answer: (call: PlayedCall) => VisitAnswer | null,
) => (() => void) | Promise<() => void>;
