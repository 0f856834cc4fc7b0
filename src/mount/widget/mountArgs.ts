import { destroyedError, StytchSDKUsageError, usageError } from '../../client/errors/sdkErrors';
import type { ClientOptions } from '../../domain/config/clientOptions';
import { argumentProblems } from '../../domain/config/mountProblems';
import type { ColorScheme, Styles } from '../../domain/theme/styles';
import type { Callbacks } from '../app/callbacks';
import {
  acquireAgain,
  acquireForWidget,
  requireBrowser,
  type AcquiredConnection,
} from '../client/sharedConnections';
import { connectionOf } from '../client/clientConnection';
import type { Client } from '../client/createClient';

/** When a widget's code is loaded. */
export type Loading = 'auto' | 'eager';

/** Arguments of all mount functions. */
export interface MountArgs {
  /** The client whose session the widget shares. Give either this or `publicToken`. */
  client?: Client;
  /**
   * Public token of the project. The widget creates a client, or shares the one that the page already has for
   * the token.
   */
  publicToken?: string;
  /** Options of that client; only with `publicToken`. */
  options?: ClientOptions;
  /** A CSS selector or an element. It must exist before the mount. */
  selector: string | Element;
  /** Theme of the widget: colours, fonts, borders and logo. */
  styles?: Styles;
  /**
   * The colour scheme of the widget. `auto` follows the page's `color-scheme` and the visitor's setting, and
   * changes with them. Default: `light`.
   */
  colorScheme?: ColorScheme;
  /** Functions that receive the widget's events and errors. */
  callbacks?: Callbacks;
  /**
   * When the sign-in widget's code is loaded. `auto`: when the visitor comes near the form with focus, pointer, touch or key, or when
   * there is something to do (a session to confirm, a token in the address, passkeys in autofill, One Tap, wallets). `eager`: at once.
   * Default: `auto`. The other widgets are always loaded at once.
   */
  loading?: Loading;
  /** Texts by id, which override the widget's own, in ICU message syntax. */
  strings?: Record<string, string>;
  /**
   * Language of the widget: a BCP 47 tag with or without a region (`es-MX`), or `auto`. `auto` takes the first
   * supported language of the page's `lang` and the visitor's browser. docs/languages.md lists the languages.
   * If `strings` has texts in another language, pass its tag: plurals, numbers and country names depend on it.
   * Default: English.
   * @example locale: 'auto'
   */
  locale?: string;
}

/** The result of a mount. */
export interface Mount {
  /** Removes the widget and everything it added to the page. */
  unmount(): void;
}

export function checkArgs(call: string, args: MountArgs, problems: readonly string[]): void {
  requireBrowser(call);
  const all = [...argumentProblems(args), ...problems];
  if (all.length > 0) throw usageError(call, all);
}

/**
 * §1 Mounting: the element of a selector.
 * @throws StytchSDKUsageError for an invalid selector, and when no element matches it
 */
export function findElement(selector: string | Element): Element {
  if (selector instanceof Element) return selector;
  let element: Element | null = null;
  try {
    element = document.querySelector(selector);
  } catch {
    throw new StytchSDKUsageError(`"${String(selector)}" is not a valid CSS selector, such as "#sign-in".`);
  }
  if (element) return element;
  throw new StytchSDKUsageError(
    `No DOM element matches the selector "${selector}". The element must exist before mounting.`,
  );
}

/**
 * The connection of a widget's client or public token. The widget releases it when it is unmounted.
 * @throws StytchSDKUsageError for an object that is no client, and for a destroyed client
 */
export function connectionFor(call: string, { client, publicToken, options }: MountArgs): AcquiredConnection {
  if (client === undefined) return acquireForWidget(publicToken, options);
  const connection = connectionOf(client);
  if (!connection)
    throw usageError(call, ['client must come from createClient of this package, in the same release.']);
  const acquired = acquireAgain(connection);
  if (!acquired) throw destroyedError();
  return acquired;
}
