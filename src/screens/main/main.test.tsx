import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import {
  alertText,
  codeField,
  EMAIL,
  EMAIL_CODE,
  EMAIL_LINK,
  emailField,
  heading,
} from '../../../tests/visits/signIn';
import type { WidgetConfig } from '../../domain/config/config';

const page = setUpWidgetPage();
const tabNames = () => screen.queryAllByRole('tab').map(({ textContent }) => textContent);
const INVALID_EMAIL = 'Invalid email address, please try again.';

describe('§2 Main: the parts of the screen', () => {
  it('shows an email field by default, below its header', async () => {
    renderWidget(page);
    expect(await emailField()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Sign up or log in' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Continue with email' })).toBeEnabled();
    expect(tabNames()).toEqual([]);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  });

  it('takes no focus at the mount', async () => {
    renderWidget(page);
    await emailField();
    await page.idle();
    expect(document.body).toHaveFocus();
  });

  it('hides the header by option, and keeps the screen’s name', async () => {
    renderWidget(page, { styles: { hideHeaderText: true } });
    await emailField();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('region', { name: 'Sign up or log in' })).toBeVisible();
  });

  it('shows the host’s logo above the header', async () => {
    renderWidget(page, { styles: { logo: { logoImageUrl: 'https://example.com/logo.svg' } } });
    await emailField();
    const logo = document.querySelector('img');
    expect(logo).toHaveAttribute('src', 'https://example.com/logo.svg');
    const title = screen.getByRole('heading', { name: 'Sign up or log in' });
    expect(logo?.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each<[WidgetConfig, string]>([
    [EMAIL_LINK, 'We will email you a link. No password needed.'],
    [EMAIL_CODE, 'We will email you a 6-digit code.'],
    [otp('sms'), 'We will text you a 6-digit code.'],
    [otp('whatsapp'), 'We will send a 6-digit code on WhatsApp.'],
    [{ products: ['passwords'] }, 'Enter or create your password next.'],
  ])('with %j says below the field: %s', async (config, hint) => {
    renderWidget(page, { config });
    expect(await screen.findByRole('textbox')).toHaveAccessibleDescription(hint);
    expect(screen.getByText(hint)).toBeVisible();
  });

  it('shows an error in the place of the hint', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    const field = await emailField();
    await widget.user.type(field, 'ada{Enter}');
    await alertText(INVALID_EMAIL);
    expect(field).toHaveAccessibleDescription(INVALID_EMAIL);
    expect(screen.getByText('We will email you a 6-digit code.')).not.toBeVisible();
  });

  const tabs: [string, WidgetConfig, string[]][] = [
    ['none for one method', EMAIL_CODE, []],
    ['the order of the methods', otp('sms', 'whatsapp', 'email'), ['Text', 'WhatsApp', 'Email']],
    ['another order', otp('email', 'sms'), ['Email', 'Text']],
    [
      'a link before codes',
      { ...otp('sms', 'whatsapp'), products: ['emailMagicLinks', 'otp'] },
      ['Email', 'Text', 'WhatsApp'],
    ],
    ['codes before a link', { ...otp('sms'), products: ['otp', 'emailMagicLinks'] }, ['Text', 'Email']],
    ['a method named twice', otp('sms', 'sms', 'email'), ['Text', 'Email']],
    ['none for passwords alone', { products: ['passwords'] }, []],
    ['none for passwords and a link', { products: ['passwords', 'emailMagicLinks'] }, []],
    ['none for passwords and an email code', { ...otp('email'), products: ['otp', 'passwords'] }, []],
    [
      'passwords in the place of the first method that they replace',
      { ...otp('sms', 'email', 'whatsapp'), products: ['otp', 'passwords'] },
      ['Text', 'Email', 'WhatsApp'],
    ],
    [
      'passwords before codes',
      { ...otp('sms'), products: ['passwords', 'otp', 'emailMagicLinks'] },
      ['Email', 'Text'],
    ],
  ];
  it.each(tabs)('shows the tabs: %s', async (_, config, names) => {
    renderWidget(page, { config });
    await eventually(() => expect(screen.getByRole('textbox')).toBeEnabled());
    expect(tabNames()).toEqual(names);
    if (names.length > 0)
      expect(screen.getByRole('tab', { selected: true })).toHaveTextContent(names[0] ?? '');
  });

  const github: WidgetConfig['oauthOptions'] = { providers: [{ type: 'github' }] };
  it.each<[WidgetConfig['products'], number]>([
    [['emailMagicLinks'], 0],
    [['emailMagicLinks', 'passwords'], 0],
    [['oauth', 'crypto'], 1],
    [['oauth', 'emailMagicLinks', 'crypto'], 2],
    [['crypto', 'oauth', 'otp', 'passwords'], 2],
  ])('separates the blocks of %j by %i "or"', async (products, count) => {
    renderWidget(page, { config: { ...otp('sms'), products, oauthOptions: github } });
    await heading('Sign up or log in');
    expect(screen.queryAllByText('or')).toHaveLength(count);
  });

  it('shows an error in place of the form for a config with links and email codes', async () => {
    renderWidget(page, { config: { ...otp('email', 'sms'), products: ['emailMagicLinks', 'otp'] } });
    await alertText('Cannot use both EML and Email OTP');
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('shows an error in place of the form for a config with passkeys only', async () => {
    renderWidget(page, { config: { products: ['passkeys'] } });
    await alertText('Cannot use Passkeys by itself, please add another product to the config');
    expect(screen.queryByRole('textbox')).toBeNull();
    page.console.take('"passkeys" has no screens');
  });

  it('has one divider between neighbouring blocks, and none elsewhere', async () => {
    const config: WidgetConfig = {
      products: ['oauth', 'otp', 'crypto'],
      oauthOptions: { providers: [{ type: 'google' }] },
      otpOptions: { methods: ['email'] },
    };
    const { element } = renderWidget(page, { config });
    await screen.findByRole('button', { name: 'Set up a new crypto wallet' });
    await screen.findByRole('button', { name: 'Continue with Google' });
    expect(element).toHaveTextContent(
      /Continue with Google\s*or\s*Email address.*Continue with email\s*or\s*Set up a new crypto wallet$/,
    );
    expect(screen.getAllByText('or')).toHaveLength(2);
  });

  it('shows the watermark below the card only where the project wants it', async () => {
    await page.project({ bootstrap: { disable_sdk_watermark: false } });
    renderWidget(page);
    const mark = await screen.findByRole('link', { name: /Powered by PriceRxAuth/ });
    expect(mark).toHaveAttribute('target', '_blank');
    expect(mark).toHaveAttribute('rel', expect.stringContaining('noreferrer'));
  });

  it('shows the host’s watermark option only where the project does not require it', async () => {
    const widget = renderWidget(page);
    await emailField();
    await page.idle();
    expect(screen.queryByRole('link')).toBeNull();
    widget.rerender({ styles: { displayWatermark: true } });
    await screen.findByRole('link', { name: 'Powered by PriceRxAuth' });
    widget.rerender({ styles: { displayWatermark: false } });
    await eventually(() => expect(screen.queryByRole('link')).toBeNull());
  });

  it('shows a required watermark whatever the host’s styles say', async () => {
    await page.project({ bootstrap: { disable_sdk_watermark: false } });
    renderWidget(page, { styles: { displayWatermark: false } });
    await screen.findByRole('link', { name: 'Powered by PriceRxAuth' });
  });

  it('shows its form before the project’s settings are loaded', async () => {
    await page.fault(`/projects/bootstrap/${page.publicToken}`, { delay_ms: 300 });
    renderWidget(page);
    expect(await screen.findByRole('textbox', { name: 'Email address' }, { timeout: 250 })).toBeEnabled();
  });
});

describe('§5 Email: what a visitor types', () => {
  const wrong = [
    '',
    'ada',
    'ada@',
    '@example.com',
    'ada@example',
    'ada lovelace@example.com',
    'ada@exa_mple.com',
  ];

  it.each(wrong)('refuses "%s" for a link without a call or an event', async (text) => {
    const widget = renderWidget(page, { config: EMAIL_LINK });
    const field = await emailField();
    if (text) await widget.user.type(field, text);
    await widget.user.click(screen.getByRole('button', { name: 'Continue with email' }));
    await alertText(INVALID_EMAIL);
    expect(field).toHaveValue(text);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(INVALID_EMAIL);
    expect(field).toHaveFocus();
    await page.idle();
    expect(widget.errors).toEqual([]);
    expect(page.calls().filter(({ method, path }) => method === 'POST' && path !== '/events')).toEqual([]);
  });

  it('refuses an invalid address for a code, and reports it to the host', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await widget.user.type(await emailField(), 'ada@example{Enter}');
    await alertText(INVALID_EMAIL);
    await page.idle();
    expect(widget.errors.map(({ message }) => message)).toEqual([INVALID_EMAIL]);
    expect(page.calls('/otps/email/login_or_create')).toEqual([]);
  });

  it('trims spaces around an address', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    const field = await emailField();
    await widget.user.click(field);
    await widget.user.paste(`  ${EMAIL} `);
    await widget.user.keyboard('{Enter}');
    await codeField();
    expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ email: EMAIL });
  });

  it('removes the error when the text changes', async () => {
    const widget = renderWidget(page);
    await widget.user.type(await emailField(), 'ada{Enter}');
    await alertText(INVALID_EMAIL);
    await widget.user.keyboard('@');
    expect(screen.queryByText(INVALID_EMAIL)).toBeNull();
  });
});

function otp(...methods: ('sms' | 'whatsapp' | 'email')[]): WidgetConfig {
  return { products: ['otp'], otpOptions: { methods } };
}
