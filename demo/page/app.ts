import type { Account } from './session/account';
import type { Params } from './parts/address';
import type { EventLog } from './developer/eventLog';
import type { SavedPrices } from './session/savedPrices';
import type { Switches } from './developer/switches';
import type { WidgetGlobal } from './session/widgetGlobal';

/** Sign-in, once the widget's script and the provider's addresses are there. */
export interface Auth {
  widget: WidgetGlobal;
  account: Account;
  saved: SavedPrices;
}

export interface App {
  switches: Switches;
  /** Nothing while the page starts, and where sign-in is not available. */
  auth: Auth | undefined;
  /** The server was started for developers: another project may be chosen. */
  canChooseProject: boolean;
  /** It is not known yet who the visitor is. */
  isStarting: boolean;
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
  /** The page knows who the visitor is; or they signed in or out, or their saved prices changed. */
  accountChanged?(): void;
  /** The switches or the theme changed. */
  switched?(): void;
  left?(): void;
}
