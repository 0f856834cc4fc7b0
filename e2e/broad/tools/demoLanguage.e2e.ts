import type { Page } from '@playwright/test';
import { SPANISH } from '../../../demo/page/language/spanish';
import { expect, test } from '../../support/test';
import { emailField, heading, shown } from '../../support/widget/widget';

/** English texts of the page, without those that are the same in Spanish. */
const ENGLISH = Object.entries(SPANISH).flatMap(([english, spanish]) =>
  english === spanish ? [] : [english],
);

/** English texts that are visible or announced on the page. */
const englishOn = (page: Page): Promise<string[]> =>
  page.evaluate((english) => {
    const parts = [
      ...document.querySelectorAll('body *:not([lang=en], [lang=en] *, script, noscript, code)'),
    ];
    const said = parts.flatMap((element) => [
      element.getAttribute('aria-label'),
      ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : null)),
    ]);
    return said.flatMap((text) => (text && english.includes(text.trim()) ? [text.trim()] : []));
  }, ENGLISH);

test.describe('§1 Host page: the page’s language', () => {
  test('switches to Spanish together with the widget, keeps the typed text, and stays Spanish on other pages', async ({
    site,
  }) => {
    const { page, complaints } = await site.visitHost('/sign-in');
    await emailField(page).fill('ada@example.com');
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await shown(page.getByRole('heading', { name: 'Tus precios, guardados para ti' }));
    await shown(heading(page, 'Regístrate o inicia sesión'));
    expect(await page.getByRole('textbox', { name: 'Correo electrónico' }).inputValue()).toBe(
      'ada@example.com',
    );
    expect(await page.title()).toBe('Iniciar sesión · PriceRx');
    expect(await page.locator('html').getAttribute('lang')).toBe('es');
    expect(new URL(page.url()).searchParams.get('lang')).toBe('es');
    await page.goto(`${site.hostUrl}/`);
    await shown(page.getByRole('heading', { name: 'Compara precios de medicamentos cerca de ti' }));
    await page.getByRole('combobox', { name: 'Idioma' }).selectOption('English');
    await shown(page.getByRole('heading', { name: 'Compare prescription prices near you' }));
    expect(complaints).toEqual([]);
  });

  for (const path of [
    '/',
    '/?drug=atorvastatin',
    '/saved',
    '/apps',
    '/passkeys',
    '/sign-in',
    '/sign-in?dev=1&products=crypto,otp',
    '/wrong',
  ]) {
    test(`${path} has no English text left in Spanish, and is no wider than 320 px`, async ({ site }) => {
      const { page } = await site.visitHost(`${path}${path.includes('?') ? '&' : '?'}lang=es`);
      await page.setViewportSize({ width: 320, height: 640 });
      await page.waitForLoadState('networkidle');
      expect(await englishOn(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    });
  }

  test('the developer panel has no text in both languages', async ({ site }) => {
    const { page } = await site.visitHost('/sign-in?dev=1&lang=en');
    const panel = page.getByRole('complementary');
    const texts = () =>
      panel.evaluate((aside) =>
        [aside, ...aside.querySelectorAll<HTMLElement>('*')].flatMap((element) => [
          element.getAttribute('aria-label') ?? '',
          element.dataset.empty ?? '',
          ...[...element.childNodes].map((node) => (node instanceof Text ? node.data : '')),
        ]),
      );
    await shown(panel.getByText('The page’s address configures the widget'));
    const english = new Set(await texts());
    await page.getByRole('combobox', { name: 'Language' }).selectOption('es');
    await shown(panel.getByText('La dirección de la página configura el widget'));
    const both = (await texts()).filter((text) => text && english.has(text));
    expect(both).toEqual([]);
  });

  test('the HTML of the sign-in page is in Spanish before its scripts run', async ({ site }) => {
    const html = await (await fetch(`${site.hostUrl}/sign-in?lang=es`)).text();
    expect(html).toMatch(/<h1 [^>]*lang="es">Tus precios, guardados para ti<\/h1>/);
  });

  test('the switch offers every language of the widget; the page is in English in those without texts of its own', async ({
    site,
  }) => {
    const { page } = await site.visitHost('/sign-in?lang=es-MX');
    const languages = page.getByRole('combobox', { name: 'Idioma' });
    await expect(languages).toHaveValue('es');
    await languages.selectOption('Deutsch');
    await shown(page.locator('pricerx-auth[lang=de] h2'));
    await shown(page.getByRole('heading', { name: 'Your prices, kept for you' }));
    await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('de');
  });

  test('passes any language in the page’s address on to the widget', async ({ site }) => {
    const { page } = await site.visitHost('/sign-in?lang=fr');
    await shown(page.locator('pricerx-auth[lang=fr] h2'));
    await shown(page.getByRole('heading', { name: 'Your prices, kept for you' }));
  });
});
