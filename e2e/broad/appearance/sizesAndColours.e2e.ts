import type { Locator } from '@playwright/test';
import { useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery({}, { viewport: { width: 500, height: 720 } });

const widget = () => gallery.page.locator('pricerx-auth');

/** Width and height of an element's first box in px, borders included, and one of its colours. */
const drawn = (element: Locator, color: 'color' | 'backgroundColor' = 'color') =>
  element.evaluate((part, property) => {
    const { borderTopWidth: edge, animationName, ...style } = getComputedStyle(part);
    const { offsetWidth, offsetHeight } = part as HTMLElement;
    return { width: offsetWidth, height: offsetHeight, edge, color: style[property] };
  }, color);

const SUCCESS = 'rgb(12, 90, 86)';
const ERROR = 'rgb(139, 18, 20)';

test.describe('§2 Screens, §2 Success screens, §9 Business constants and limits: sizes and colours', () => {
  for (const [what, state] of [
    ['while the widget loads', 'main-loading'],
    ['instead of One Tap', 'one-tap-pending'],
    ['while a log-in link is redeemed', 'reset-login'],
  ] as const) {
    test(`the spinner ${what} is 25 px wide with a 2 px line`, async () => {
      await gallery.show(state);
      const ring = widget().locator('span[aria-hidden=true]:empty').first();
      expect(await drawn(ring)).toMatchObject({ width: 25, height: 25, edge: '2px' });
    });
  }

  for (const [theme, height] of [
    ['default', 48],
    ['calm', 50],
    ['contrast', 50],
  ] as const)
    test(`buttons of the theme ${theme} are ${height} px high, as the space that is reserved for them`, async () => {
      await gallery.show('main-last-social', { theme });
      const buttons = await widget().locator('button[id^=pricerx-oauth]').all();
      expect(buttons).toHaveLength(3);
      for (const button of buttons) expect(await drawn(button)).toMatchObject({ height });
    });

  test('"Delete" has the colour of errors', async () => {
    await gallery.show('passkeys-list-delete');
    const button = widget().getByRole('button', { name: 'Delete', exact: true });
    expect(await drawn(button, 'backgroundColor')).toMatchObject({ color: ERROR });
  });

  test('the One Tap container is 47 px high', async () => {
    await gallery.show('one-tap-pending');
    const place = widget().locator('div:has(> div > slot)').last();
    expect((await place.boundingBox())?.height).toBe(47);
  });

  /** The pictures of a screen. They are hidden from screen readers, because the title has the same meaning. */
  const picture = () => widget().getByRole('img', { includeHidden: true }).filter({ visible: true });

  for (const [state, sentence] of [
    ['otp-success', 'Your passcode has been successfully verified.'],
    ['passwords-success', 'You are logged in.'],
    ['passkeys-success', 'Your Passkey has been successfully authenticated.'],
    ['wallets-success', 'Your wallet is connected.'],
    ['reset-success', 'You are logged in.'],
    ['consent-success', 'Taking you back to'],
  ] as const) {
    test(`success (${state}) shows its title and sentence below a check on a green disc that is hidden from screen readers`, async () => {
      await gallery.show(state);
      expect(await widget().getByRole('heading').allTextContents()).toEqual(['Success!']);
      expect(await widget().innerText()).toContain(sentence);
      const check = picture().last();
      expect(await check.boundingBox()).toMatchObject({ width: 36, height: 36 });
      expect(await drawn(check.locator('..'), 'backgroundColor')).toMatchObject({
        width: 64,
        height: 64,
        color: SUCCESS,
      });
      expect(await widget().getByRole('img').count()).toBe(0);
    });
  }

  test('a failed wallet shows a red error icon that is hidden from screen readers', async () => {
    await gallery.show('wallets-declined');
    const icon = picture().last();
    expect(await icon.boundingBox()).toMatchObject({ width: 56, height: 56 });
    expect(await icon.evaluate((part) => getComputedStyle(part).stroke)).toBe(ERROR);
    expect(await widget().getByRole('img').count()).toBe(0);
  });
});
