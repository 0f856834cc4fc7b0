import type { Locator } from '@playwright/test';
import * as PRESETS from '../../../src/themes';
import { contrast } from '../../support/measure/contrast';
import { useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery({}, { viewport: { width: 400, height: 900 } });

const NAMES = Object.keys(PRESETS) as (keyof typeof PRESETS)[];
const LOOKS = NAMES.flatMap((theme) => (['light', 'dark'] as const).map((scheme) => ({ theme, scheme })));

/** The colour of a button's label, and that of its background under the layer of a hovered or pressed button. */
const drawn = (button: Locator) =>
  button.evaluate((element) => {
    const { color, backgroundColor } = getComputedStyle(element);
    const numbers = (value: string) => (value.match(/\d+/g) ?? []).map(Number);
    const layer = Number(getComputedStyle(element, '::after').opacity);
    const [text, ground] = [numbers(color), numbers(backgroundColor)];
    const mixed = ground.map((part, at) => Math.round(part * (1 - layer) + (text[at] ?? 0) * layer));
    return { color, background: `rgb(${mixed.join(', ')})` };
  });

test.describe('§3 Theme: a button that looks like a link', () => {
  test('differs at rest, hovered and pressed', async () => {
    const { page } = gallery;
    await gallery.show('otp-empty');
    const button = page.getByRole('button', { name: 'Resend code' });
    const look = () =>
      button.evaluate((element) => {
        const { backgroundColor, textDecorationThickness } = getComputedStyle(element);
        return `${backgroundColor} ${textDecorationThickness}`;
      });
    await page.mouse.move(0, 0);
    const looks = [await look()];
    await button.hover();
    looks.push(await look());
    await page.mouse.down();
    looks.push(await look());
    await page.mouse.move(0, 0);
    await page.mouse.up();
    expect(new Set(looks).size).toBe(3);
  });
});

test.describe('§3 Theme: hovered and pressed buttons of the presets', () => {
  for (const look of LOOKS) {
    test(`differ, and their texts stay readable: ${look.theme}, ${look.scheme} (WCAG 1.4.3)`, async () => {
      const { page } = gallery;
      await gallery.show('main-everything', look);
      const least = look.theme === 'contrast' ? 7 : 4.5;
      for (const name of ['Continue with email', 'Continue with Google']) {
        const button = page.getByRole('button', { name, exact: true });
        await page.mouse.move(0, 0);
        const states = [await drawn(button)];
        await button.hover();
        states.push(await drawn(button));
        await page.mouse.down();
        states.push(await drawn(button));
        await page.mouse.move(0, 0);
        await page.mouse.up();
        expect(new Set(states.map(({ background }) => background)).size).toBe(3);
        const faint = states.filter(({ color, background }) => contrast(color, background) < least);
        expect(faint).toEqual([]);
      }
    });
  }
});
