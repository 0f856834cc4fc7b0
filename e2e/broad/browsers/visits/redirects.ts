import { expect } from '@playwright/test';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';
import { account, alert, button, CODE, EMAIL, heading, text } from '../../../../tests/visitor/wanted';
import { askForCode } from './codes';

/** WebKitWebDriver stops answering once a page is restored from the back/forward cache. */
export const BACK_HANGS_IN = ['WebKit'];

const PROVIDERS = ['Google', 'Apple', 'GitHub'];
const SOCIAL = '/sign-in?products=oauth';
const QUESTION = heading('Sign in to “Refill Reminders” with PriceRx');

async function goTo(stage: Stage, label: string, path = SOCIAL): Promise<Visitor> {
  const visitor = await stage.host(path);
  await visitor.click(button(`Continue with ${label}`));
  await visitor.shown(heading(`Sign in to PriceRx with ${label}`));
  return visitor;
}

async function chooseAccount(visitor: Visitor, { email }: Stage): Promise<void> {
  await visitor.type({ css: 'input[name=email], input[type=email]' }, email);
  await visitor.click(button('Continue'));
}

/** From the app to the host's consent page, where the visitor signs in. */
export async function comeToQuestion(stage: Stage): Promise<Visitor> {
  const visitor = await stage.tab();
  await visitor.tab.open(stage.site.app.url);
  await visitor.click(button('Sign in with PriceRx'));
  await visitor.shown(alert('No active session detected.'));
  await askForCode(visitor, stage.email);
  await visitor.fillAs(CODE, await stage.code(stage.email), 'input');
  await visitor.shown(QUESTION);
  return visitor;
}

async function comeIn(stage: Stage): Promise<Visitor> {
  const visitor = await comeToQuestion(stage);
  await visitor.click(button('Allow'));
  await visitor.shown(heading(`Hello, ${stage.email}`));
  return visitor;
}

const wallet = (part: string) => ({ css: 'button', part });

export const redirects: Visit[] = [
  ...PROVIDERS.map((label) => ({
    title: `${label}: goes to the provider, returns and signs in`,
    async run(stage: Stage) {
      const visitor = await goTo(stage, label);
      await chooseAccount(visitor, stage);
      await visitor.shown(account(stage.email));
      expect(await visitor.address()).not.toMatch(/token=/);
    },
  })),
  {
    title: 'a project that requires PKCE signs in with a provider',
    async run(stage) {
      const visitor = await goTo(stage, 'Google', `${SOCIAL}&pkce=1`);
      await chooseAccount(visitor, stage);
      await visitor.shown(account(stage.email));
    },
  },
  {
    title: 'after a refusal at the provider the page says so, and its buttons work',
    async run(stage) {
      const visitor = await goTo(stage, 'Google');
      await visitor.click(button('Refuse'));
      await visitor.shown(alert('You did not finish logging in with Google.'));
      await visitor.click(button('Continue with Apple'));
      await visitor.shown(heading('Sign in to PriceRx with Apple'));
    },
  },
  {
    title: 'Back from the provider keeps the typed text and enables the buttons',
    notIn: BACK_HANGS_IN,
    async run(stage) {
      const visitor = await stage.host('/sign-in?products=oauth,otp&otp=email');
      await visitor.type(EMAIL, stage.email);
      await visitor.click(button('Continue with Google'));
      await visitor.shown(heading('Sign in to PriceRx with Google'));
      await visitor.back();
      await visitor.hasValue(EMAIL, stage.email);
      await visitor.click(button('Continue with Apple'));
      await visitor.shown(heading('Sign in to PriceRx with Apple'));
    },
  },
  ...['Ethereum', 'Solana'].map((chain, place) => ({
    title: `a wallet signs in on ${chain}`,
    async run(stage: Stage) {
      const visitor = await stage.host('/sign-in?products=crypto');
      await visitor.until('both wallets', () =>
        visitor.tab.evaluate(
          () =>
            [...document.querySelectorAll('pricerx-auth button')].filter((each) =>
              each.textContent.includes('Test wallet'),
            ).length > 1,
        ),
      );
      const name = await visitor.tab.evaluate(
        (at) =>
          [...document.querySelectorAll('pricerx-auth button')]
            .map((each) => each.textContent.replace(/\s+/g, ' ').trim())
            .filter((said) => said.includes('Test wallet'))[at] ?? '',
        place,
      );
      await visitor.click(button(name));
      await visitor.shown(button('Sign out'));
    },
  })),
  {
    title: 'a wallet that refuses leads to a message and back',
    async run(stage) {
      const visitor = await stage.host('/sign-in?products=crypto&wallet=reject');
      await visitor.click(wallet('Test wallet'));
      await visitor.shown(heading('Looks like there was an error!'));
    },
  },
  { title: 'an app that is allowed reads the name', run: async (stage) => void (await comeIn(stage)) },
  {
    title: 'an app that is denied says so',
    async run(stage) {
      const visitor = await comeToQuestion(stage);
      await visitor.click(button('Deny'));
      await visitor.shown(text('You did not allow us to read your account.'));
    },
  },
  {
    title: 'a sign-out in the app signs out of both sites',
    async run(stage) {
      const visitor = await comeIn(stage);
      await visitor.click(button('Sign out everywhere'));
      await visitor.shown(text('You are signed out, here and at PriceRx.'));
    },
  },
  {
    title: 'a sign-out that asks stays signed in after No, and signs out after Yes',
    async run(stage) {
      const visitor = await comeIn(stage);
      await visitor.click(button('Sign out, but ask me'));
      await visitor.shown(heading('Log out?'));
      await visitor.click(button('No'));
      await visitor.shown(text('You have not been logged out.'));
      await visitor.tab.open(`${stage.site.app.url}/sign-out?ask`);
      await visitor.click(button('Yes'));
      await visitor.shown(text('You are signed out, here and at PriceRx.'));
    },
  },
];
