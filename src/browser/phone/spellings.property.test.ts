import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import metadata from 'libphonenumber-js/metadata.max.json';
import { dialCodeOf, isCountryCode, type CountryCode } from '../../domain/phones/countries';
import { parsePhone } from './phone';

interface Example {
  country: CountryCode;
  /** E.164. */
  number: string;
  code: string;
  /** Without code and trunk prefix. */
  rest: string;
  /** As written inside of the country. */
  written: string;
  /** What is dialled before it inside of the country: mostly 0. */
  trunk: string;
}

const trunks = metadata.countries as unknown as Record<string, unknown[]>;

const EXAMPLES: Example[] = getCountries().flatMap((country) => {
  const found = getExampleNumber(country, examples);
  if (!found || !isCountryCode(country)) return [];
  const { number, countryCallingCode: code, nationalNumber: rest } = found;
  const trunk = String(trunks[country]?.[5] || '0');
  return [{ country, number, code, rest, written: found.formatNational(), trunk }];
});

/** How visitors of a country spell their own number, beside its usual form. */
const SPELLINGS: Record<string, (example: Example) => string> = {
  'the code without a plus': ({ code, rest }) => `${code}${rest}`,
  'the code without a plus, with spaces': ({ code, rest }) => ` ${code} ${rest} `,
  'the code without a plus, before the written form': ({ code, written }) => `${code} ${written}`,
  'the trunk prefix after the code without a plus': ({ code, trunk, rest }) => `${code}${trunk}${rest}`,
  'a zero in brackets after the code without a plus': ({ code, rest }) => `${code} (0)${rest}`,
  'the trunk prefix after the code': ({ code, trunk, rest }) => `+${code} ${trunk}${rest}`,
  'the written form after the code': ({ code, written }) => `+${code} ${written}`,
  'a zero in brackets after the code': ({ code, rest }) => `+${code} (0)${rest}`,
  'two zeros before the code': ({ code, rest }) => `00${code}${rest}`,
  'two zeros, and the trunk prefix after the code': ({ code, trunk, rest }) => `00${code} ${trunk}${rest}`,
  'an extension': ({ written }) => `${written} ext. 12`,
  'an extension after the code without a plus': ({ code, rest }) => `${code}${rest} x12`,
  'full-width digits': ({ code, rest }) =>
    `${code}${rest}`.replace(/\d/g, (digit) => String.fromCharCode(0xff10 + Number(digit))),
  'right-to-left marks': ({ code, rest }) => `\u200f${code}\u200e ${rest}\u202c`,
  'one zero before the code': ({ code, rest }) => `0${code}${rest}`,
};

/** Countries where numbers begin with a zero or may, so that a further zero makes another number. */
const WITH_ZEROS = ['AC', 'IT', 'VA'];

const digitsOf = (shown: string): string => shown.replace(/[^+\d]/g, '');

function expectOwn(text: string, country: string, number: string): void {
  const { isValid, number: sent, choices } = parsePhone(text, country);
  if (choices) expect(choices.map(digitsOf)).toContain(number);
  else if (isValid) expect(`${text} in ${country}: ${sent}`).toBe(`${text} in ${country}: ${number}`);
}

describe('§5 Phone: the mobile number of every country, in every spelling', () => {
  it.each(Object.keys(SPELLINGS))('the code is never sent to a number that was not typed: %s', (name) => {
    for (const example of EXAMPLES) {
      const text = SPELLINGS[name]?.(example) ?? '';
      const literal = `+${digitsOf(text).replace(/^(?:\+|00)/, '')}`;
      const isTyped =
        WITH_ZEROS.includes(example.country) && parsePhone(text, example.country).number === literal;
      if (!isTyped) expectOwn(text, example.country, example.number);
    }
  });

  it.each(Object.keys(SPELLINGS).filter((name) => name !== 'one zero before the code'))(
    'is accepted in nearly every country, mostly without a question: %s',
    (name) => {
      const parsed = EXAMPLES.map((example) => parsePhone(SPELLINGS[name]?.(example) ?? '', example.country));
      const count = (is: (each: (typeof parsed)[number]) => boolean) => parsed.filter(is).length;
      expect(count(({ isValid }) => isValid)).toBeGreaterThan(EXAMPLES.length - 5);
      expect(count(({ isValid, choices }) => !isValid && !choices)).toBe(0);
    },
  );

  it('under another country the visitor is asked, or it is a number of that country', () => {
    for (const chosen of ['US', 'DE', 'AT', 'MX', 'ID'] as const)
      for (const { code, rest, number } of EXAMPLES) {
        const { isValid, number: sent, choices } = parsePhone(`${code}${rest}`, chosen);
        if (choices) expect(choices.map(digitsOf)).toContain(number);
        else if (isValid && sent !== number) expect(sent).toBe(`+${dialCodeOf(chosen)}${code}${rest}`);
      }
  });

  it('of two numbers in one paste the visitor chooses one', () => {
    EXAMPLES.forEach((first, at) => {
      const second = EXAMPLES[(at + 7) % EXAMPLES.length] ?? first;
      for (const between of [' / ', ', ', '\n', ' or ', ' '])
        for (const before of [first.written, first.number]) {
          const text = `${before}${between}${second.number}`;
          const shown = parsePhone(text, first.country);
          expect({ text, choices: shown.choices?.map(digitsOf) }).toEqual({
            text,
            choices: [first.number, second.number],
          });
          expect(shown.asTyped).toBe(text);
        }
    });
  });
});
