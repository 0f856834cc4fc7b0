import { alert, button, CODE, COUNTRY, PHONE } from '../visitor/wanted';
import type { Visitor } from '../visitor/visitor';
import { codesBy, SENT, sendsBy, SIGNS_IN } from './codes';
import { type Flow, press, step } from './flow';

const SUBMIT = 'Continue with a text message';
const config = codesBy('sms');
const NEPAL = '+9779845234567';
const WRITTEN = '+977 984-5234567';

/** Each way to enter the number of Nepal, and what the field then shows, if that is certain. */
const WAYS: [way: string, enter: (visitor: Visitor) => Promise<void>, shown?: string][] = [
  ['typed with its country code', (visitor) => visitor.type(PHONE, WRITTEN)],
  ['pasted with its country code', (visitor) => visitor.paste(PHONE, WRITTEN), '984-5234567'],
  ['pasted with 00', (visitor) => visitor.paste(PHONE, '00 9779845234567'), '984-5234567'],
  [
    'filled into the number alone',
    (visitor) => visitor.fillAs(PHONE, NEPAL, 'input', 'change'),
    '984-5234567',
  ],
  [
    'filled in as country and national number',
    async (visitor) => {
      await visitor.fillAs(COUNTRY, 'NP', 'input', 'change');
      await visitor.fillAs(PHONE, '9845234567', 'input', 'change');
    },
    '984-5234567',
  ],
  [
    'typed after its country was chosen',
    async (visitor) => {
      await visitor.fillAs(COUNTRY, 'NP', 'input', 'change');
      await visitor.type(PHONE, '9845234567');
    },
    '984-5234567',
  ],
];

const types = (text: string, shown: string) =>
  step((visitor) => visitor.type(PHONE, text), { ...PHONE, value: shown });

export const phones: readonly Flow[] = [
  ...WAYS.map(([way, enter, shown]) => ({
    title: `a number of Nepal, ${way}, is sent to Nepal`,
    config,
    steps: [
      step(enter, { ...COUNTRY, value: 'NP' }),
      step(() => Promise.resolve(), { ...PHONE, ...(shown && { value: shown }) }),
      press(SUBMIT, CODE, sendsBy('sms'), SENT),
      step(async (visitor, { code }) => visitor.type(CODE, await code(NEPAL)), ...SIGNS_IN),
    ],
  })),
  {
    title: 'a typed number is formatted, with the caret where it was',
    config,
    steps: [
      types('4155550123', '(415) 555-0123'),
      step(
        async (visitor) => {
          await visitor.press('ArrowLeft', 'Backspace');
          await visitor.keys('9');
        },
        { ...PHONE, value: '(415) 555-0193' },
      ),
    ],
  },
  {
    title: 'a number that is too short shows its error, and the finished one is sent',
    config,
    steps: [
      step(
        async (visitor, { national }) => {
          await visitor.type(PHONE, national.slice(0, 6));
          await visitor.press('Enter');
        },
        alert('Invalid phone number'),
        [],
        ['StytchSDKError'],
      ),
      // Without a second click, which soon after the first is a double click and selects a word.
      step((visitor, { national }) => visitor.keys(national.slice(6)), button(SUBMIT)),
      step((visitor) => visitor.press('Enter'), CODE, sendsBy('sms'), SENT),
    ],
  },
];
