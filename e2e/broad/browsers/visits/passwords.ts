import { makeAccount, PASSWORD, PASSWORDS, PASSWORDS_AND_CODE } from '../../../support/widget/passwords';
import { EMAIL_LINK } from '../../../support/widget/widget';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';
import { account, alert, button, CODE, CURRENT_PASSWORD, EMAIL, heading, NEW_PASSWORD } from '../wanted';

const SIGN_IN = '/sign-in?products=passwords';
const NEW = 'another kettle of plums 9';
/** A password that every keyboard layout can type. */
const TYPED = 'correct-Horse battery 7';
const SUCCESS = heading('Success!');
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
    title: 'a wrong password shows its error, and the right one logs in',
    async run(stage) {
      const visitor = await comeToLogIn(stage);
      await visitor.type(CURRENT_PASSWORD, 'not the right one');
      await visitor.click(CONTINUE);
      await visitor.shown(alert('Wrong email address or password'));
      await visitor.fillAs(CURRENT_PASSWORD, PASSWORD, 'input');
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
  {
    title: 'a visitor without a password gets a code on the same screen',
    async run(stage) {
      await makeAccount(stage.site, stage.email, {});
      const visitor = await stage.widget({ config: PASSWORDS_AND_CODE });
      await giveEmail(visitor, stage);
      await visitor.shown(CODE);
      await visitor.fillAs(CODE, await stage.code(stage.email), 'input');
      await visitor.shown(SUCCESS);
    },
  },
  {
    title: 'a weak password is not taken, and the hint says so',
    async run(stage) {
      const visitor = await stage.widget({ config: PASSWORDS });
      await giveEmail(visitor, stage);
      await visitor.type(NEW_PASSWORD, 'abc');
      await visitor.until(
        'the disabled button',
        async () => (await visitor.find(CONTINUE))?.disabled ?? null,
      );
      await visitor.fillAs(NEW_PASSWORD, NEW, 'input');
      await visitor.click(CONTINUE);
      await visitor.shown(SUCCESS);
    },
  },
  ...[['input'], ['change'], ['input', 'change']].flatMap((events): Visit[] => [
    {
      title: `an address that a password manager fills with ${events.join(' and ')} is submitted`,
      async run(stage) {
        const visitor = await stage.widget({ config: EMAIL_LINK });
        await visitor.fillAs(EMAIL, stage.email, ...events);
        await visitor.click(button('Continue with email'));
        await visitor.shown(heading('Check your email'));
        await stage.link(stage.email);
      },
    },
    {
      title: `a password that a password manager fills with ${events.join(' and ')} logs in`,
      async run(stage) {
        await makeAccount(stage.site, stage.email);
        const visitor = await stage.widget({ config: PASSWORDS });
        await visitor.fillAs(EMAIL, stage.email, ...events);
        await visitor.click(button('Continue with email'));
        await visitor.fillAs(CURRENT_PASSWORD, PASSWORD, ...events);
        await visitor.click(CONTINUE);
        await visitor.shown(SUCCESS);
      },
    },
  ]),
];
