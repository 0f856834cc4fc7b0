import { StytchSDKUsageError } from '../client/sdkErrors';
import type { ClientOptions } from '../domain/clientOptions';
import { argumentProblems } from '../domain/mountProblems';
import type { Styles } from '../domain/theme';
import type { Callbacks } from '../mount/callbacks';
import { holdAgain, holdForWidget, requireBrowser, type Hold } from './connection';
import { connectionOf, type Client } from './createClient';

/** What every mount function takes. */
export interface MountArgs {
  /** The client whose session the widget shares. Give this or a `publicToken`. */
  client?: Client;
  /** Makes a client for this widget, or shares the one that this page already has for the token. */
  publicToken?: string;
  /** Options of that client. */
  options?: ClientOptions;
  /** A CSS selector, or the element itself. It must exist before the mount. */
  selector: string | Element;
  /** How the widget looks. */
  styles?: Styles;
  callbacks?: Callbacks;
  /** Texts by id, over the widget's own; ICU message syntax. */
  strings?: Record<string, string>;
  /**
   * The language of the widget, as a BCP 47 tag: `en` or `es`, with or without a region (`es-MX`). With texts of your own for
   * another language, the tag of that one: plurals, numbers and country names follow it. Default: English.
   * @example locale: document.documentElement.lang
   */
  locale?: string;
}

/** What a mount gives back. */
export interface Mount {
  /** Takes the widget off the page, with everything it added. */
  unmount(): void;
}

export function usageError(method: string, problems: readonly string[]): StytchSDKUsageError {
  return new StytchSDKUsageError([`Invalid call to PriceRxAuth.${method}`, ...problems].join('\n'));
}

export function checkArgs(method: string, args: MountArgs, problems: readonly string[]): void {
  requireBrowser(`PriceRxAuth.${method}`);
  const all = [...argumentProblems(args), ...problems];
  if (all.length > 0) throw usageError(method, all);
}

/** §1 The element must exist before the mount. */
export function findElement(selector: string | Element): Element {
  if (selector instanceof Element) return selector;
  let element: Element | null = null;
  try {
    element = document.querySelector(selector);
  } catch {
    throw new StytchSDKUsageError(
      `"${String(selector)}" is not a valid CSS selector. Give one such as "#sign-in", or the element itself.`,
    );
  }
  if (element) return element;
  throw new StytchSDKUsageError(
    `No DOM element matches the selector "${selector}". The element must exist before mounting: put it into the page first, or run the script after it.`,
  );
}

/** The connection to mount with, held for as long as the widget lives. */
export function connectionFor(method: string, { client, publicToken, options }: MountArgs): Hold {
  if (client === undefined) return holdForWidget(publicToken, options);
  const connection = connectionOf(client);
  if (!connection) throw usageError(method, ['client must come from createClient of this package.']);
  const held = holdAgain(connection);
  if (!held) throw usageError(method, ['client was destroyed: make a new one with createClient.']);
  return held;
}
