import { expect } from '@playwright/test';
import { ALL_CODES, EMAIL_CODE } from '../../../support/widget/widget';
import type { Key } from '../../../../tests/visitor/visitor';
import type { Visit } from '../stage';
import type { Visitor } from '../visitor';
import { button, CODE, EMAIL, heading, PHONE } from '../../../../tests/visitor/wanted';

const focused = (visitor: Visitor) =>
  visitor.tab.evaluate(() => {
    const outer = document.activeElement;
    const part = outer?.shadowRoot?.activeElement ?? outer;
    if (!part) return { name: '', ring: '' };
    const { outlineStyle, boxShadow } = getComputedStyle(part);
    return {
      name: part.id || (part.getAttribute('aria-label') ?? part.textContent).trim(),
      ring:
        part.matches(':focus-visible') && outlineStyle === 'none' && boxShadow === 'none' ? 'no ring' : '',
    };
  });

/** Presses the key, and returns the focused element after each press. */
async function walk(visitor: Visitor, key: Key, steps: number): Promise<string[]> {
  const names: string[] = [];
  for (let step = 0; step < steps; step += 1) {
    await visitor.press(key);
    const { name, ring } = await focused(visitor);
    names.push(`${name}${ring && `, ${ring}`}`);
  }
  return names;
}

/** Buttons before and after the widget. The first one has the focus at the start. */
const BEFORE = '<button id="before">Before</button><div id="sign-in"></div><button id="after">After</button>';
const begin = (visitor: Visitor) => visitor.tab.evaluate(() => document.getElementById('before')?.focus());

export const keyboard: Visit[] = [false, true].flatMap((enableShadowDOM): Visit[] => {
  const where = enableShadowDOM ? 'in a shadow root' : 'in the page';
  return [
    {
      title: `Tab and Shift+Tab come to every control in order, each with a ring, ${where}`,
      async run(stage) {
        const config = { ...ALL_CODES, enableShadowDOM };
        const visitor = await stage.widget({ config }, { html: BEFORE });
        await visitor.shown(PHONE);
        await begin(visitor);
        const order = [
          'pricerx-tabs-tab-sms',
          'pricerx-phone-input-country',
          'pricerx-phone-input',
          'pricerx-main-submit-sms',
        ];
        expect(await walk(visitor, 'Tab', 4)).toEqual(order);
        expect(await walk(visitor, 'Shift+Tab', 3)).toEqual(order.toReversed().slice(1));
      },
    },
    {
      title: `arrow keys choose the tab, ${where}`,
      async run(stage) {
        const config = { ...ALL_CODES, enableShadowDOM };
        const visitor = await stage.widget({ config }, { html: BEFORE });
        await visitor.shown(PHONE);
        await begin(visitor);
        await visitor.press('Tab', 'ArrowRight');
        await visitor.shown(button('Continue with WhatsApp'));
        await visitor.press('ArrowRight');
        await visitor.shown(EMAIL);
        await visitor.press('ArrowLeft');
        await visitor.shown(button('Continue with WhatsApp'));
      },
    },
    {
      title: `a sign-in by code needs no mouse, ${where}`,
      async run(stage) {
        const config = { ...EMAIL_CODE, enableShadowDOM };
        const visitor = await stage.widget({ config }, { html: BEFORE });
        await visitor.shown(EMAIL);
        await begin(visitor);
        await visitor.press('Tab');
        await visitor.tab.type(stage.email);
        await visitor.press('Tab', 'Space');
        const code = await stage.code(stage.email);
        await visitor.until(
          'the focused code field',
          async () => (await visitor.find(CODE))?.focused ?? null,
        );
        await visitor.tab.type(code);
        await visitor.shown(heading('Success!'));
      },
    },
  ];
});
