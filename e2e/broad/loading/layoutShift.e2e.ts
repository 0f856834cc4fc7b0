import type { BrowserContext, Page } from '@playwright/test';
import { shiftsOf, watchLayout } from '../../support/measure/layoutShift';
import { type MountArgs, PUBLIC_TOKEN } from '../../support/site/page';
import { expect, test, type TestSite } from '../../support/test';
import { PHONE } from '../../support/widget/oneTap';
import { WITH_EMAIL, withAutofill, withoutAutofill } from '../../support/widget/passkeys';
import { comeToSignUp, newPassword, PASSWORDS, PASSWORDS_AND_CODE } from '../../support/widget/passwords';
import {
  ALL_CODES,
  button,
  EMAIL_CODE,
  EMAIL_LINK,
  LINK_AND_CODES,
  shown,
  SMS_CODE,
} from '../../support/widget/widget';

const social = (...types: string[]) => ({ providers: types.map((type) => ({ type })) });

interface Mix {
  name: string;
  args: MountArgs;
  /** The last part of Main to appear. */
  last?: string;
  isPhone?: boolean;
  /** A part without a fixed height, such as an embedded prompt, which the test leaves out. */
  without?: string;
  /** The page has nothing below the widget, which may become longer. */
  isLast?: true;
  /** Default: the browser offers passkeys in inputs. */
  prepare?(context: BrowserContext): Promise<unknown>;
}

const SUBMIT = 'button[type=submit]';
const MARKED = 'public-token-test-watermark';

const delay = (context: BrowserContext, files: RegExp) =>
  context.route(files, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300));
    await route.continue();
  });

/** Browsers that offer no passkeys in inputs, and say so after a time: at 600 ms the form has been drawn. */
const withoutPasskeys = [0, 60, 600].map((ms): Mix => ({
  name: `passkeys, in a browser that says after ${ms} ms that it offers none in inputs`,
  args: { config: WITH_EMAIL },
  isLast: true,
  prepare: (context) => withoutAutofill(context, ms),
}));

const MIXES: Mix[] = [
  { name: 'an email link', args: { config: EMAIL_LINK } },
  { name: 'an email code', args: { config: EMAIL_CODE } },
  { name: 'a text message', args: { config: SMS_CODE } },
  { name: 'three kinds of codes', args: { config: ALL_CODES } },
  { name: 'a link and codes', args: { config: LINK_AND_CODES } },
  { name: 'passwords', args: { config: PASSWORDS } },
  { name: 'passwords and codes, in Spanish', args: { config: PASSWORDS_AND_CODE, locale: 'es' } },
  {
    name: 'social providers and a link, in Spanish',
    args: {
      config: {
        products: ['oauth', 'emailMagicLinks'],
        oauthOptions: social('google', 'apple', 'salesforce'),
      },
      locale: 'es',
    },
  },
  {
    name: 'social providers alone',
    args: { config: { products: ['oauth'], oauthOptions: social('github', 'microsoft', 'linkedin') } },
    last: '#pricerx-oauth-linkedin svg path',
  },
  {
    name: 'passkeys and codes',
    args: { config: { products: ['passkeys', 'otp'], otpOptions: { methods: ['email', 'sms'] } } },
  },
  ...withoutPasskeys,
  {
    name: 'wallets and a link',
    args: { config: { products: ['crypto', 'emailMagicLinks'] } },
  },
  {
    name: 'social providers whose code comes late',
    args: { config: { products: ['oauth', 'emailMagicLinks'], oauthOptions: social('google', 'linkedin') } },
    last: '#pricerx-oauth-google svg path',
    prepare: (context) => delay(context, /pricerx-auth\.(oauth|google)\./),
  },
  {
    name: 'a watermark',
    args: { publicToken: MARKED, config: EMAIL_LINK },
    last: 'a[target=_blank]',
    isLast: true,
  },
  {
    name: 'One Tap in the place of its button',
    args: {
      config: {
        products: ['oauth'],
        oauthOptions: { providers: [{ type: 'google', one_tap: true, position: 'forceLegacyEmbedded' }] },
      },
    },
    // Its script never loads, so that the button does not return during the test.
    last: '[role=status], #pricerx-oauth-google',
    isPhone: true,
    without: '**/gsi/client',
  },
];

