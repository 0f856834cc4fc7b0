import type { Page } from '@playwright/test';
import { PUBLIC_TOKEN } from '../support/site/page';
import { expect, test } from '../support/test';
import {
  comeToLogIn,
  comeToSignUp,
  currentPassword,
  giveEmail,
  makeAccount,
  newPassword,
  PASSWORD,
  PASSWORDS,
  PASSWORDS_AND_CODE,
  submitPassword,
} from '../support/widget/passwords';
import {
  alert,
  askForEmailCode,
  button,
  callsTo,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  shown,
} from '../support/widget/widget';

const NOT_LOADED = 'Part of this page could not be loaded.';
const SIGN_IN = '/sign-in?products=passwords';

const isSignedInAs = (page: Page, name: string) => shown(page.locator('.account__name', { hasText: name }));

async function signOut(page: Page): Promise<void> {
  await button(page, 'Sign out').click();
  await shown(page.getByRole('link', { name: 'Sign in', exact: true }));
}

test.describe('§4 Password flow on the host page', () => {
  test('a visitor signs up, logs in, and sets a new password by the reset mail', async ({ site }) => {
    const email = 'journey@example.com';
    const { page } = await site.visitHost(SIGN_IN);
    await comeToSignUp(page, email);
    await submitPassword(page, newPassword(page));
    await isSignedInAs(page, email);
    await signOut(page);

    await page.goto(site.hostUrl + SIGN_IN);
    await comeToLogIn(page, email);
    await submitPassword(page, currentPassword(page), 'not the right one');
    await shown(alert(page).filter({ hasText: 'the password is not right' }));
    await submitPassword(page, currentPassword(page));
    await isSignedInAs(page, email);
    await signOut(page);

    await page.goto(site.hostUrl + SIGN_IN);
    await comeToLogIn(page, email);
    await button(page, 'Forgot password?').click();
    await shown(heading(page, 'Check your email'));
    const { links = [] } = await site.control.nextMessage({ public_token: PUBLIC_TOKEN, to: email });
    expect(links).toHaveLength(2);

    await page.goto(links[0]?.url ?? '');
    await submitPassword(page, newPassword(page), 'another kettle of plums 9');
    await isSignedInAs(page, email);
    await signOut(page);

    await page.goto(site.hostUrl + SIGN_IN);
    await comeToLogIn(page, email);
    await submitPassword(page, currentPassword(page));
    await shown(alert(page).filter({ hasText: 'the password is not right' }));
    await submitPassword(page, currentPassword(page), 'another kettle of plums 9');
    await isSignedInAs(page, email);
  });

  test('a visitor without a password gets a code, and enters it on the same screen', async ({ site }) => {
    const email = 'passwordless@example.com';
    await makeAccount(site, email, {});
    const { page } = await site.visitWidget({ config: PASSWORDS_AND_CODE });
    await giveEmail(page, email);
    await shown(codeField(page));
    await codeField(page).fill(await codeSentTo(site, email));
    await shown(heading(page, 'Success!'));
    expect(await callsTo(site, '/otps/email/login_or_create')).toHaveLength(1);
  });
});

test.describe('§2 Password screens: a chunk that fails to load', () => {
  test('the error shows at the address field, and the same button tries again', async ({ site }) => {
    const email = 'chunk@example.com';
    await makeAccount(site, email);
    const { page } = await site.visitWidget({ config: PASSWORDS });
    const chunk = /pricerx-auth\.password\./;
    await page.route(chunk, (route) => route.abort());
    await giveEmail(page, email);
    await shown(alert(page).filter({ hasText: NOT_LOADED }));
    expect(await emailField(page).inputValue()).toBe(email);
    await page.unroute(chunk);
    await button(page, 'Continue with email').click();
    await submitPassword(page, currentPassword(page));
    await shown(heading(page, 'Success!'));
  });

  test('is fetched again when the screen is wanted, without an error, after a failed fetch ahead of time', async ({
    site,
  }) => {
    const { page } = await site.visitWidget({ config: EMAIL_CODE });
    await page.route(/pricerx-auth\.otp\./, (route) => route.abort(), { times: 1 });
    const failed = page.waitForEvent('requestfailed');
    await page.route('**/otps/email/login_or_create', async (route) => {
      await failed;
      await route.continue();
    });
    await askForEmailCode(page, 'ahead@example.com');
    expect((await alert(page).allTextContents()).filter((text) => text !== '')).toEqual([]);
  });

  test('a failed load of the code screen shows a retry, and sends no second code', async ({ site }) => {
    const email = 'chunk-of-code@example.com';
    await makeAccount(site, email, {});
    const before = (await callsTo(site, '/otps/email/login_or_create')).length;
    const { page } = await site.visitWidget({ config: PASSWORDS_AND_CODE });
    const chunk = /pricerx-auth\.otp\./;
    await page.route(chunk, (route) => route.abort());
    await giveEmail(page, email);
    await shown(alert(page).filter({ hasText: NOT_LOADED }));
    await page.unroute(chunk);
    await button(page, 'Try again').click();
    await codeField(page).fill(await codeSentTo(site, email));
    await shown(heading(page, 'Success!'));
    expect(await callsTo(site, '/otps/email/login_or_create')).toHaveLength(before + 1);
  });
});

/** Logs in as a password manager does: finds inputs by their autocomplete tokens, fills them and submits. */
const fillAndSubmit = (page: Page, password: string, events: string[]) =>
  page.evaluate(
    ({ value, fired }) => {
      const root = document.querySelector('pricerx-auth')?.shadowRoot ?? document;
      const find = (token: string) => root.querySelector<HTMLInputElement>(`input[autocomplete=${token}]`);
      const [username, field] = [find('username'), find('current-password')];
      if (!field?.form) throw new Error('No form with a password.');
      field.value = value;
      for (const type of fired) field.dispatchEvent(new Event(type, { bubbles: true }));
      let submits = 0;
      field.form.addEventListener('submit', () => (submits += 1));
      field.form.requestSubmit();
      return { submits, username: username?.value, together: username?.form === field.form };
    },
    { value: password, fired: events },
  );

test.describe('§2 PasswordCreateOrLogin: filled by a password manager', () => {
  for (const { dom, shadow, events } of [
    { dom: 'light DOM', shadow: false, events: ['input'] },
    { dom: 'light DOM', shadow: false, events: ['change'] },
    { dom: 'a shadow root', shadow: true, events: ['input', 'change'] },
  ]) {
    test(`signs in in ${dom} when it fires ${events.join(' and ')}`, async ({ site }) => {
      const email = `manager-${shadow}-${events.join('-')}@example.com`;
      await makeAccount(site, email);
      const { page } = await site.visitWidget({ config: { ...PASSWORDS, enableShadowDOM: shadow } });
      await comeToLogIn(page, email);
      const filled = await fillAndSubmit(page, PASSWORD, events);
      expect(filled).toEqual({ submits: 1, username: email, together: true });
      await shown(heading(page, 'Success!'));
      await currentPassword(page).waitFor({ state: 'detached' });
    });
  }
});
