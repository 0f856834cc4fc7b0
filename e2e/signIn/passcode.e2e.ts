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
const LOCKED = 'Too many wrong codes.';

const newestTo = async (site: TestSite, to: string) =>
  (await site.control.messages({ public_token: PUBLIC_TOKEN, to })).at(-1)?.id;

/** Presses resend. @returns the new code. */
async function resend(site: TestSite, page: Page, to: string): Promise<string> {
  const before = await newestTo(site, to);
  await button(page, 'Resend code').click();
  return codeSentTo(site, to, before);
}

test.describe('§4 OTP flow: a wrong code', () => {
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
