import type { Action } from '@reduxjs/toolkit';
import type { WidgetConfig } from '../../src/domain/config';
import type { ConsentManifest } from '../../src/domain/consentManifest';
import type { User } from '../../src/domain/entities';
import type { ScreenName, WidgetKind } from '../../src/domain/screens';
import type { Styles } from '../../src/domain/theme';
import type { FoundWallet, WalletAnswer } from '../../src/domain/wallets';
import type { Answers } from '../data/answers';

/** One thing that is done to a mounted widget. All of it is data: it travels to the page as JSON. */
export type Step =
  | { do: 'dispatch'; action: Action }
  | { do: 'see'; selector: string }
  | { do: 'lack'; selector: string }
  | { do: 'read'; selector: string; value: string }
  | { do: 'type'; selector: string; text: string }
  | { do: 'press'; selector: string };

/** An action of the store, stamped for the widget on the stage. */
export const dispatch = (action: Action & { payload?: unknown }): Step => ({ do: 'dispatch', action });
/** Waits until the widget holds such an element. Selectors and no texts, since texts come in several languages. */
export const see = (selector: string): Step => ({ do: 'see', selector });
/** Waits until the widget holds no such element. */
export const lack = (selector: string): Step => ({ do: 'lack', selector });
/** Waits until a field holds this. */
export const read = (selector: string, value: string): Step => ({ do: 'read', selector, value });
/** For what stands in a field and in no store: codes and passwords. */
export const type = (selector: string, text: string): Step => ({ do: 'type', selector, text });
export const press = (selector: string): Step => ({ do: 'press', selector });

/** What a browser has or lacks. Left out, it is one without passkeys whose visitor answers no question. */
export interface BrowserState {
  /** Where this browser offers passkeys. */
  passkeys?: 'button' | 'inputs';
  /** What the visitor does when the browser asks for a passkey: nothing, or one of these. */
  prompt?: 'declines' | 'duplicate';
  /** Where Google's prompt is; a stand-in is drawn for it. */
  oneTap?: 'pending' | 'shown' | { over: string };
  /** Those that it has, and what they answer; left out, they go on waiting for their owner. */
  wallets?: { found: FoundWallet[]; connect?: WalletAnswer; sign?: WalletAnswer };
  userAgent?: string;
  /** In local storage, by key. */
  stored?: Record<string, string>;
  /** In session storage, by key. */
  session?: Record<string, string>;
}

/** A screen in one of its states, and how it is reached by the real store. */
export interface Entry {
  /** In addresses and names of pictures. */
  name: string;
  screen: ScreenName;
  /** What is special about this state. */
  title: string;
  widget?: WidgetKind;
  config?: WidgetConfig;
  styles?: Styles;
  strings?: Record<string, string>;
  /** For texts that are written from right to left. */
  dir?: 'rtl';
  /** Of the page's address. */
  query?: string;
  passwordResetToken?: string;
  manifest?: ConsentManifest;
  /** Who is signed in. */
  user?: User;
  /** What the provider says, over the usual. */
  answers?: Answers;
  browser?: BrowserState;
  steps?: Step[];
  /** By this the state is recognised. */
  sees: string;
  /** The state is drawn beside the widget too: a picture of it shows the window. */
  aroundWidget?: boolean;
}
