import { parsePhone } from './phone';

describe('§5 Phone: the country’s own code without a plus', () => {
  it.each([
    ['491701234567', 'DE', '+491701234567'],
    ['4915112345678', 'DE', '+4915112345678'],
    ['49 151 12345678', 'DE', '+4915112345678'],
    ['49 (0)170 1234567', 'DE', '+491701234567'],
    ['49 0170 1234567', 'DE', '+491701234567'],
    ['４９１７０１２３４５６７', 'DE', '+491701234567'],
    ['\u200f49 170 1234567\u200e', 'DE', '+491701234567'],
    ['491701234567 ext. 12', 'DE', '+491701234567'],
    ['43 664 1234567', 'AT', '+436641234567'],
    ['447911123456', 'GB', '+447911123456'],
    ['393331234567', 'IT', '+393331234567'],
    ['919876543210', 'IN', '+919876543210'],
    ['5511987654321', 'BR', '+5511987654321'],
    ['5491123456789', 'AR', '+5491123456789'],
    ['525512345678', 'MX', '+525512345678'],
    ['9779845234567', 'NP', '+9779845234567'],
    ['14155550132', 'US', '+14155550132'],
  ])('%s in %s is %s', (text, country, number) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, number });
  });

  it.each([
    ['an Indian mobile number that begins with 91', '9198765432', 'IN', '+919198765432'],
    ['an Italian one that begins with 39', '3931234567', 'IT', '+393931234567'],
    ['a Brazilian one of the area 55', '55 99999 9999', 'BR', '+5555999999999'],
  ])('national digits that look like the code are no code: %s', (_, text, country, number) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, number });
  });
});

describe('§5 Phone: a zero after the country code', () => {
  it.each([
    ['+49 0170 1234567', 'US', '+491701234567'],
    ['+49 (0)170 1234567', 'US', '+491701234567'],
    ['0049 0170 1234567', 'DE', '+491701234567'],
    ['0049 (0)170 1234567', 'DE', '+491701234567'],
    ['011 49 0170 1234567', 'US', '+491701234567'],
    ['+48 0512 345 678', 'US', '+48512345678'],
    ['+30 0691 234 5678', 'US', '+306912345678'],
    ['+36 06 20 123 4567', 'US', '+36201234567'],
    ['+39 06 6982 1234', 'US', '+390669821234'],
    ['+39 (0)6 6982 1234', 'US', '+390669821234'],
    ['+225 (0)7 08 12 34 56', 'US', '+2250708123456'],
  ])('%s is %s', (text, country, number) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, number });
  });
});

describe('§5 Phone: prefixes of mobile numbers that are not used any more', () => {
  it.each([
    ['+52 1 55 1234 5678', 'US', '+525512345678'],
    ['52 1 55 1234 5678', 'MX', '+525512345678'],
    ['044 55 1234 5678', 'MX', '+525512345678'],
    ['045 55 1234 5678', 'MX', '+525512345678'],
    ['+54 11 15 2345 6789', 'US', '+5491123456789'],
    ['54 11 15 2345 6789', 'AR', '+5491123456789'],
    ['011 15 2345 6789', 'AR', '+5491123456789'],
    ['9 11 2345 6789', 'AR', '+5491123456789'],
    ['+54 9 11 2345 6789', 'AR', '+5491123456789'],
    ['+54 11 2345 6789', 'AR', '+541123456789'],
  ])('%s in %s is %s', (text, country, number) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, number });
  });
});

/** A text, the chosen country, and the numbers between which the visitor chooses. */
describe('§5 Phone: a text with two readings', () => {
  it.each([
    [
      'a landline with the code or the area 049',
      '492211234567',
      'DE',
      ['+49 4922 11234567', '+49 221 1234567'],
    ],
    ['one zero before the code', '0491701234567', 'DE', ['+49 491 701234567', '+49 170 1234567']],
    ['the code of a neighbour', '436641234567', 'DE', ['+49 4366 41234567', '+43 664 1234567']],
    ['an American number in Mexico', '1 415 555 0132', 'MX', ['+52 415 555 0132', '+1 415 555 0132']],
    ['Mexico’s old 1', '1 55 1234 5678', 'MX', ['+52 55 1234 5678', '+1 551 234 5678']],
    ['Brazil’s ninth digit', '+55 11 8765 4321', 'US', ['+55 11 98765 4321', '+55 1187654321']],
    ['the same in Brazil', '(11) 8765-4321', 'BR', ['+55 11 98765 4321', '+55 1187654321']],
    ['an exit code', '001 658 323 4567', 'HK', ['+1 658 323 4567', '+65 8323 4567']],
    ['a zero in Italy', '+39 (0)312345678', 'IT', ['+39 312 345 678', '+39 031 234 5678']],
  ])('%s: %s in %s', (_, text, country, choices) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: false, number: text, choices, splits: false });
  });

  it.each([
    ['0170 1234567 / 0151 23456789', 'DE', ['+49 170 1234567', '+49 1512 3456789']],
    ['0170 1234567, 0151 23456789', 'DE', ['+49 170 1234567', '+49 1512 3456789']],
    ['Mobil 0170 1234567 Büro 030 9018201', 'DE', ['+49 170 1234567', '+49 30 9018201']],
    ['0170 1234567 oder +49 151 23456789', 'DE', ['+49 170 1234567', '+49 1512 3456789']],
    ['+49 170 1234567 +49 151 23456789', 'US', ['+49 170 1234567', '+49 1512 3456789']],
    ['+491701234567+4915123456789', 'US', ['+49 170 1234567', '+49 1512 3456789']],
    ['(415) 555-0132 | (212) 555-0132', 'US', ['+1 415 555 0132', '+1 212 555 0132']],
    ['0049 170 1234567; 0043 664 1234567', 'DE', ['+49 170 1234567', '+43 664 1234567']],
  ])('two numbers in one paste: %s in %s', (text, country, choices) => {
    const parsed = parsePhone(text, country);
    expect(parsed).toMatchObject({ isValid: false, choices, splits: false, asTyped: text });
    expect(parsed.country).toBeUndefined();
  });

  it.each([
    ['one number twice', '0170 1234567 / +49 170 1234567', 'DE', '+491701234567'],
    ['a slash after the area code', '0170/1234567', 'DE', '+491701234567'],
    ['a slash in a landline', '030/9018201', 'DE', '+49309018201'],
    ['a word and an extension', 'Tel. 415 555 0132 ext. 12', 'US', '+14155550132'],
    ['a room before an international number', 'Room 12: +49 170 1234567', 'US', '+491701234567'],
  ])('is none: %s', (_, text, country, number) => {
    expect(parsePhone(text, country)).toMatchObject({ isValid: true, number });
  });
});
