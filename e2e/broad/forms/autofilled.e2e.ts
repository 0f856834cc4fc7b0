import type { Page } from '@playwright/test';
import { DARK } from '../../../gallery/looks';
import { expect, test } from '../../support/test';
import { comeToSignUp, PASSWORDS } from '../../support/widget/passwords';
import { phoneField, shown, SMS_CODE } from '../../support/widget/widget';

/** Puts the fields into the state in which a browser has filled them. */
async function markFilled(page: Page, selectors: readonly string[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const domain of ['DOM', 'CSS'] as const) await devtools.send(`${domain}.enable`);
  const { root } = await devtools.send('DOM.getDocument');
  for (const selector of selectors) {
    const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector });
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: ['autofill'] });
  }
}

test.describe('§3 Theme: fields that the browser has filled in, on a card that is dark in the light scheme', () => {
  test('the country selector shows its code once, in the colour of the number', async ({ site }) => {
    const { page } = await site.visitWidget({ config: SMS_CODE, styles: DARK });
    await shown(phoneField(page));
    await markFilled(page, ['select', 'input[type=tel]']);
    const drawn = await page.evaluate(() =>
      ['select:autofill', 'input:autofill', 'select + span', 'option'].map((selector) => {
        const part = document.querySelector(`pricerx-auth ${selector}`);
        return part && getComputedStyle(part).webkitTextFillColor;
      }),
    );
    const [selector, number, code, option] = drawn;
    expect(selector).toBe('rgba(0, 0, 0, 0)');
    expect(code).toBe(number);
    expect(option).toBe('rgb(0, 0, 0)');
  });

  test('the button that shows the password has the colour of the text', async ({ site }) => {
    const { page } = await site.visitWidget({ config: PASSWORDS, styles: DARK });
    await comeToSignUp(page, 'filled@example.com');
    await markFilled(page, ['input[type=password]']);
    const [text, icon] = await page.evaluate(() =>
      ['input[type=password]', 'input[type=password] + div svg'].map(
        (selector) => getComputedStyle(document.querySelector(`pricerx-auth ${selector}`) as Element).color,
      ),
    );
    expect(icon).toBe(text);
  });
});
