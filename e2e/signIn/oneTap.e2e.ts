import type { Page } from 'playwright-core';
import { card, choose, google, PHONE, visitOneTap } from '../support/widget/oneTap';
import { holdBack } from '../support/site/heldBack';
import { mountLogin, type MountArgs } from '../support/site/page';
import { useSite } from '../support/suite';
import { alert, emailField, gone, shown } from '../support/widget/widget';

const suite = useSite();
/** The prompt's container. */
const parent = (page: Page) => page.locator('#google-parent-prompt');

/** Signs in on the page of the redirect URL, as a host's script does. */
async function finish(page: Page, args: MountArgs): Promise<string> {
  const { endpoints } = await suite.site.control.health();
  return page.evaluate(
    async ([token, options]) => {
      interface Client {
        authenticateByUrl(
          given: object,
        ): Promise<{ data: { provider_type: string; user: { emails: { email: string }[] } } }>;
      }
      const { createClient } = (
        window as unknown as {
          PriceRxAuth: { createClient(...given: unknown[]): Client };
        }
      ).PriceRxAuth;
      const { data } = await createClient(token, options).authenticateByUrl({ session_duration_minutes: 30 });
      return `${data.user.emails[0]?.email} by ${data.provider_type}`;
    },
    [args['publicToken'], { endpoints }] as const,
  );
}

describe('§4 One Tap: positions', () => {
  it.each([undefined, 'floating', 'embedded', 'floatingOrEmbedded'])(
    'alone at position %s the prompt floats, the widget draws nothing, and an account signs in',
    async (position) => {
      const { page, args, complaints } = await visitOneTap(suite, { position });
      await shown(card(page));
      expect(await page.locator('pricerx-auth').innerText()).toBe('');
      expect((await page.locator('#credential_picker_container').boundingBox())?.y).toBe(20);
      await choose(page, `${position ?? 'default'}@example.com`);
      expect(await finish(page, args)).toBe(`${position ?? 'default'}@example.com by google`);
      expect(complaints).toEqual([]);
    },
  );

  it('in a list of providers the prompt floats and the button shows', async () => {
    const { page, args } = await visitOneTap(suite, { more: ['emailMagicLinks'] });
    await shown(card(page));
    await shown(google(page));
    await shown(emailField(page));
    await choose(page, 'list@example.com');
    expect(await finish(page, args)).toBe('list@example.com by google');
  });

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
      expect(await finish(page, args)).toContain('by google');
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

describe('§1 Unmounting with One Tap', () => {
  it('an unmount removes the prompt and its frame', async () => {
    const { page } = await visitOneTap(suite);
    await shown(card(page));
    await page.evaluate(() => (window as unknown as { mounted: { unmount(): void } }).mounted.unmount());
    await gone(card(page));
    expect(await page.locator('iframe, #google-parent-prompt').count()).toBe(0);
  });

  it('a second mount with the same options keeps the prompt', async () => {
    const { page, args } = await visitOneTap(suite);
    await shown(card(page));
    await page.getByRole('textbox', { name: /^Email of/ }).fill('kept@example.com');
    await mountLogin(page, suite.site, args);
    await page.waitForLoadState('networkidle');
    expect(await page.getByRole('textbox', { name: /^Email of/ }).inputValue()).toBe('kept@example.com');
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
      expect(await finish(page, args)).toBe(`scheme-${enableShadowDOM}@example.com by google`);
    },
  );
});
