import type { BrowserContext, Page } from '@playwright/test';
import { type MountArgs, PUBLIC_TOKEN, receivedErrors } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { WITH_EMAIL, withoutAutofill } from '../../support/widget/passkeys';
import {
  alert,
  button,
  callsTo,
  codeField,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  gone,
  heading,
  shown,
} from '../../support/widget/widget';

const UNREACHABLE = 'Unable to contact our servers.';
const NOT_LOADED = 'Part of this page could not be loaded.';
const CAPTCHA = 'We could not complete the security check.';
const CAPTCHA_SCRIPT = /recaptcha\/enterprise\.js/;
const SEND_LINK = '/magic_links/email/login_or_create';

test.afterEach(({ site }) => site.control.clearFaults(PUBLIC_TOKEN));

/** A browser context with a fake clock in which requests for these files get no response. */
async function contextWithHanging(site: TestSite, file: RegExp): Promise<BrowserContext> {
  const context = await site.newContext();
  await context.clock.install();
  // Without passkey autofill, which would need no chunk.
  await withoutAutofill(context);
  await context.route(file, () => undefined);
  return context;
}

const submit = async (page: Page, email: string) => {
  await emailField(page).fill(email);
  await button(page, 'Continue with email').click();
};
const says = (page: Page, text: string) => shown(alert(page).filter({ hasText: text }));

interface HangingChunk {
  chunk: string;
  args: MountArgs;
  /** Steps to the point where the chunk is needed. */
  act?: (page: Page) => Promise<void>;
  retry?: string;
  /** Waits for the content of the chunk. */
  comes: (page: Page) => Promise<void>;
}

const CHUNKS: HangingChunk[] = [
  {
    chunk: 'send',
    args: { config: EMAIL_CODE },
    act: (page) => submit(page, 'send-hangs@example.com'),
    retry: 'Continue with email',
    comes: (page) => shown(codeField(page)),
  },
  {
    chunk: 'otp',
    args: { config: EMAIL_CODE },
    act: (page) => submit(page, 'otp-hangs@example.com'),
    comes: (page) => shown(codeField(page)),
  },
  {
    chunk: 'crypto',
    args: { config: { products: ['crypto'] } },
    comes: (page) => shown(button(page, 'Set up a new crypto wallet')),
  },
  {
    chunk: 'wallets',
    args: { config: { products: ['crypto'] } },
    comes: (page) => shown(button(page, 'Set up a new crypto wallet')),
  },
  {
    chunk: 'passkeys',
    args: { config: WITH_EMAIL },
    comes: (page) => gone(alert(page).filter({ hasText: NOT_LOADED })),
  },
];

test.describe('§8 Network and API: a chunk that hangs', () => {
  for (const each of CHUNKS) {
    test(`${each.chunk}: shows an error after 9 s, reports it to the host once, and the retry requests the file again`, async ({
      site,
    }) => {
      const { chunk, args, act, retry = 'Try again', comes } = each;
      const context = await contextWithHanging(site, new RegExp(`/pricerx-auth\\.${chunk}\\.\\w+\\.js$`));
      const { page, requested } = await site.visitWidget(args, {}, context);
      const asked = () => requested.filter((url) => url.includes(`/pricerx-auth.${chunk}.`));
      await act?.(page);
      // Waits in real time for the work before the chunk is requested.
      await expect.poll(asked).not.toEqual([]);
      await page.waitForTimeout(200);
      await page.clock.runFor(9_500);
      await says(page, NOT_LOADED);
      expect(await receivedErrors(page)).toEqual([NOT_LOADED]);

      await button(page, retry).click();
      await comes(page);
      expect(asked()).toEqual([expect.stringMatching(/\.js$/), expect.stringMatching(/\.js\?retry=1$/)]);
      expect(await receivedErrors(page)).toHaveLength(1);
    });
  }

  test('texts of a language: shows English after 3 s, and the language when the second request succeeds', async ({
    site,
  }) => {
    const context = await contextWithHanging(site, /\/pricerx-auth\.es\.\w+\.js$/);
    const { page } = await site.visitWidget({ config: EMAIL_CODE, locale: 'es' }, {}, context);
    await page.waitForTimeout(300);
    await page.clock.runFor(3_000);
    await shown(heading(page, 'Sign up or log in'));
    await page.clock.runFor(6_500);
    await shown(heading(page, 'Regístrate o inicia sesión'));
    expect(await receivedErrors(page)).toEqual([NOT_LOADED]);
  });
});

