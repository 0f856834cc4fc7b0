import { WATERMARK_LOGO_WIDTH_PX } from '../../../src/domain/constants';
import { expect, test } from '../../support/test';
import { EMAIL_CODE, shown } from '../../support/widget/widget';

const publicToken = 'public-token-test-mark';
test.beforeEach(({ site }) =>
  site.control.createProject({
    public_token: publicToken,
    bootstrap: { disable_sdk_watermark: false },
  }),
);

const FONTS = [undefined, 'serif', 'monospace', '"DejaVu Sans", sans-serif'];
const LANGUAGES = ['en', 'es', 'fa', 'zh-Hans'];
const LOOKS = FONTS.flatMap((font) => LANGUAGES.map((locale) => ({ font, locale })));

test.describe('§9 Watermark: the card’s lower corners', () => {
  for (const borderRadius of ['24px', '24px / 12px']) {
    test(`are those of the theme (${borderRadius})`, async ({ site }) => {
      const args = { publicToken, config: EMAIL_CODE, styles: { container: { borderRadius } } };
      const { page } = await site.visitWidget(args);
      await shown(page.locator('pricerx-auth a[target=_blank] svg'));
      const corners = await page.locator('[part=card]').evaluate((card) => {
        const { borderTopLeftRadius: above, borderBottomLeftRadius: middle } = getComputedStyle(card);
        const { borderTopLeftRadius, borderBottomLeftRadius: below } = getComputedStyle(
          card.nextElementSibling as Element,
        );
        return { above, middle: [middle, borderTopLeftRadius], below };
      });
      expect(corners.middle).toEqual(['0px', '0px']);
      expect(corners.below).toBe(corners.above);
      expect(corners.above).toMatch(/^24px/);
    });
  }
});

test.describe('§9 Watermark: width of the logo', () => {
  for (const { font, locale } of LOOKS) {
    test(`the logo is 150 px wide in the font ${font}, in ${locale}`, async ({ site }) => {
      const args = { publicToken, config: EMAIL_CODE, locale, styles: { fontFamily: font } };
      const { page } = await site.visitWidget(args);
      const logo = page.locator('pricerx-auth a[target=_blank] svg');
      await shown(logo);
      const { box, ink } = await logo.evaluate((svg) => {
        const edges = [...svg.querySelectorAll('path, text')].map((part) => part.getBoundingClientRect());
        const left = Math.min(...edges.map((edge) => edge.left));
        const right = Math.max(...edges.map((edge) => edge.right));
        return { box: svg.getBoundingClientRect().width, ink: right - left };
      });
      const drawnIn = await logo.evaluate((svg) => getComputedStyle(svg).fontFamily);
      expect(drawnIn).toBe(font ?? 'Arial, Helvetica, sans-serif');
      expect(box).toBe(WATERMARK_LOGO_WIDTH_PX);
      expect(Math.abs(ink - WATERMARK_LOGO_WIDTH_PX)).toBeLessThan(1.5);
    });
  }
});
