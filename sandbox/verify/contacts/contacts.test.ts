/** @jest-environment node */
import { getCountries, getExampleNumber } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/mobile/examples';
import { checkPhoneNumber } from './contacts';

const NUMBERS = getCountries().map((country) => getExampleNumber(country, examples)?.number ?? country);

/** Of small islands and Andorra; a number has 10 to 15 digits here. */
const SHORT = NUMBERS.filter((number) => number.length < 11);

describe('§5 Phone: the numbers that the sandbox takes', () => {
  it.each(NUMBERS.filter((number) => !SHORT.includes(number)))('%s', (number) => {
    expect(checkPhoneNumber(number)).toBe(number);
  });

  it('are those of every country whose mobile numbers have 10 digits or more', () => {
    expect(SHORT).toHaveLength(14);
    expect(NUMBERS.length).toBeGreaterThan(240);
  });

  it.each(['+2109876543210', '+2899876543210', '+9999876543210'])(
    'are none of a calling code that no country has: %s',
    (number) => {
      expect(() => checkPhoneNumber(number)).toThrow();
    },
  );
});
