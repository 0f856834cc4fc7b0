import { makeAccount } from '../../../support/widget/passwords';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';
import {
  account,
  button,
  CURRENT_PASSWORD,
  EMAIL,
  heading,
  NEW_PASSWORD,
} from '../../../../tests/visitor/wanted';

const SIGN_IN = '/sign-in?products=passwords';
const NEW = 'another kettle of plums 9';
/** A password that every keyboard layout can type. */
const TYPED = 'correct-Horse battery 7';
const CONTINUE = button('Continue');

async function giveEmail(visitor: Visitor, { email }: Stage): Promise<void> {
  await visitor.type(EMAIL, email);
  await visitor.click(button('Continue with email'));
}

async function comeToLogIn(stage: Stage): Promise<Visitor> {
  await makeAccount(stage.site, stage.email);
  const visitor = await stage.host(SIGN_IN);
  await giveEmail(visitor, stage);
  await visitor.shown(CURRENT_PASSWORD);
  return visitor;
}

async function forget(stage: Stage): Promise<Visitor> {
  const visitor = await comeToLogIn(stage);
  await visitor.click(button('Forgot password?'));
  await visitor.shown(heading('Check your email'));
  return visitor;
}

export const passwords: Visit[] = [
  {
    title: 'a new visitor makes a password',
    async run(stage) {
      const visitor = await stage.host(SIGN_IN);
      await giveEmail(visitor, stage);
      await visitor.type(NEW_PASSWORD, TYPED);
      await visitor.click(CONTINUE);
      await visitor.shown(account(stage.email));
    },
  },
  {
    title: 'the mail for a forgotten password leads to a new one',
    async run(stage) {
      const visitor = await forget(stage);
      await visitor.tab.open(await stage.link(stage.email));
      await visitor.type(NEW_PASSWORD, NEW);
      await visitor.click(CONTINUE);
      await visitor.shown(account(stage.email));
    },
  },
  {
    title: 'the mail for a forgotten password signs in without one',
    async run(stage) {
      const visitor = await forget(stage);
      await visitor.tab.open(await stage.link(stage.email, 1));
      await visitor.shown(account(stage.email));
    },
  },
];
