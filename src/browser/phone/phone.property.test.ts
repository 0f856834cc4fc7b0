import fc from 'fast-check';
import {
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  type PhoneNumber,
} from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { dialCodeOf, isCountryCode, type CountryCode } from '../../domain/phones/countries';
import { withDialCode } from '../../domain/phones/sentNumber';
import { parsePhone } from './phone';

interface Example {
  country: CountryCode;
  number: PhoneNumber;
}

const EXAMPLES: Example[] = getCountries().flatMap((country) => {
  const number = getExampleNumber(country, examples);
  return number && isCountryCode(country) ? [{ country, number }] : [];
});

const example = fc.constantFrom(...EXAMPLES);
const anyCountry = fc.constantFrom(...EXAMPLES.map(({ country }) => country));

const DIGITS = [0x30, 0x0660, 0x06f0, 0x0966, 0xff10];
const inDigitsOf = (zero: number, text: string) =>
  text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));

/** An international number in the formats of messages, contacts and web pages. */
const pasted = fc
  .record({
    example,
    chosen: anyCountry,
    plus: fc.constantFrom('+', '＋', '+ ', '(+', 'tel:+', 'Tel. +'),
    gap: fc.constantFrom(' ', '-', '\u00a0', '\u202f', '\u2011', '.', ''),
    zero: fc.constantFrom(...DIGITS),
    around: fc.constantFrom(
      ['', ''],
      ['\u202a', '\u202c'],
      ['\u2066', '\u2069'],
      ['\u200e', '\u200f'],
      [' ', '\n'],
    ),
  })
  .map(({ example: { country, number }, chosen, plus, gap, zero, around }) => {
    const [code, ...rest] = number.formatInternational().slice(1).split(' ');
    const text = `${plus}${code}${plus.startsWith('(') ? ')' : ''}${gap}${rest.join(gap)}`;
    return { country, number, chosen, text: around[0] + inDigitsOf(zero, text) + around[1] };
  });

describe('§5 Phone: the mobile number of every country', () => {
  it('the list covers every country of the parser', () => {
    expect(EXAMPLES).toHaveLength(getCountries().length);
    expect(EXAMPLES.length).toBeGreaterThan(240);
  });

  it.each(EXAMPLES)(
    '$country: its number is valid in international form under any chosen country, and in national form under its own',
    ({ country, number }) => {
      const sent = { isValid: true, number: number.number };
      expect(parsePhone(number.number, 'US')).toMatchObject(sent);
      expect(parsePhone(number.formatInternational(), country)).toMatchObject(sent);
      expect(parsePhone(number.formatNational(), country)).toMatchObject(sent);
      expect(parsePhone(number.nationalNumber, country)).toMatchObject(sent);
      expect(parsePhone(number.number.replace('+', '00'), 'US')).toMatchObject(sent);
      expect(parsePhone(number.number.replace('+', '00'), country)).toMatchObject(sent);
      expect(withDialCode(number.number, '1')).toBe(number.number);
    },
  );

  it.each(EXAMPLES)(
    '$country: the number’s code selects a country of that code, and keeps it where it is chosen',
    ({ country, number }) => {
      const { country: shown } = parsePhone(number.number, 'US');
      const codes = getCountries()
        .filter((each) => each === shown)
        .map((each) => getCountryCallingCode(each));
      expect(codes).toEqual([number.countryCallingCode]);
      expect(parsePhone(number.number, country).country).toBe(country);
    },
  );

  it('a number is sent the same in every pasted form, with and without the parser', () => {
    fc.assert(
      fc.property(pasted, ({ text, chosen, number }) => {
        expect(parsePhone(text, chosen)).toMatchObject({ isValid: true, number: number.number });
        expect(withDialCode(text, dialCodeOf(chosen))).toBe(number.number);
      }),
      { numRuns: 300 },
    );
  });

  it('a number splits into country code and national number without loss', () => {
    fc.assert(
      fc.property(pasted, ({ text, chosen, number }) => {
        const { splits, country, national } = parsePhone(text, chosen);
        if (splits) expect(parsePhone(national, country).number).toBe(number.number);
      }),
      { numRuns: 300 },
    );
  });

  it('a typed number keeps its country code through every key', () => {
    fc.assert(
      fc.property(example, anyCountry, fc.constantFrom('+', '00'), ({ number }, first, prefix) => {
        let [text, country] = ['', first];
        for (const key of number.number.replace('+', prefix)) {
          const parsed = parsePhone(text + key, country);
          text = parsed.asTyped;
          country = parsed.country ?? country;
        }
        const sent = parsePhone(text, country);
        if (sent.isValid || prefix === '+') expect(sent.number).toBe(number.number);
        if (prefix === '+') expect(withDialCode(text, dialCodeOf(country))).toBe(number.number);
      }),
      { numRuns: 300 },
    );
  });
});
