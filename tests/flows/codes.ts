import { alert, button, CODE, EMAIL, heading, PHONE } from '../visitor/wanted';
import type { Visitor } from '../visitor/visitor';
import { type Flow, press, type Stage, step } from './flow';

const SUCCESS = { ...heading('Success!'), focused: true } as const;
export const codesBy = (method: string) => ({ products: ['otp'], otpOptions: { methods: [method] } });
const to = ({ email, national }: Stage, method: string) => (method === 'email' ? email : `+1${national}`);
const wrong = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

const METHODS = {
  email: { name: 'an email', submit: 'Continue with email' },
  sms: { name: 'a text message', submit: 'Continue with a text message' },
  whatsapp: { name: 'a WhatsApp message', submit: 'Continue with WhatsApp' },
} as const;
type Method = keyof typeof METHODS;

export const SENT = ['OTP_LOGIN_OR_CREATE'];
export const sendsBy = (method: Method) => [`/otps/${method}/login_or_create`];
export const SIGNS_IN = [
  SUCCESS,
  ['/otps/authenticate'],
  ['OTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
] as const;

const asks = (method: Method) =>
  step(
    async (visitor, { email, national }) => {
      await (method === 'email' ? visitor.type(EMAIL, email) : visitor.type(PHONE, national));
      await visitor.click(button(METHODS[method].submit));
    },
    CODE,
    sendsBy(method),
    SENT,
  );
const resends = press('Resend code', button('Code sent'), sendsBy('email'), SENT);

/** Enters the newest code. */
export const enters = (
  method: Method = 'email',
  enter: (visitor: Visitor, code: string) => Promise<void> = (visitor, code) => visitor.type(CODE, code),
) => step(async (visitor, stage) => enter(visitor, await stage.code(to(stage, method))), ...SIGNS_IN);

const fails = step(
  async (visitor, { code, email }) => visitor.fillAs(CODE, wrong(await code(email)), 'input'),
  alert('Invalid passcode, please try again.'),
  ['/otps/authenticate'],
  ['StytchAPIError'],
);
const isUsable = step((visitor) => visitor.fillAs(CODE, '', 'input'), button('Continue'));

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

const byEmail = (title: string, ...steps: Flow['steps']): Flow => ({
  title,
  config: codesBy('email'),
  steps,
});

export const codes: readonly Flow[] = [
  ...Object.entries(METHODS).map(([method, { name }]) => ({
    title: `a typed code of ${name} signs in`,
    isMain: method !== 'whatsapp',
    config: codesBy(method),
    steps: [asks(method as Method), enters(method as Method)],
  })),
  ...Object.entries(ENTERED).map(([how, enter]) =>
    byEmail(`a code that is ${how} signs in`, asks('email'), enters('email', enter)),
  ),
  {
    ...byEmail(
      'wrong codes show their errors until the provider locks, and a new code signs in',
      asks('email'),
      ...Array.from({ length: 5 }, () => [fails, isUsable]).flat(),
      step(
        async (visitor, { code, email }) => visitor.paste(CODE, await code(email)),
        alert('Too many wrong codes.'),
        ['/otps/authenticate'],
        ['StytchAPIError'],
      ),
      resends,
      enters(),
    ),
    isMain: true,
  },
  byEmail('after a wrong code the right one signs in', asks('email'), fails, isUsable, enters()),
  byEmail('a resent code signs in', asks('email'), resends, enters()),
  byEmail(
    'the arrow leads back to the typed address, which gets another code',
    asks('email'),
    press('Back', button('Continue with email')),
    press('Continue with email', CODE, sendsBy('email'), SENT),
    enters(),
  ),
  byEmail(
    'text that is no address shows its error, and the corrected address gets a code',
    step(
      async (visitor) => {
        await visitor.type(EMAIL, 'no address');
        await visitor.press('Enter');
      },
      alert('mail'),
      [],
      ['StytchSDKError'],
    ),
    step((visitor, { email }) => visitor.fillAs(EMAIL, email, 'input'), button('Continue with email')),
    press('Continue with email', CODE, sendsBy('email'), SENT),
  ),
];
