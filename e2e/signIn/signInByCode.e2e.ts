import type { Page } from '@playwright/test';
import { expect, test } from '../support/test';
import { askForEmailCode, codeField, codeSentTo, heading, shown } from '../support/widget/widget';

const savedRows = (page: Page) => page.locator('.saved .offer');

/** Presses "Save this price" at the first pharmacy without a session. @returns the pharmacy's name. */
async function wantFirstPrice(page: Page): Promise<string> {
  await page
    .getByRole('link', { name: /atorvastatin/i })
    .first()
    .click();
  const offer = page.locator('.offer').first();
  const save = offer.getByRole('button', { name: /^Save this price/ });
  const name = (await save.getAttribute('aria-label'))?.match(/ at (.+),/)?.[1] ?? '';
  await save.click();
  await shown(page.getByRole('heading', { name: 'Sign in to save this price' }));
  return name;
}

/** The visitor's saved prices, as the host's own server answers with the cookies of this page. */
const askServer = (page: Page) =>
  page.evaluate(async () => {
    const answer = await fetch('/api/saved-prices');
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  });

test.describe('§4 OTP flow: a code by text message, WhatsApp or email on the host page', () => {
  test('a visitor who signs in by email code saves a price, which the server returns for the verified session', async ({
    site,
  }) => {
    const email = 'saver@example.com';
    const { page, complaints } = await site.visitHost('/?products=otp&otp=email');
    const pharmacy = await wantFirstPrice(page);
    expect((await askServer(page)).status).toBe(401);

    await askForEmailCode(page, email);
    await codeField(page).fill(await codeSentTo(site, email));
    await page.waitForURL(/\/saved/);

    await shown(savedRows(page));
    expect(await savedRows(page).count()).toBe(1);
    expect(await savedRows(page).textContent()).toContain(pharmacy);
    expect(await askServer(page)).toMatchObject({
      status: 200,
      body: { saved_prices: [{ pharmacy_name: pharmacy }] },
    });
    expect(complaints).toEqual([]);
  });

  test('the server refuses a forged session, and gives a visitor no prices of another', async ({ site }) => {
    const { page, context } = await site.visitHost('/sign-in?products=otp&otp=email');
    await askForEmailCode(page, 'other@example.com');
    await codeField(page).fill(await codeSentTo(site, 'other@example.com'));
    await page.waitForURL(/\/saved/);
    expect(await askServer(page)).toMatchObject({ status: 200, body: { saved_prices: [] } });

    const cookies = await context.cookies();
    const jwt = cookies.find(({ name }) => name === 'stytch_session_jwt')?.value ?? '';
    const [head, , signature] = jwt.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'user-other' })).toString('base64url');
    const answer = await fetch(`${site.hostUrl}/api/saved-prices`, {
      headers: { authorization: `Bearer ${head}.${claims}.${signature}` },
    });
    expect(answer.status).toBe(401);
  });

  test('the sandbox’s inbox page shows the code with a button that copies it', async ({ site }) => {
    const email = 'inbox@example.com';
    const { page, context } = await site.visitHost('/sign-in?products=otp&otp=email&stay=1');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await askForEmailCode(page, email);

    const inbox = await context.newPage();
    await inbox.goto(`${site.sandboxUrl}/sandbox`);
    const card = inbox.locator('.card', { hasText: email });
    await card.getByRole('button', { name: 'Copy code' }).click();
    await shown(card.getByRole('button', { name: 'Copied' }));
    await codeField(page).click();
    await page.keyboard.press('Control+V');
    await shown(heading(page, 'Success!'));
  });

  test('the host’s event log masks every secret', async ({ site }) => {
    const email = 'log@example.com';
    const { page, context } = await site.visitHost('/sign-in?products=otp&otp=email&dev=1&stay=1');
    await askForEmailCode(page, email);
    const code = await codeSentTo(site, email);
    await codeField(page).fill(code);
    await shown(heading(page, 'Success!'));

    const log = page.getByRole('log', { name: 'Events the page received' });
    const types = await log
      .locator('[data-event]')
      .evaluateAll((entries) => entries.map((entry) => (entry as HTMLElement).dataset['event']).reverse());
    expect(types).toEqual(['OTP_LOGIN_OR_CREATE', 'OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    const text = (await log.textContent()) ?? '';
    const cookies = (await context.cookies()).map(({ value }) => value);
    expect(cookies).toHaveLength(2);
    for (const secret of [code, ...cookies]) expect(text).not.toContain(secret);
    expect(text).toContain('••••••');
  });
});
