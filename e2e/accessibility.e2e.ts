import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import {
  comeToLogIn,
  comeToSignUp,
  currentPassword,
  makeAccount,
  newPassword,
  PASSWORDS_AND_CODE,
  submitPassword,
} from './support/passwords';
import { mountLogin } from './support/page';
import { useSite } from './support/suite';
import {
  alert,
  askForEmailCode,
  askForLink,
  askForSmsCode,
  button,
  codeField,
  codeSentTo,
  EMAIL_CODE,
  emailField,
  heading,
  LINK_AND_CODES,
  phoneField,
  shown,
  SMS_CODE,
  wrongCode,
} from './support/widget';

const axe = readFileSync(createRequire(__filename).resolve('axe-core/axe.min.js'), 'utf8');

const suite = useSite();

interface AxeResults {
  violations: { id: string; impact: string | null; nodes: { html: string }[] }[];
}

/** What axe finds wrong with the widget as it is shown now, contrast included. */
async function problemsOn(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() =>
    (window as unknown as { axe: { run(selector: string): Promise<AxeResults> } }).axe.run('pricerx-auth'),
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

const DARK = {
  container: { backgroundColor: '#172321', borderColor: '#32433F' },
  colors: { primary: '#E7EFEC', secondary: '#A9BBB6', success: '#8BE0B8', error: '#FFABA6' },
  inputs: { placeholderColor: '#8FA39D' },
  buttons: {
    primary: { backgroundColor: '#7FD6C2', textColor: '#06231E', borderColor: '#7FD6C2' },
    secondary: { backgroundColor: '#172321', textColor: '#7FD6C2', borderColor: '#7FD6C2' },
  },
};

describe.each([
  { theme: 'the default theme', styles: {}, shadow: false },
  { theme: 'the default theme, in shadow DOM', styles: {}, shadow: true },
  { theme: 'a dark theme', styles: DARK, shadow: false },
])('§3 Theme: $theme has no serious accessibility problem', ({ theme, styles, shadow }) => {
  const name = theme.replaceAll(/\W+/g, '-');
  const mount = (config: object) =>
    suite.visitWidget({ config: { ...config, enableShadowDOM: shadow }, styles });

  it('on Main, its errors, and the screens of an email link', async () => {
    const { page } = await mount(LINK_AND_CODES);
    await shown(emailField(page));
    expect(await problemsOn(page)).toEqual([]);
    await button(page, 'Continue with email').click();
    await shown(alert(page));
    expect(await problemsOn(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Text' }).click();
    await shown(phoneField(page));
    expect(await problemsOn(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Email' }).click();
    await askForLink(page, `${name}@example.com`);
    expect(await problemsOn(page)).toEqual([]);
  });

  it('on the screens of a password', async () => {
    const email = `password-${name}@example.com`;
    const { page } = await mount(PASSWORDS_AND_CODE);
    await comeToSignUp(page, email);
    await newPassword(page).fill('password1');
    await shown(page.getByText(/^Very weak/));
    expect(await problemsOn(page)).toEqual([]);
    await button(page, 'Back').click();
    await makeAccount(suite.site, email);
    await comeToLogIn(page, email);
    await submitPassword(page, currentPassword(page), 'not the right one');
    await shown(alert(page));
    expect(await problemsOn(page)).toEqual([]);
    await button(page, 'Forgot password?').click();
    await button(page, 'Resend email').click();
    await shown(page.getByText('Email resent'));
    expect(await problemsOn(page)).toEqual([]);
  });

  it('on the buttons of social providers, and back from one without an account', async () => {
    const types = ['google', 'apple', 'bitbucket', 'yahoo', 'snapchat'];
    const config = { products: ['oauth'], oauthOptions: { providers: types.map((type) => ({ type })) } };
    const { page } = await mount(config);
    await shown(page.locator('#oauth-yahoo svg'));
    expect(await problemsOn(page)).toEqual([]);
    const here = page.url();
    await button(page, 'Continue with Google').click();
    await shown(button(page, 'Refuse'));
    await page.goto(`${here}?error=access_denied`);
    await mountLogin(page, suite.site, { config: { ...config, enableShadowDOM: shadow }, styles });
    await shown(alert(page));
    expect(await problemsOn(page)).toEqual([]);
  });

  it('on the screens of a code', async () => {
    const email = `code-${name}@example.com`;
    const { page } = await mount(EMAIL_CODE);
    await askForEmailCode(page, email);
    expect(await problemsOn(page)).toEqual([]);
    const code = await codeSentTo(suite.site, email);
    await codeField(page).fill(wrongCode(code));
    await shown(alert(page));
    expect(await problemsOn(page)).toEqual([]);
    await codeField(page).fill(code);
    await shown(heading(page, 'Success!'));
    expect(await problemsOn(page)).toEqual([]);
  });
});

describe('§4 OTP flow: what a screen reader hears', () => {
  it('an error once, tied to its field', async () => {
    const { page } = await suite.visitWidget({ config: SMS_CODE });
    await askForSmsCode(page, '4155550170');
    await codeField(page).fill('000000');
    await shown(alert(page));
    expect(await alert(page).allTextContents()).toEqual(['Invalid passcode, please try again.']);
    const described = await codeField(page).getAttribute('aria-describedby');
    const texts = await page.evaluate(
      (ids) => ids.map((id) => document.getElementById(id)?.textContent ?? ''),
      (described ?? '').split(' '),
    );
    expect(texts.join(' ')).toContain('Invalid passcode, please try again.');
  });
});
