import type { Page } from '@playwright/test';
import { openBarePage } from '../site/page';
import { actWhileCalling } from './callFaults';
import type { Fault } from './fault';
import { EXTENDED_PROTOTYPES, FROZEN_PROTOTYPES } from './prototypes';
import { translation } from './translation';
import { mount, unmount } from './visitor';

const HOUR_MS = 3_600_000;
const everywhere = () => true;

const clockOff = (hours: number): Fault => ({
  name: `a clock ${hours > 0 ? 'ahead' : 'behind'} by ${Math.abs(hours)} h`,
  outcome: 'works',
  suits: everywhere,
  prepare: (context) => context.clock.setSystemTime(Date.now() + hours * HOUR_MS),
});

const setHidden = (page: Page, isHidden: boolean): Promise<void> =>
  page.evaluate((hidden) => {
    const state = hidden ? 'hidden' : 'visible';
    Object.defineProperty(Document.prototype, 'hidden', { configurable: true, value: hidden });
    Object.defineProperty(Document.prototype, 'visibilityState', { configurable: true, value: state });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

export const BROWSER_FAULTS: Fault[] = [
  {
    name: 'storage that throws',
    outcome: 'works',
    // A step that leaves the page needs storage for the return.
    suits: ({ call, needsStorage }) => call !== undefined && !needsStorage,
    prepare: (context) =>
      context.addInitScript(() =>
        ['localStorage', 'sessionStorage'].forEach((name) =>
          Object.defineProperty(window, name, {
            get: () => {
              throw new DOMException('denied', 'SecurityError');
            },
          }),
        ),
      ),
  },
  {
    name: 'prototypes that the page has extended',
    outcome: 'works',
    suits: everywhere,
    prepare: (context) => context.addInitScript({ content: EXTENDED_PROTOTYPES }),
  },
  {
    name: 'prototypes that the page has frozen',
    outcome: 'works',
    suits: everywhere,
    prepare: (context) => context.addInitScript({ content: FROZEN_PROTOTYPES }),
  },
  {
    name: 'a page that the browser translates',
    outcome: 'works',
    suits: everywhere,
    prepare: (context) =>
      context.addInitScript({ content: `addEventListener('DOMContentLoaded', () => { ${translation()} });` }),
  },
  clockOff(24),
  clockOff(-24),
  {
    name: 'a tab that is hidden during the call',
    outcome: 'works',
    suits: ({ call, actsOnMount }) => call !== undefined && !actsOnMount,
    async act(visitor, step) {
      await actWhileCalling(visitor, step, () => setHidden(visitor.page, true));
      await visitor.page.waitForTimeout(200);
      // A page that the step has left meanwhile is not hidden.
      await setHidden(visitor.page, false).catch((error: Error) => {
        if (!error.message.includes('navigation')) throw error;
      });
    },
  },
  {
    name: 'a double submit',
    outcome: 'works',
    suits: ({ call, actsOnMount, isHosts }) => call !== undefined && !actsOnMount && !isHosts,
    act: (visitor, step) =>
      actWhileCalling(visitor, step, () =>
        // Playwright's click would wait until the busy button is enabled.
        visitor.page.evaluate(() => {
          const focused = document.activeElement;
          if (focused instanceof HTMLButtonElement) focused.click();
          if (focused instanceof HTMLInputElement) focused.form?.requestSubmit();
        }),
      ),
  },
  {
    name: 'a second tab with the same widget',
    outcome: 'works',
    suits: ({ actsOnMount, isSignedIn, isHosts }) => !actsOnMount && !isSignedIn && !isHosts,
    async set(visitor, step) {
      const { page } = await openBarePage(visitor.context, visitor.site, { html: step.html });
      await mount(step, visitor, page);
      return () => page.close();
    },
  },
  {
    name: 'an unmount and a mount during the call',
    outcome: 'works',
    most: 2,
    suits: ({ call, actsOnMount, isOnce }) => call !== undefined && !actsOnMount && !isOnce,
    async act(visitor, step) {
      await actWhileCalling(visitor, step, () => unmount(visitor.page));
      await mount(step, visitor);
      await step.arrive?.(visitor);
      await step.act(visitor);
    },
  },
];
