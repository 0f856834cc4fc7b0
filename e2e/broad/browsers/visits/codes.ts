import { expect } from '@playwright/test';
import { PUBLIC_TOKEN } from '../../../support/site/page';
import { EMAIL_CODE } from '../../../support/widget/widget';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';
import { account, alert, button, CODE, EMAIL, heading, PHONE } from '../wanted';

/** The host page's second project, whose links need PKCE and so work only in the browser that requested them. */
const PKCE_TOKEN = 'public-token-test-pricerx-pkce';
const SUCCESS = heading('Success!');
const CHECK_EMAIL = heading('Check your email');

export async function askForCode(visitor: Visitor, email: string): Promise<void> {
  await visitor.type(EMAIL, email);
  await visitor.click(button('Continue with email'));
  await visitor.shown(CODE);
}

/** Signs in by a code on a page with only the widget. */
export async function signInByCode(visitor: Visitor, { email, code }: Stage): Promise<void> {
  await askForCode(visitor, email);
  await visitor.type(CODE, await code(email));
  await visitor.shown(SUCCESS);
}

async function askForLink(stage: Stage, path: string): Promise<Visitor> {
  const visitor = await stage.host(path);
  await visitor.type(EMAIL, stage.email);
  await visitor.click(button('Continue with email'));
  await visitor.shown(CHECK_EMAIL);
  return visitor;
}

const WAYS_TO_ENTER: [way: string, enter: (visitor: Visitor, code: string) => Promise<void>][] = [
  ['pasted', (visitor, code) => visitor.paste(CODE, code)],
  ['pasted as 123-456', (visitor, code) => visitor.paste(CODE, `${code.slice(0, 3)}-${code.slice(3)}`)],
  ['pasted with its message', (visitor, code) => visitor.paste(CODE, `Your code is ${code}. Bye.`)],
  ['filled with one input event', (visitor, code) => visitor.fillAs(CODE, code, 'input')],
  ['filled with one change event', (visitor, code) => visitor.fillAs(CODE, code, 'change')],
];

const links = [
  { title: 'without PKCE', path: '/sign-in', token: PUBLIC_TOKEN },
  { title: 'with PKCE', path: '/sign-in?pkce=1', token: PKCE_TOKEN },
];

export const codes: Visit[] = [
  {
    title: 'a typed email code signs in on the host page',
    async run(stage) {
      const visitor = await stage.host('/sign-in?products=otp&otp=email');
      await askForCode(visitor, stage.email);
      await visitor.type(CODE, await stage.code(stage.email));
      await visitor.shown(account(stage.email));
    },
  },
  ...[
    { title: 'a text message', method: 'sms', submit: 'Continue with a text message' },
    { title: 'WhatsApp', method: 'whatsapp', submit: 'Continue with WhatsApp' },
  ].map(({ title, method, submit }) => ({
    title: `a code by ${title} signs in on the host page`,
    async run(stage: Stage) {
      const visitor = await stage.host(`/sign-in?products=otp&otp=${method}`);
      await visitor.type(PHONE, stage.national);
      await visitor.click(button(submit));
      await visitor.type(CODE, await stage.code(`+1${stage.national}`));
      await visitor.shown(button('Sign out'));
    },
  })),
  ...links.map(({ title, path, token }) => ({
    title: `a link ${title} signs in, and its token leaves the address`,
    async run(stage: Stage) {
      const visitor = await askForLink(stage, path);
      await visitor.tab.open(await stage.link(stage.email, 0, token));
      await visitor.shown(account(stage.email));
      expect(await visitor.address()).not.toMatch(/token=/);
    },
  })),
  {
    title: 'a link with PKCE in another browser names the browser where it works',
    async run(stage) {
      await askForLink(stage, '/sign-in?pkce=1');
      const other = await stage.tab(await stage.profile());
      await other.tab.open(await stage.link(stage.email, 0, PKCE_TOKEN));
      await other.shown(heading('This link only works where you asked for it'));
    },
  },
  {
    title: 'a used link offers a new one',
    async run(stage) {
      const visitor = await askForLink(stage, '/sign-in');
      const link = await stage.link(stage.email);
      await visitor.tab.open(link);
      await visitor.shown(account(stage.email));
      await visitor.click(button('Sign out'));
      await visitor.gone(account(stage.email));
      await visitor.tab.open(link);
      await visitor.click(button('Finish signing in'));
      await visitor.shown(button('Send a new link'));
    },
  },
  ...WAYS_TO_ENTER.map(([way, enter]) => ({
    title: `a code ${way} is submitted`,
    async run(stage: Stage) {
      const visitor = await stage.widget({ config: EMAIL_CODE });
      await askForCode(visitor, stage.email);
      await enter(visitor, await stage.code(stage.email));
      await visitor.shown(SUCCESS);
    },
  })),
  {
    title: 'a wrong code shows its error, and the right one signs in',
    async run(stage) {
      const visitor = await stage.widget({ config: EMAIL_CODE });
      await askForCode(visitor, stage.email);
      const right = await stage.code(stage.email);
      await visitor.type(CODE, String((Number(right) + 1) % 1_000_000).padStart(6, '0'));
      await visitor.shown(alert('Invalid passcode'));
      await visitor.paste(CODE, right);
      await visitor.shown(SUCCESS);
    },
  },
  {
    title: 'a resent code signs in',
    async run(stage) {
      const visitor = await stage.widget({ config: EMAIL_CODE });
      await askForCode(visitor, stage.email);
      const [first] = await stage.site.control.messages({ public_token: PUBLIC_TOKEN, to: stage.email });
      await visitor.click(button('Resend code'));
      await visitor.type(CODE, await stage.code(stage.email, first?.id));
      await visitor.shown(SUCCESS);
    },
  },
  {
    title: 'an invalid address shows its error beside the field and keeps the text',
    async run(stage) {
      const visitor = await stage.widget({ config: EMAIL_CODE });
      await visitor.type(EMAIL, 'no address');
      await visitor.press('Enter');
      await visitor.shown(alert('mail'));
      expect(await visitor.value(EMAIL)).toBe('no address');
    },
  },
];
