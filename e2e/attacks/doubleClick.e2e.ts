import { openTab, PUBLIC_TOKEN } from '../support/site/page';
import { test, type TestSite } from '../support/test';
import { button, EMAIL_CODE, heading, shown, signInByEmailCode } from '../support/widget/widget';

const CLIENT = 'connected-app-test-double-click';
const PAUSE_MS = 700;
let appPage: string;
let consent: string;

test.beforeEach(async ({ site }) => {
  const { bare, control } = site;
  appPage = bare.add({ html: '<h1>Back in the app</h1>' });
  await control.createProject({
    public_token: PUBLIC_TOKEN,
    oauth_clients: [{ client_id: CLIENT, client_name: 'Pill Planner', redirect_uris: [appPage] }],
  });
  const args = JSON.stringify({
    publicToken: PUBLIC_TOKEN,
    selector: '#consent',
    options: { endpoints: site.endpoints },
  });
  const html = `<div id="consent"></div><script>addEventListener('DOMContentLoaded', () => PriceRxAuth.mountIdentityProvider(${args}))</script>`;
  const asked = new URLSearchParams({ client_id: CLIENT, redirect_uri: appPage, scope: 'openid' });
  consent = `${bare.add({ html })}?${asked.toString()}`;
});

async function signedIn(site: TestSite, email: string) {
  const { context, page } = await site.visitWidget({ config: EMAIL_CODE });
  await signInByEmailCode(page, site, email);
  return context;
}

test.describe('§4 Consent by double click', () => {
  test('a click at the moment in which Allow appears does nothing; the visitor’s own click answers', async ({
    site,
  }) => {
    const context = await signedIn(site, 'double-click@example.com');
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
    const context = await signedIn(site, 'double-click-return@example.com');
    const { page } = await openTab(context, consent);
    const allow = button(page, 'Allow');
    await allow.hover();
    await page.clock.install();
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
});
