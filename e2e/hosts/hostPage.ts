import type { BareServer } from '../support/site/bareServer';
import { type MountArgs, PUBLIC_TOKEN } from '../support/site/page';
import { EMAIL_CODE } from '../support/widget/widget';

/** The addresses that a row's page uses. */
export interface Parts {
  /** The script tag's file. */
  script: string;
  /** Defines `signIn(selector)`, which notes what the page has, and mounts the widget. */
  host: string;
  /** Calls `signIn()`. */
  call: string;
  /** Serves a further file and returns its path. */
  file(name: string, text: string, type?: string): string;
  /** The origin of the same files under another name. */
  elsewhere: string;
}

/** What a step of a row can do with the page, in every browser. */
export interface RowPage {
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result>;
  waitFor(what: string, look: () => boolean): Promise<unknown>;
}

/** A row of the table: a page that embeds the widget. */
export interface HostPage {
  name: string;
  /** The document. Default: `documentOf({})`. */
  html?(parts: Parts): string;
  headers?: Record<string, string>;
  /** A policy; HOST and SANDBOX stand for the origins. */
  csp?: string;
  encoding?: BufferEncoding;
  /** Arguments of the mount. Default: an email code. */
  args?: MountArgs;
  /** Names of the two fields for assistive tools. */
  fieldNames?: [email: string, code: string];
  /** The selector of the frame that has the widget. */
  frame?: string;
  /** What happens before the sign-in. */
  before?(page: RowPage): Promise<void>;
  /** Console errors of the page itself. */
  expected?: RegExp;
  /** Browsers without such a page. */
  notIn?: readonly string[];
}

/** The form hydrates when the visitor comes near. */
export const hydrate = async ({ evaluate, waitFor }: RowPage): Promise<void> => {
  await evaluate(() => {
    document
      .querySelector('pricerx-auth form')
      ?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  });
  await waitFor('React', () =>
    Object.keys(document.querySelector('pricerx-auth form') ?? {}).some((key) => key.startsWith('__react')),
  );
};

interface DocumentParts {
  html?: string;
  /** Before everything else. */
  head?: string;
  body?: string;
  /** After the call. */
  end?: string;
}

export const PLACE = '<div id="sign-in"></div>';

/** A usual page: the place, the script tag, the call. */
export const documentOf =
  ({ html = '<!doctype html><html lang="en">', head = '', body = PLACE, end = '' }: DocumentParts) =>
  ({ script, host, call }: Parts): string =>
    `${html}<head><title>Host</title><link rel="icon" href="data:,"/>${head}</head><body>${body}` +
    `<script src="${script}"></script><script src="${host}"></script><script src="${call}"></script>${end}</body></html>`;

/** The host's own script, which uses no method that a row replaces. */
const hostScript = (args: MountArgs): string => `
var events = '';
function traces() {
  var place = window.place;
  return [
    document.querySelectorAll('style, link[rel=stylesheet]').length,
    document.querySelectorAll('pricerx-auth, [data-pricerx]').length,
    (document.adoptedStyleSheets || []).length,
    place.childNodes.length,
    place.attributes.length,
  ].join(' ');
}
function signIn(place) {
  var args = ${JSON.stringify(args)};
  window.place = args.selector = place || document.querySelector('#sign-in');
  args.callbacks = { onEvent: function (event) { events += event.type + ' '; } };
  window.before = window.before || traces();
  window.mounted = PriceRxAuth.mountLogin(args);
}`;

/** Serves the page of a row and returns its address. */
export function serveRow(
  row: HostPage,
  site: { bare: BareServer; endpoints: Record<string, string> },
): string {
  const args = {
    publicToken: PUBLIC_TOKEN,
    options: { endpoints: site.endpoints },
    config: EMAIL_CODE,
    ...row.args,
  };
  const file = (name: string, text: string, type = 'text/javascript'): string => {
    site.bare.add({ document: text, headers: { 'content-type': type } }, name);
    return name;
  };
  const parts: Parts = {
    script: '/pricerx-auth.js',
    host: file('/host.js', hostScript(args)),
    call: file('/call.js', 'signIn();'),
    file,
    elsewhere: site.bare.url.replace('localhost', '127.0.0.1'),
  };
  const html = (row.html ?? documentOf({}))(parts);
  return site.bare.add({
    document: row.encoding ? Buffer.from(html, row.encoding) : html,
    csp: row.csp,
    headers: row.headers,
  });
}
