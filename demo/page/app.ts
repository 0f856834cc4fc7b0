import type { Account } from './account';
import type { Params } from './address';
import type { EventLog } from './eventLog';
import type { SavedPrices } from './savedPrices';
import type { Switches } from './switches';
import type { WidgetGlobal } from './widgetGlobal';

/** Sign-in, once the widget's script and the provider's addresses are there. */
export interface Auth {
  widget: WidgetGlobal;
  account: Account;
  saved: SavedPrices;
}

export interface App {
  switches: Switches;
  auth: Auth | undefined;
  log: EventLog;
  href(path: string, params?: Params): string;
  go(path: string, params?: Params): void;
}

export interface View {
  title: string;
  element: HTMLElement;
  /** Settled once the heading is there to take the focus. */
  ready?: Promise<void>;
  /** Called once the element is on the page. */
  entered?(): void;
  /** The visitor signed in or out, or their saved prices changed. */
  accountChanged?(): void;
  /** The switches or the theme changed. */
  switched?(): void;
  left?(): void;
}
