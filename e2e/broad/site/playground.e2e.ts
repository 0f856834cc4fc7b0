import { expect, type FrameLocator, type Page } from '@playwright/test';
import { button, emailField, heading, shown } from '../../support/widget/widget';
import { check, codeOf, desktop, phone, select, test, type } from './playgroundPage';

const policyOf = (page: Page): Promise<string | null> => page.locator('#policy pre').textContent();

interface Step {
  name: string;
  act: (page: Page) => Promise<unknown>;
  /** The expected content of both frames. */
  sees: (frame: FrameLocator) => ReturnType<FrameLocator['locator']>;
  code: string;
}

const STEPS: Step[] = [
  {
    name: 'a method',
    act: check('WhatsApp'),
    sees: (frame) => frame.getByRole('tab', { name: 'WhatsApp' }),
    code: "'whatsapp'",
  },
  {
    name: 'a product',
    act: check('Social providers'),
    sees: (frame) => frame.getByRole('button', { name: /Google/ }),
    code: "type: 'google'",
  },
  {
    name: 'a language',
    act: select('Language', 'es'),
    sees: (frame) => frame.getByRole('heading', { name: 'Regístrate o inicia sesión' }),
    code: "locale: 'es'",
  },
  {
    name: 'the direction',
    act: select('Direction', 'rtl'),
    sees: (frame) => frame.locator('html[dir=rtl] pricerx-auth'),
    code: 'dir="rtl"',
  },
  {
    name: 'the DOM mode',
    act: select('DOM', 'shadow'),
    sees: (frame) => frame.getByRole('textbox', { name: 'Email address' }),
    code: 'enableShadowDOM: true',
  },
  {
    name: 'the logo',
    act: check('Logo'),
    sees: (frame) => frame.locator('img[src*="logo.svg"]'),
    code: 'logoImageUrl',
  },
  {
    name: 'a theme',
    act: (page) => page.getByRole('combobox', { name: /^Theme/ }).selectOption('soft'),
    sees: (frame) => frame.locator('h2:visible'),
    code: "borderRadius: '16px'",
  },
  {
    name: 'a colour',
    act: type('colors.primary', '#8B1214'),
    sees: (frame) => frame.locator('h2:visible'),
    code: "colors: { primary: '#8B1214' }",
  },
  {
    name: 'a text',
    act: (page) => page.getByLabel('login.title').fill('Welcome back'),
    sees: (frame) => frame.getByRole('heading', { name: 'Welcome back' }),
    code: "'login.title': 'Welcome back'",
  },
];

