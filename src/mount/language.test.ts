import { screen } from '@testing-library/react';
import type { MountArgs } from './widget/mountArgs';
import { renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { alertText, EMAIL_CODE, EMAIL_LINK, heading, SMS_CODE } from '../../tests/visits/signIn';

const page = setUpWidgetPage();
const TITLE = 'Regístrate o inicia sesión';
const show = (args: Partial<MountArgs>, config = EMAIL_CODE) => renderWidget(page, { config, ...args });
const apiError = (error_type: string) => ({
  status_code: 429,
  error_type,
  error_message: 'In English.',
  error_url: '',
  request_id: '',
});
const widgetOf = ({ element }: { element: HTMLElement }) =>
  element.querySelector<HTMLElement>('pricerx-auth')!;

describe('§1 Locale of a mount', () => {
  it.each([
    ['English by itself', {}, 'en'],
    ['English without a chosen language', { locale: '' }, 'en'],
    [
      'the host’s own texts, in a language that the host names',
      { locale: 'nb', strings: { 'login.title': 'Bonjour' } },
      'nb',
    ],
    [
      'no attribute for the host’s own texts in an unknown language',
      { strings: { 'login.title': 'Bonjour' } },
      null,
    ],
  ])(
    'the widget has the lang attribute of its texts: %s (every screen, WCAG 3.1.2)',
    async (_, args, lang) => {
      const widget = show(args);
      await heading(lang === 'en' ? 'Sign up or log in' : 'Bonjour');
      expect(widgetOf(widget).getAttribute('lang')).toBe(lang);
    },
  );

  it('a string of the host replaces the language’s text', async () => {
    show({ locale: 'es', strings: { 'login.title': 'Entra a tu farmacia' } });
    // The title is the host's, also while the Spanish texts are loading.
    await eventually(() => expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toBeVisible());
    expect(screen.getByRole('heading', { name: 'Entra a tu farmacia' })).toBeVisible();
  });

  it('ICU syntax in texts of later screens does not delay Main', () => {
    const widget = show({
      strings: { 'passcode.sentConfirmation': 'Code {destination}', 'login.title': "It's a #1 clinic" },
    });
    expect(widget.element.querySelector('h2')).toBeVisible();
    expect(widget.element.querySelector('h2')).toHaveTextContent("It's a #1 clinic");
  });

  it.each([
    ['es', 'Continuar con mensaje de texto'],
    ['es-ES', 'Continuar con SMS'],
    ['fr-CA', 'Continuer par texto'],
    ['pt-PT', 'Continuar com SMS'],
    ['zh-HK', '使用短訊繼續'],
  ])('in %s the button for a text message is "%s"', async (locale, name) => {
    const widget = show({ locale }, SMS_CODE);
    expect(await screen.findByRole('button', { name })).toBeVisible();
    expect(widgetOf(widget)).toHaveAttribute('lang', locale);
  });

  it('a new mount in another region of the language shows the texts of that region', async () => {
    const widget = show({ locale: 'pt-BR' });
    await heading('Cadastre-se ou faça login');
    widget.rerender({ locale: 'pt-PT' });
    await heading('Registe-se ou inicie sessão');
    widget.rerender({ locale: 'pt' });
    await heading('Cadastre-se ou faça login');
  });

  it('the chosen country stays when another language is painted before the app is loaded', async () => {
    const widget = show({ loading: 'auto' }, SMS_CODE);
    const country = await screen.findByRole<HTMLSelectElement>('combobox');
    country.value = 'DE';
    country.dispatchEvent(new Event('change', { bubbles: true }));
    widget.rerender({ locale: 'es', loading: 'auto' });
    await eventually(() => expect(screen.getByRole('option', { name: '+49 Alemania' })).toBeInTheDocument());
    expect(screen.getByRole('combobox')).toHaveValue('DE');
  });

  it('country names are in the widget’s language', async () => {
    show({ locale: 'es' }, SMS_CODE);
    await eventually(() => expect(screen.getByRole('option', { name: '+49 Alemania' })).toBeInTheDocument());
    expect(screen.getByRole('combobox', { name: 'Código de país' })).toHaveValue('US');
  });

  it('a new mount changes the language, and keeps the typed text and the screen', async () => {
    const widget = show({});
    const typed = 'ada@example.com';
    await widget.user.type(await screen.findByRole('textbox', { name: 'Email address' }), typed);
    widget.rerender({ locale: 'es' });
    await heading(TITLE);
    expect(screen.getByRole('textbox', { name: 'Correo electrónico' })).toHaveValue(typed);
    await widget.user.click(screen.getByRole('button', { name: 'Continuar con correo electrónico' }));
    await heading('Escribe el código');
    widget.rerender();
    await heading('Enter your code');
    expect(widgetOf(widget)).toHaveAttribute('lang', 'en');
  });

  it.each([
    [
      'of the widget is translated',
      'no JSON',
      'Nuestros servidores enviaron una respuesta no válida. Inténtalo de nuevo en unos minutos.',
    ],
    [
      'in the provider’s list is translated',
      apiError('too_many_requests'),
      'Demasiados intentos. Espera un minuto e inténtalo de nuevo.',
    ],
    [
      'that the widget does not know keeps the provider’s words, marked as English',
      apiError('brand_new'),
      'In English.',
    ],
  ])('an error %s', async (_, body, text) => {
    await page.fault('/magic_links/email/login_or_create', { status: 429, body });
    const widget = show({ locale: 'es' }, EMAIL_LINK);
    await widget.user.type(
      await screen.findByRole('textbox', { name: 'Correo electrónico' }),
      'ada@example.com',
    );
    await widget.user.click(screen.getByRole('button', { name: 'Continuar con correo electrónico' }));
    await alertText(text);
    expect(screen.getByText(text).closest('[lang]')).toHaveAttribute(
      'lang',
      text === 'In English.' ? 'en' : 'es',
    );
  });

  it('auto takes the language of the page, and shows English without a warning where it has no texts', async () => {
    document.documentElement.lang = 'es-MX';
    const widget = show({ locale: 'auto' });
    await heading(TITLE);
    expect(widgetOf(widget)).toHaveAttribute('lang', 'es-MX');
    document.documentElement.lang = 'nb';
    widget.rerender({ locale: 'auto' });
    await heading('Sign up or log in');
    expect(widgetOf(widget)).toHaveAttribute('lang', 'en-US');
    document.documentElement.removeAttribute('lang');
  });

  it('a right-to-left language sets the widget’s direction on a left-to-right page', async () => {
    const widget = show({ locale: 'he', strings: { 'login.title': 'ברוכים הבאים' } });
    await heading('ברוכים הבאים');
    expect(widgetOf(widget)).toHaveAttribute('dir', 'rtl');
    widget.rerender({ locale: 'en', strings: {} });
    await heading('Sign up or log in');
    expect(widgetOf(widget).dir).toBe('ltr');
  });

  it('an address and the countdown are written from left to right, in Latin digits, in Persian', async () => {
    const widget = show({ locale: 'fa' });
    await heading('ثبت‌نام یا ورود');
    expect(widgetOf(widget)).toHaveAttribute('dir', 'rtl');
    await widget.user.type(screen.getByRole('textbox'), 'ada@example.com{Enter}');
    await heading('کد را وارد کنید');
    expect(screen.getByText('ada@example.com').closest('[dir]')).toHaveAttribute('dir', 'ltr');
    expect(widget.element).toHaveTextContent(/کد شما تا \u2068\d:\d\d\u2069 دیگر معتبر است/);
  });

  it('an unknown language warns the developer and shows English', async () => {
    const widget = show({ locale: 'nb-NO' });
    await heading('Sign up or log in');
    expect(widgetOf(widget)).toHaveAttribute('lang', 'en');
    await eventually(() => expect(page.console.take('locale "nb-NO"')).toHaveLength(1));
  });
});
