import type { BrowserContext, Page } from '@playwright/test';
import { openTab, PUBLIC_TOKEN } from '../support/site/page';
import { expect, test, type TestSite } from '../support/test';
import { registerApp, signedIn } from '../support/widget/consent';
import { newPassword } from '../support/widget/passwords';
import {
  askForEmailCode,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  heading,
  shown,
} from '../support/widget/widget';

/** Leaves all scripts and calls of the widget without an answer, except one call. */
const answerOnly = async (context: BrowserContext, path: string): Promise<void> => {
  await context.route(
    (url) => /\/pricerx-auth\./.test(url.pathname) || url.pathname.startsWith('/sdk/'),
    (route) => (route.request().url().includes(path) ? route.continue() : undefined),
  );
};

const eventsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { received } = window as unknown as { received: { events: { type: string }[] } };
    return received.events.map(({ type }) => type);
  });

/** A page at an address with a token, which redeems it. `window.redeemed` is then the type of the token. */
const redeemingPage = ({ bare, endpoints }: TestSite): string => {
  const options = JSON.stringify({ endpoints });
  return bare.add({
    html: `<script>addEventListener('DOMContentLoaded', async () => {
      const client = PriceRxAuth.createClient('${PUBLIC_TOKEN}', ${options});
      const result = await client.authenticateByUrl({ session_duration_minutes: 30 });
      if (result) window.redeemed = result.tokenType;
      else PriceRxAuth.mountLogin({ client, selector: '#sign-in', config: window.config });
    })</script><div id="sign-in"></div>`,
  });
};

const hasRedeemed = (page: Page, kind: string) =>
  page.waitForFunction((type) => Reflect.get(window, 'redeemed') === type, kind);

test.describe('§2 Main: what is fetched while the visitor types', () => {
  for (const [config, next] of [
    [EMAIL_CODE, 'otp'],
    [EMAIL_LINK, 'magicLink'],
    [{ products: ['passwords'] }, 'password'],
  ] as const) {
    test(`the chunk of the next screen: ${next}`, async ({ site }) => {
      const { page } = await site.visitWidget({ config });
      const fetched = page.waitForRequest(new RegExp(`/pricerx-auth\\.${next}\\.`));
      await emailField(page).pressSequentially('a');
      await fetched;
    });
  }

  test('an idle page fetches the client’s methods for the way back from a mail, and not for a code', async ({
    site,
  }) => {
    const isMethods = (url: string) => url.includes('/pricerx-auth.methods.');
    const link = await site.visitWidget({ config: EMAIL_LINK });
    await expect.poll(() => link.requested.some(isMethods)).toBe(true);
    const code = await site.visitWidget({ config: EMAIL_CODE });
    await expect.poll(() => code.requested.some((url) => url.includes('/pricerx-auth.app.'))).toBe(true);
    await code.page.waitForLoadState('networkidle');
    expect(code.requested.some(isMethods)).toBe(false);
  });
});

/** Whether a rule of the code field, whose digits are drawn over it, is in the page's style sheets. */
const hasRuleOfCodeField = (page: Page): Promise<boolean> =>
  page.evaluate(() =>
    document.adoptedStyleSheets.some((sheet) =>
      [...sheet.cssRules].some(({ cssText }) => cssText.includes('caret-color: transparent')),
    ),
  );

test.describe('§2 Main: what is prepared before a submission', () => {
  test('the next screen is rendered outside of the page: its styles are there, and none of its elements', async ({
    site,
  }) => {
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    await emailField(page).focus();
    expect(await hasRuleOfCodeField(page)).toBe(false);
    await emailField(page).pressSequentially('next@example.com');
    await expect.poll(() => hasRuleOfCodeField(page)).toBe(true);
    expect(await codeField(page).count()).toBe(0);
    await page.keyboard.press('Enter');
    await shown(codeField(page));
    expect(await codeField(page).count()).toBe(1);
  });

  test('an idle page fetches the code of a social button, before which no key is pressed', async ({
    site,
  }) => {
    const { requested } = await site.visitWidget({
      config: { products: ['oauth'], oauthOptions: { providers: [{ type: 'github' }] } },
    });
    await expect.poll(() => requested.some((url) => url.includes('/pricerx-auth.oauth.'))).toBe(true);
  });

  test('a submission is sent before the form is drawn as waiting', async ({ site }) => {
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    await emailField(page).pressSequentially('first@example.com');
    await expect.poll(() => hasRuleOfCodeField(page)).toBe(true);
    await page.evaluate(() => {
      const send = window.fetch;
      window.fetch = (input, init) => {
        if (String(input).includes('login_or_create'))
          Object.assign(window, { wasWaiting: document.querySelector('[aria-busy]') !== null });
        return send(input, init);
      };
    });
    await page.keyboard.press('Enter');
    await shown(codeField(page));
    expect(await page.evaluate(() => Reflect.get(window, 'wasWaiting') as unknown)).toBe(false);
  });
});

