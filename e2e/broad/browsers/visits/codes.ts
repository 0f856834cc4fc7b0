import { expect } from '@playwright/test';
import { PUBLIC_TOKEN } from '../../../support/site/page';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';
import { account, button, CODE, EMAIL, heading } from '../../../../tests/visitor/wanted';

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
];
