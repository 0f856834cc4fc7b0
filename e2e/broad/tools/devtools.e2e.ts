import type { Page } from '@playwright/test';
import type { InspectedStore } from '../../../tests/browser/devToolsExtension';
import { devToolsScript } from '../../support/browser/devTools';
import { attached } from '../../support/site/heldBack';
import { mountLogin, openBarePage, PUBLIC_TOKEN, type Visit } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';

const EMAIL = 'traveller@example.com';
const CONFIG = { products: ['otp'], otpOptions: { methods: ['email'] } };

let script: string;
test.beforeAll(async () => {
  script = await devToolsScript();
});

async function openPage(site: TestSite, html?: string): Promise<Visit> {
  const context = await site.newContext();
  await context.addInitScript(script);
  return { context, ...(await openBarePage(context, site, { html })) };
}

/** Runs a function on the page's newest store. */
const inStore = <T, A>(
  page: Page,
  work: (store: InspectedStore, argument: A) => T,
  argument?: A,
): Promise<T> =>
  page.evaluate(`(${String(work)})(window.devToolsStores.at(-1), ${JSON.stringify(argument)})`);

const jumpTo = (page: Page, screen: string) =>
  inStore(
    page,
    (store, name) => {
      const screens = store.states().map((state) => {
        const { widgets } = state as { widgets: Record<string, { widget: { screen: string } }> };
        return Object.values(widgets)[0]?.widget.screen ?? 'none';
      });
      store.jumpTo(screens.lastIndexOf(name ?? ''));
    },
    screen,
  );

const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();
const isEmpty = (page: Page, selector = '#sign-in') =>
  page.waitForFunction((place) => document.querySelector(place)?.textContent === '', selector);

async function askForCode(site: TestSite, page: Page): Promise<void> {
  await mountLogin(page, site, { config: CONFIG });
  await page.getByRole('textbox', { name: /email/i }).fill(EMAIL);
  await page.getByRole('button', { name: /continue/i }).click();
  await heading(page, 'Enter your code');
}
async function enterCode(site: TestSite, page: Page): Promise<string> {
  const [{ code = '' } = {}] = (await site.control.messages({ public_token: PUBLIC_TOKEN, to: EMAIL })).slice(
    -1,
  );
  await page.getByRole('textbox', { name: /passcode/i }).fill(code);
  await heading(page, 'Success!');
  return code;
}

test.describe('§4 DevTools: the Redux DevTools extension on the built script', () => {
  test('jumping to any state of a visit calls neither the host nor the provider', async ({ site }) => {
    const { page, requested, complaints } = await openPage(site);
    await askForCode(site, page);
    await enterCode(site, page);
    await page.waitForLoadState('networkidle');
    const received = () =>
      page.evaluate(() => JSON.stringify((window as unknown as { received: unknown }).received));
    const before = { received: await received(), requested: requested.length };

    await jumpTo(page, 'none');
    await isEmpty(page);
    await jumpTo(page, 'OTPAuthenticate');
    await heading(page, 'Enter your code');
    await jumpTo(page, 'Main');
    await heading(page, 'Sign up or log in');
    await inStore(page, (store) => store.jumpToNewest());
    await heading(page, 'Success!');

    expect(await received()).toBe(before.received);
    expect(requested).toHaveLength(before.requested);
    expect(complaints).toEqual([]);
  });

  test('an exported history holds no secret, and another page can import it and continue', async ({
    site,
  }) => {
    const first = await openPage(site);
    await askForCode(site, first.page);
    const history = await inStore(first.page, (store) => store.exported() ?? '');
    const code = await enterCode(site, first.page);
    const cookies = await first.context.cookies();
    const file = await inStore(first.page, (store) => store.exported() ?? '');
    expect(file).toContain('codeEntered');
    const tokens = cookies.filter(({ name }) => name.startsWith('stytch_session')).map(({ value }) => value);
    expect(tokens).toHaveLength(2);
    for (const secret of [code, ...tokens]) expect(file).not.toContain(secret);
    await first.context.close();

    const second = await openPage(site);
    await mountLogin(second.page, site, { config: CONFIG });
    await attached(second.page);
    await inStore(second.page, (store, imported) => store.import(imported ?? ''), history);
    await heading(second.page, 'Enter your code');
    await second.page.getByText(EMAIL).waitFor();
    await second.page
      .getByRole('textbox', { name: /passcode/i })
      .fill(code === '000000' ? '111111' : '000000');
    await second.page.getByText('Invalid passcode, please try again.').waitFor();
    expect(second.complaints).toEqual([]);
    await second.context.close();
  });
});