test.describe('§4 Bot protection: a captcha script that hangs', () => {
  async function protectedProject(
    site: TestSite,
    name: string,
    required: readonly string[],
  ): Promise<string> {
    const public_token = `public-token-test-${name}`;
    const captcha_settings = { enabled: true, siteKey: 'site-key' };
    await site.control.createProject({ public_token, bootstrap: { captcha_settings } });
    await site.control.requireCaptcha(public_token, [...required]);
    return public_token;
  }

  async function visit(site: TestSite, publicToken: string) {
    const context = await contextWithHanging(site, CAPTCHA_SCRIPT);
    const visited = await site.visitWidget({ publicToken, config: EMAIL_LINK }, {}, context);
    await visited.page.waitForLoadState('networkidle');
    await submit(visited.page, 'captcha-hangs@example.com');
    const asked = () => visited.requested.filter((url) => CAPTCHA_SCRIPT.test(url));
    await expect.poll(asked).not.toEqual([]);
    return { ...visited, context, asked };
  }

  /** Advances the page's clock in steps, with real time in between for pending work. */
  async function pass(page: Page, ms: number): Promise<void> {
    for (let passed = 0; passed < ms; passed += 500) {
      await page.clock.runFor(500);
      await page.waitForTimeout(60);
    }
  }

  test('shows an error within 10 s after one retry, and loads the script again at the next submit', async ({
    site,
  }) => {
    const publicToken = await protectedProject(site, 'captcha-hangs', [SEND_LINK]);
    const { page, context, asked } = await visit(site, publicToken);
    await pass(page, 10_000);
    await says(page, CAPTCHA);
    expect(await callsTo(site, SEND_LINK, publicToken)).toHaveLength(2);
    expect(await receivedErrors(page)).toHaveLength(1);
    expect(await emailField(page).inputValue()).toBe('captcha-hangs@example.com');

    await context.unroute(CAPTCHA_SCRIPT);
    await button(page, 'Continue with email').click();
    await shown(heading(page, 'Check your email'));
    expect(new Set(asked()).size).toBe(asked().length);
  });

  test('sends an email that needs no captcha without waiting for the script', async ({ site }) => {
    const publicToken = await protectedProject(site, 'captcha-unneeded', []);
    const { page } = await visit(site, publicToken);
    await pass(page, 3_000);
    await shown(heading(page, 'Check your email'));
    expect(await callsTo(site, SEND_LINK, publicToken)).toHaveLength(1);
    expect(await receivedErrors(page)).toEqual([expect.stringContaining('captcha')]);
  });

  test('shows an error within 10 s when the provider’s call hangs as well', async ({ site }) => {
    const publicToken = await protectedProject(site, 'captcha-and-call', []);
    await site.control.addFault({ public_token: publicToken, path: SEND_LINK, delay_ms: 60_000 });
    const { page } = await visit(site, publicToken);
    await pass(page, 10_000);
    await says(page, UNREACHABLE);
    expect(await receivedErrors(page)).toEqual([
      expect.stringContaining('captcha'),
      expect.stringContaining(UNREACHABLE),
    ]);
  });
});

test.describe('§2 OTP authenticate: a correct code during an outage', () => {
  for (const [status, type, message] of [
    [429, 'too_many_requests', 'Please slow down.'],
    [503, 'service_unavailable', 'We are away for a moment.'],
  ] as const) {
    test(`on status ${status} the code is not called wrong, keeps its digits, and signs in afterwards`, async ({
      site,
    }) => {
      const email = `outage-${status}@example.com`;
      const { page } = await site.visitWidget({ config: EMAIL_CODE });
      await submit(page, email);
      await shown(codeField(page));
      const { code = '' } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
      const body = { status_code: status, error_type: type, error_message: message, error_url: '' };
      await site.control.addFault({
        public_token: PUBLIC_TOKEN,
        path: '/otps/authenticate',
        status,
        body,
        times: 1,
      });
      await codeField(page).fill(code);
      await says(page, message);
      expect(await codeField(page).inputValue()).toBe(code);
      await button(page, 'Continue').click();
      await shown(heading(page, 'Success!'));
    });
  }
});
