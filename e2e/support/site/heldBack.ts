import type { BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import type { TestSite } from '../test';
import type { BarePage } from './bareServer';
import { type MountArgs, mountLogin, openBarePage, PUBLIC_TOKEN } from './page';

/** The chunks that the entry loads after the first paint. */
export const REST = /pricerx-auth\.(app|core)\.[0-9a-f]{8}\.js/;

const STRICT =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src *; img-src data:; require-trusted-types-for 'script'; trusted-types pricerx-auth";

/** Kinds of pages: title, whether the widget has a shadow root, and the page's Content Security Policy. */
export const WAYS: [string, boolean, string | undefined][] = [
  ['in light DOM', false, undefined],
  ['in a shadow root', true, undefined],
  ['under a strict policy with Trusted Types', false, STRICT],
];

/** A page in which the chunks with React and the core load when the test calls `release`. */
export async function openHeldBack(
  site: TestSite,
  bare: BarePage = {},
  options?: BrowserContextOptions,
  prepare?: (context: BrowserContext) => Promise<unknown>,
) {
  const context = await site.newContext(options);
  await prepare?.(context);
  const release = await holdBack(context);
  return { ...(await openBarePage(context, site, bare)), context, release };
}

/** Delays requests for these files. @returns a function that lets them continue. */
export async function holdBack(context: BrowserContext, files = REST): Promise<() => void> {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await context.route(files, async (route) => {
    await held;
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Opens such a page with a login widget. */
export async function visitHeldBack(site: TestSite, args: MountArgs, bare?: BarePage) {
  const opened = await openHeldBack(site, bare);
  await mountLogin(opened.page, site, { loading: 'eager', ...args });
  return opened;
}

/** Waits until React has hydrated the widgets: it then has set a property on their elements. */
export const attached = (page: Page, count = 1) =>
  page.waitForFunction((wanted) => {
    const taken = [...document.querySelectorAll('pricerx-auth')].filter((host) => {
      const part = (host.shadowRoot ?? host).querySelector('input, h2');
      return part && Object.keys(part).some((key) => key.startsWith('__reactFiber'));
    });
    return taken.length === wanted;
  }, count);

/** The number of calls that send a code or a link. */
export const sends = async (site: TestSite, publicToken = PUBLIC_TOKEN): Promise<number> =>
  (await site.control.requests({ public_token: publicToken })).filter(({ path }) =>
    path.endsWith('/login_or_create'),
  ).length;
