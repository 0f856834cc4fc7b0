import { mountLogin } from '../../e2e/support/page';
import { alert, button, shown } from '../../e2e/support/widget';
import { DARK } from './looks';
import { PKCE_TOKEN, type Screen, type Shot } from './reach';

const ALL = [
  'google',
  'microsoft',
  'apple',
  'github',
  'gitlab',
  'facebook',
  'discord',
  'salesforce',
  'slack',
  'amazon',
  'bitbucket',
  'linkedin',
  'coinbase',
  'twitch',
  'twitter',
  'tiktok',
  'snapchat',
  'figma',
  'yahoo',
];
const social = (types: string[], ...more: string[]) => ({
  products: ['oauth', ...more],
  oauthOptions: { providers: types.map((type) => ({ type })) },
  otpOptions: { methods: ['email'] },
});
const FEW = social(['google', 'apple', 'github'], 'otp');

/** Every button has its mark. */
const toMarks = async ({ page }: Shot): Promise<void> => {
  await shown(page.locator('button[id^=oauth-]'));
  await page.waitForFunction(() =>
    [...document.querySelectorAll('button[id^=oauth-]')].every((one) => one.querySelector('svg path')),
  );
};

export const SOCIAL_SCREENS: Screen[] = [
  {
    name: 'social-few',
    title: 'Main: social providers, or an email code',
    args: { config: FEW },
    reach: toMarks,
  },
  { name: 'social-all', title: 'Main: all nineteen', args: { config: social(ALL) }, reach: toMarks },
  {
    name: 'social-cancelled',
    title: 'Main: back from a provider, without an account',
    args: { config: FEW },
    async reach(shot) {
      const { page, site } = shot;
      const here = page.url();
      await button(page, 'Continue with Google').click();
      await shown(button(page, 'Refuse'));
      await page.goto(`${here}?error=access_denied`);
      await mountLogin(page, site, { config: FEW });
      await toMarks(shot);
      await shown(alert(page));
    },
  },
  {
    name: 'social-leaving',
    title: 'Main: on the way to a provider',
    args: { publicToken: PKCE_TOKEN, config: FEW },
    async reach(shot) {
      await toMarks(shot);
      await shot.page.evaluate(() => (crypto.subtle.digest = () => new Promise(() => undefined)));
      await button(shot.page, 'Continue with Apple').click();
      await shown(shot.page.locator('[aria-busy=true]'));
    },
  },
  {
    name: 'social-dark',
    title: 'A dark theme: social providers',
    args: { config: FEW, styles: DARK },
    reach: toMarks,
  },
  {
    name: 'social-dark-all',
    title: 'A dark theme: all nineteen',
    args: { config: social(ALL), styles: DARK },
    reach: toMarks,
  },
];
