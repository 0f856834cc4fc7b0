import type { Page } from '@playwright/test';
import { useGallery } from '../../support/measure/gallery';
import { type MountArgs, mountLogin, openBarePage, receivedErrors } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import {
  ALL_CODES,
  button,
  EMAIL_CODE,
  emailField,
  heading,
  phoneField,
  shown,
} from '../../support/widget/widget';

const gallery = useGallery();
const PACK = /\/pricerx-auth\.es\./;
const TITLE = 'Regístrate o inicia sesión';

test.describe('§3 Theme in other scripts', () => {
  for (const dom of ['light', 'shadow'] as const) {
    test(`Korean lines break between words, in ${dom} DOM`, async () => {
      const strings = { 'login.title': '가입하거나 로그인하기' };
      await gallery.show('main-email', { locale: 'ko', dom }, { strings });
      const title = gallery.page.locator('pricerx-auth h2');
      expect(await title.evaluate((element) => getComputedStyle(element).wordBreak)).toBe('keep-all');
      await gallery.show('main-email', { dom });
      expect(await title.evaluate((element) => getComputedStyle(element).wordBreak)).toBe('normal');
    });
  }

  for (const [locale, dom, expected] of [
    ['hi', 'light', ['34.32px', '20.02px']],
    ['zh-TW', 'shadow', ['34.32px', '20.02px']],
    ['pl', 'light', ['30px', '20px']],
    ['en', 'shadow', ['30px', '20px']],
  ] as const) {
    test(`lines of title and label in ${locale}, in ${dom} DOM, are ${JSON.stringify(expected)} high`, async () => {
      const strings = { 'login.title': 'Title' };
      await gallery.show('main-email', { locale, dom }, { strings });
      const heights = ['h2', 'label'].map((name) =>
        gallery.page
          .locator(`pricerx-auth ${name}`)
          .evaluate((element) => getComputedStyle(element).lineHeight),
      );
      expect(await Promise.all(heights)).toEqual(expected);
    });
  }
});

test.describe('§3 Theme on a right-to-left page', () => {
  /** The text direction of the first matching element, and whether it is mirrored. */
  const look = (selector: string) =>
    gallery.page
      .locator(`pricerx-auth ${selector}`)
      .first()
      .evaluate((element) => {
        const { direction, transform } = getComputedStyle(element);
        return transform === 'none' ? direction : `${direction} ${transform}`;
      });
  const TURNED = 'matrix(-1, 0, 0, 1, 0, 0)';

  test('arrows and movements are mirrored; addresses, numbers, codes and passwords are not', async () => {
    await gallery.show('otp-verifying', { dir: 'rtl' });
    expect({
      title: await look('h2'),
      back: await look('button svg'),
      progress: await look('[role=progressbar]'),
      code: await look('input'),
      address: await look('strong bdi'),
    }).toEqual({
      title: 'rtl',
      back: `rtl ${TURNED}`,
      progress: `ltr ${TURNED}`,
      code: 'ltr',
      address: 'ltr',
    });
    await gallery.show('main-phone', { dir: 'rtl' });
    expect([await look('select'), await look('input')]).toEqual(['ltr', 'ltr']);
    await gallery.show('passwords-login-wrong', { dir: 'rtl' });
    expect([await look('input[type=email]'), await look('input[type=password]')]).toEqual(['ltr', 'ltr']);
    const [eye, field] = await Promise.all(
      ['[aria-label="Show password"]', 'input[type=password]'].map(async (selector) =>
        gallery.page.locator(selector).evaluate((element) => {
          const { left, right } = element.getBoundingClientRect();
          return (left + right) / 2;
        }),
      ),
    );
    // A password is written from left to right, so the button that shows it is at the right.
    expect(eye).toBeGreaterThan(field ?? 0);
    await gallery.show('email-confirmation', { dir: 'rtl' });
    expect(await look('a > svg:last-child')).toBe(`rtl ${TURNED}`);
  });
});

