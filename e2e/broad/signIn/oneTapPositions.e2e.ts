import type { Page } from 'playwright-core';
import { card, choose, finishOneTap, google, PHONE, visitOneTap } from '../../support/widget/oneTap';
import { holdBack } from '../../support/site/heldBack';
import { useSite } from '../../support/suite';
import { alert, gone, shown } from '../../support/widget/widget';

const suite = useSite();
/** The prompt's container. */
const parent = (page: Page) => page.locator('#google-parent-prompt');

describe('§4 One Tap: positions', () => {
  it.each([undefined, 'floating', 'embedded', 'floatingOrEmbedded'])(
    'alone at position %s the prompt floats, the widget draws nothing, and an account signs in',
    async (position) => {
      const { page, args, complaints } = await visitOneTap(suite, { position });
      await shown(card(page));
      expect(await page.locator('pricerx-auth').innerText()).toBe('');
      expect((await page.locator('#credential_picker_container').boundingBox())?.y).toBe(20);
      await choose(page, `${position ?? 'default'}@example.com`);
      expect(await finishOneTap(suite, page, args)).toBe(`${position ?? 'default'}@example.com by google`);
      expect(complaints).toEqual([]);
    },
  );

  it.each([
    { position: 'forceLegacyEmbedded', fedCM: true, shadow: false },
    { position: 'forceLegacyEmbedded', fedCM: true, shadow: true },
    { position: 'embedded', fedCM: false, shadow: false },
    { position: 'floatingOrEmbedded', fedCM: false, shadow: false },
    { position: 'embeddedOnly', fedCM: false, shadow: true },
  ])(
    '$position on a phone (FedCM $fedCM, shadow DOM $shadow) embeds the prompt in place of the button',
    async ({ position, fedCM, shadow }) => {
      const { page, args } = await visitOneTap(suite, {
        position,
        fedCM,
        options: PHONE,
        config: { enableShadowDOM: shadow },
      });
      await shown(card(page));
      expect(await google(page).count()).toBe(0);
      expect(await parent(page).getAttribute('data-prompt_parent_id')).toBe('g_id_onload');
      expect(await parent(page).locator('#credential_picker_container').count()).toBe(1);
      // Google's script looks for the container in the document.
      expect(await page.evaluate(() => document.getElementById('google-parent-prompt') !== null)).toBe(true);
      const height = (await card(page).boundingBox())?.height ?? 0;
      await page.waitForFunction(
        (wanted) =>
          [...(document.querySelector('pricerx-auth')?.shadowRoot ?? document).querySelectorAll('slot')].some(
            ({ parentElement: inner }) => inner?.parentElement?.clientHeight === wanted,
          ),
        Math.floor(height),
      );
      await choose(page, `${position}-${String(shadow)}@example.com`.toLowerCase());
      expect(await finishOneTap(suite, page, args)).toContain('by google');
    },
  );

  it.each([
    { position: 'embeddedOnly', fedCM: true, device: 'a phone', options: PHONE },
    { position: 'embeddedOnly', fedCM: false, device: 'a desk', options: {} },
    { position: 'forceLegacyEmbedded', fedCM: true, device: 'a desk', options: {} },
  ])('$position on $device (FedCM $fedCM) shows the normal button', async ({ position, fedCM, options }) => {
    const { page } = await visitOneTap(suite, { position, fedCM, options });
    await shown(google(page));
    await page.waitForLoadState('networkidle');
    expect(await card(page).count()).toBe(0);
    expect(await alert(page).count()).toBe(0);
  });

  it('the Google button keeps its focus when the prompt’s code is loaded', async () => {
    let release = (): void => undefined;
    const { page } = await visitOneTap(suite, {
      more: ['emailMagicLinks'],
      prepare: async (context) => {
        release = await holdBack(context, /pricerx-auth\.oneTap\./);
      },
    });
    await google(page).focus();
    release();
    await shown(card(page));
    expect(await google(page).evaluate((button) => button.matches(':focus'))).toBe(true);
  });

  it('the container is pending at first, with the height of a button', async () => {
    const { page } = await visitOneTap(suite, {
      position: 'forceLegacyEmbedded',
      options: PHONE,
      prepare: (context) =>
        context.route('**/gsi/client', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, 700));
          await route.continue();
        }),
    });
    await shown(page.getByRole('status'));
    const area = page.locator('pricerx-auth div:has(> div > slot)').last();
    expect((await area.boundingBox())?.height).toBe(47);
    await shown(card(page));
    await gone(page.getByRole('status'));
  });
});

describe('§4 One Tap: colour schemes', () => {
  it.each([false, true])(
    'an embedded prompt is light in a dark widget, and stays when the scheme changes (shadow DOM: %s)',
    async (enableShadowDOM) => {
      const { page, args } = await visitOneTap(suite, {
        position: 'embedded',
        fedCM: false,
        options: { ...PHONE, colorScheme: 'dark' },
        config: { enableShadowDOM },
        args: { colorScheme: 'auto' },
      });
      await shown(card(page));
      const schemes = () =>
        parent(page).evaluate((prompt) => [
          getComputedStyle(document.querySelector('pricerx-auth') as Element).getPropertyValue(
            '--pricerx-color-scheme',
          ),
          getComputedStyle(prompt).colorScheme,
        ]);
      expect(await schemes()).toEqual(['dark', 'light']);
      await card(page).evaluate((prompt) => prompt.setAttribute('data-seen', ''));
      await page.emulateMedia({ colorScheme: 'light' });
      await page.waitForFunction(
        () =>
          getComputedStyle(document.querySelector('pricerx-auth') as Element).getPropertyValue(
            '--pricerx-color-scheme',
          ) === 'light',
      );
      expect(await schemes()).toEqual(['light', 'light']);
      expect(await page.locator('[data-seen]').count()).toBe(1);
      await choose(page, `scheme-${enableShadowDOM}@example.com`);
      expect(await finishOneTap(suite, page, args)).toBe(`scheme-${enableShadowDOM}@example.com by google`);
    },
  );
});
