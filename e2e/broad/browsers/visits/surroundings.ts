import { expect } from '@playwright/test';
import { DARK } from '../../../../gallery/looks';
import type { BarePage } from '../../../support/site/bareServer';
import type { MountArgs } from '../../../support/site/page';
import { documentedPolicy } from '../../../support/site/policies';
import { protectedProject } from '../../../support/site/protection';
import { PASSWORDS } from '../../../support/widget/passwords';
import { ALL_CODES, EMAIL_CODE, EMAIL_LINK } from '../../../support/widget/widget';
import type { Stage, Visit } from '../stage';
import { button, CODE, EMAIL, heading, NEW_PASSWORD, PHONE } from '../../../../tests/visitor/wanted';
import { askForCode, signInByCode } from '../signIn';

const SUCCESS = heading('Success!');
/** It requires Trusted Types. */
const POLICY = documentedPolicy();
const config = (given: object) => ({ ...given, enableShadowDOM: true });

/** Settings of a host. Each is tested alone, with a sign-in by code. */
const SETTINGS: { title: string; args: MountArgs; bare?: BarePage }[] = [
  { title: 'in a shadow root', args: { config: config(EMAIL_CODE) } },
  { title: 'under the documented policy', args: { config: EMAIL_CODE }, bare: { csp: POLICY } },
  {
    title: 'in a shadow root under the documented policy',
    args: { config: config(EMAIL_CODE) },
    bare: { csp: POLICY },
  },
  { title: 'with a dark theme', args: { config: EMAIL_CODE, styles: DARK } },
  {
    title: 'on a page that is cross-origin isolated',
    args: { config: EMAIL_CODE },
    bare: { headers: { 'cross-origin-opener-policy': 'same-origin' } },
  },
];

/** The text direction of the widget's first heading or paragraph. */
const directionOf = (): string => {
  const host = document.querySelector('pricerx-auth');
  const field = (host?.shadowRoot ?? host)?.querySelector('h2, p');
  return field ? getComputedStyle(field).direction : '';
};

export const surroundings: Visit[] = [
  ...SETTINGS.map(({ title, args, bare }) => ({
    title: `${title} an email code signs in`,
    run: async (stage: Stage) => signInByCode(await stage.widget(args, bare), stage),
  })),
  {
    title: 'captcha and telemetry load under the documented policy',
    async run(stage) {
      const publicToken = await protectedProject(stage.site, 'browsers');
      const csp = documentedPolicy('Captcha', 'Device telemetry');
      const visitor = await stage.widget({ publicToken, config: EMAIL_CODE }, { csp });
      await askForCode(visitor, stage.email);
    },
  },
  {
    title: 'a new password is made in a shadow root under the documented policy',
    async run(stage) {
      const visitor = await stage.widget({ config: config(PASSWORDS) }, { csp: POLICY });
      await visitor.type(EMAIL, stage.email);
      await visitor.click(button('Continue with email'));
      await visitor.type(NEW_PASSWORD, 'correct-Horse battery 7');
      await visitor.click(button('Continue'));
      await visitor.shown(SUCCESS);
    },
  },
  {
    title: 'a link is asked for in a shadow root',
    async run(stage) {
      const visitor = await stage.widget({ config: config(EMAIL_LINK) });
      await visitor.type(EMAIL, stage.email);
      await visitor.press('Enter');
      await visitor.shown(heading('Check your email'));
    },
  },
  {
    title: 'a page from right to left signs in, and its texts run so',
    async run(stage) {
      const html = '<div dir="rtl"><div id="sign-in"></div></div>';
      const strings = { 'login.title': 'הרשמה או כניסה' };
      const visitor = await stage.widget({ config: EMAIL_CODE, strings }, { html });
      await visitor.shown(EMAIL);
      expect(await visitor.tab.evaluate(directionOf)).toBe('rtl');
      await signInByCode(visitor, stage);
    },
  },
  {
    title: 'Spanish texts lead through a sign-in',
    async run(stage) {
      const visitor = await stage.widget({ config: ALL_CODES, locale: 'es' });
      await visitor.shown(PHONE);
      expect(
        await visitor.tab.evaluate(() => document.querySelector('pricerx-auth')?.getAttribute('lang')),
      ).toBe('es');
      await visitor.type(PHONE, stage.national);
      await visitor.press('Enter');
      await visitor.fillAs(CODE, await stage.code(`+1${stage.national}`), 'input');
      await visitor.until('the success screen', () =>
        visitor.tab.evaluate(() =>
          (window as unknown as { events: string[] }).events.includes('OTP_AUTHENTICATE'),
        ),
      );
    },
  },
  {
    title: 'a dark theme paints the card dark',
    async run(stage) {
      const visitor = await stage.widget({ config: EMAIL_CODE, styles: DARK });
      await visitor.shown(EMAIL);
      const painted = await visitor.tab.evaluate(() =>
        [...document.querySelectorAll('pricerx-auth *')].map(
          (part) => getComputedStyle(part).backgroundColor,
        ),
      );
      expect(painted).toContain('rgb(23, 35, 33)');
    },
  },
];
