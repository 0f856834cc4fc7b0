import { getCountries, getCountryCallingCode } from 'libphonenumber-js/max';
import { dialCodeOf, groupCountries, isCountryCode, type CountryCode } from './countries';
import { leadingDialCode } from './leadingDialCode';
import { dialCodes } from './dialCodes';
import { furtherDialCodes } from './furtherDialCodes';

const english = new Intl.DisplayNames(['en'], { type: 'region' });
const nameOf = (country: CountryCode) => english.of(country) ?? country;

describe('§5 Phone: the countries', () => {
  it('lists every country that has phone numbers once', () => {
    const listed: string[] = Object.keys(dialCodes());
    const others = getCountries().filter((country) => !listed.includes(country));
    expect(furtherDialCodes()).toEqual(
      Object.fromEntries(others.map((country) => [country, getCountryCallingCode(country)])),
    );
  });

  it.each([
    ['GB', '44'],
    ['NP', '977'],
    ['CN', '86'],
  ] as const)('the dial code of %s is +%s', (country, dial) => {
    expect(dialCodeOf(country)).toBe(dial);
  });

  it('rejects any other text', () => {
    expect(['GB', 'NP'].every(isCountryCode)).toBe(true);
    expect(['toString', '', 'gb', 'XX', undefined].some(isCountryCode)).toBe(false);
  });
});

describe('§5 Phone: the order of the countries', () => {
  it('the default country comes first, then the specified ones by name, then the others by name', () => {
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
  ] as const)('%s comes first as the default country, and is listed once', (first, before, after) => {
    const { listed, further } = groupCountries(nameOf, 'en', first);
    expect(listed[0]).toBe(first);
    expect([listed.length, further.length]).toEqual([before, after]);
    expect(new Set([...listed, ...further]).size).toBe(247);
  });
});

describe('§5 Phone: the dial code at the beginning of a typed number', () => {
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
