import { alert, button, CODE, CURRENT_PASSWORD, EMAIL, heading, NEW_PASSWORD } from '../visitor/wanted';
import type { Visitor } from '../visitor/visitor';
import type { Wanted } from '../visitor/wanted';
import type { Flow, Stage } from './flow';

const CONTINUE = button('Continue');
const SUCCESS = heading('Success!');
const config = { products: ['passwords'] };
/** Every keyboard layout can type it. */
const PASSWORD = 'correct-Horse battery 7';

const asks = (sees: Wanted) => ({
  async act(visitor: Visitor, { email }: Stage) {
    await visitor.type(EMAIL, email);
    await visitor.click(button('Continue with email'));
  },
  sees,
  sends: ['/users/search'],
});

const logsIn = {
  sees: SUCCESS,
  sends: ['/passwords/authenticate'],
  reports: ['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
};
const hasPassword = (stage: Stage) => stage.account({ password: PASSWORD });

export const passwords: readonly Flow[] = [
  {
    title: 'a weak password is not taken, and a strong one signs up',
    isMain: true,
    config,
    steps: [
      asks(NEW_PASSWORD),
      {
        async act(visitor) {
          await visitor.fillAs(NEW_PASSWORD, 'abc', 'input');
          await visitor.until(
            'the button, disabled',
            async () => (await visitor.find(CONTINUE))?.disabled ?? null,
          );
        },
        sees: CONTINUE,
        sends: ['/passwords/strength_check'],
      },
      {
        async act(visitor) {
          await visitor.fillAs(NEW_PASSWORD, PASSWORD, 'input');
          await visitor.click(CONTINUE);
        },
        sees: SUCCESS,
        sends: ['/passwords/strength_check', '/passwords'],
        reports: ['PASSWORD_CREATE', 'AUTHENTICATE_FLOW_COMPLETE'],
      },
    ],
  },
  {
    title: 'a wrong password shows its error, and the right one logs in',
    isMain: true,
    config,
    before: hasPassword,
    steps: [
      asks(CURRENT_PASSWORD),
      {
        async act(visitor) {
          await visitor.type(CURRENT_PASSWORD, 'not the right one');
          await visitor.click(CONTINUE);
        },
        sees: alert('Wrong email address or password'),
        sends: ['/passwords/authenticate'],
      },
      {
        async act(visitor) {
          await visitor.fillAs(CURRENT_PASSWORD, PASSWORD, 'input');
          await visitor.press('Enter');
        },
        ...logsIn,
      },
    ],
  },
  {
    title: 'a forgotten password gets a mail',
    config,
    before: hasPassword,
    steps: [
      asks(CURRENT_PASSWORD),
      {
        act: (visitor) => visitor.click(button('Forgot password?')),
        sees: heading('Check your email'),
        sends: ['/passwords/email/reset/start'],
      },
    ],
  },
  {
    title: 'a visitor without a password gets a code on the same screen',
    config: { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } },
    before: (stage) => stage.account({}),
    steps: [
      {
        ...asks(CODE),
        sends: ['/users/search', '/otps/email/login_or_create'],
        reports: ['OTP_LOGIN_OR_CREATE'],
      },
      {
        act: async (visitor, { code, email }) => visitor.fillAs(CODE, await code(email), 'input'),
        sees: SUCCESS,
        sends: ['/otps/authenticate'],
        reports: ['OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
      },
    ],
  },
  ...[['input'], ['change'], ['input', 'change']].map((events) => ({
    title: `a password manager that fires ${events.join(' and ')} logs in`,
    config,
    before: hasPassword,
    steps: [
      {
        async act(visitor: Visitor, { email }: Stage) {
          await visitor.fillAs(EMAIL, email, ...events);
          await visitor.click(button('Continue with email'));
        },
        sees: CURRENT_PASSWORD,
        sends: ['/users/search'],
      },
      {
        async act(visitor: Visitor) {
          await visitor.fillAs(CURRENT_PASSWORD, PASSWORD, ...events);
          await visitor.click(CONTINUE);
        },
        ...logsIn,
      },
    ],
  })),
];
