import type { Page } from '@playwright/test';
import { holdBack } from '../../support/site/heldBack';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { EMAIL_CODE, shown } from '../../support/widget/widget';

const SEND = '/otps/email/login_or_create';
const CHECK = '/otps/authenticate';
const refusal = (status: number, error_type: string, error_message: string) => ({
  status,
  body: { status_code: status, error_type, error_message, error_url: '', request_id: 'r' },
});
const TOO_MANY = refusal(429, 'too_many_requests', 'Too many requests have been made.');
const WRONG = refusal(404, 'otp_code_not_found', 'Passcode could not be authenticated.');

const fault = (site: TestSite, path: string, of: object) =>
  site.control.addFault({ public_token: PUBLIC_TOKEN, path, ...of });

const resendLink = (page: Page) => page.locator('button[id^=pricerx-resend-code]');

/** Positions of the field, the countdown and the buttons, and the card's size. */
const places = (page: Page) =>
  page.evaluate(() => {
    const at = (part: Element) => {
      const { x, y, width, height } = part.getBoundingClientRect();
      return [x, y, width, height].map(Math.round).join(' ');
    };
    const parts = [...document.querySelectorAll('h2, input[name=code], section button:not(li *)')];
    const countdown = [...document.querySelectorAll('p')].find((text) => /\d:\d\d/.test(text.textContent));
    const found = [...parts, ...(countdown ? [countdown] : [])].map((part) => {
      // The width of a text button follows its text, which changes.
      const { x, y } = part.getBoundingClientRect();
      return part.id.startsWith('pricerx-resend-code') ? [x, y].map(Math.round).join(' ') : at(part);
    });
    const card = document.querySelector('pricerx-auth');
    return [...found, card ? at(card) : 'no card'];
  });

/** Asks for a code on a page whose clock the test moves, and waits for the countdown. */
async function atTheCode(site: TestSite, email: string, width: number, locale: string) {
  const context = await site.newContext({ viewport: { width, height: 800 } });
  await context.clock.install();
  const { page } = await site.visitWidget({ config: EMAIL_CODE, locale }, {}, context);
  await page.locator('input[type=email]').fill(email);
  await page.locator('button[type=submit]').click();
  const field = page.locator('input[name=code]');
  await shown(field);
  await page
    .getByText(/\d:\d\d/)
    .first()
    .waitFor();
  return { page, context, field };
}

const SIZES = [320, 400].flatMap((width) => ['en', 'es'].map((locale) => [width, locale] as const));

test.describe('§2 OTP authenticate: layout while messages appear', () => {
  for (const [width, locale] of SIZES) {
    test(`keeps the field, the countdown and the buttons in place at ${width} px in ${locale}`, async ({
      site,
    }) => {
      const { page, context, field } = await atTheCode(
        site,
        `still-${width}-${locale}@example.com`,
        width,
        locale,
      );
      const before = await places(page);

      await fault(site, CHECK, WRONG);
      const answer = await holdBack(context, new RegExp(CHECK));
      await field.fill('123456');
      await shown(page.getByRole('progressbar'));
      expect(await places(page)).toEqual(before);
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);
      answer();
      await shown(page.getByRole('alert').filter({ hasText: /./ }));
      expect(await places(page)).toEqual(before);
      expect(await field.evaluate((input) => input === document.activeElement)).toBe(true);

      await fault(site, SEND, TOO_MANY);
      await resendLink(page).click();
      await shown(page.locator('[id^=pricerx-resend-code][part~=error]').filter({ hasText: /./ }));
      // The card may become longer, because nothing is below the message.
      expect((await places(page)).slice(0, -1)).toEqual(before.slice(0, -1));
      await shown(page.getByRole('listitem'));

      await fault(site, SEND, { ...TOO_MANY, headers: { 'Retry-After': '30' } });
      await resendLink(page).click();
      await shown(page.getByText(/\d \p{L}+$/u).first());
      expect(await places(page)).toEqual(before);
      await context.clock.runFor(30_000);
      await resendLink(page).and(page.locator(':not([aria-disabled])')).waitFor();
      await resendLink(page).click();
      await shown(page.getByRole('listitem'));
      expect(await places(page)).toEqual(before);
    });
  }
});

/** Positions and sizes of the title, the field, the main button and the card. */
const mainPlaces = (page: Page) =>
  page.evaluate(() =>
    ['h2', 'input[name=code]', 'form button', 'pricerx-auth'].map((part) => {
      const { x, y, width, height } = document.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return [x, y, width, height].map(Math.round).join(' ');
    }),
  );

test.describe('§2 OTP authenticate: layout while texts replace others', () => {
  for (const locale of ['en', 'es', 'fr', 'ru']) {
    test(`keeps the field and the main button in place at 320 px when a code has expired or is locked, and after a resend, in ${locale}`, async ({
      site,
    }) => {
      const { page, context, field } = await atTheCode(site, `replaced-${locale}@example.com`, 320, locale);
      const before = await mainPlaces(page);
      for (const error_type of ['otp_code_not_found', 'unable_to_auth_otp_code', 'user_lock_limit_reached']) {
        await fault(site, CHECK, refusal(401, error_type, 'Refused.'));
        await field.fill('');
        await field.fill('123456');
        await shown(page.getByRole('alert').filter({ hasText: /./ }));
        expect(await mainPlaces(page)).toEqual(before);
      }
      await resendLink(page).click();
      await shown(page.getByRole('listitem'));
      expect(await mainPlaces(page)).toEqual(before);
      await context.clock.runFor(5 * 60_000);
      await page.waitForFunction(() => !/\d:\d\d/.test(document.querySelector('section')?.textContent ?? ''));
      await shown(page.locator('[part~=notice]'));
      expect(await mainPlaces(page)).toEqual(before);
    });
  }
});

test.describe('§2 OTP authenticate: Resend code', () => {
  test('takes a press 20 px above and below its middle', async ({ site }) => {
    const { page } = await atTheCode(site, 'target@example.com', 400, 'en');
    const box = await resendLink(page).boundingBox();
    if (!box) throw new Error('There is no box.');
    const hit = await page.evaluate(
      ({ x, y, width, height }) =>
        [-20, 0, 20].map(
          (away) => document.elementFromPoint(x + width / 2, y + height / 2 + away)?.closest('button')?.id,
        ),
      box,
    );
    expect(hit).toEqual(Array(3).fill('pricerx-resend-code'));
  });
});
