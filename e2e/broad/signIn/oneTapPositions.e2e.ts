import type { Page } from '@playwright/test';
import { holdBack } from '../../support/site/heldBack';
import { expect, test } from '../../support/test';
import { card, choose, finishOneTap, google, PHONE, visitOneTap } from '../../support/widget/oneTap';
import { alert, gone, shown } from '../../support/widget/widget';

/** The prompt's container. */
const parent = (page: Page) => page.locator('#pricerx-google-parent-prompt');

test.describe('§4 One Tap: positions', () => {
  for (const position of [undefined, 'floating', 'embedded', 'floatingOrEmbedded']) {
    test(`alone at position ${position} the prompt floats, the widget draws nothing, and an account signs in`, async ({
      site,
    }) => {
      const { page, args, complaints } = await visitOneTap(site, { position });
      await shown(card(page));
      expect(await page.locator('pricerx-auth').innerText()).toBe('');
      expect((await page.locator('#credential_picker_container').boundingBox())?.y).toBe(20);
      await choose(page, `${position ?? 'default'}@example.com`);
      expect(await finishOneTap(site, page, args)).toBe(`${position ?? 'default'}@example.com by google`);
      expect(complaints).toEqual([]);
    });
  }

  for (const { position, fedCM, shadow } of [
    { position: 'forceLegacyEmbedded', fedCM: true, shadow: false },
    { position: 'forceLegacyEmbedded', fedCM: true, shadow: true },
    { position: 'embedded', fedCM: false, shadow: false },
    { position: 'floatingOrEmbedded', fedCM: false, shadow: false },
    { position: 'embeddedOnly', fedCM: false, shadow: true },
  ]) {
    test(`${position} on a phone (FedCM ${fedCM}, shadow DOM ${shadow}) embeds the prompt in place of the button`, async ({
      site,
    }) => {
      const { page, args } = await visitOneTap(site, {
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
      expect(
        await page.evaluate(() => document.getElementById('pricerx-google-parent-prompt') !== null),
      ).toBe(true);
      const height = (await card(page).boundingBox())?.height ?? 0;
      await page.waitForFunction(
        (wanted) =>
          [...(document.querySelector('pricerx-auth')?.shadowRoot ?? document).querySelectorAll('slot')].some(
            ({ parentElement: inner }) => inner?.parentElement?.clientHeight === wanted,
          ),
        Math.floor(height),
      );
      await choose(page, `${position}-${String(shadow)}@example.com`.toLowerCase());
      expect(await finishOneTap(site, page, args)).toContain('by google');
    });
  }

  for (const { device, position, fedCM, options } of [
    { position: 'embeddedOnly', fedCM: true, device: 'a phone', options: PHONE },
    { position: 'embeddedOnly', fedCM: false, device: 'a desk', options: {} },
    { position: 'forceLegacyEmbedded', fedCM: true, device: 'a desk', options: {} },
  ]) {
    test(`${position} on ${device} (FedCM ${fedCM}) shows the normal button`, async ({ site }) => {
      const { page } = await visitOneTap(site, { position, fedCM, options });
      await shown(google(page));
      await page.waitForLoadState('networkidle');
      expect(await card(page).count()).toBe(0);
      expect(await alert(page).count()).toBe(0);
    });
  }

  test('the Google button keeps its focus when the prompt’s code is loaded', async ({ site }) => {
    let release = (): void => undefined;
    const { page } = await visitOneTap(site, {
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

  test('the container is pending at first, with the height of a button', async ({ site }) => {
    const { page } = await visitOneTap(site, {
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

test.describe('§4 One Tap: colour schemes', () => {
  for (const enableShadowDOM of [false, true]) {
    test(`an embedded prompt is light in a dark widget, and stays when the scheme changes (shadow DOM: ${enableShadowDOM})`, async ({
      site,
    }) => {
      const { page, args } = await visitOneTap(site, {
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
      expect(await finishOneTap(site, page, args)).toBe(`scheme-${enableShadowDOM}@example.com by google`);
    });
  }
});
