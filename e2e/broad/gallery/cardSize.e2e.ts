import { SCREENS, useGallery } from '../../support/measure/gallery';

const gallery = useGallery({}, { viewport: { width: 500, height: 720 } });

describe('§9 Business constants and limits: the card’s width', () => {
  it.each(SCREENS)('the card of $screen is 400 px wide in each of its states', async ({ names }) => {
    const wrong: Record<string, number | undefined> = {};
    // One Tap alone floats beside a widget that draws nothing.
    for (const name of names.filter((one) => one !== 'one-tap-alone')) {
      await gallery.show(name);
      const width = (
        await gallery.page.locator('pricerx-auth').locator('div > div > div').first().boundingBox()
      )?.width;
      if (width !== 400) wrong[name] = width;
    }
    expect(wrong).toEqual({});
  });
});
