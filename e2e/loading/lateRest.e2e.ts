import { holdBack, REST, sends, visitHeldBack, WAYS } from '../support/site/heldBack';
import { mountLogin, openTab, receivedCauses } from '../support/site/page';
import { expect, test, type TestSite } from '../support/test';
import {
  alert,
  button,
  codeField,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  heading,
  shown,
} from '../support/widget/widget';

interface Received {
  causes: unknown[];
}

const EMAIL = 'someone@pharmacy.example.com';

for (const [what, enableShadowDOM] of [
  ['light DOM', false],
  ['a shadow root', true],
] as const) {
  test.describe(`§2 Main when a script hangs, in ${what}`, () => {
    for (const chunk of ['app', 'core']) {
      test(`shows a message within 10 s when the ${chunk} hangs, and sends the typed address after a retry`, async ({
        site,
      }) => {
        const context = await site.newContext();
        await context.clock.install();
        let isHanging = true;
        await context.route(REST, (route) =>
          isHanging && route.request().url().includes(`.${chunk}.`) ? undefined : route.continue(),
        );
        const { page } = await site.visitWidget({ config: { ...EMAIL_CODE, enableShadowDOM } }, {}, context);
        const email = `hanging-${chunk}-${enableShadowDOM}@example.com`;
        await emailField(page).fill(email);
        await emailField(page).press('Enter');
        await page.clock.runFor(10_000);
        await shown(
          alert(page).filter({
            hasText: 'This page did not load fully. Check your internet connection and try again.',
          }),
        );
        expect(await emailField(page).inputValue()).toBe(email);
        isHanging = false;
        await button(page, 'Try again').click();
        await shown(codeField(page));
      });
    }
  });
}

for (const [what, enableShadowDOM, csp] of WAYS) {
  test.describe(`§2 Main when the hydration fails, ${what}`, () => {
    test('shows a message, reports the error to the host, and sends the typed address after a retry', async ({
      site,
    }) => {
      const config = { ...EMAIL_CODE, enableShadowDOM };
      const { page, release, complaints } = await visitHeldBack(site, { config }, { csp });
      const email = `not-taken-${enableShadowDOM}-${csp ? 'strict' : 'open'}@example.com`;
      await emailField(page).fill(email);
      await emailField(page).press('Enter');
      // A browser extension may wrap this method in the same way.
      const letThrough = await page.evaluateHandle(() => {
        const { addEventListener } = EventTarget.prototype;
        HTMLDivElement.prototype.addEventListener = function (this: EventTarget, ...given: unknown[]) {
          // Of the widget's parts, only React listens to clicks there.
          if (given[0] === 'click' && (this as Element).className === 'pricerx-widget') {
            throw new Error('The extension is broken.');
          }
          Reflect.apply(addEventListener, this, given);
        };
        return () => (HTMLDivElement.prototype.addEventListener = addEventListener);
      });
      release();
      const message = alert(page).filter({
        hasText: 'This page did not load fully. Check your internet connection and try again.',
      });
      await shown(message);
      expect(await receivedCauses(page)).toEqual(['The extension is broken.']);
      expect(await emailField(page).inputValue()).toBe(email);
      await button(page, 'Try again').click();
      await page.waitForFunction(
        () => (window as unknown as { received: Received }).received.causes.length === 2,
      );
      await shown(message);
      await letThrough.evaluate((mend) => mend());
      const before = await sends(site);
      await button(page, 'Try again').click();
      await shown(codeField(page));
      await shown(page.getByText(email));
      expect(await sends(site)).toBe(before + 1);
      expect(complaints).toEqual(Array(2).fill('[PriceRxAuth] Unexpected: The extension is broken.'));
    });
  });
}

test.describe('§2 Screens: hydration of another screen than Main', () => {
  const PKCE_TOKEN = 'public-token-test-hand-over-pkce';

  /** A page that was opened by a link that another browser requested. */
  async function openForeignLink(site: TestSite) {
    await site.control.createProject({
      public_token: PKCE_TOKEN,
      bootstrap: { project_name: 'PriceRx', pkce_required_for_email_magic_links: true },
    });
    const context = await site.newContext();
    const releaseCore = await holdBack(context, /pricerx-auth\.core\./);
    const releaseApp = await holdBack(context, /pricerx-auth\.app\./);
    const url = `${site.bare.add({})}?stytch_token_type=magic_links&token=foreign`;
    const tab = await openTab(context, url);
    await tab.page.evaluate(
      ([publicToken, options]) => {
        const { PriceRxAuth } = window as unknown as {
          PriceRxAuth: { createClient(...given: unknown[]): Client };
        };
        interface Client {
          authenticateByUrl(given: object): Promise<unknown>;
        }
        const redeemed = PriceRxAuth.createClient(publicToken, options).authenticateByUrl({
          session_duration_minutes: 60,
        });
        Object.assign(window, { refused: redeemed.catch(() => 'refused') });
      },
      [PKCE_TOKEN, { endpoints: site.endpoints }] as const,
    );
    const refused = () =>
      tab.page.evaluate(() => (window as unknown as { refused: Promise<string> }).refused);
    const mount = () => mountLogin(tab.page, site, { publicToken: PKCE_TOKEN, config: EMAIL_LINK });
    return { ...tab, releaseCore, releaseApp, refused, mount };
  }

  test('the screen of a link from another browser replaces Main and keeps the typed address', async ({
    site,
  }) => {
    const { page, complaints, releaseCore, releaseApp, refused, mount } = await openForeignLink(site);
    await mount();
    await emailField(page).fill(EMAIL);
    releaseCore();
    expect(await refused()).toBe('refused');
    releaseApp();
    await shown(heading(page, 'This link only works where you asked for it'));
    await button(page, 'Send a new link').click();
    expect(await emailField(page).inputValue()).toBe(EMAIL);
    expect(complaints).toEqual([]);
  });

  test('Main is not painted when a link from another browser is known at the mount', async ({ site }) => {
    const { page, complaints, releaseCore, releaseApp, refused, mount } = await openForeignLink(site);
    releaseCore();
    expect(await refused()).toBe('refused');
    await mount();
    await shown(page.getByRole('status').filter({ hasText: 'Loading' }));
    expect(await emailField(page).count()).toBe(0);
    releaseApp();
    await shown(heading(page, 'This link only works where you asked for it'));
    expect(complaints).toEqual([]);
  });
});