/** The number of pages that load at the same time, because they mostly wait. */
const AT_ONCE = 6;

/** A page that mounts while it loads, usually with a paragraph below the widget: nothing may move after its first paint. */
async function openMounting(
  site: TestSite,
  context: BrowserContext,
  { args, isLast }: Mix,
  endpoints: object,
): Promise<Page> {
  const page = await context.newPage();
  await watchLayout(page);
  await page.addInitScript(
    ([mountArgs, isAlone]) => {
      // This also runs in frames, which have no widget.
      if (window !== top) return;
      addEventListener('DOMContentLoaded', () => {
        const { PriceRxAuth } = window as unknown as { PriceRxAuth: { mountLogin(given: unknown): void } };
        PriceRxAuth.mountLogin(mountArgs);
        if (isAlone) return;
        const below = document.createElement('p');
        below.textContent = 'The page goes on.';
        document.body.append(below);
      });
    },
    [{ publicToken: PUBLIC_TOKEN, selector: '#sign-in', options: { endpoints }, ...args }, isLast] as const,
  );
  await page.goto(site.bare.add({}), { waitUntil: 'domcontentloaded' });
  return page;
}

test.describe('§2 Main: layout from mount to the first screen', () => {
  for (const delay_ms of [0, 300, 3_000]) {
    test(`nothing moves with the settings ${delay_ms} ms late, for any products`, async ({ site }) => {
      const { control, endpoints } = site;
      await control.createProject({ public_token: MARKED, bootstrap: { disable_sdk_watermark: false } });
      const open = async (mix: Mix): Promise<[string, string[]]> => {
        const context = await site.newContext(mix.isPhone ? PHONE : {});
        await (mix.prepare ?? withAutofill)(context);
        let settle = (): void => undefined;
        const settled = new Promise<void>((resolve) => (settle = resolve));
        await context.route('**/projects/bootstrap/**', async (route) => {
          await new Promise((resolve) => setTimeout(resolve, delay_ms));
          await route.continue();
          settle();
        });
        if (mix.without) await context.route(mix.without, () => undefined);
        const page = await openMounting(site, context, mix, endpoints);
        await shown(page.locator(mix.last ?? SUBMIT));
        await settled;
        if (!mix.without) await page.waitForLoadState('networkidle');
        return [mix.name, await shiftsOf(page)];
      };
      const found: [string, string[]][] = [];
      for (let first = 0; first < MIXES.length; first += AT_ONCE)
        found.push(...(await Promise.all(MIXES.slice(first, first + AT_ONCE).map(open))));
      expect(Object.fromEntries(found)).toEqual(Object.fromEntries(MIXES.map(({ name }) => [name, []])));
    });
  }
});

test.describe('§5 Password strength: layout', () => {
  test('the first answer without a policy moves nothing below the field', async ({ site }) => {
    const { page } = await site.visitWidget({ config: PASSWORDS });
    await comeToSignUp(page, 'still@example.com');
    const submit = button(page, 'Continue');
    const before = await submit.boundingBox();
    await site.control.addFault({
      public_token: PUBLIC_TOKEN,
      path: '/passwords/strength_check',
      times: 1,
      status: 200,
      body: { data: { valid_password: true, score: 0, breached_password: false, strength_policy: 'none' } },
    });
    await newPassword(page).fill('x');
    await page.waitForFunction(() => !document.querySelector<HTMLButtonElement>('[type=submit]')?.disabled);
    expect(await submit.boundingBox()).toEqual(before);
    expect(await page.getByRole('meter').count()).toBe(0);
  });
});
