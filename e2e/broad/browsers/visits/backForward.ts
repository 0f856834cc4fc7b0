import { makeAccount, PASSWORD, PASSWORDS } from '../../../support/widget/passwords';
import { EMAIL_CODE, EMAIL_LINK } from '../../../support/widget/widget';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';
import {
  button,
  CODE,
  CURRENT_PASSWORD,
  EMAIL,
  heading,
  NEW_PASSWORD,
} from '../../../../tests/visitor/wanted';
import { askForCode, BACK_HANGS_IN, comeToQuestion } from '../signIn';

const SUCCESS = heading('Success!');
const CONTINUE = button('Continue');

/** Goes to another site and back, so that the page is restored from the back/forward cache. */
async function leaveAndReturn(visitor: Visitor, { site }: Stage): Promise<void> {
  await visitor.tab.evaluate(() =>
    window.addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted })),
  );
  await visitor.tab.open(`${site.app.url}/?elsewhere`);
  await visitor.back();
  await visitor.until('the page out of the back/forward cache', () =>
    visitor.tab.evaluate(() => Reflect.get(window, 'persisted') === true),
  );
}

const giveEmail = async (visitor: Visitor, { email }: Stage): Promise<void> => {
  await visitor.type(EMAIL, email);
  await visitor.click(button('Continue with email'));
};

const visits: Omit<Visit, 'notIn'>[] = [
  {
    title: 'the typed address is still there, and is sent',
    async run(stage) {
      const visitor = await stage.widget({ config: EMAIL_LINK });
      await visitor.type(EMAIL, stage.email);
      await leaveAndReturn(visitor, stage);
      await visitor.hasValue(EMAIL, stage.email);
      await visitor.click(button('Continue with email'));
      await visitor.shown(heading('Check your email'));
    },
  },
  {
    title: 'the code screen takes the code',
    async run(stage) {
      const visitor = await stage.widget({ config: EMAIL_CODE });
      await askForCode(visitor, stage.email);
      await leaveAndReturn(visitor, stage);
      await visitor.fillAs(CODE, await stage.code(stage.email), 'input');
      await visitor.shown(SUCCESS);
    },
  },
  {
    title: 'a typed password is still there, and logs in',
    async run(stage) {
      await makeAccount(stage.site, stage.email);
      const visitor = await stage.widget({ config: PASSWORDS });
      await giveEmail(visitor, stage);
      await visitor.fillAs(CURRENT_PASSWORD, PASSWORD, 'input');
      await leaveAndReturn(visitor, stage);
      await visitor.hasValue(CURRENT_PASSWORD, PASSWORD);
      await visitor.click(CONTINUE);
      await visitor.shown(SUCCESS);
    },
  },
  {
    title: 'a new password that was judged is still there, and is made',
    async run(stage) {
      const visitor = await stage.widget({ config: PASSWORDS });
      await giveEmail(visitor, stage);
      await visitor.fillAs(NEW_PASSWORD, PASSWORD, 'input');
      await visitor.until('the judgement', async () => (await visitor.find(CONTINUE))?.disabled === false);
      await leaveAndReturn(visitor, stage);
      await visitor.hasValue(NEW_PASSWORD, PASSWORD);
      await visitor.click(CONTINUE);
      await visitor.shown(SUCCESS);
    },
  },
  {
    title: 'the consent question is asked, and answered',
    async run(stage) {
      const visitor = await comeToQuestion(stage, await stage.tab());
      await leaveAndReturn(visitor, stage);
      await visitor.click(button('Allow'));
      await visitor.shown(heading(`Hello, ${stage.email}`));
    },
  },
];

/** Headless Chromium has no back/forward cache. */
const NOT_IN = [...BACK_HANGS_IN, 'Chromium'];
export const backForward: Visit[] = visits.map((visit) => ({ ...visit, notIn: NOT_IN }));
