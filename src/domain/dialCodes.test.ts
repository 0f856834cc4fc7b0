import { COUNTRY_CODES, DIAL_CODES, dialCodeOf, isCountryCode, sortCountries } from './dialCodes';

describe('§5 Phone: dial codes', () => {
  it.each([
    ['US', '1'],
    ['GB', '44'],
    ['DE', '49'],
    ['IN', '91'],
    ['DO', '1829'],
    ['TW', '886'],
    ['EH', '212'],
  ] as const)('dials %s with +%s', (country, dial) => {
    expect(dialCodeOf(country)).toBe(dial);
  });

  it('has a dial code of one to four digits for each of 116 countries', () => {
    expect(COUNTRY_CODES).toHaveLength(116);
    for (const [country, dial] of Object.entries(DIAL_CODES)) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(dial).toMatch(/^[1-9]\d{0,3}$/);
    }
  });

  it('starts with the United States, then goes by name', () => {
    const names = new Intl.DisplayNames(['en'], { type: 'region' });
    const nameOf = (country: string) => names.of(country) ?? country;
    const [first, ...others] = sortCountries(nameOf, 'en');

    expect(first).toBe('US');
    expect(others.slice(0, 3).map(nameOf)).toEqual(['Åland Islands', 'American Samoa', 'Anguilla']);
    expect(others).toHaveLength(115);
    expect(others).not.toContain('US');
  });

  it('knows a country from any other text', () => {
    expect(isCountryCode('GB')).toBe(true);
    expect(isCountryCode('toString')).toBe(false);
    expect(isCountryCode('')).toBe(false);
  });
});
