import type { Wanted } from './wanted';

/** What a visitor knows of an element. */
export interface Seen {
  name: string;
  value: string;
  focused: boolean;
  disabled: boolean;
}

export type Key =
  | 'Tab'
  | 'Shift+Tab'
  | 'Enter'
  | 'Space'
  | 'ArrowRight'
  | 'ArrowLeft'
  | 'ArrowDown'
  | 'Control+a'
  | 'Control+c'
  | 'Control+v'
  | 'Backspace';

/**
 * A person in front of a page with the widget, in a browser (`e2e/broad/browsers/visitor.ts`) or in jsdom (`inJsdom.ts`). Each method waits
 * for what it needs, and fails with what the page shows instead.
 */
export interface Visitor {
  /** Null when no visible element is like that. */
  find(wanted: Wanted): Promise<Seen | null>;
  shown(wanted: Wanted): Promise<Seen>;
  until<T>(what: string, look: () => Promise<T | null | false>): Promise<T>;
  /** Clicks an enabled element. */
  click(wanted: Wanted): Promise<void>;
  /** Clicks into a field and types, key by key. */
  type(wanted: Wanted, text: string): Promise<void>;
  /** Types into what has the focus. */
  keys(text: string): Promise<void>;
  press(...keys: Key[]): Promise<void>;
  paste(wanted: Wanted, text: string): Promise<void>;
  /** Fills in a field as password managers and keyboards do, and fires these events. */
  fillAs(wanted: Wanted, text: string, ...events: string[]): Promise<void>;
}
