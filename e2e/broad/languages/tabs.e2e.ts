import { LANGUAGES } from '../../../src/domain/text/locales';
import { useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery({}, { viewport: { width: 1_000, height: 700 } });

/** The labels of tabs of which a word is on two lines, when the host’s element has a width in px. */
const brokenAt = (width: number): Promise<(string | null)[]> =>
  gallery.page.locator('pricerx-auth').evaluate((widget, px) => {
    Object.assign((widget.parentElement as HTMLElement).style, { width: `${px}px`, maxWidth: 'none' });
    const range = document.createRange();
    const isBroken = (tab: Element) => {
      const text = [...tab.childNodes].find((node) => node instanceof Text) as Text;
      return [...text.data.matchAll(/[^\s-]+/g)].some(({ index, 0: word }) => {
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
      });
    };
    return [...widget.querySelectorAll('[role=tab]')].filter(isBroken).map((tab) => tab.textContent);
  }, width);

test.describe('§2 Screens: the words of tabs in a narrow element', () => {
  for (const locale of LANGUAGES) {
    test(`stay on one line at 320 px, in each preset with larger texts too: ${locale}`, async () => {
      for (const theme of ['default', 'calm'] as const) {
        await gallery.show('main-phone', { locale, theme });
        expect(await brokenAt(320)).toEqual([]);
      }
    });
  }

  test('stay on one line at 240 px in English', async () => {
    await gallery.show('main-phone');
    expect(await brokenAt(240)).toEqual([]);
  });
});
