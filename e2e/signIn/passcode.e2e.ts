import type { Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../support/site/page';
import { expect, test, type TestSite } from '../support/test';
import {
  alert,
  askForEmailCode,
  button,
  callsTo,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  heading,
  shown,
  wrongCode,
} from '../support/widget/widget';

const WRONG = 'Invalid passcode, please try again.';
const LOCKED = 'Too many tries.';

/** A page with a fake clock. */
async function visitWithClock(site: TestSite, args: object) {
  const context = await site.newContext();
  await context.clock.install();
  return site.visitWidget({ config: args }, {}, context);
}

const newestTo = async (site: TestSite, to: string) =>
  (await site.control.messages({ public_token: PUBLIC_TOKEN, to })).at(-1)?.id;

/** Presses resend. @returns the new code. */
async function resend(site: TestSite, page: Page, to: string): Promise<string> {
  const before = await newestTo(site, to);
  await button(page, 'Resend code').click();
  return codeSentTo(site, to, before);
}

test.describe('§4 OTP flow: resend', () => {
  test('a resend sends a new code, shows a confirmation, and invalidates the old one', async ({ site }) => {
    const email = 'resend@example.com';
    const { page, complaints } = await visitWithClock(site, EMAIL_CODE);
    await askForEmailCode(page, email);
    const first = await codeSentTo(site, email);

    // The clock stands still, so that a message of 2 s stays.
    await page.clock.pauseAt(Date.now() + 1_000);
    const second = await resend(site, page, email);
    await shown(page.getByText('Email resent'));
    expect(await button(page, 'Code sent').isDisabled()).toBe(true);
    await page.clock.resume();
    await shown(button(page, 'Resend code'));

    if (first !== second) {
      await codeField(page).fill(first);
      await shown(alert(page).filter({ hasText: WRONG }));
    }
    await codeField(page).fill(second);
    await shown(heading(page, 'Success!'));
    expect(complaints).toEqual([]);
  });
});

test.describe('§4 OTP flow: a wrong code', () => {
  test('shows an error and keeps the focus in the field, and the right code still signs in', async ({
    site,
  }) => {
    const email = 'wrong@example.com';
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    await askForEmailCode(page, email);
    const code = await codeSentTo(site, email);

    await codeField(page).fill(wrongCode(code));
    await shown(alert(page).filter({ hasText: WRONG }));
    expect(await codeField(page).getAttribute('aria-invalid')).toBe('true');
    expect(await codeField(page).evaluate((field) => field === document.activeElement)).toBe(true);

    await page.keyboard.type(code);
    await shown(heading(page, 'Success!'));
  });

  test('the provider locks after 5 tries, each shows its error, and a new code signs in', async ({
    site,
  }) => {
    const email = 'locked@example.com';
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    await askForEmailCode(page, email);
    const code = await codeSentTo(site, email);

    for (let tries = 1; tries <= 6; tries += 1) {
      const answered = page.waitForResponse(/\/otps\/authenticate$/);
      await codeField(page).fill(tries <= 5 ? wrongCode(code, tries) : code);
      await answered;
      await shown(alert(page).filter({ hasText: tries <= 5 ? WRONG : LOCKED }));
      await shown(codeField(page).and(page.locator(':read-write')));
    }
    const statuses = (await callsTo(site, '/otps/authenticate')).slice(-6).map(({ status }) => status);
    expect(statuses).toEqual([404, 404, 404, 404, 404, 429]);

    await codeField(page).fill(await resend(site, page, email));
    await shown(heading(page, 'Success!'));
  });
});
