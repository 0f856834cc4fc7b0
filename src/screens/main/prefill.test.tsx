import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { codeField, EMAIL, EMAIL_CODE, emailField, PHONE, phoneField } from '../../../tests/visits/signIn';
import type { WidgetConfig } from '../../domain/config/config';
import { renderLogin } from '../../mount/server/render';

const page = setUpWidgetPage();
const CODES: WidgetConfig = { products: ['otp'], otpOptions: { methods: ['email', 'sms'] } };
const BOTH: WidgetConfig = { ...CODES, prefill: { email: EMAIL, phone: PHONE } };
const OTHER = 'typed@example.com';

const fieldIn = (element: Element) => element.querySelector<HTMLInputElement>('[name=email]')!;

/** The host's element with the HTML of a server. */
function rendered(config: WidgetConfig): HTMLElement {
  const element = document.body.appendChild(document.createElement('div'));
  element.innerHTML = renderLogin({ config }).html;
  page.onCleanUp(() => element.remove());
  return element;
}

describe('§2 Main: what the host knows', () => {
  it('fills the fields of all tabs, so that one press sends the code', async () => {
    const widget = renderWidget(page, { config: BOTH });
    expect(await emailField()).toHaveValue(EMAIL);
    await widget.user.click(screen.getByRole('tab', { name: 'Text' }));
    await phoneField();
    await eventually(() => expect(screen.getByRole('textbox')).toHaveValue('(415) 555-0132'));
    await widget.user.click(screen.getByRole('button', { name: 'Continue with a text message' }));
    await codeField();
    expect(page.lastCall('/otps/sms/login_or_create').body).toMatchObject({ phone_number: PHONE });
  });

  it('is in the first paint, and loads nothing before the visitor comes near', async () => {
    const { element } = renderWidget(page, { config: BOTH, loading: 'auto' });
    expect(fieldIn(element)).toHaveValue(EMAIL);
    await page.idle();
    expect(Object.keys(fieldIn(element)).join()).not.toContain('__reactFiber');
  });

  it('is trimmed, as typed text is', async () => {
    renderWidget(page, { config: { ...EMAIL_CODE, prefill: { email: ` ${EMAIL}\n` } } });
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it.each<[string, object, string, string]>([
    ['an email address without its domain', { email: 'ada' }, 'email', 'an email address'],
    ['an email address that is a number', { email: 5 }, 'email', 'an email address'],
    ['a phone number with letters', { phone: '555-CALL' }, 'phone', 'a phone number'],
    ['a phone number with too few digits', { phone: '+1 55' }, 'phone', 'a phone number'],
    ['a phone number that its country does not have', { phone: '+1 415 555' }, 'phone', 'a phone number'],
  ])('%s is ignored with a warning, which does not show it', async (_, prefill, field, expected) => {
    const widget = renderWidget(page, { config: { ...CODES, prefill } });
    if (field === 'phone') await widget.user.click(await screen.findByRole('tab', { name: 'Text' }));
    await eventually(() => expect(screen.getByRole('textbox')).toHaveValue(''));
    await eventually(() =>
      expect(page.console.take(`config.prefill.${field}`)).toEqual([
        expect.stringMatching(`config.prefill.${field} is not ${expected}, so the field stays empty.`),
      ]),
    );
  });

  it('an empty text and null mean that the host knows nothing', async () => {
    const prefill = { email: '', phone: null } as unknown as WidgetConfig['prefill'];
    renderWidget(page, { config: { ...CODES, prefill } });
    expect(await emailField()).toHaveValue('');
    await page.idle();
    expect(page.console.all()).toEqual([]);
  });

  it('the address that was submitted before a reload has priority', async () => {
    const first = renderWidget(page, { config: { ...EMAIL_CODE, prefill: { email: EMAIL } } });
    await first.user.clear(await emailField());
    await first.user.type(await emailField(), `${OTHER}{Enter}`);
    await codeField();
    first.mount.unmount();
    renderWidget(page, { client: first.client, config: { ...EMAIL_CODE, prefill: { email: EMAIL } } });
    expect(await emailField()).toHaveValue(OTHER);
  });

  it('a later mount keeps what the visitor has typed', async () => {
    const widget = renderWidget(page, { config: EMAIL_CODE });
    await widget.user.type(await emailField(), OTHER);
    widget.rerender({ config: { ...EMAIL_CODE, prefill: { email: EMAIL } } });
    await page.idle();
    expect(await emailField()).toHaveValue(OTHER);
  });

  it('is not in the provider’s log', async () => {
    renderWidget(page, { config: BOTH });
    await emailField();
    const [event] = await eventually(async () => {
      const events = await page.events('render_login_screen');
      expect(events).toHaveLength(1);
      return events;
    });
    expect(JSON.stringify(event)).toContain('otpOptions');
    expect(JSON.stringify(event)).not.toContain('prefill');
    expect(JSON.stringify(event)).not.toContain(EMAIL);
  });
});

describe('§1 HTML of a server: what the host knows', () => {
  it('is in the HTML, and stays when it is adopted', async () => {
    const element = rendered(BOTH);
    const field = fieldIn(element);
    expect(field).toHaveValue(EMAIL);
    renderWidget(page, { selector: element, config: BOTH });
    expect(await emailField()).toBe(field);
    expect(field).toHaveValue(EMAIL);
  });

  it.each([
    ['typed', OTHER],
    ['deleted', ''],
  ])('is replaced by what the visitor has %s before the adoption', async (_, text) => {
    const element = rendered(BOTH);
    fieldIn(element).value = text;
    renderWidget(page, { selector: element, config: BOTH });
    expect(await emailField()).toHaveValue(text);
  });

  it('a wrong value is not in the HTML', () => {
    expect(renderLogin({ config: { ...CODES, prefill: { email: 'not-an-address' } } }).html).not.toContain(
      'not-an-address',
    );
  });
});
