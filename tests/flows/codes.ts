import { alert, button, CODE, EMAIL, heading, PHONE } from '../visitor/wanted';
import type { Visitor } from '../visitor/visitor';
import type { Flow, Stage } from './flow';

const SUCCESS = heading('Success!');
const config = (method: string) => ({ products: ['otp'], otpOptions: { methods: [method] } });
const to = ({ email, national }: Stage, method: string) => (method === 'email' ? email : `+1${national}`);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const METHODS = {
  email: { name: 'an email', submit: 'Continue with email' },
  sms: { name: 'a text message', submit: 'Continue with a text message' },
  whatsapp: { name: 'a WhatsApp message', submit: 'Continue with WhatsApp' },
} as const;

const asks = (method: keyof typeof METHODS) => ({
  async act(visitor: Visitor, { email, national }: Stage) {
    await (method === 'email' ? visitor.type(EMAIL, email) : visitor.type(PHONE, national));
    await visitor.click(button(METHODS[method].submit));
  },
  sees: CODE,
  sends: [`/otps/${method}/login_or_create`],
  reports: ['OTP_LOGIN_OR_CREATE'],
});

const signsIn = (act: (visitor: Visitor, stage: Stage) => Promise<unknown>) => ({
  act,
  sees: SUCCESS,
  sends: ['/otps/authenticate'],
  reports: ['OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
});

const divided = (code: string, by: string) => `${code.slice(0, 3)}${by}${code.slice(3)}`;

const ENTERED: Record<string, (visitor: Visitor, code: string) => Promise<void>> = {
  'typed with letters between': (visitor, code) => visitor.type(CODE, divided(code, 'a-b')),
  pasted: (visitor, code) => visitor.paste(CODE, code),
  'pasted as 123 456': (visitor, code) => visitor.paste(CODE, divided(code, ' ')),
  'pasted as 123-456': (visitor, code) => visitor.paste(CODE, divided(code, '-')),
  'pasted with its message': (visitor, code) => visitor.paste(CODE, `Your code is ${code}. Bye.`),
  async 'pasted over other digits'(visitor, code) {
    await visitor.type(CODE, '98');
    await visitor.paste(CODE, code);
  },
  'filled in with an input event': (visitor, code) => visitor.fillAs(CODE, code, 'input'),
  'filled in with a change event': (visitor, code) => visitor.fillAs(CODE, code, 'change'),
  'filled in with both events': (visitor, code) => visitor.fillAs(CODE, code, 'input', 'change'),
};

export const codes: readonly Flow[] = [
  ...Object.entries(METHODS).map(([method, { name }]) => ({
    title: `a typed code of ${name} signs in`,
    ...(method !== 'whatsapp' && { isMain: true as const }),
    config: config(method),
    steps: [
      asks(method as keyof typeof METHODS),
      signsIn(async (visitor, stage) => visitor.type(CODE, await stage.code(to(stage, method)))),
    ],
  })),
  ...Object.entries(ENTERED).map(([how, enter]) => ({
    title: `a code that is ${how} signs in`,
    config: config('email'),
    steps: [asks('email'), signsIn(async (visitor, stage) => enter(visitor, await stage.code(stage.email)))],
  })),
  {
    title: 'a wrong code shows its error, and the right one signs in',
    isMain: true,
    config: config('email'),
    steps: [
      asks('email'),
      {
        act: async (visitor, { code, email }) => visitor.type(CODE, wrong(await code(email))),
        sees: alert('Invalid passcode, please try again.'),
        sends: ['/otps/authenticate'],
      },
      signsIn(async (visitor, { code, email }) => visitor.paste(CODE, await code(email))),
    ],
  },
  {
    title: 'a resent code signs in',
    config: config('email'),
    steps: [
      asks('email'),
      {
        act: (visitor) => visitor.click(button('Resend code')),
        sees: button('Code sent'),
        sends: ['/otps/email/login_or_create'],
        reports: ['OTP_LOGIN_OR_CREATE'],
      },
      signsIn(async (visitor, { code, email }) => visitor.type(CODE, await code(email))),
    ],
  },
  {
    title: 'the arrow leads back to the typed address, which gets another code',
    config: config('email'),
    steps: [
      asks('email'),
      { act: (visitor) => visitor.click(button('Back')), sees: button('Continue with email') },
      {
        act: (visitor) => visitor.click(button('Continue with email')),
        sees: CODE,
        sends: ['/otps/email/login_or_create'],
        reports: ['OTP_LOGIN_OR_CREATE'],
      },
      signsIn(async (visitor, { code, email }) => visitor.type(CODE, await code(email))),
    ],
  },
  {
    title: 'text that is no address shows its error, and the corrected address gets a code',
    config: config('email'),
    steps: [
      {
        async act(visitor) {
          await visitor.type(EMAIL, 'no address');
          await visitor.press('Enter');
        },
        sees: alert('mail'),
      },
      {
        async act(visitor, { email }) {
          await visitor.fillAs(EMAIL, email, 'input');
          await visitor.click(button('Continue with email'));
        },
        sees: CODE,
        sends: ['/otps/email/login_or_create'],
        reports: ['OTP_LOGIN_OR_CREATE'],
      },
    ],
  },
];
