import { useGallery } from '../../support/measure/gallery';

const gallery = useGallery();

const submitTop = () =>
  gallery.page.evaluate(() => document.querySelector('[type=submit]')?.getBoundingClientRect().y);

describe('§2 Main: layout while an error appears', () => {
  it.each([
    ['main-tabs', 'main-error', 320],
    ['main-tabs', 'main-error', 400],
    ['main-phone', 'main-phone-wrong', 320],
    ['main-phone', 'main-phone-wrong', 400],
  ])('%s and %s have the button in the same place at %i px', async (before, after, width) => {
    await gallery.page.setViewportSize({ width, height: 720 });
    await gallery.show(before);
    const y = await submitTop();
    await gallery.show(after);
    expect(await submitTop()).toBe(y);
  });
});
