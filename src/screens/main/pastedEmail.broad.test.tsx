import { screen } from '@testing-library/react';
import { renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { eventually } from '../../../tests/time';
import { alertText, codeField, EMAIL, EMAIL_CODE, emailField, heading } from '../../../tests/visits/signIn';
import type { WidgetConfig } from '../../domain/config/config';
import { renderLogin } from '../../mount/server/render';

const page = setUpWidgetPage();
const PASTED = `Ada Lovelace <${EMAIL}>,`;
const INVALID = 'Invalid email address, please try again.';
const LINK: WidgetConfig = { products: ['emailMagicLinks'] };
const PASSWORD: WidgetConfig = { products: ['passwords'] };

async function paste(text: string, config: WidgetConfig = EMAIL_CODE) {
  const widget = renderWidget(page, { config });
  const field = await emailField();
  await widget.user.click(field);
  await widget.user.paste(text);
  return { ...widget, field };
}

describe('§5 Email: a pasted text with an address', () => {
  it.each<[string, WidgetConfig, string, string]>([
    ['a code', EMAIL_CODE, 'Enter your code', '/otps/email/login_or_create'],
    ['a link', LINK, 'Check your email', '/magic_links/email/login_or_create'],
    ['the look-up before a password', PASSWORD, 'Create a password', '/users/search'],
  ])('is sent cleaned for %s, and shown so afterwards', async (_, config, title, route) => {
    const { user, field } = await paste(PASTED, config);
    expect(field).toHaveValue(PASTED);
    await user.keyboard('{Enter}');
    await heading(title);
    expect(page.lastCall(route).body).toMatchObject({ email: EMAIL });
    expect(document.body.textContent).not.toContain('Lovelace');
    if (config === LINK) return;
    await user.click(screen.getByRole('button', { name: 'Back' }));
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('is shown cleaned beside the provider’s refusal', async () => {
    await page.fault('/otps/email/login_or_create', { drop: true });
    const { user, field } = await paste(`\u200b“${EMAIL}”.`);
    await user.keyboard('{Enter}');
    await alertText('Unable to contact our servers. Check your internet connection and try again.');
    expect(field).toHaveValue(EMAIL);
  });

  it.each(['ada@', `${EMAIL}, bob@example.com`, 'zoë@example.com'])(
    'without one stays as typed, with the error: %s',
    async (text) => {
      const { user, field } = await paste(text);
      await user.keyboard('{Enter}');
      await alertText(INVALID);
      expect(field).toHaveValue(text);
      expect(page.calls('/otps/email/login_or_create')).toEqual([]);
    },
  );

  it('gets the ASCII form of its domain', async () => {
    const { user } = await paste('Ada@Пример.рф');
    await user.keyboard('{Enter}');
    await codeField();
    expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({
      email: 'Ada@xn--e1afmkfd.xn--p1ai',
    });
  });

  it('is looked at for a typing error', async () => {
    await paste('<ada@gmial.com>');
    const name = 'Did you mean ada@gmail.com?';
    await eventually(() => screen.getByRole('button', { name }));
  });

  it('is cleaned when the host gives it', async () => {
    renderWidget(page, { config: { ...EMAIL_CODE, prefill: { email: `mailto:${EMAIL}` } } });
    expect(await emailField()).toHaveValue(EMAIL);
  });

  it('is cleaned when the form is submitted before it is hydrated', async () => {
    const { element } = renderWidget(page, { config: EMAIL_CODE, loading: 'auto' });
    const field = element.querySelector<HTMLInputElement>('[name=email]')!;
    expect(Object.keys(field).join()).not.toContain('__reactFiber');
    field.value = PASTED;
    field.form?.requestSubmit();
    await codeField();
    expect(page.lastCall('/otps/email/login_or_create').body).toMatchObject({ email: EMAIL });
  });

  it('is cleaned when the HTML of a server has it', async () => {
    const element = document.body.appendChild(document.createElement('div'));
    page.onCleanUp(() => element.remove());
    const config = { ...EMAIL_CODE, prefill: { email: PASTED } };
    element.innerHTML = renderLogin({ config }).html;
    expect(element.querySelector('[name=email]')).toHaveValue(EMAIL);
    renderWidget(page, { selector: element, config });
    expect(await emailField()).toHaveValue(EMAIL);
  });
});
