import { STARTING_HEIGHTS_PX } from '../../../src/domain/screens';
import { SCREENS, useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery({}, { viewport: { width: 500, height: 720 } });

test.describe('§9 Business constants and limits: the card’s width', () => {
  for (const { screen, names } of SCREENS) {
    test(`the card of ${screen} is 400 px wide in each of its states`, async () => {
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
  }
});

/** The height of the card's content in px. */
const contentHeight = (): Promise<number> =>
  gallery.page.locator('[part~=card]').evaluate((card) => {
    const { paddingBlockStart, paddingBlockEnd } = getComputedStyle(card);
    return card.clientHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd);
  });

test.describe('§2 Screens: the height that is reserved for a first screen while it loads', () => {
  // Texts have more lines in a narrow card.
  for (const [width, tolerance] of [
    [400, 24],
    [320, 56],
  ] as const) {
    test(`at ${width} px is that of the screen, within ${tolerance} px`, async () => {
      await gallery.page.setViewportSize({ width, height: 720 });
      const differences: Record<string, number> = {};
      for (const [screen, state] of [
        ['PasswordResetForm', 'reset-new'],
        ['PasskeyRegistrationStart', 'passkeys-start'],
        // An app that asks for the usual scopes.
        ['IDPConsent', 'consent'],
      ] as const) {
        await gallery.show(state);
        const difference = Math.abs((await contentHeight()) - (STARTING_HEIGHTS_PX[screen] ?? 0));
        if (difference > tolerance) differences[screen] = difference;
      }
      expect(differences).toEqual({});
    });
  }
});
