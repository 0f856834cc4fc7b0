import type { EventType } from '../hostEvents';
import type { ScreenName, WidgetKind } from '../screens';

/** The file format of a recorded visit: one visitor, one widget, one page (docs/scenarios.md). */
export interface Visit {
  format: typeof VISIT_FORMAT;
  version: typeof VISIT_VERSION;
  /** Version of the recording package. */
  recordedBy: string;
  /** The parameters of the page's address that the widget may read: `/?token={{token:1}}`. */
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
  /** Language of the texts; empty when it is none of the widget's. */
  language: string;
  config: Record<string, unknown>;
  strings: Record<string, string>;
}

/** `at` is in milliseconds since the recording began. */
export type VisitEntry = { at: number } & (VisitAct | VisitCall | VisitScreen | VisitEvent | VisitError);

export const ACTS = ['click', 'type', 'paste', 'choose', 'press'] as const;

/** The ARIA roles that an element of a visit may have. All others are recorded as `generic`. */
export const ROLES = [
  ...['button', 'link', 'tab', 'checkbox', 'radio', 'switch', 'option', 'menuitem', 'textbox', 'combobox'],
  ...['listbox', 'heading', 'alert', 'dialog', 'generic'],
] as const;

/**
 * An act of the visitor on an element. Its role and accessible name identify the element. The name is a text of the
 * widget, or a placeholder for any other.
 */
export interface VisitAct {
  kind: 'act';
  act: (typeof ACTS)[number];
  role: (typeof ROLES)[number];
  name: string;
  /** Index among the elements with this role and name; all names with a placeholder are the same. Default: 0. */
  nth?: number;
  /** A placeholder for the typed or pasted text, the chosen option's value, or the pressed key. */
  value?: string;
}

/** An API call; `at` is the time at which it was sent. */
export interface VisitCall {
  kind: 'call';
  /** Method and path below the API's address: `POST /otps/authenticate`. `another call` stands for all others. */
  call: string;
  sent?: unknown;
  /** Null when the call failed or had no answer until the end of the recording. */
  answer: VisitAnswer | null;
}

export const WHOLE_SECONDS = /^\d{1,6}$/;

export interface VisitAnswer {
  status: number;
  body?: unknown;
  /** In seconds. */
  retryAfter?: string;
}

/** The widget has changed its screen. */
export interface VisitScreen {
  kind: 'screen';
  screen: ScreenName;
}

/** The host's `onEvent` was called. */
export interface VisitEvent {
  kind: 'event';
  event: EventType;
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
