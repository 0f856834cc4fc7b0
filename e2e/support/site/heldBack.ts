import type { BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import type { BarePage } from './bareServer';
import { mountLogin, openBarePage, PUBLIC_TOKEN, type MountArgs } from './page';
import type { Suite } from '../suite';

/** What follows the entry by itself. */
export const REST = /pricerx-auth\.(app|core)\.[0-9a-f]{8}\.js/;

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src data:; require-trusted-types-for 'script'; trusted-types pricerx-auth";

/** How a widget stands in a page: a title, whether it has a shadow root, and the page's policy. */
export const WAYS: [string, boolean, string | undefined][] = [
  ['in light DOM', false, undefined],
  ['in a shadow root', true, undefined],
  ['under a strict policy with Trusted Types', false, STRICT],
];

/** A page in which React and the core arrive when the test lets them. */
export async function openHeldBack(
  suite: Suite,
  bare: BarePage = {},
  options?: BrowserContextOptions,
  prepare?: (context: BrowserContext) => Promise<unknown>,
) {
  const context = await suite.newContext(options);
  await prepare?.(context);
  const release = await holdBack(context);
  return { ...(await openBarePage(context, suite.site, bare)), context, release };
}

/** @returns what lets the rest of the widget come. */
export async function holdBack(context: BrowserContext, files = REST): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(files, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** The same with a login on the page. */
export async function visitHeldBack(suite: Suite, args: MountArgs, bare?: BarePage) {
  const opened = await openHeldBack(suite, bare);
  await mountLogin(opened.page, suite.site, args);
  return opened;
}

/** React has taken over an element once it has put its own property on it. */
export const attached = (page: Page, count = 1) =>
  page.waitForFunction((wanted) => {
    const taken = [...document.querySelectorAll('pricerx-auth')].filter((host) => {
      const part = (host.shadowRoot ?? host).querySelector('input, h2');
      return part && Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    });
    return taken.length === wanted;
  }, count);

/** How often a code or a link was asked for. */
export const sends = async ({ site }: Suite, publicToken = PUBLIC_TOKEN): Promise<number> =>
  (await site.control.requests({ public_token: publicToken })).filter(({ path }) =>
    path.endsWith('/login_or_create'),
  ).length;
