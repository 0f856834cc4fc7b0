import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { dialCodeOf, groupCountries, isCountryCode, leadingDialCode, type CountryCode } from './countries';
import { DIAL_CODES } from './dialCodes';
import { FURTHER_DIAL_CODES } from './furtherDialCodes';

const english = new Intl.DisplayNames(['en'], { type: 'region' });
const nameOf = (country: CountryCode) => english.of(country) ?? country;

describe('§5 Phone: the countries', () => {
  it('are the listed ones and every other one that has phone numbers, each once', () => {
    const listed: string[] = Object.keys(DIAL_CODES);
    const others = getCountries().filter((country) => !listed.includes(country));
    expect(FURTHER_DIAL_CODES).toEqual(
      Object.fromEntries(others.map((country) => [country, getCountryCallingCode(country)])),
    );
  });

  it.each([
    ['GB', '44'],
    ['NP', '977'],
    ['CN', '86'],
  ] as const)('%s is dialled with +%s', (country, dial) => {
    expect(dialCodeOf(country)).toBe(dial);
  });

  it('are told from any other text', () => {
    expect(['GB', 'NP'].every(isCountryCode)).toBe(true);
    expect(['toString', '', 'gb', 'XX', undefined].some(isCountryCode)).toBe(false);
  });
});

describe('§5 Phone: the order of the countries', () => {
  it('is the default country, the other listed ones by name, then the further ones by name', () => {
    const { listed, further } = groupCountries(nameOf, 'en', 'US');
    expect(listed).toHaveLength(116);
    expect(listed.slice(0, 4).map(nameOf)).toEqual([
      'United States',
      'Åland Islands',
      'American Samoa',
      'Anguilla',
    ]);
    expect(further).toHaveLength(131);
    expect(further.slice(0, 3).map(nameOf)).toEqual(['Afghanistan', 'Albania', 'Algeria']);
  });

  it.each([
    ['GB', 116, 131],
    ['NP', 117, 130],
  ] as const)(
    'begins with %s where that is the default, which then stands nowhere else',
    (first, before, after) => {
      const { listed, further } = groupCountries(nameOf, 'en', first);
      expect(listed[0]).toBe(first);
      expect([listed.length, further.length]).toEqual([before, after]);
      expect(new Set([...listed, ...further]).size).toBe(247);
    },
  );
});

describe('§5 Phone: the code that a typed number begins with', () => {
  it.each([
    ['977984', '977'],
    ['1829555', '1829'],
    ['1809', '1'],
    ['4', undefined],
    ['', undefined],
  ])('of %s is %s', (typed, code) => {
    expect(leadingDialCode(typed)).toBe(code);
  });
});
