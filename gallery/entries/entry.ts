import type { Action } from '@reduxjs/toolkit';
import type { WidgetConfig } from '../../src/domain/config/config';
import type { ConsentManifest } from '../../src/domain/idp/consentManifest';
import type { Way } from '../../src/domain/session/lastUsed';
import type { User } from '../../src/domain/entities';
import type { ScreenName, WidgetKind } from '../../src/domain/screens';
import type { Styles } from '../../src/domain/theme/styles';
import type { FoundWallet, WalletAnswer } from '../../src/domain/wallets/wallets';
import type { Answers } from '../data/answers';

/** A step with a mounted widget. Steps are plain data, because they are sent to the page as JSON. */
export type Step =
  | { do: 'dispatch'; action: Action }
  | { do: 'see'; selector: string }
  | { do: 'lack'; selector: string }
  | { do: 'read'; selector: string; value: string }
  | { do: 'type'; selector: string; text: string }
  | { do: 'press'; selector: string };

/** Dispatches an action of the store, with the mount id of the shown widget. */
export const dispatch = (action: Action & { payload?: unknown }): Step => ({ do: 'dispatch', action });
/** Waits until the widget has such an element. Selectors are used instead of texts, because texts come in several languages. */
export const see = (selector: string): Step => ({ do: 'see', selector });
/** Waits until the widget has no such element. */
export const lack = (selector: string): Step => ({ do: 'lack', selector });
/** Waits until a field has this value. */
export const read = (selector: string, value: string): Step => ({ do: 'read', selector, value });
/** Types into a field, for values that are not in the store: codes and passwords. */
export const type = (selector: string, text: string): Step => ({ do: 'type', selector, text });
export const press = (selector: string): Step => ({ do: 'press', selector });

/** Properties of the browser. By default it has no passkeys, and its prompts are not answered. */
export interface BrowserState {
  /** How the browser offers passkeys: by a button, or in the autofill of inputs too. */
  passkeys?: 'button' | 'inputs';
  /** The result of the passkey prompt, `notHere` in immediate mode. Default: it stays open. */
  prompt?: 'declines' | 'duplicate' | 'notHere';
  /** State of Google's prompt, which is replaced by a placeholder. */
  oneTap?: 'pending' | 'shown' | { over: string };
  /** The installed wallets and their answers. Without an answer they keep waiting. */
  wallets?: { found: FoundWallet[]; connect?: WalletAnswer; sign?: WalletAnswer };
  /** The way that signed in last in this browser. */
  lastUsed?: Way;
  userAgent?: string;
  /** Local storage by key. */
  stored?: Record<string, string>;
  /** Session storage by key. */
  session?: Record<string, string>;
}

/** A state of a screen, and the steps that lead to it. */
export interface Entry {
  /** Name in URLs and file names of pictures. */
  name: string;
  screen: ScreenName;
  /** Description of the state, for developers. */
  title: string;
  widget?: WidgetKind;
  config?: WidgetConfig;
  styles?: Styles;
  strings?: Record<string, string>;
  /** Set for texts that are written from right to left. */
  dir?: 'rtl';
  /** Query of the page's URL. */
  query?: string;
  passwordResetToken?: string;
  manifest?: ConsentManifest;
  /** The signed-in user. */
  user?: User;
  /** Answers that replace the default ones. */
  answers?: Answers;
  browser?: BrowserState;
  steps?: Step[];
  /** Selector of an element that shows that the state is reached. */
  sees: string;
  /** The state also draws outside of the widget, so its picture shows the window. */
  aroundWidget?: 'above' | 'below';
}
