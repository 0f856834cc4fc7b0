import { parsePhone } from './phone';

describe('§5 Phone: validity and the number as the wire wants it', () => {
  it.each([
    ['4155550123', 'US', true, '+14155550123'],
    ['(415) 555-0123', 'US', true, '+14155550123'],
    ['  415.555.0123 ', 'US', true, '+14155550123'],
    ['1 415 555 0123', 'US', true, '+14155550123'],
    ['020 7946 0018', 'GB', true, '+442079460018'],
    ['030 901820', 'DE', true, '+4930901820'],
    ['+44 20 7946 0018', 'US', true, '+442079460018'],
    ['+442079460018', undefined, true, '+442079460018'],
    ['415555', 'US', false, '+1415555'],
    ['1234567890123456', 'US', false, undefined],
    ['999999999999999999999999', 'US', false, undefined],
    ['letters', 'US', false, 'letters'],
    ['', 'US', false, ''],
    ['+', 'US', false, '+'],
    ['4155550123', undefined, false, '4155550123'],
    ['4155550123', 'XX', false, '4155550123'],
  ])('%s in %s is valid: %s, %s', (text, country, isValid, number) => {
    const parsed = parsePhone(text, country);
    expect(parsed.isValid).toBe(isValid);
    if (number !== undefined) expect(parsed.number).toBe(number);
  });
});

describe('§5 Phone: as people of the country write it', () => {
  it.each([
    ['4', 'US', '4'],
    ['4155', 'US', '(415) 5'],
    ['4155550123', 'US', '(415) 555-0123'],
    ['02079460018', 'GB', '020 7946 0018'],
    ['', 'US', ''],
    ['abc', 'US', 'abc'],
    ['+442079460018', undefined, '020 7946 0018'],
    ['not a number', undefined, 'not a number'],
  ])('%s in %s is shown as %s', (text, country, national) => {
    expect(parsePhone(text, country).national).toBe(national);
  });

  it('keeps every digit of a number that is too long', () => {
    const typed = '41555501234567890';
    expect(parsePhone(typed, 'US').national.replace(/\D/g, '')).toBe(typed);
  });
});

describe('§5 Phone: a number that names its country', () => {
  it.each([
    ['+44 20 7946 0018', 'US', 'GB', '020 7946 0018'],
    ['+1 415 555 0123', 'DE', 'US', '(415) 555-0123'],
    ['+442079460018', undefined, 'GB', '020 7946 0018'],
  ])('%s, pasted in %s, sets %s and keeps the number', (text, region, country, national) => {
    expect(parsePhone(text, region)).toMatchObject({ isValid: true, country, national });
  });

  it.each([
    ['a national number', '4155550123', 'US'],
    ['a number that is not whole yet', '+44 20', 'US'],
    ['a country that the selector does not offer', '+7 912 345-67-89', 'US'],
  ])('%s sets none', (_, text, region) => {
    expect(parsePhone(text, region).country).toBeUndefined();
  });
});
