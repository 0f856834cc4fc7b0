import type { Page } from '@playwright/test';
import { shiftsOf } from '../support/measure/layoutShift';
import { pictureDifference, ROUNDING } from '../support/measure/pictures';
import { attached, sends } from '../support/site/heldBack';
import { mountLogin, PUBLIC_TOKEN, type MountArgs } from '../support/site/page';
import { refusedOn } from '../support/site/policies';
import { type Delivery, openRendered } from '../support/site/serverHTML';
import { expect, test, type TestSite } from '../support/test';
import { variants } from '../support/variants';
import { button, codeField, EMAIL_CODE, emailField, phoneField, shown } from '../support/widget/widget';

const EMAIL = 'early@example.com';
const MANY = {
  products: ['oauth', 'otp'],
  oauthOptions: { providers: [{ type: 'google' }, { type: 'github' }] },
  otpOptions: { methods: ['sms', 'email'] },
};

const DELIVERIES: [string, Delivery][] = [
  ['in light DOM, under a policy with nonces', { enableShadowDOM: false, policy: 'nonces' }],
  ['in a shadow root, under a policy with nonces', { enableShadowDOM: true, policy: 'nonces' }],
  ['in light DOM, with files', { enableShadowDOM: false, policy: 'files' }],
  ['in a shadow root, with files', { enableShadowDOM: true, policy: 'files' }],
  ['in light DOM, under a policy with hashes', { enableShadowDOM: false, policy: 'hashes' }],
  ['in a shadow root, under a policy with hashes', { enableShadowDOM: true, policy: 'hashes' }],
  ['in light DOM, without a policy', { enableShadowDOM: false }],
];

/** Mounts with the arguments of the server, and waits for the hydration. */
async function mount(page: Page, site: TestSite, args: MountArgs, { enableShadowDOM }: Delivery) {
  await mountLogin(page, site, {
    loading: 'eager',
    ...args,
    config: { ...(args.config as object), enableShadowDOM },
  });
  await attached(page);
}

/** Clicks in the middle, as a visitor does whose browser may not react. */
async function clickOn(page: Page, name: string) {
  const box = await button(page, name).boundingBox();
  await page.mouse.click(box!.x + box!.width / 2, box!.y + box!.height / 2);
}

for (const [[where, around], details] of variants([
  ['in the page', (html: string) => html],
  ['in a <dialog> of the host', (html: string) => `<dialog open>${html}</dialog>`],
] as const)) {
  for (const enableShadowDOM of [false, true]) {
    test.describe(`§1 Mounting: HTML of a server, no script has run, ${where}`, details, () => {
      test(`neither Enter nor a click navigates${enableShadowDOM ? ', in a shadow root' : ''}`, async ({
        site,
      }) => {
        const { page, requested } = await openRendered(
          site,
          { config: MANY },
          { enableShadowDOM, isWithoutScript: true },
          {},
          around,
        );
        const address = page.url();
        const before = requested.length;
        await phoneField(page).fill('4155550132');
        await phoneField(page).press('Enter');
        for (const name of ['Continue with a text message', 'Continue with Google', 'Continue with GitHub'])
          await clickOn(page, name);
        await page.getByRole('combobox').press('Enter');
        await page.evaluate(() => new Promise(requestAnimationFrame));
        expect(page.url()).toBe(address);
        expect(requested.slice(before)).toEqual([]);
        expect(await phoneField(page).inputValue()).toBe('4155550132');
        expect(await page.locator('dialog:not([open])').count()).toBe(0);
      });
    });
  }
}