test.describe('§1 Locale of a mount in a browser', () => {
  /** The top of the paragraph below the widget. */
  const below = (page: Page) =>
    page.locator('#below').evaluate((element) => element.getBoundingClientRect().top);
  const HTML = '<div id="sign-in"></div><p id="below">The page goes on.</p>';

  /** A page with a fake clock, whose Spanish texts load when the test releases them. */
  async function visitSpanish(site: TestSite, args: MountArgs) {
    const context = await site.newContext();
    let answer: (isThere: boolean) => void = () => undefined;
    const said = new Promise<boolean>((resolve) => (answer = resolve));
    await context.route(PACK, async (route) => ((await said) ? route.continue() : route.abort()));
    const tab = await openBarePage(context, site, { html: HTML });
    await tab.page.clock.install();
    await tab.page.clock.pauseAt(Date.now() + 60_000);
    const warnings: string[] = [];
    tab.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    const asked = tab.page.waitForRequest(PACK);
    await mountLogin(tab.page, site, { locale: 'es', ...args });
    await asked;
    return { ...tab, warnings, answer };
  }

  test('the widget’s space stays empty until its texts load, and nothing moves when they do', async ({
    site,
  }) => {
    const { page, requested, answer, warnings } = await visitSpanish(site, { config: EMAIL_CODE });
    await page.locator('#pricerx-email-input').waitFor({ state: 'attached' });
    expect(await page.locator('#sign-in').innerText()).toBe('');
    expect(await page.locator('#pricerx-email-input').isVisible()).toBe(false);
    const place = await below(page);
    answer(true);
    await shown(heading(page, TITLE));
    expect(await below(page)).toBe(place);
    expect(await page.locator('pricerx-auth').getAttribute('lang')).toBe('es');
    expect(requested.filter((url) => PACK.test(url))).toHaveLength(1);
    expect(warnings).toEqual([]);
  });

  test('late texts: English shows after 3 s with one warning, and Spanish when it arrives', async ({
    site,
  }) => {
    const { page, answer, warnings } = await visitSpanish(site, { config: EMAIL_CODE });
    await page.clock.runFor(2_900);
    expect(await page.locator('#pricerx-email-input').isVisible()).toBe(false);
    await page.clock.runFor(200);
    await shown(heading(page, 'Sign up or log in'));
    expect(await page.locator('pricerx-auth').getAttribute('lang')).toBe('en');
    await emailField(page).fill('ada@example.com');
    answer(true);
    await shown(heading(page, TITLE));
    expect(await page.locator('#pricerx-email-input').inputValue()).toBe('ada@example.com');
    expect(warnings.filter((text) => text.includes('locale "es"'))).toHaveLength(1);
  });

  test('missing texts: English shows, the chosen country stays, and the next mount requests the texts again', async ({
    site,
  }) => {
    const { page, answer, warnings, requested } = await visitSpanish(site, { config: ALL_CODES });
    answer(false);
    await shown(phoneField(page));
    expect(warnings.filter((text) => text.includes('locale "es"'))).toHaveLength(1);
    await page.getByRole('combobox').selectOption('DE');
    await phoneField(page).fill('30123456');
    await page.context().unroute(PACK);
    await mountLogin(page, site, { locale: 'es-US', config: ALL_CODES });
    await shown(button(page, 'Continuar con mensaje de texto'));
    expect(await page.getByRole('combobox', { name: 'Código de país' }).inputValue()).toBe('DE');
    expect(await page.locator('option:checked').textContent()).toBe('+49 Alemania');
    expect(await page.locator('input[type=tel]').inputValue()).toMatch(/30 ?123456/);
    // The first mount has retried once.
    expect(requested.filter((url) => PACK.test(url))).toHaveLength(3);
  });

  test('a request for the texts that hangs is repeated: English shows after 3 s, and the language when it has come', async ({
    site,
  }) => {
    const context = await site.newContext();
    await context.clock.install();
    await context.route(/\/pricerx-auth\.es\.\w+\.js$/, () => undefined);
    const { page } = await site.visitWidget({ config: EMAIL_CODE, locale: 'es' }, {}, context);
    await page.waitForTimeout(300);
    await page.clock.runFor(3_000);
    await shown(heading(page, 'Sign up or log in'));
    await page.clock.runFor(6_500);
    await shown(heading(page, TITLE));
    expect(await receivedErrors(page)).toEqual([
      'This page did not load fully. Check your internet connection and try again.',
    ]);
  });
});
