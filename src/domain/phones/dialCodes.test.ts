import { dialCodes } from './dialCodes';

describe('§5 Phone: the listed dial codes', () => {
  it.each([
    ['US', '1'],
    ['GB', '44'],
    ['DE', '49'],
    ['IN', '91'],
    ['DO', '1829'],
    ['TW', '886'],
    ['EH', '212'],
  ] as const)('dials %s with +%s', (country, dial) => {
    expect(dialCodes()[country]).toBe(dial);
  });

  it('lists 116 countries, each with a dial code of one to four digits', () => {
    expect(Object.keys(dialCodes())).toHaveLength(116);
    for (const [country, dial] of Object.entries(dialCodes())) {
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(dial).toMatch(/^[1-9]\d{0,3}$/);
    }
  });
});
