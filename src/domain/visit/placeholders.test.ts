import { fillPlaceholders, placeholdersIn, standInFor } from './placeholders';

const VALUE = {
  email: '{{email:1}}',
  list: ['from {{time:-5}} to {{time:+5}}', 7, true, null, '{{email}} {{email:a}} {{e-mail:1}}'],
  '{{phone:1}}': { again: '{{email:1}}' },
};

describe('§4 DevTools: placeholders of a recorded visit', () => {
  it('are found in texts and in names of fields, each once', () => {
    expect(placeholdersIn(VALUE)).toEqual(['{{email:1}}', '{{time:-5}}', '{{time:+5}}', '{{phone:1}}']);
    expect(placeholdersIn({ email: 'ada' })).toEqual([]);
    expect(placeholdersIn(undefined)).toEqual([]);
  });

  it('are replaced in texts and in names of fields, and all else stays', () => {
    expect(fillPlaceholders(VALUE, (placeholder) => `<${placeholder}>`)).toEqual({
      email: '<{{email:1}}>',
      list: ['from <{{time:-5}}> to <{{time:+5}}>', 7, true, null, '{{email}} {{email:a}} {{e-mail:1}}'],
      '<{{phone:1}}>': { again: '<{{email:1}}>' },
    });
  });

  it.each([
    ['{{time:+1500}}', '2026-01-01T00:00:01.500Z'],
    ['{{time:-1000}}', '2025-12-31T23:59:59.000Z'],
    ['{{publicToken:1}}', 'public-token-test-1'],
    ['{{address:2}}', 'https://recorded-visit.test/address-2'],
    ['{{code:1}}', '100001'],
    ['{{totpCode:12}}', '100012'],
    ['{{email:3}}', 'visitor-3@example.com'],
    ['{{phone:4}}', 'number 4 of {{phone:4}}'],
    ['{{password:1}}', 'Recorded visit, password 1'],
    ['{{sessionToken:5}}', 'session-token-of-the-visit-5'],
  ])('%s has the value %s in a played visit', (placeholder, value) => {
    expect(
      standInFor(placeholder, {
        startedAt: Date.parse('2026-01-01T00:00:00Z'),
        publicToken: 'public-token-test-1',
        phoneOf: (phone, number) => `number ${number} of ${phone}`,
      }),
    ).toBe(value);
  });
});
