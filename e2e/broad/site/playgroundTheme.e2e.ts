import { expect, type FrameLocator } from '@playwright/test';
import { codeOf, desktop, phone, select, test, type } from './playgroundPage';

const title = (frame: FrameLocator) => frame.locator('h2', { hasText: 'Sign up or log in' });
const titleColor = (frame: FrameLocator): Promise<string> =>
  title(frame).evaluate((element) => getComputedStyle(element).color);
/** Waits until the title has the colour. */
const drawn = (frame: FrameLocator, color: string): Promise<void> =>
  expect(title(frame)).toHaveCSS('color', color);

test.describe('the playground’s values of the theme', () => {
  for (const [scheme, ink] of [
    ['light', 'rgb(31, 41, 51)'],
    ['dark', 'rgb(238, 242, 245)'],
  ] as const) {
    test(`draws a theme in its ${scheme} scheme`, async ({ openPlayground }) => {
      const { page } = await openPlayground(`?theme=soft&colorScheme=${scheme}`);
      const title = phone(page).getByRole('heading', { name: 'Sign up or log in' });
      expect(await title.evaluate((element) => getComputedStyle(element).color)).toBe(ink);
      expect(await codeOf(page)).toContain(
        scheme === 'dark' ? "colorScheme: 'dark'" : "borderRadius: '16px'",
      );
    });
  }

  test('frame.html alone draws the theme of its address', async ({ builtSite }) => {
    const { page } = await builtSite.open('frame.html?theme=soft');
    const button = page.getByRole('button', { name: 'Continue with email' });
    await button.waitFor();
    await page.evaluate(() => postMessage('anything', location.origin));
    await page.waitForTimeout(300);
    expect(await button.evaluate((element) => getComputedStyle(element).borderRadius)).toBe('12px');
  });

  for (const [scheme, key] of [
    ['light', 'colors.primary'],
    ['dark', 'dark.colors.primary'],
  ] as const) {
    test(`draws the chosen colour in the ${scheme} scheme`, async ({ openPlayground }) => {
      const { page } = await openPlayground(`?theme=soft&colorScheme=${scheme}&${key}=%238B1214`);
      expect(await titleColor(phone(page))).toBe('rgb(139, 18, 20)');
    });
  }

  for (const [search, ink, radius, fieldInk] of [
    ['?', '#19303D', '8px', '#19303D'],
    ['?colorScheme=dark', '#EDF2F5', '8px', '#EDF2F5'],
    ['?theme=soft', '#1F2933', '16px', '#1F2933'],
    ['?theme=soft&colorScheme=dark&container.borderRadius=20px', '#EEF2F5', '20px', '#EEF2F5'],
    ['?colorScheme=auto&page=dark&dark.colors.primary=%23BFE3F2', '#EDF2F5', '8px', '#BFE3F2'],
  ] as const) {
    test(`${search} shows the values of theme and scheme in empty fields`, async ({ builtSite }) => {
      const { page } = await builtSite.open(`playground.html${search}`);
      const hint = (label: string) => page.getByLabel(label, { exact: true }).getAttribute('placeholder');
      expect([
        await hint('colors.primary'),
        await hint('container.borderRadius'),
        await hint('inputs.textColor'),
      ]).toEqual([ink, radius, fieldInk]);
    });
  }

  test('with the scheme "auto", a switch selects the scheme whose values are shown, typed and drawn', async ({
    openPlayground,
  }) => {
    const { page } = await openPlayground();
    const which = page.getByRole('group', { name: 'Values of', exact: true });
    expect(await which.count()).toBe(0);
    await select('Colour scheme', 'auto')(page);
    await type('colors.primary', '#0B4F6C')(page);
    await drawn(phone(page), 'rgb(11, 79, 108)');
    const field = page.getByLabel('colors.primary', { exact: true });
    await which.getByRole('button', { name: 'Dark' }).click();
    expect(await field.inputValue()).toBe('');
    await drawn(phone(page), 'rgb(237, 242, 245)');
    await field.fill('#BFE3F2');
    await drawn(phone(page), 'rgb(191, 227, 242)');
    await drawn(desktop(page), 'rgb(191, 227, 242)');
    const code = (await codeOf(page)).replaceAll(/\s+/g, ' ');
    expect(code).toContain(
      "styles: { colors: { primary: '#0B4F6C' }, dark: { colors: { primary: '#BFE3F2' } } }",
    );
    expect(code).toContain('<meta name="color-scheme" content="light dark">');
    await which.getByRole('button', { name: 'Light' }).click();
    expect(await field.inputValue()).toBe('#0B4F6C');
    await drawn(phone(page), 'rgb(11, 79, 108)');

    const { page: other } = await openPlayground(new URL(page.url()).search);
    expect((await codeOf(other)).replaceAll(/\s+/g, ' ')).toBe(code);
  });

  test('leaves values of the dark scheme out of the code while the widget is always light', async ({
    openPlayground,
  }) => {
    const { page } = await openPlayground('?dark.colors.primary=%23BFE3F2');
    expect(await codeOf(page)).not.toContain('BFE3F2');
    await select('Colour scheme', 'dark')(page);
    await drawn(phone(page), 'rgb(191, 227, 242)');
    expect(await codeOf(page)).toContain('BFE3F2');
  });

  test('marks a value that the widget refuses', async ({ openPlayground }) => {
    const { page } = await openPlayground();
    await type('colors.primary', 'no colour')(page);
    const field = page.getByLabel('colors.primary', { exact: true });
    expect(await field.getAttribute('aria-invalid')).toBe('true');
    await field.fill('#8B1214');
    expect(await field.getAttribute('aria-invalid')).toBe('false');
  });
});
