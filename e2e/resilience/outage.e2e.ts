import { PUBLIC_TOKEN } from '../support/site/page';
import { expect, test } from '../support/test';
import {
  alert,
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
const TOLD_WITHIN_MS = 10_000;

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

  test('shows an error within 10 s when every call hangs', async ({ site }) => {
    await site.control.addFault({ public_token: PUBLIC_TOKEN, path: '*', delay_ms: 60_000, times: 20 });
    const context = await site.newContext();
    await context.clock.install();
    const { page } = await site.visitWidget({ config: EMAIL_LINK }, {}, context);
    const sender = page.waitForResponse((answer) => answer.url().includes('/pricerx-auth.send.'));
    await emailField(page).fill('hangs@example.com');
    await sender;
    const sent = page.waitForRequest('**/magic_links/email/login_or_create');
    await button(page, 'Continue with email').click();
    await sent;
    await page.clock.runFor(TOLD_WITHIN_MS - 500);
    await shown(alert(page).filter({ hasText: UNREACHABLE }));
    expect(await emailField(page).inputValue()).toBe('hangs@example.com');
    expect(await button(page, 'Continue with email').isEnabled()).toBe(true);
  });
});
