import type { VisitRecorder } from '../../src/dev';
import type { Account } from './session/account';
import type { Params } from './parts/address';
import type { EventLog } from './developer/eventLog';
import type { SavedPrices } from './session/savedPrices';
import type { Switches } from './developer/switches';
import type { WidgetGlobal } from './session/widgetGlobal';

/** The client and the widget, available once the widget's script and the configuration are loaded. */
export interface Auth {
  widget: WidgetGlobal;
  account: Account;
  saved: SavedPrices;
  /** Present while the visit is recorded. */
  recorder: VisitRecorder | undefined;
}

export interface App {
  switches: Switches;
  /** Undefined while the page starts, and when sign-in is not available. */
  auth: Auth | undefined;
  /** Whether the session is still being checked. */
  isStarting: boolean;
  log: EventLog;
  href(path: string, params?: Params): string;
  go(path: string, params?: Params): void;
}

export interface View {
  /** The title in English. */
  title: string;
  element: HTMLElement;
  /** Resolves when the heading exists and can be focused. */
  ready?: Promise<void>;
  /** Called after the element was added to the page. */
  entered?(): void;
  /** Called when the session becomes known or changes, and when the saved prices change. */
  accountChanged?(): void;
  /** The view translates its own texts and keeps the visitor's input when the language changes. Other views are shown again. */
  staysInOtherLanguage?: true;
  /** Called when the switches, the theme or the language change. */
  switched?(): void;
  left?(): void;
}
