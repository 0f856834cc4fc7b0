import { alert, button, CODE, CURRENT_PASSWORD, EMAIL, heading, NEW_PASSWORD } from '../visitor/wanted';
import type { Wanted } from '../visitor/wanted';
import { SENT, sendsBy, SIGNS_IN } from './codes';
import { type Flow, press, type Stage, step } from './flow';

const CONTINUE = button('Continue');
const SUCCESS = { ...heading('Success!'), focused: true } as const;
const CHECK_EMAIL = { ...heading('Check your email'), focused: true } as const;
const config = { products: ['passwords'] };
const withCode = { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } };
const withLink = { products: ['passwords', 'emailMagicLinks'] };
/** Every keyboard layout can type it. */
export const PASSWORD = 'correct-Horse battery 7';
const RESETS = ['/passwords/email/reset/start'];

const asks = (sees: Wanted, sends: string[] = [], reports: string[] = [], events = ['input']) =>
  step(
    async (visitor, { email }) => {
      await visitor.fillAs(EMAIL, email, ...events);
      await visitor.click(button('Continue with email'));
    },
    sees,
    ['/users/search', ...sends],
    reports,
  );

const LOGGED_IN = [
  SUCCESS,
  ['/passwords/authenticate'],
  ['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
] as const;
const entersCode = step(
  async (visitor, { code, email }) => visitor.fillAs(CODE, await code(email), 'input'),
  ...SIGNS_IN,
);
const types = (password: string, events = ['input']) =>
  step((visitor) => visitor.fillAs(CURRENT_PASSWORD, password, ...events), CONTINUE);

const hasPassword = (stage: Stage) => stage.account({ password: PASSWORD });
const hasNone = (stage: Stage) => stage.account({});

export const passwords: readonly Flow[] = [
  {
    title: 'a weak password is not taken, and a strong one signs up',
    isMain: true,
    config,
    steps: [
      asks(NEW_PASSWORD),
      step(
        async (visitor) => {
          await visitor.fillAs(NEW_PASSWORD, 'abc', 'input');
          await visitor.until(
            'the button, disabled',
            async () => (await visitor.find(CONTINUE))?.disabled ?? null,
          );
        },
        CONTINUE,
        ['/passwords/strength_check'],
      ),
      step(
        async (visitor) => {
          await visitor.fillAs(NEW_PASSWORD, PASSWORD, 'input');
          await visitor.click(CONTINUE);
        },
        SUCCESS,
        ['/passwords/strength_check', '/passwords'],
        ['PASSWORD_CREATE', 'AUTHENTICATE_FLOW_COMPLETE'],
      ),
    ],
  },
  {
    title: 'a wrong password shows its error, and the right one logs in',
    isMain: true,
    config,
    before: hasPassword,
    steps: [
      asks(CURRENT_PASSWORD),
      step((visitor) => visitor.type(CURRENT_PASSWORD, 'not the right one'), CONTINUE),
      press(
        'Continue',
        alert('Wrong email address or password'),
        ['/passwords/authenticate'],
        ['StytchAPIError'],
      ),
      types(PASSWORD),
      step((visitor) => visitor.press('Enter'), ...LOGGED_IN),
    ],
  },
  {
    title: 'a forgotten password gets a mail, and the arrow leads back to the address',
    config,
    before: hasPassword,
    steps: [
      asks(CURRENT_PASSWORD),
      press('Forgot password?', CHECK_EMAIL, RESETS),
      press('Back', button('Continue with email')),
    ],
  },
  {
    title: 'a new visitor is sent a code in the place of a password',
    config: withCode,
    steps: [
      asks(heading('Choose how to sign up')),
      press('Email me a code', CODE, sendsBy('email'), SENT),
      entersCode,
    ],
  },
  {
    title: 'a known visitor is sent a code in the place of the password',
    config: withCode,
    before: hasPassword,
    steps: [asks(CURRENT_PASSWORD), press('Email me a code', CODE, sendsBy('email'), SENT), entersCode],
  },
  ...[
    { who: 'a new visitor', sees: heading('Choose how to sign up') },
    { who: 'a known visitor', sees: CURRENT_PASSWORD, before: hasPassword },
  ].map(({ who, sees, before }) => ({
    title: `${who} is sent a link in the place of a password`,
    config: withLink,
    ...(before && { before }),
    steps: [
      asks(sees),
      press(
        'Email me a login link',
        CHECK_EMAIL,
        ['/magic_links/email/login_or_create'],
        ['MAGIC_LINK_LOGIN_OR_CREATE'],
      ),
    ],
  })),
  {
    title: 'a visitor without a password gets a code on the same screen',
    config: withCode,
    before: hasNone,
    steps: [asks(CODE, sendsBy('email'), SENT), entersCode],
  },
  {
    title: 'a visitor without a password, who has been sent a code, makes a password instead',
    config: withCode,
    before: hasNone,
    steps: [
      asks(CODE, sendsBy('email'), SENT),
      press('Create a password instead', heading('Set a password'), RESETS, [
        'PASSWORD_RESET_BY_EMAIL_START',
      ]),
    ],
  },
  ...[['input'], ['change'], ['input', 'change']].map((events) => ({
    title: `a password manager that fires ${events.join(' and ')} logs in`,
    config,
    before: hasPassword,
    steps: [asks(CURRENT_PASSWORD, [], [], events), types(PASSWORD, events), press('Continue', ...LOGGED_IN)],
  })),
];
