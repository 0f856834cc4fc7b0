import { useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery();

const submitTop = () =>
  gallery.page.evaluate(() => document.querySelector('[type=submit]')?.getBoundingClientRect().y);

test.describe('§2 Main: layout while an error appears', () => {
  for (const [before, after, width] of [
    ['main-tabs', 'main-error', 320],
    ['main-tabs', 'main-error', 400],
    ['main-phone', 'main-phone-wrong', 320],
    ['main-phone', 'main-phone-wrong', 400],
  ] as const) {
    test(`${before} and ${after} have the button in the same place at ${width} px`, async () => {
      await gallery.page.setViewportSize({ width, height: 720 });
      await gallery.show(before);
      const y = await submitTop();
      await gallery.show(after);
      expect(await submitTop()).toBe(y);
    });
  }
});