test.describe('the playground', () => {
  for (const { name, act, sees, code } of STEPS) {
    test(`${name} changes the widget in both frames and the code`, async ({ openPlayground }) => {
      const { page, complaints } = await openPlayground();
      expect(await codeOf(page)).not.toContain(code);
      await act(page);
      await shown(sees(phone(page)));
      await shown(sees(desktop(page)));
      for (const way of ['Script tag', 'Import', 'React']) {
        await button(page, way).click();
        if (code.startsWith('dir')) continue;
        expect(await codeOf(page)).toContain(
          way === 'React' && code.startsWith('locale') ? 'locale="es"' : code,
        );
      }
      expect(complaints).toEqual([]);
    });
  }

  test('a field has the description of its option in docs/widget.md', async ({ openPlayground }) => {
    const { page } = await openPlayground();
    await expect(page.getByLabel('Codes expire after (minutes)')).toHaveAccessibleDescription(
      'Minutes until a code expires. Default: 5.',
    );
    await expect(page.getByText('The delivery methods, in the order of their tabs.')).toBeVisible();
  });

  test('shows the methods of a product while it is chosen', async ({ openPlayground }) => {
    const { page } = await openPlayground();
    const providers = page.getByRole('group', { name: 'Social providers' });
    expect(await providers.count()).toBe(0);
    await check('Social providers')(page);
    await shown(providers.getByLabel('Google', { exact: true }));
    await page.getByLabel('Social providers', { exact: true }).uncheck();
    expect(await providers.count()).toBe(0);
  });

  test('keeps the widget in view while the last control is used', async ({ openPlayground }) => {
    const { page } = await openPlayground();
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.getByLabel('button.emailLogin').fill('Go on');
    const go = phone(page).getByRole('button', { name: 'Go on' });
    await shown(go);
    const { y = -1 } = (await go.boundingBox()) ?? {};
    expect([y > 0, y < 800]).toEqual([true, true]);
  });

  for (const dom of ['light', 'shadow']) {
    test(`draws the widget in ${dom} DOM`, async ({ openPlayground }) => {
      const { page } = await openPlayground(`?dom=${dom}`);
      const isShadow = await phone(page)
        .locator('pricerx-auth')
        .evaluate((element) => element.shadowRoot !== null);
      expect(isShadow).toBe(dom === 'shadow');
    });
  }

  test('begins with a preset, and says when the choice is none of them', async ({ openPlayground }) => {
    const { page } = await openPlayground();
    const begin = page.getByLabel('Begin with');
    await begin.selectOption('All codes');
    await shown(phone(page).getByRole('tab', { name: 'WhatsApp' }));
    await check('Passkeys')(page);
    expect(await begin.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text)).toBe(
      'Own choice',
    );
  });

  test('shows the widget’s warnings of low contrast and long lifetimes, and the error of products that exclude each other', async ({
    openPlayground,
  }) => {
    const { page } = await openPlayground();
    const warnings = page.locator('#warnings');
    expect(await warnings.locator('li').count()).toBe(0);
    await page.getByLabel('Codes expire after (minutes)').fill('30');
    await shown(warnings.getByText('config.otpOptions.expirationMinutes (30)'));
    await type('colors.secondary', '#BBBBBB')(page);
    await shown(warnings.getByText('styles.colors.secondary (#BBBBBB)'));
    await check('Email link')(page);
    await shown(warnings.getByText('Cannot use both EML and Email OTP'));
  });

  test('lists the kilobytes of the choice, and more with a password', async ({ openPlayground }) => {
    const { page } = await openPlayground();
    const total = async (): Promise<number> =>
      (await page.locator('#loads td:last-child').allTextContents()).reduce(
        (sum, text) => sum + Number(text),
        0,
      );
    const before = await total();
    await shown(page.locator('#loads tr', { hasText: 'At once' }).getByText(/^3\d\.\d$/));
    await check('Passwords')(page);
    await shown(page.locator('#loads tr', { hasText: 'zxcvbn' }));
    expect(await total()).toBeGreaterThan(before + 300);
  });

  test('keeps the choice in its address, which restores it', async ({ openPlayground }) => {
    const { page } = await openPlayground();
    await check('Social providers')(page);
    await select('Language', 'fr')(page);
    await page.getByLabel('login.title').fill('Bonjour & bienvenue');
    await type('colors.primary', '#0B4F6C')(page);
    await shown(phone(page).getByRole('heading', { name: 'Bonjour & bienvenue' }));
    const [address, code, policy] = [page.url(), await codeOf(page), await policyOf(page)];
    expect(address.length).toBeLessThan(200);

    const { page: other } = await openPlayground(new URL(address).search);
    expect([await codeOf(other), await policyOf(other), other.url()]).toEqual([code, policy, address]);
    expect(await other.getByLabel('Language').inputValue()).toBe('fr');
    await shown(desktop(other).getByRole('heading', { name: 'Bonjour & bienvenue' }));
  });

  for (const file of ['playground.html', 'frame.html']) {
    test(`${file} ignores invalid values of an address`, async ({ builtSite }) => {
      const search = new URLSearchParams({
        'text.login.title': '<img src=x onerror="window.hacked=1">',
        'colors.primary': 'red;} * { display: none !important',
        'container.width': 'url(https://evil.example/x)',
        language: '"><script>window.hacked=1</script>',
        products: 'otp,__proto__',
        publicToken: 'public-token-live-evil',
        api: 'https://evil.example',
      });
      const { page, requested, complaints } = await builtSite.open(`${file}?${search.toString()}`);
      const widget = file === 'frame.html' ? page : phone(page);
      await shown(emailField(widget));
      await shown(heading(widget, 'Sign up or log in'));
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
      expect(await page.content()).not.toMatch(/hacked|evil/);
      expect(requested.filter((url) => url.includes('evil') && !url.startsWith(builtSite.url))).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  test('the tab HTML prints the form for each choice', async ({ openPlayground }) => {
    const { page, requested, complaints } = await openPlayground();
    const renderers = () => requested.filter((url) => url.endsWith('/render.js'));
    expect(renderers()).toEqual([]);
    await button(page, 'HTML').click();
    await page.waitForFunction(() => document.querySelector('#code')?.textContent?.includes('<pricerx-auth'));
    expect(await codeOf(page)).toContain('export default {');
    expect(await codeOf(page)).toContain('lang="en"');
    await select('Language', 'es')(page);
    await page.waitForFunction(() => document.querySelector('#code')?.textContent?.includes('lang="es"'));
    expect(await codeOf(page)).toContain('Reg&#237;strate o inicia sesi&#243;n');
    expect(renderers()).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
});
