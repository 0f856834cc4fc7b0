import type { Browser, Page } from 'playwright-core';
import type { InspectedStore } from '../../../tests/browser/devToolsExtension';
import { openBrowser } from '../../support/browser/browser';
import { attached } from '../../support/site/heldBack';
import { devToolsScript } from '../../support/browser/devTools';
import { mountLogin, openBarePage, PUBLIC_TOKEN, type Visit } from '../../support/site/page';
import { startSite, type Site } from '../../support/site/site';
import { failOnUncaught, listenForUncaught } from '../../support/site/uncaught';

const EMAIL = 'traveller@example.com';
const CONFIG = { products: ['otp'], otpOptions: { methods: ['email'] } };

let browser: Browser;
let site: Site;
let script: string;

beforeAll(async () => {
  [browser, site, script] = await Promise.all([openBrowser(), startSite(), devToolsScript()]);
});
afterAll(async () => {
  await browser.close();
  await site.close();
});
failOnUncaught();

async function openPage(html?: string): Promise<Visit> {
  const context = await browser.newContext();
  listenForUncaught(context);
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

async function askForCode(page: Page): Promise<void> {
  await mountLogin(page, site, { config: CONFIG });
  await page.getByRole('textbox', { name: /email/i }).fill(EMAIL);
  await page.getByRole('button', { name: /continue/i }).click();
  await heading(page, 'Enter passcode');
}
async function enterCode(page: Page): Promise<string> {
  const [{ code = '' } = {}] = (await site.control.messages({ public_token: PUBLIC_TOKEN, to: EMAIL })).slice(
    -1,
  );
  await page.getByRole('textbox', { name: /passcode/i }).fill(code);
  await heading(page, 'Success!');
  return code;
}

describe('§4 DevTools: the Redux DevTools extension on the built script', () => {
  it('jumping to any state of a visit calls neither the host nor the provider', async () => {
    const { page, context, requested, complaints } = await openPage();
    await askForCode(page);
    await enterCode(page);
    await page.waitForLoadState('networkidle');
    const received = () =>
      page.evaluate(() => JSON.stringify((window as unknown as { received: unknown }).received));
    const before = { received: await received(), requested: requested.length };

    await jumpTo(page, 'none');
    await isEmpty(page);
    await jumpTo(page, 'OTPAuthenticate');
    await heading(page, 'Enter passcode');
    await jumpTo(page, 'Main');
    await heading(page, 'Sign up or log in');
    await inStore(page, (store) => store.jumpToNewest());
    await heading(page, 'Success!');

    expect(await received()).toBe(before.received);
    expect(requested).toHaveLength(before.requested);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('an exported history holds no secret, and another page can import it and continue', async () => {
    const first = await openPage();
    await askForCode(first.page);
    const history = await inStore(first.page, (store) => store.exported() ?? '');
    const code = await enterCode(first.page);
    const cookies = await first.context.cookies();
    const file = await inStore(first.page, (store) => store.exported() ?? '');
    expect(file).toContain('codeEntered');
    const tokens = cookies.filter(({ name }) => name.startsWith('stytch_session')).map(({ value }) => value);
    expect(tokens).toHaveLength(2);
    for (const secret of [code, ...tokens]) expect(file).not.toContain(secret);
    await first.context.close();

    const second = await openPage();
    await mountLogin(second.page, site, { config: CONFIG });
    await attached(second.page);
    await inStore(second.page, (store, imported) => store.import(imported ?? ''), history);
    await heading(second.page, 'Enter passcode');
    await second.page.getByText(EMAIL).waitFor();
    await second.page
      .getByRole('textbox', { name: /passcode/i })
      .fill(code === '000000' ? '111111' : '000000');
    await second.page.getByText('Invalid passcode, please try again.').waitFor();
    expect(second.complaints).toEqual([]);
    await second.context.close();
  });
});
