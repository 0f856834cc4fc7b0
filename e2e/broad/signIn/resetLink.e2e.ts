import type { Page } from 'playwright-core';
import { PUBLIC_TOKEN } from '../../support/site/page';
import { comeToLogIn, makeAccount, newPassword, submitPassword } from '../../support/widget/passwords';
import { useSite } from '../../support/suite';
import { button, emailField, heading, shown } from '../../support/widget/widget';

const suite = useSite();
const SIGN_IN = '/sign-in?products=passwords';

/** The two links of the newest mail: one sets a new password, one signs in without it. */
async function linksTo(email: string, after?: string) {
  const { links = [], id } = await suite.site.control.nextMessage({
    public_token: PUBLIC_TOKEN,
    to: email,
    after,
  });
  return { id, reset: links[0]?.url ?? '', login: links[1]?.url ?? '' };
}

async function forget(page: Page, email: string) {
  await makeAccount(suite.site, email);
  await page.goto(suite.site.hostUrl + SIGN_IN);
  await comeToLogIn(page, email);
  await button(page, 'Forgot password?').click();
  await shown(heading(page, 'Check your email'));
  return linksTo(email);
}

/** Enters the address on the page that the link opened, and follows the link of the new mail. */
async function askForNewMail(page: Page, email: string, before: string) {
  await emailField(page).fill(email);
  await button(page, 'Send a new mail').click();
  await shown(page.getByText(`We sent an email to ${email}.`));
  return linksTo(email, before);
}

describe('§4 Password reset widget: a link that no longer works, in a browser', () => {
  it('a used link offers a new mail, whose link sets the password', async () => {
    const email = 'used-link@example.com';
    const { page } = await suite.visitHost('/');
    const { id, reset } = await forget(page, email);
    const { page: other } = await suite.visitHost('/');
    await other.goto(reset);
    await submitPassword(other, newPassword(other), 'another kettle of plums 9');
    await shown(button(other, 'Sign out'));

    await page.goto(reset);
    await button(page, 'Log in without a password').click();
    await shown(heading(page, 'This link no longer works'));
    expect(await button(page, 'Log in without a password').count()).toBe(0);
    await page.goto((await askForNewMail(page, email, id)).reset);
    await submitPassword(page, newPassword(page), 'yet another kettle of plums 9');
    await shown(button(page, 'Sign out'));
  });

  it('an expired log-in link offers a new mail, whose log-in link signs in', async () => {
    const email = 'late-link@example.com';
    const { page } = await suite.visitHost('/');
    const { id, login } = await forget(page, email);
    await suite.site.control.advanceClock(24 * 60 * 60_000);
    await page.goto(login);
    await shown(heading(page, 'This link no longer works'));
    await page.goto((await askForNewMail(page, email, id)).login);
    await shown(button(page, 'Sign out'));
  });
});
