import type { Browser, BrowserContext, BrowserContextOptions, Frame, Page } from '@playwright/test';
import type { BarePage } from './bareServer';
import type { Site } from './site';
import { listenForUncaught } from './uncaught';

export const PUBLIC_TOKEN = 'public-token-test-sandbox';

/** Arguments of a mount as JSON, to be passed from the test to the page. */
export type MountArgs = Record<string, unknown>;

export interface Visit {
  context: BrowserContext;
  page: Page;
  /** URLs of the page's requests, in order. */
  requested: string[];
  /** Uncaught errors and console errors of the page, without those about failed requests. */
  complaints: string[];
}

/** Opens an address in a new browser context. */
export async function visit(browser: Browser, url: string, options?: BrowserContextOptions): Promise<Visit> {
  const context = await browser.newContext(options);
  listenForUncaught(context);
  const tab = await openTab(context, url);
  return { context, ...tab };
}

export async function openTab(context: BrowserContext, url: string): Promise<Omit<Visit, 'context'>> {
  const page = await context.newPage();
  const watched = watch(page);
  await page.goto(url);
  return { page, ...watched };
}

function watch(page: Page): Pick<Visit, 'requested' | 'complaints'> {
  const requested: string[] = [];
  const complaints: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) {
      complaints.push(message.text());
    }
  });
  return { requested, complaints };
}

/** An empty page with the script tag alone, in a new tab. */
export const openBarePage = (context: BrowserContext, site: Site, page: BarePage = {}) =>
  openTab(context, site.bare.add(page));

/**
 * Mounts a login with a client of the site's sandbox. The host's events and errors are in `window.received`, the result of
 * the mount in `window.mounted`.
 */
export async function mountLogin(page: Page | Frame, site: Site, args: MountArgs): Promise<void> {
  const complete = {
    publicToken: PUBLIC_TOKEN,
    selector: '#sign-in',
    options: { endpoints: site.endpoints },
    ...args,
  };
  await page.evaluate((mountArgs) => {
    interface BareWindow {
      PriceRxAuth: { mountLogin(args: unknown): unknown };
      received: { events: unknown[]; errors: unknown[]; causes: unknown[] };
      mounted: unknown;
    }
    const bare = window as unknown as BareWindow;
    bare.received ??= { events: [], errors: [], causes: [] };
    bare.mounted = bare.PriceRxAuth.mountLogin({
      ...mountArgs,
      callbacks: {
        onEvent: (event: unknown) => bare.received.events.push(event),
        onError: (error: unknown) => {
          bare.received.errors.push(error instanceof Error ? error.message : error);
          bare.received.causes.push(error instanceof Error ? error.cause : undefined);
        },
      },
    });
  }, complete);
}

/** Removes the widget that `mountLogin` has mounted last. */
export const unmount = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as { mounted: { unmount(): void } }).mounted.unmount());

interface Received {
  errors: unknown[];
  causes: unknown[];
}
const received = (page: Page): Promise<Received> =>
  page.evaluate(() => Reflect.get(window, 'received') as Received);

/** The messages and causes of the errors reported to the host. */
export const receivedErrors = async (page: Page): Promise<unknown[]> => (await received(page)).errors;
export const receivedCauses = async (page: Page): Promise<unknown[]> => (await received(page)).causes;

/** The widget's chunks among the requested addresses. */
export const lazyChunks = (requested: readonly string[]): string[] =>
  requested.filter((url) => /\/pricerx-auth\.\w+\.[0-9a-f]{8}\.js$/.test(url));
