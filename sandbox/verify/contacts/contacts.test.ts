/** @jest-environment node */
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { checkPhoneNumber } from './contacts';

const NUMBERS = getCountries().map((country) => getExampleNumber(country, examples)?.number ?? country);

/** Numbers of small islands and Andorra, which are shorter than the 10 digits that the sandbox requires. */
const SHORT = NUMBERS.filter((number) => number.length < 11);

describe('§5 Phone: numbers that the sandbox accepts', () => {
  it.each(NUMBERS.filter((number) => !SHORT.includes(number)))('accepts %s', (number) => {
    expect(checkPhoneNumber(number)).toBe(number);
  });

  it('includes every country whose mobile numbers have 10 digits or more', () => {
    expect(SHORT).toHaveLength(14);
    expect(NUMBERS.length).toBeGreaterThan(240);
  });

  it.each(['+2109876543210', '+2899876543210', '+9999876543210'])(
    'refuses an unassigned calling code: %s',
    (number) => {
      expect(() => checkPhoneNumber(number)).toThrow();
    },
  );
});
