import { PUBLIC_TOKEN } from '../support/site/page';
import { useSite } from '../support/suite';
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

const suite = useSite();
afterEach(() => suite.site.control.clearFaults(PUBLIC_TOKEN));

/** Creates a project with these settings. */
async function projectWith(name: string, bootstrap: Record<string, unknown>): Promise<string> {
  const public_token = `public-token-test-${name}`;
  await suite.site.control.createProject({ public_token, bootstrap });
  return public_token;
}

describe('§8 Network and API: the provider cannot be reached', () => {
  it('shows an error within 10 s, keeps the typed text, and the same button works once the provider is back', async () => {
    const email = 'away@example.com';
    const { page } = await suite.visitWidget({ config: EMAIL_CODE });
    await emailField(page).fill(email);
    await suite.site.stopSandbox();

    await button(page, 'Continue with email').click();
    await alert(page).filter({ hasText: UNREACHABLE }).waitFor({ timeout: TOLD_WITHIN_MS });
    expect(await emailField(page).inputValue()).toBe(email);

    await suite.site.restartSandbox();
    await button(page, 'Continue with email').click();
    await shown(codeField(page));
  });

  it('a page opened during the outage shows the form', async () => {
    await suite.site.stopSandbox();
    const { page } = await suite.visitWidget({ config: EMAIL_LINK });
    await emailField(page).fill('opened@example.com');
    await button(page, 'Continue with email').click();
    await alert(page).filter({ hasText: UNREACHABLE }).waitFor({ timeout: TOLD_WITHIN_MS });
    await suite.site.restartSandbox();
    await button(page, 'Continue with email').click();
    await shown(heading(page, 'Check your email'));
    expect(await callsTo(suite.site, '/magic_links/email/login_or_create')).toHaveLength(1);
  });

  it('shows an error when connections are dropped', async () => {
    const { page } = await suite.visitWidget({ config: EMAIL_CODE });
    // A browser repeats a request once if a kept-alive connection was closed.
    await suite.site.control.addFault({ public_token: PUBLIC_TOKEN, path: SEND, drop: true, times: 5 });
    await emailField(page).fill('dropped@example.com');
    await button(page, 'Continue with email').click();
    await alert(page).filter({ hasText: UNREACHABLE }).waitFor({ timeout: TOLD_WITHIN_MS });
    await suite.site.control.clearFaults(PUBLIC_TOKEN);
    await button(page, 'Continue with email').click();
    await shown(codeField(page));
  });

  it.each([
    { what: 'the call', config: EMAIL_CODE, path: SEND },
    { what: 'everything', config: EMAIL_LINK, path: '*' },
  ])('shows an error within 10 s when $what hangs', async ({ config, path }) => {
    await suite.site.control.addFault({ public_token: PUBLIC_TOKEN, path, delay_ms: 60_000, times: 20 });
    const context = await suite.newContext();
    await context.clock.install();
    const { page } = await suite.visitWidget({ config }, {}, context);
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
});

describe('§4 Bot protection: blocked scripts', () => {
  it('a blocked telemetry script has no visible effect', async () => {
    const publicToken = await projectWith('telemetry', {
      dfp_protected_auth_enabled: true,
      dfp_protected_auth_mode: 'OBSERVATION',
    });
    const context = await suite.newContext();
    await context.route('**/telemetry.js', (route) => route.abort());
    const { page } = await suite.visitWidget({ publicToken, config: EMAIL_CODE }, {}, context);
    await askForEmailCode(page, 'telemetry@example.com');
    const { code } = await suite.site.control.nextMessage({
      public_token: publicToken,
      to: 'telemetry@example.com',
    });
    await codeField(page).fill(code ?? '');
    await shown(heading(page, 'Success!'));
  });

  it('one retry passes when the provider requires a captcha', async () => {
    const publicToken = await projectWith('captcha', {
      captcha_settings: { enabled: true, siteKey: 'site-key' },
      dfp_protected_auth_enabled: true,
      dfp_protected_auth_mode: 'DECISIONING',
    });
    await suite.site.control.requireCaptcha(publicToken, [SEND]);
    const { page } = await suite.visitWidget({ publicToken, config: EMAIL_CODE });
    await askForEmailCode(page, 'captcha@example.com');
    const calls = await callsTo(suite.site, SEND, publicToken);
    expect(calls.map(({ status }) => status < 300)).toEqual([false, true]);
  });

  it('a blocked captcha shows an error with advice, and keeps the typed text', async () => {
    const publicToken = await projectWith('captcha-blocked', {
      captcha_settings: { enabled: true, siteKey: 'site-key' },
    });
    await suite.site.control.requireCaptcha(publicToken, [SEND]);
    const context = await suite.newContext();
    await context.route('**/recaptcha/enterprise.js*', (route) => route.abort());
    const { page } = await suite.visitWidget({ publicToken, config: EMAIL_CODE }, {}, context);
    await emailField(page).fill('blocked@example.com');
    await button(page, 'Continue with email').click();
    await shown(alert(page).filter({ hasText: 'We could not complete the security check.' }));
    expect(await emailField(page).inputValue()).toBe('blocked@example.com');

    await context.unroute('**/recaptcha/enterprise.js*');
    await button(page, 'Continue with email').click();
    await shown(codeField(page));
  });
});
