import type { BrowserContext, Page } from '@playwright/test';
import { DARK } from '../../../gallery/looks';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { pictureDifference, ROUNDING } from '../../support/measure/pictures';
import { attached, openHeldBack } from '../../support/site/heldBack';
import { type MountArgs, mountLogin } from '../../support/site/page';
import { expect, test } from '../../support/test';
import {
  ALL_CODES,
  EMAIL_CODE,
  EMAIL_LINK,
  LINK_AND_CODES,
  shown,
  SMS_CODE,
} from '../../support/widget/widget';

/** Chunks of the buttons of other flows. They never load here, because the tests compare what is drawn before them. */
const FLOWS = /pricerx-auth\.(social|oauth|crypto|passkeys|wallets|phone)\./;

const EVERYTHING = {
  products: ['passkeys', 'oauth', 'crypto', 'passwords', 'otp'],
  oauthOptions: { providers: [{ type: 'google' }, { type: 'apple' }] },
  otpOptions: { methods: ['sms', 'whatsapp'] },
};

/** The browser's accessibility tree, as screen readers receive it, without generic elements that have no name. */
async function accessibilityTree(context: BrowserContext, page: Page): Promise<string[]> {
  const devtools = await context.newCDPSession(page);
  const { nodes } = await devtools.send('Accessibility.getFullAXTree');
  await devtools.detach();
  return nodes
    .filter(({ ignored, role, name }) => !ignored && !(role?.value === 'generic' && !name?.value))
    .map(({ role, name, value, description, properties = [] }) =>
      JSON.stringify([
        role?.value,
        name?.value,
        value?.value,
        description?.value,
        ...properties.filter(({ value: { relatedNodes } }) => !relatedNodes),
      ]),
    );
}

async function look(context: BrowserContext, page: Page) {
  const widget = page.locator('pricerx-auth');
  return {
    picture: await widget.screenshot({ animations: 'disabled' }),
    markup: await widget.evaluate((host) => (host.shadowRoot ?? host).querySelector('div')?.outerHTML),
    tree: await accessibilityTree(context, page),
    shifts: await shiftsOf(page),
  };
}

test.describe('§2 Main: painted and hydrated form are the same', () => {
  for (const [what, args, dir] of [
    ['an email link', { config: EMAIL_LINK }],
    ['a phone number', { config: SMS_CODE }],
    ['codes by tabs', { config: ALL_CODES }],
    ['a link and codes', { config: LINK_AND_CODES }],
    ['passwords', { config: { products: ['passwords'] } }],
    ['places for the buttons of all products', { config: EVERYTHING }],
    ['Spanish', { config: ALL_CODES, locale: 'es' }],
    ['from right to left', { config: ALL_CODES, locale: 'ar' }, 'rtl'],
    ['a dark theme', { config: ALL_CODES, styles: DARK }],
    [
      'texts of a host',
      { config: EMAIL_CODE, strings: { 'login.title': 'Sign in to keep {count, plural, other {prices}}' } },
    ],
    [
      'no header, and a logo',
      { config: EMAIL_CODE, styles: { hideHeaderText: true, logo: { logoImageUrl: '/logo.svg' } } },
    ],
    ['a conflict', { config: { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['email'] } } }],
    ['a shadow root', { config: { ...ALL_CODES, enableShadowDOM: true } }],
  ] as [string, MountArgs, string?][]) {
    test(`${what}: same markup, accessibility tree and pixels, and no layout shift`, async ({ site }) => {
      const { page, context, release, complaints } = await openHeldBack(
        site,
        { html: `<div id="sign-in" dir="${dir}"></div><p>The page goes on.</p>` },
        { viewport: { width: 400, height: 900 } },
        async (given) => {
          await watchLayout(given);
          await given.route(FLOWS, () => undefined);
        },
      );
      await mountLogin(page, site, { loading: 'eager', ...args });
      await shown(page.locator('section'));
      const painted = await look(context, page);
      release();
      await attached(page);
      const { picture, ...drawn } = await look(context, page);
      expect(drawn).toEqual({ markup: painted.markup, tree: painted.tree, shifts: painted.shifts });
      expect(await pictureDifference(page, [painted.picture, picture])).toBeLessThanOrEqual(ROUNDING);
      expect(complaints).toEqual([]);
    });
  }
});
