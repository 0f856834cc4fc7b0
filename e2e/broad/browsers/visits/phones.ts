import { ALL_CODES, SMS_CODE } from '../../../support/widget/widget';
import type { Stage, Visit } from '../stage';
import type { Visitor } from '../visitor';
import { alert, button, CODE, PHONE } from '../../../../tests/visitor/wanted';

const COUNTRY = { css: 'select' };
const SUBMIT = button('Continue with a text message');

/** A number of Nepal that only this visit uses. */
const ofNepal = ({ index }: Stage) => {
  const national = `98452${String(34_000 + index)}`;
  return {
    national,
    number: `+977${national}`,
    written: `+977 ${national.slice(0, 3)}-${national.slice(3)}`,
  };
};

type Given = ReturnType<typeof ofNepal>;
const WAYS: [way: string, enter: (visitor: Visitor, given: Given) => Promise<void>][] = [
  ['typed with its country code', (visitor, { written }) => visitor.type(PHONE, written)],
  ['pasted with its country code', (visitor, { written }) => visitor.paste(PHONE, written)],
  ['pasted with 00', (visitor, { number }) => visitor.paste(PHONE, number.replace('+', '00 '))],
  ['filled into the number alone', (visitor, { number }) => visitor.fillAs(PHONE, number, 'input', 'change')],
  [
    'filled as country and national number',
    async (visitor, { national }) => {
      await visitor.fillAs(COUNTRY, 'NP', 'input', 'change');
      await visitor.fillAs(PHONE, national, 'input', 'change');
    },
  ],
  [
    'typed after its country was chosen by keyboard',
    async (visitor, { national }) => {
      await visitor.tab.evaluate(() => document.querySelector('select')?.focus());
      await visitor.fillAs(COUNTRY, 'NP', 'input', 'change');
      await visitor.type(PHONE, national);
    },
  ],
];

export const phones: Visit[] = [
  ...WAYS.map(([way, enter]) => ({
    title: `a number of Nepal, ${way}, is sent to Nepal`,
    async run(stage: Stage) {
      const given = ofNepal(stage);
      const visitor = await stage.widget({ config: SMS_CODE });
      await enter(visitor, given);
      await visitor.hasValue(COUNTRY, 'NP');
      await visitor.click(SUBMIT);
      await visitor.shown(CODE);
      await stage.code(given.number);
    },
  })),
  {
    title: 'a typed number is formatted, with the caret where it was',
    async run(stage) {
      const visitor = await stage.widget({ config: SMS_CODE });
      await visitor.type(PHONE, '4155550123');
      await visitor.hasValue(PHONE, '(415) 555-0123');
      await visitor.press('ArrowLeft', 'Backspace');
      await visitor.tab.type('9');
      await visitor.hasValue(PHONE, '(415) 555-0193');
    },
  },
  {
    title: 'a number that is too short shows its error, and the finished one is sent',
    async run(stage) {
      const visitor = await stage.widget({ config: ALL_CODES });
      await visitor.type(PHONE, stage.national.slice(0, 6));
      await visitor.press('Enter');
      await visitor.shown(alert('Invalid phone number'));
      // Without a second click, which soon after the first is a double click and selects a word.
      await visitor.tab.type(stage.national.slice(6));
      await visitor.press('Enter');
      await visitor.shown(CODE);
    },
  },
];
