import { setTextSize } from '../../support/browser/textSize';
import { overflowing, STATES, useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery();
test.describe.configure({ mode: 'parallel' });
test.beforeAll(() => setTextSize(gallery.page, 32));

/** Texts that no ancestor shows in full. */
const cutOff = () =>
  gallery.page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth');
    const root = widget?.shadowRoot ?? widget;
    return [...(root?.querySelectorAll<HTMLElement>('h2, p, label, button, li, a, strong') ?? [])]
      .filter((each) => {
        const { overflow, overflowX, textOverflow } = getComputedStyle(each);
        const isClipped = overflow !== 'visible' || overflowX !== 'visible' || textOverflow === 'ellipsis';
        return (
          isClipped &&
          each.offsetWidth > 1 &&
          (each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1)
        );
      })
      .map((each) => `${each.localName}: ${each.textContent}`);
  });

test.describe('§2 Screens with a text size of 32 px in the browser at 320 px (WCAG 1.4.4, 1.4.10): nothing is cut off or wider than the page', () => {
  for (const { screen, title, name } of STATES)
    test(`${screen}: ${title} (${name})`, async () => {
      await gallery.show(name);
      const size = await gallery.page.evaluate(() => {
        const widget = document.querySelector('pricerx-auth');
        const card = (widget?.shadowRoot ?? widget)?.querySelector('[part=card]');
        return card ? getComputedStyle(card).fontSize : '32px';
      });
      expect(size).toBe('32px');
      expect([...(await overflowing(gallery.page)), ...(await cutOff())]).toEqual([]);
    });
});