test.describe('§5 Password strength: when the estimator is fetched', () => {
  test('not for a password that is typed at once and accepted, but in a pause after a weak one', async ({
    site,
  }) => {
    const { page, requested } = await site.visitWidget({ config: { products: ['passwords'] } });
    await emailField(page).fill('estimated@example.com');
    await page.keyboard.press('Enter');
    const field = newPassword(page);
    const fetched = () => requested.filter((url) => url.includes('/pricerx-auth.zxcvbn.'));
    await shown(field);
    await field.fill('plum Kettle orbit 47');
    await shown(page.locator('button:enabled', { hasText: 'Continue' }));
    expect(fetched()).toEqual([]);
    await field.fill('weak');
    await expect.poll(fetched).toHaveLength(1);
  });
});

test.describe('§4 OTP flow: from the code to the event', () => {
  for (const [way, enter] of [
    ['typed', (page: Page, code: string) => codeField(page).pressSequentially(code)],
    ['pasted', (page: Page, code: string) => page.keyboard.insertText(code)],
  ] as const) {
    test(`a code that is ${way} needs one call and no script`, async ({ site }) => {
      const { page, context } = await site.visitWidget({ config: EMAIL_CODE });
      const email = `${way}@example.com`;
      await askForEmailCode(page, email);
      await answerOnly(context, '/otps/authenticate');
      await enter(page, await codeSentTo(site, email));
      await expect.poll(() => eventsOf(page)).toContain('OTP_AUTHENTICATE');
    });
  }
});

test.describe('§4 Page address: what a return waits for', () => {
  test('a link that this browser has requested needs one call and the scripts', async ({ site }) => {
    const context = await site.newContext();
    const address = redeemingPage(site);
    await context.addInitScript((back) => {
      const emailMagicLinksOptions = { loginRedirectURL: back, signupRedirectURL: back };
      Object.assign(window, { config: { products: ['emailMagicLinks'], emailMagicLinksOptions } });
    }, address);
    const { page } = await openTab(context, address);
    await emailField(page).fill('back@example.com');
    await button(page, 'Continue with email').click();
    await shown(heading(page, 'Check your email'));
    const { links } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: 'back@example.com' });
    await context.route(/\/sdk\/v1\/(?!magic_links\/authenticate)/, () => undefined);
    await page.goto(links?.[0]?.url ?? '');
    await hasRedeemed(page, 'magic_links');
  });

  test('a return from a social provider needs one call and the scripts', async ({ site }) => {
    const context = await site.newContext();
    const address = redeemingPage(site);
    await context.addInitScript((back) => {
      const oauthOptions = {
        providers: [{ type: 'google' }],
        loginRedirectURL: back,
        signupRedirectURL: back,
      };
      Object.assign(window, { config: { products: ['oauth'], oauthOptions } });
    }, address);
    const { page } = await openTab(context, address);
    await button(page, 'Continue with Google').click();
    await page.getByLabel('Email').fill('social@example.com');
    await context.route(/\/sdk\/v1\/(?!oauth\/authenticate)/, () => undefined);
    await button(page, 'Continue').click();
    await hasRedeemed(page, 'oauth');
  });
});

test.describe('§4 Consent: from "Allow" to the app', () => {
  test('the answer needs no call and no script before the page leaves', async ({ site }) => {
    const { consentPage } = await registerApp(site);
    const context = await signedIn(site);
    const { page } = await openTab(context, consentPage());
    await shown(button(page, 'Allow').and(page.locator(':not([aria-disabled=true])')));
    await answerOnly(context, '/oauth/authorize');
    await button(page, 'Allow').click();
    await shown(heading(page, 'Back in the app'));
  });
});