for (const [[where, delivery], details] of variants(DELIVERIES)) {
  test.describe(`§1 Mounting: HTML of a server, ${where}`, details, () => {
    test('a submission before the mount is sent once', async ({ site }) => {
      const { page, complaints } = await openRendered(site, { config: EMAIL_CODE }, delivery);
      const before = await sends(site);
      const address = page.url();
      await emailField(page).fill(EMAIL);
      await emailField(page).press('Enter');
      await button(page, 'Continue with email').click();
      expect(page.url()).toBe(address);
      await mountLogin(page, site, {
        config: { ...EMAIL_CODE, enableShadowDOM: delivery.enableShadowDOM },
      });
      await shown(codeField(page));
      await shown(page.getByText(EMAIL));
      expect(await sends(site)).toBe(before + 1);
      expect(await refusedOn(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('the mount and the hydration keep the elements, text, focus and selection', async ({ site }) => {
      const { page, complaints } = await openRendered(site, { config: EMAIL_CODE }, delivery);
      const field = emailField(page);
      await field.pressSequentially('someone@exam');
      await page.evaluate(() => {
        const host = document.querySelector('pricerx-auth');
        const nodes = [...(host?.shadowRoot ?? host)!.querySelectorAll('.pricerx-widget *')];
        Object.assign(window, { nodes });
      });
      await page.keyboard.press('Shift+ArrowLeft');
      await page.keyboard.press('Shift+ArrowLeft');
      await mount(page, site, { config: EMAIL_CODE }, delivery);
      const kept = await page.evaluate(() => {
        const { nodes } = window as unknown as { nodes: Element[] };
        return nodes.filter((node) => !node.isConnected).map((node) => node.outerHTML);
      });
      expect(kept).toEqual([]);
      expect(await field.evaluate((input) => input.matches(':focus'))).toBe(true);
      await page.keyboard.type('ple.org');
      expect(await field.inputValue()).toBe('someone@exple.org');
      expect(await refusedOn(page)).toEqual([]);
      expect(complaints).toEqual([]);
    });

    test('nothing moves from the HTML to the hydrated widget, which looks the same', async ({ site }) => {
      for (const [width, colorScheme] of [
        [400, 'light'],
        [320, 'dark'],
      ] as const) {
        const args = { config: MANY, colorScheme: 'auto' };
        const options = { colorScheme, viewport: { width, height: 640 } };
        const { page, complaints } = await openRendered(site, args, delivery, options);
        await shown(button(page, 'Continue with Google'));
        const before = await page.screenshot();
        await mount(page, site, args, delivery);
        await page.waitForLoadState('networkidle');
        expect(await shiftsOf(page)).toEqual([]);
        const drawn = await page.screenshot();
        expect(await pictureDifference(page, [before, drawn])).toBeLessThanOrEqual(ROUNDING);
        expect(await refusedOn(page)).toEqual([]);
        expect(complaints).toEqual([]);
      }
    });
  });
}

test.describe('§1 HTML of a server: the way that signed in last', () => {
  for (const [width, way, name] of [
    [320, 'email', 'Continue with email'],
    [400, 'oauth_github', 'Continue with GitHub'],
  ] as const) {
    test(`the mark of ${way} moves nothing at ${width} px`, async ({ site }) => {
      const delivery: Delivery = { enableShadowDOM: false };
      const options = { viewport: { width, height: 640 } };
      const { page } = await openRendered(site, { config: MANY }, delivery, options);
      await shown(button(page, 'Continue with a text message'));
      await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
        `stytch_sdk_state_${PUBLIC_TOKEN}::last_used`,
        way,
      ] as const);
      await mount(page, site, { config: MANY }, delivery);
      await expect(button(page, name)).toHaveAccessibleDescription('Last used');
      await page.waitForLoadState('networkidle');
      expect(await shiftsOf(page)).toEqual([]);
    });
  }
});

test.describe('§1 Mounting: HTML of a server, no script has run', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`looks as the mounted widget, ${colorScheme}`, async ({ site }) => {
      for (const width of [400, 320]) {
        const args = { config: MANY, colorScheme: 'auto' };
        const options = { colorScheme, viewport: { width, height: 640 } };
        const delivery: Delivery = { enableShadowDOM: false, isWithoutScript: true };
        const { page } = await openRendered(site, args, delivery, options);
        await shown(button(page, 'Continue with Google'));
        const mounted = await site.visitWidget(
          { ...args, loading: 'eager' },
          {},
          await site.newContext(options),
        );
        await shown(button(mounted.page, 'Continue with Google'));
        await attached(mounted.page);
        const pictures = [await page.screenshot(), await mounted.page.screenshot()] as const;
        expect(await pictureDifference(page, pictures)).toBeLessThanOrEqual(ROUNDING);
      }
    });
  }
});

test.describe('§2 Watermark: HTML of a server', () => {
  test('has room for the watermark that the host’s styles show', async ({ site }) => {
    const args = { config: MANY, styles: { displayWatermark: true } };
    const delivery: Delivery = { enableShadowDOM: false };
    const { page } = await openRendered(site, args, delivery);
    await shown(button(page, 'Continue with Google'));
    const heightOf = async () => (await page.locator('pricerx-auth').boundingBox())?.height;
    const before = await heightOf();
    await mount(page, site, args, delivery);
    await shown(page.getByRole('link', { name: 'Powered by PriceRxAuth' }));
    expect(await heightOf()).toBe(before);
    expect(await shiftsOf(page)).toEqual([]);
  });
});

test.describe('§1 Mounting: HTML of a server with `colorScheme: auto`, no script has run', () => {
  for (const enableShadowDOM of [false, true]) {
    test(`has the visitor’s colour scheme${enableShadowDOM ? ', in a shadow root' : ''}`, async ({
      site,
    }) => {
      const { page } = await openRendered(
        site,
        { config: EMAIL_CODE, colorScheme: 'auto' },
        { enableShadowDOM, isWithoutScript: true },
      );
      const colour = () => emailField(page).evaluate((field) => getComputedStyle(field).color);
      const rgb = async (colorScheme: 'light' | 'dark') => {
        await page.emulateMedia({ colorScheme });
        return Math.max(...(await colour()).match(/\d+/g)!.slice(0, 3).map(Number));
      };
      expect(await rgb('light')).toBeLessThan(100);
      expect(await rgb('dark')).toBeGreaterThan(200);
    });
  }
});
