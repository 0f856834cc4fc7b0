import { stringAdvice } from './stringAdvice';

describe('§1 Strings: warnings to the developer', () => {
  it('names the strings that are shown unformatted', () => {
    const strings = {
      'button.retry': 'Again',
      'success.title': '{name',
      'otp.title': '<b>'.repeat(20_000),
      constructor: '{a, select, other {x}}',
    };
    expect(stringAdvice(strings).map((line) => line.slice(0, 40))).toEqual([
      'strings["success.title"] cannot be read ',
      'strings["otp.title"] cannot be read as a',
    ]);
  });

  it.each([undefined, null, 'text', { a: 7 }])('accepts %j', (strings) => {
    expect(stringAdvice(strings)).toEqual([]);
  });
});
