import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually, holdTime, pass } from '../../../tests/time';
import { alertText, codeField, EMAIL_CODE, emailField } from '../../../tests/visits/signIn';
import { suggestEmail } from '../../browser/fields/emailTypo';
import type { WidgetConfig } from '../../domain/config/config';

const page = setUpWidgetPage();
const TYPO = 'ada@gmial.com';
const MEANT = 'ada@gmail.com';

const suggestionNow = () =>
  screen.queryAllByRole('button').find(({ textContent }) => textContent.startsWith('Did you mean'));
const suggestion = () =>
  eventually(() => {
    const found = suggestionNow();
    if (!found) throw new Error(`No suggestion in ${document.body.textContent}`);
    return found;
  });

async function typed(text: string, more: WidgetConfig = {}) {
  const widget = renderWidget(page, { config: { ...EMAIL_CODE, ...more } });
  const field = await emailField();
  await widget.user.type(field, text);
  return { ...widget, field };
}

describe('§2 Main: a typing error in an email address', () => {
  it('gets a button with the address that was meant, which fills the field and returns the focus', async () => {
    const { user, field } = await typed(TYPO);
    const button = await suggestion();
    expect(button.textContent).toBe(`Did you mean ${MEANT}?`);
    expect(field).toHaveValue(TYPO);
    await user.click(button);
    await eventually(() => expect(field).toHaveValue(MEANT));
    expect(field).toHaveFocus();
    expect(suggestionNow()).toBeUndefined();
    await user.keyboard('{Enter}');
    await codeField();
    expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ email: MEANT });
  });

  it('is announced politely, and the button is the next stop of the Tab key', async () => {
    const { user } = await typed(TYPO);
    const button = await suggestion();
    const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(said).toContain(`Did you mean ${MEANT}?`);
    await user.tab();
    expect(button).toHaveFocus();
  });

  it('blocks nothing: Enter sends the typed address', async () => {
    const { user } = await typed(TYPO);
    await suggestion();
    await user.keyboard('{Enter}');
    await codeField();
    expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ email: TYPO });
  });

  it('is not suggested any more when the text changes, and gives way to an error', async () => {
    const { user, field } = await typed(TYPO);
    await suggestion();
    await user.type(field, '{Backspace}{Backspace}{Backspace}');
    await eventually(() => expect(suggestionNow()).toBeUndefined());
    await user.keyboard('{Enter}');
    await alertText('Invalid email address, please try again.');
    expect(suggestionNow()).toBeUndefined();
  });

  it('is found in a prefilled address, when the visitor comes near', async () => {
    renderWidget(page, { config: { ...EMAIL_CODE, prefill: { email: TYPO } } });
    await suggestion();
  });

  it('is compared with the host’s domains too', async () => {
    await typed('ada@pricrx.example', { emailOptions: { knownDomains: ['pricerx.example'] } });
    expect((await suggestion()).textContent).toBe('Did you mean ada@pricerx.example?');
  });

  it('a long name is shortened in the button, and whole in the field', async () => {
    const { user, field } = await typed('augusta.ada.king@gmial.com');
    const button = await suggestion();
    expect(button.textContent).toBe('Did you mean augusta.a…@gmail.com?');
    await user.click(button);
    await eventually(() => expect(field).toHaveValue('augusta.ada.king@gmail.com'));
  });

  it('is not looked for with `suggestions: false`', async () => {
    holdTime();
    const { user } = await typed(TYPO, { emailOptions: { suggestions: false } });
    await pass(2_000);
    await page.idle();
    expect(suggestionNow()).toBeUndefined();
    await user.keyboard('{Enter}');
    await codeField();
  });
});

describe('§2 Main: a typing error in an email address, by domain', () => {
  it.each([
    ['gmial.com', 'gmail.com'],
    ['gmail.con', 'gmail.com'],
    ['gmail.co', 'gmail.com'],
    ['GMAL.COM', 'gmail.com'],
    ['gnail.com', 'gmail.com'],
    ['hotmial.com', 'hotmail.com'],
    ['yaho.com', 'yahoo.com'],
    ['yahoo.cm', 'yahoo.com'],
    ['outlok.com', 'outlook.com'],
    ['iclud.com', 'icloud.com'],
    ['web.d', 'web.de'],
  ])('%s is nearly %s', (typedDomain, meant) => {
    expect(suggestEmail(`ada@${typedDomain}`, [])).toBe(`ada@${meant}`);
  });

  it.each([
    'gmail.com',
    'googlemail.com',
    'mail.com',
    'email.com',
    'ymail.com',
    'gmx.net',
    'yahoo.se',
    'yahoo.co.uk',
    'hotmail.be',
    'hotmail.co.nz',
    'live.co.za',
    'outlook.com.au',
    'example.com',
    'pricerx.example',
    'ibm.com',
    'mit.edu',
    'uni-koeln.de',
  ])('%s is right', (domain) => {
    expect(suggestEmail(`ada@${domain}`, [])).toBeNull();
  });
});
