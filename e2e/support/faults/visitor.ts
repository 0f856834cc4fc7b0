import type { BrowserContext, Page } from '@playwright/test';
import { openBarePage, PUBLIC_TOKEN } from '../site/page';
import type { TestSite } from '../test';
import type { Step, Visitor } from './step';

/** Time limit in real time for acts without a fault, so that a failing cell does not take a minute. */
const DONE_WITHIN_MS = 6_000;

/** A page with an empty element for the step's widget and a fake clock. */
export async function openVisitor(
  site: TestSite,
  step: Step,
  publicToken = PUBLIC_TOKEN,
  prepare?: (context: BrowserContext) => Promise<unknown>,
): Promise<Visitor> {
  const context = await site.newContext({ viewport: { width: 400, height: 720 } });
  await context.clock.install();
  await step.prepare?.(context);
  await prepare?.(context);
  const { page } = await openBarePage(context, site, { html: step.html });
  page.setDefaultTimeout(DONE_WITHIN_MS);
  const visitor = {
    ...{ site, context, page, publicToken, known: {} },
    ...{ email: 'visitor@example.com', phone: '4155520001' },
  };
  await step.setUp?.(visitor);
  return visitor;
}

interface FaultsWindow {
  PriceRxAuth: Record<string, (args: unknown) => { unmount(): void }>;
  received: { errors: unknown[] };
  mounted?: { unmount(): void };
}

/** Mounts the step's widget. The host's events and errors are in `window.received`, the result of the mount in `window.mounted`. */
export async function mount(
  { method = 'mountLogin', args, isHosts }: Step,
  visitor: Visitor,
  on?: Page,
): Promise<void> {
  if (isHosts) return;
  const { site, page, publicToken } = visitor;
  const complete = {
    publicToken,
    selector: '#sign-in',
    loading: 'eager',
    options: { endpoints: site.endpoints },
    ...(await args(visitor)),
  };
  await (on ?? page).evaluate(
    ([name, given]) => {
      const all = window as unknown as FaultsWindow;
      all.received ??= { errors: [] };
      const onError = (error: unknown) => all.received.errors.push(String(error));
      all.mounted = all.PriceRxAuth[name]?.({ ...given, callbacks: { onError } });
    },
    [method, complete] as const,
  );
}

export const unmount = (page: Page): Promise<void> =>
  page.evaluate(() => (window as unknown as FaultsWindow).mounted?.unmount());

/** The errors reported to the host. */
export const receivedErrors = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as unknown as FaultsWindow).received.errors);

/** The texts of alerts and toasts that the visitor can see without scrolling. */
export const wordsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[role=alert]')]
      .filter((part) => {
        const { top, bottom, width } = part.getBoundingClientRect();
        return width > 1 && bottom > 0 && top < window.innerHeight && part.checkVisibility();
      })
      .map(({ innerText }) => innerText.trim())
      .filter((text) => text !== ''),
  );
