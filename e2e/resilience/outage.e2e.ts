import { PUBLIC_TOKEN } from '../support/site/page';
import { expect, test, type TestSite } from '../support/test';
import {
  alert,
  askForEmailCode,
  button,
  callsTo,
  codeField,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  heading,
  shown,
} from '../support/widget/widget';

const UNREACHABLE = 'Unable to contact our servers.';
const SEND = '/otps/email/login_or_create';
const TOLD_WITHIN_MS = 10_000;

test.afterEach(({ site }) => site.control.clearFaults(PUBLIC_TOKEN));

/** Creates a project with these settings. */
async function projectWith(
  site: TestSite,
  name: string,
  bootstrap: Record<string, unknown>,
): Promise<string> {
  const public_token = `public-token-test-${name}`;
  await site.control.createProject({ public_token, bootstrap });
  return public_token;
}

test.describe('§8 Network and API: the provider cannot be reached', () => {
  test('shows an error within 10 s, keeps the typed text, and the same button works once the provider is back', async ({
    site,
  }) => {
    const email = 'away@example.com';
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    await emailField(page).fill(email);
    await site.stopSandbox();

    await button(page, 'Continue with email').click();
    await alert(page).filter({ hasText: UNREACHABLE }).waitFor({ timeout: TOLD_WITHIN_MS });
    expect(await emailField(page).inputValue()).toBe(email);

    await site.restartSandbox();
    await button(page, 'Continue with email').click();
    await shown(codeField(page));
  });

  test('a page opened during the outage shows the form', async ({ site }) => {
    await site.stopSandbox();
    const { page } = await site.visitWidget({ config: EMAIL_LINK });
    await emailField(page).fill('opened@example.com');
    await button(page, 'Continue with email').click();
    await alert(page).filter({ hasText: UNREACHABLE }).waitFor({ timeout: TOLD_WITHIN_MS });
    await site.restartSandbox();
    await button(page, 'Continue with email').click();
    await shown(heading(page, 'Check your email'));
    expect(await callsTo(site, '/magic_links/email/login_or_create')).toHaveLength(1);
  });

  test('shows an error when connections are dropped', async ({ site }) => {
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    // A browser repeats a request once if a kept-alive connection was closed.
    await site.control.addFault({ public_token: PUBLIC_TOKEN, path: SEND, drop: true, times: 5 });
    await emailField(page).fill('dropped@example.com');
    await button(page, 'Continue with email').click();
    await alert(page).filter({ hasText: UNREACHABLE }).waitFor({ timeout: TOLD_WITHIN_MS });
    await site.control.clearFaults(PUBLIC_TOKEN);
    await button(page, 'Continue with email').click();
    await shown(codeField(page));
  });

  for (const { what, config, path } of [
    { what: 'the call', config: EMAIL_CODE, path: SEND },
    { what: 'everything', config: EMAIL_LINK, path: '*' },
  ]) {
    test(`shows an error within 10 s when ${what} hangs`, async ({ site }) => {
      await site.control.addFault({ public_token: PUBLIC_TOKEN, path, delay_ms: 60_000, times: 20 });
      const context = await site.newContext();
      await context.clock.install();
      const { page } = await site.visitWidget({ config }, {}, context);
      const sender = page.waitForResponse((answer) => answer.url().includes('/pricerx-auth.send.'));
      await emailField(page).fill('hangs@example.com');
      await sender;
      await button(page, 'Continue with email').click();
      // Waits in real time for the work before the request.
      await page.waitForTimeout(200);
      await page.clock.runFor(TOLD_WITHIN_MS - 500);
      await shown(alert(page).filter({ hasText: UNREACHABLE }));
      expect(await emailField(page).inputValue()).toBe('hangs@example.com');
      expect(await button(page, 'Continue with email').isEnabled()).toBe(true);
    });
  }
});

test.describe('§4 Bot protection: blocked scripts', () => {
  test('a blocked telemetry script has no visible effect', async ({ site }) => {
    const publicToken = await projectWith(site, 'telemetry', {
      dfp_protected_auth_enabled: true,
      dfp_protected_auth_mode: 'OBSERVATION',
    });
    const context = await site.newContext();
    await context.route('**/telemetry.js', (route) => route.abort());
    const { page } = await site.visitWidget({ publicToken, config: EMAIL_CODE }, {}, context);
    await askForEmailCode(page, 'telemetry@example.com');
    const { code } = await site.control.nextMessage({
      public_token: publicToken,
      to: 'telemetry@example.com',
    });
    await codeField(page).fill(code ?? '');
    await shown(heading(page, 'Success!'));
  });

  test('one retry passes when the provider requires a captcha', async ({ site }) => {
    const publicToken = await projectWith(site, 'captcha', {
      captcha_settings: { enabled: true, siteKey: 'site-key' },
      dfp_protected_auth_enabled: true,
      dfp_protected_auth_mode: 'DECISIONING',
    });
    await site.control.requireCaptcha(publicToken, [SEND]);
    const { page } = await site.visitWidget({ publicToken, config: EMAIL_CODE });
    await askForEmailCode(page, 'captcha@example.com');
    const calls = await callsTo(site, SEND, publicToken);
    expect(calls.map(({ status }) => status < 300)).toEqual([false, true]);
  });

  test('a blocked captcha shows an error with advice, and keeps the typed text', async ({ site }) => {
    const publicToken = await projectWith(site, 'captcha-blocked', {
      captcha_settings: { enabled: true, siteKey: 'site-key' },
    });
    await site.control.requireCaptcha(publicToken, [SEND]);
    const context = await site.newContext();
    await context.route('**/recaptcha/enterprise.js*', (route) => route.abort());
    const { page } = await site.visitWidget({ publicToken, config: EMAIL_CODE }, {}, context);
    await emailField(page).fill('blocked@example.com');
    await button(page, 'Continue with email').click();
    await shown(alert(page).filter({ hasText: 'We could not complete the security check.' }));
    expect(await emailField(page).inputValue()).toBe('blocked@example.com');

    await context.unroute('**/recaptcha/enterprise.js*');
    await button(page, 'Continue with email').click();
    await shown(codeField(page));
  });
});
