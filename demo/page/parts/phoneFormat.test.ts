/** @jest-environment node */
import { formatPhone } from './phoneFormat';

describe('§1 Host page: format of phone numbers', () => {
  it.each([
    ['+14155550132', '(415) 555-0132'],
    ['+442079460018', '+44 20 7946 0018'],
    ['+33142685300', '+33 1 42 68 53 00'],
    ['not a number', 'not a number'],
  ])('formats %p as %p', (e164, shown) => {
    expect(formatPhone(e164)).toBe(shown);
  });
});
