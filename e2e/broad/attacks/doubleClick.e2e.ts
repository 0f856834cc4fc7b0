import { openTab } from '../../support/site/page';
import { test } from '../../support/test';
import { registerApp, signedIn } from '../../support/widget/consent';
import { button, heading, shown } from '../../support/widget/widget';

const PAUSE_MS = 700;
let consent: string;

test.beforeEach(async ({ site }) => {
  consent = (await registerApp(site)).consentPage();
});

test.describe('§4 Consent by double click', () => {
  test('a click at the moment in which Allow appears does nothing; the visitor’s own click answers', async ({
    site,
  }) => {
    const context = await signedIn(site);
    const page = await context.newPage();
    await page.addInitScript(() => {
      const look = () => {
        const all = [...document.querySelectorAll('pricerx-auth')].flatMap((widget) => [
          ...(widget.shadowRoot ?? widget).querySelectorAll('button'),
        ]);
        const allow = all.find(({ textContent }) => textContent === 'Allow');
        if (!allow) return void requestAnimationFrame(look);
        allow.click();
        document.documentElement.dataset.clicked = 'yes';
      };
      requestAnimationFrame(look);
    });
    await page.goto(consent);
    await page.waitForFunction(() => document.documentElement.dataset.clicked !== undefined);
    await shown(page.getByRole('heading', { name: /^Sign in to/ }));
    await button(page, 'Allow').click();
    await shown(heading(page, 'Back in the app'));
  });

  test('a window that comes back under a resting mouse ignores its click, until the pause has passed and the mouse has moved', async ({
    site,
  }) => {
    const context = await signedIn(site);
    await context.clock.install();
    const { page } = await openTab(context, consent);
    const allow = button(page, 'Allow');
    await allow.hover();
    await page.clock.pauseAt(Date.now() + 60_000);
    const click = async () => {
      await page.mouse.down();
      await page.mouse.up();
    };
    // A window of the attacker closes under the first of two clicks. Headless browsers focus all windows.
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    await shown(page.locator('button[aria-disabled=true]', { hasText: 'Allow' }));
    await click();
    await page.clock.runFor(PAUSE_MS);
    await shown(page.locator('button:not([aria-disabled])', { hasText: 'Allow' }));
    await click();
    await shown(page.getByRole('heading', { name: /^Sign in to/ }));
    await page.clock.resume();
    await allow.click({ position: { x: 20, y: 20 } });
    await shown(heading(page, 'Back in the app'));
  });

  test('quick taps in the place of Allow and beside it do nothing, however many; one tap after a pause answers', async ({
    site,
  }) => {
    const context = await signedIn(site, { hasTouch: true });
    // Before the page, so that the clock has the timers of its first pause too.
    await context.clock.install();
    const { page } = await openTab(context, consent);
    const { x, y, width } = (await button(page, 'Allow').boundingBox())!;
    await page.clock.pauseAt(Date.now() + 60_000);
    // The game that opened the page told the visitor to tap left and right in turn.
    await page.evaluate(() => void window.dispatchEvent(new Event('focus')));
    for (let tap = 0; tap < 8; tap++) {
      await page.touchscreen.tap(x + (tap % 2 ? width - 8 : width + 8), y + 8);
      await page.clock.runFor(PAUSE_MS / 2);
    }
    await shown(page.getByRole('heading', { name: /^Sign in to/ }));
    await page.clock.runFor(PAUSE_MS);
    await page.clock.resume();
    await page.touchscreen.tap(x + 8, y + 8);
    await shown(heading(page, 'Back in the app'));
  });
});
