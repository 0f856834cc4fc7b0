import { parsePhone } from './phone';

describe('§5 Phone: validity and the E.164 number', () => {
  it.each([
    ['4155550123', 'US', true, '+14155550123'],
    ['(415) 555-0123', 'US', true, '+14155550123'],
    ['  415.555.0123 ', 'US', true, '+14155550123'],
    ['1 415 555 0123', 'US', true, '+14155550123'],
    ['020 7946 0018', 'GB', true, '+442079460018'],
    ['030 901820', 'DE', true, '+4930901820'],
    ['+44 20 7946 0018', 'US', true, '+442079460018'],
    ['+442079460018', undefined, true, '+442079460018'],
    ['++44 20 7946 0018', 'US', true, '+442079460018'],
    ['415555', 'US', false, '415555'],
    ['1234567890123456', 'US', false, undefined],
    ['999999999999999999999999', 'US', false, undefined],
    ['letters', 'US', false, 'letters'],
    ['', 'US', false, ''],
    ['+', 'US', false, '+'],
    ['4155550123', undefined, false, '4155550123'],
    ['4155550123', 'XX', false, '4155550123'],
    ['+999 123 456 789', 'US', false, undefined],
    ['+0984 5234567', 'US', false, undefined],
  ])('%s in %s is valid: %s, %s', (text, country, isValid, number) => {
    const parsed = parsePhone(text, country);
    expect(parsed.isValid).toBe(isValid);
    if (number !== undefined) expect(parsed.number).toBe(number);
  });

  it.each([
    ['Nepal', '984-5234567', 'NP', '+9779845234567'],
    ['China', '131 2345 6789', 'CN', '+8613123456789'],
    ['Singapore', '8123 4567', 'SG', '+6581234567'],
    ['the Philippines', '0905 123 4567', 'PH', '+639051234567'],
    ['Nigeria', '0802 123 4567', 'NG', '+2348021234567'],
    ['Hong Kong', '5123 4567', 'HK', '+85251234567'],
    ['Russia', '8 (912) 345-67-89', 'RU', '+79123456789'],
  ])('a number of %s, %s, is valid under that country', (_, text, country, number) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, number });
  });

  it.each([
    ['a number series newer than our metadata', '+1 555 555 0123', '+15555550123'],
    ['a satellite phone', '+881 612345678', '+881612345678'],
  ])('%s is accepted: %s', (_, text, number) => {
    expect(parsePhone(text, 'US')).toMatchObject({ isValid: true, number });
  });

  it.each([
    ['seven digits beside the area code in the selector', '234 5678', 'DO', '+18292345678'],
    ['the whole number beside an area code', '809 234 5678', 'DO', '+18092345678'],
    ['a territory that numbers like the United States', '415 555 0123', 'UM', '+14155550123'],
  ])('%s: %s in %s is %s', (_, text, country, number) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, number });
  });
});

describe('§5 Phone: an international prefix in place of the plus', () => {
  it.each([
    ['00977 9845234567', 'US', '+9779845234567'],
    ['00977 9845234567', 'NP', '+9779845234567'],
    ['00 44 20 7946 0018', 'JP', '+442079460018'],
    ['011 977 9845234567', 'US', '+9779845234567'],
    ['011 977 9845234567', 'DO', '+9779845234567'],
    ['0011 977 9845234567', 'AU', '+9779845234567'],
    ['00977 9845234567', 'AU', '+9779845234567'],
    ['00977 9845234567', 'HK', '+9779845234567'],
    ['009 977 9845234567', 'NG', '+9779845234567'],
    ['0057 321 1234567', 'CO', '+573211234567'],
    ['810 977 9845234567', 'RU', '+9779845234567'],
  ])('%s in %s is %s', (text, country, number) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, number });
  });

  it('refuses a number that is a digit short behind an exit code of the country', () => {
    expect(parsePhone('0011 977 984523456', 'AU')).toMatchObject({ isValid: false, choices: undefined });
  });
});

describe('§5 Phone: national formats', () => {
  it.each([
    ['4', 'US', '4'],
    ['4155', 'US', '(415) 5'],
    ['4155550123', 'US', '(415) 555-0123'],
    ['02079460018', 'GB', '020 7946 0018'],
    ['9845234567', 'NP', '984-5234567'],
    ['', 'US', ''],
    ['abc', 'US', 'abc'],
    ['415 555 0123 ext 5', 'US', '415 555 0123 ext 5'],
    ['+9', 'US', '+9'],
    ['+9779845234567', 'US', '+977 984 5234567'],
    ['+442079460018', 'GB', '+44 20 7946 0018'],
    ['009779845234567', 'US', '+977 984 5234567'],
    ['0011977', 'AU', '0011 977'],
    ['+٩٧٧٩٨٤', 'US', '+977 984'],
  ])('%s, typed in %s, is shown as %s', (text, country, shown) => {
    expect(parsePhone(text, country).asTyped.replace(/\s/g, ' ')).toBe(shown);
  });

  it.each([
    ['+442079460018', '020 7946 0018'],
    ['+9779845234567', '984-5234567'],
    ['not a number', 'not a number'],
  ])('%s alone shows %s', (text, national) => {
    expect(parsePhone(text).national).toBe(national);
  });

  it('a number that is too long keeps every digit', () => {
    const typed = '41555501234567890';
    expect(parsePhone(typed, 'US').asTyped.replace(/\D/g, '')).toBe(typed);
  });
});

describe('§5 Phone: a number that names its country', () => {
  it.each([
    ['+44 20 7946 0018', 'US', 'GB'],
    ['+1 415 555 0123', 'DE', 'US'],
    ['+442079460018', undefined, 'GB'],
    ['+977', 'US', 'NP'],
    ['+7 912 345-67-89', 'US', 'RU'],
    ['+7 701 234 56 78', 'US', 'KZ'],
    ['+7', 'US', 'RU'],
    ['+44', 'US', 'GB'],
    ['+1', 'DE', 'US'],
    ['+1 809 234 5678', 'US', 'DO'],
  ])('%s, typed in %s, sets %s', (text, region, country) => {
    expect(parsePhone(text, region).country).toBe(country);
  });

  it.each([
    ['Canada, before the area code tells', '+1', 'CA', 'CA'],
    ['Canada, with an area code of the United States', '+1 415 555 0123', 'CA', 'US'],
    ['the United States, with an area code of Canada', '+1 613 555 0123', 'US', 'CA'],
    ['Guernsey, with a number that it shares with Britain', '+44 7911 123456', 'GG', 'GG'],
    ['Åland, with a Finnish mobile number', '+358 41 2345678', 'AX', 'AX'],
    ['a territory that numbers like the United States', '+1', 'UM', 'UM'],
  ])('a code shared by several countries: %s', (_, text, chosen, country) => {
    expect(parsePhone(text, chosen).country).toBe(country);
  });

  it.each([
    ['a national number', '4155550123', 'US'],
    ['a code that is not whole yet', '+97', 'US'],
    ['a code of no country', '+881 612345678', 'US'],
  ])('%s selects no country', (_, text, region) => {
    expect(parsePhone(text, region).country).toBeUndefined();
  });

  it.each([
    ['+977 984-5234567', true],
    ['+44 20 7946 0018', true],
    ['+977 984', false],
    // The selector shows +1829 for the country of this number.
    ['+1 809 234 5678', false],
    ['+881 612345678', false],
  ])('%s is split from its code: %s', (text, splits) => {
    expect(parsePhone(text, 'US').splits).toBe(splits);
  });
});
