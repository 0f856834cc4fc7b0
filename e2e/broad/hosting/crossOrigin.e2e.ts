import type { BrowserContext } from '@playwright/test';
import { ONE_TAP_START_TIMEOUT_MS } from '../../../src/domain/constants';
import { mountLogin } from '../../support/site/page';
import { protectedProject } from '../../support/site/protection';
import { expect, test, type TestSite } from '../../support/test';
import { EVERY_WIDGET } from '../../support/widget/everyWidget';
import { card, google, visitOneTap } from '../../support/widget/oneTap';
import {
  askForEmailCode,
  codeField,
  EMAIL_CODE,
  emailField,
  heading,
  shown,
  signInByEmailCode,
} from '../../support/widget/widget';

const ISOLATED = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Embedder-Policy': 'require-corp',
};

test.describe('§1 Mounting on a cross-origin isolated page', () => {
  for (const { of, open } of EVERY_WIDGET) {
    test(`all kinds of widgets of ${of} work`, async ({ site }) => {
      const { page, complaints } = await open(site, { bare: { headers: ISOLATED } });
      expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
      expect(complaints).toEqual([]);
    });
  }

  test('captcha and telemetry scripts load', async ({ site }) => {
    const publicToken = await protectedProject(site, 'isolated');
    const bare = { headers: ISOLATED };
    const { page, complaints } = await site.visitWidget({ publicToken, config: EMAIL_CODE }, bare);
    await askForEmailCode(page, 'isolated@example.com');
    expect(complaints).toEqual([]);
  });

  test('the Google button replaces One Tap, whose frame cannot be embedded, and the console names the reason', async ({
    site,
  }) => {
    const logged: string[] = [];
    const { page } = await visitOneTap(site, {
      bare: { headers: ISOLATED },
      prepare: async (context) => {
        context.on('console', (message) => logged.push(message.text()));
        await context.clock.install();
      },
    });
    await page.waitForLoadState('networkidle');
    await page.clock.fastForward(ONE_TAP_START_TIMEOUT_MS);
    await shown(google(page));
    expect(logged.join()).toContain('cross-origin isolated');
    await google(page).click();
    await page.waitForURL(/\/v1\/public\/oauth\/google\/start/);
  });
});

/** The provider is on another site than the page, and the browser blocks third-party cookies. */
async function foreignProvider(site: TestSite) {
  const { endpoints } = site;
  const foreign = Object.entries(endpoints).map(([name, url]) => [
    name,
    url.replace('localhost', '127.0.0.1'),
  ]);
  return { options: { endpoints: Object.fromEntries(foreign) as Record<string, string> } };
}
async function withoutForeignCookies(context: BrowserContext): Promise<void> {
  const newPage = context.newPage.bind(context);
  context.newPage = async () => {
    const page = await newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Network.enable');
    // The browser requires all three fields; Playwright's types have only the first.
    const blocked = {
      enableThirdPartyCookieRestriction: true,
      disableThirdPartyCookieMetadata: true,
      disableThirdPartyCookieHeuristics: true,
    };
    await devtools.send('Network.setCookieControls', blocked);
    return page;
  };
}

test.describe('§4 Session lifecycle with third-party cookies blocked', () => {
  test('a sign-in and its session need no third-party cookie', async ({ site }) => {
    const context = await site.newContext();
    await withoutForeignCookies(context);
    const args = { config: EMAIL_CODE, ...(await foreignProvider(site)) };
    const { page, complaints } = await site.visitWidget(args, {}, context);
    await signInByEmailCode(page, site, 'third-party@example.com');
    const answered = page.waitForResponse(/\/sessions\/authenticate$/);
    await page.reload();
    await mountLogin(page, site, args);
    expect((await answered).status()).toBe(200);
    expect(complaints).toEqual([]);
  });

  test('a dropped HttpOnly cookie is reported on the console with the first call', async ({ site }) => {
    const publicToken = 'public-token-test-foreign-cookie';
    await site.control.createProject({
      public_token: publicToken,
      session: { http_only_cookies: true },
    });
    const args = { publicToken, config: EMAIL_CODE, ...(await foreignProvider(site)) };
    const context = await site.newContext();
    await withoutForeignCookies(context);
    const { page, complaints } = await site.visitWidget(args, {}, context);
    await askForEmailCode(page, 'dropped@example.com');
    const { code = '' } = await site.control.nextMessage({
      public_token: publicToken,
      to: 'dropped@example.com',
    });
    await codeField(page).fill(code);
    await shown(heading(page, 'Success!'));
    const told = page.waitForEvent('console', (message) =>
      message.text().includes('DroppedSessionCookieError'),
    );
    await page.reload();
    await mountLogin(page, site, args);
    expect((await told).type()).toBe('error');
    expect(complaints).toHaveLength(1);
    await shown(emailField(page));
  });

  test('the Google button replaces One Tap, whose frame needs a third-party cookie', async ({ site }) => {
    const logged: string[] = [];
    const { page } = await visitOneTap(site, {
      args: await foreignProvider(site),
      prepare: async (context) => {
        context.on('console', (message) => logged.push(message.text()));
        await withoutForeignCookies(context);
      },
    });
    await page.getByRole('textbox', { name: /^Email of/ }).fill('foreign@example.com');
    await card(page).getByRole('button', { name: 'Continue', exact: true }).click();
    await shown(google(page));
    expect(logged.join()).toContain('Google One Tap');
  });
});
