import { createFakeServices } from '../../../tests/fakeServices';
import { createClientOf } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import type { ParsedPhone } from '../../browser/phone/phone';
import type { Services } from '../../browser/services/services';
import { dialCodeOf, type CountryCode } from '../../domain/phones/countries';
import { formatPhone, validatePhone } from './phone';

const PARSED: ParsedPhone = { isValid: false, number: 'number', national: 'national', asTyped: 'typed' };
const from = (country: CountryCode) => ({ country, dialCode: dialCodeOf(country) });
const never = () => new Promise<ParsedPhone>(() => undefined);
const after = (ms: number) => () =>
  new Promise<ParsedPhone>((resolve) => setTimeout(() => resolve(PARSED), ms));

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const withParser = (parsePhone: Services['parsePhone']) => createClientOf(createFakeServices({ parsePhone }));

/** The result of an operation, and whether the operation took at least `ms`. */
async function timed<T>(outcome: Promise<T>, ms: number): Promise<{ result: T; late: boolean }> {
  let done = false;
  void outcome.then(() => (done = true));
  await jest.advanceTimersByTimeAsync(ms - 1);
  const early = done;
  await jest.advanceTimersByTimeAsync(1);
  return { result: await outcome, late: !early };
}

describe('§9 Phone validation: 2 s', () => {
  it('uses an answer that arrives in time', async () => {
    const outcome = withParser(after(1_999)).run(() => validatePhone('415', from('US')));
    expect(await timed(outcome, 2_000)).toEqual({ result: PARSED, late: false });
    expect(jest.getTimerCount()).toBe(0);
  });

  it.each<[string, Services['parsePhone']]>([
    ['never answers', never],
    ['answers too late', after(2_001)],
  ])('accepts the number when the parser %s', async (_, parser) => {
    const outcome = withParser(parser).run(() => validatePhone('(415) 555-0123', from('US')));
    expect(await timed(outcome, 2_000)).toEqual({
      result: { isValid: true, number: '+14155550123' },
      late: true,
    });
  });

  it.each<[string, CountryCode, string]>([
    ['20 7946 0018', 'GB', '+442079460018'],
    ['+44 20 7946 0018', 'US', '+442079460018'],
    ['+977 984-5234567', 'US', '+9779845234567'],
    ['00977 984-5234567', 'US', '+9779845234567'],
    ['984-5234567', 'NP', '+9779845234567'],
    ['', 'US', '+1'],
  ])('without a parser "%s" in %s is %s at once', async (text, country, number) => {
    const dead = withParser(() => Promise.reject(new Error('blocked')));
    expect(await dead.run(() => validatePhone(text, from(country)))).toEqual({ isValid: true, number });
  });
});

describe('§9 Phone formatting: 10 s', () => {
  it('uses an answer that arrives in time', async () => {
    const outcome = withParser(after(9_999)).run(() => formatPhone('415', 'US'));
    expect(await timed(outcome, 10_000)).toEqual({ result: PARSED, late: false });
  });

  it('resolves to null when the parser never answers', async () => {
    const outcome = withParser(never).run(() => formatPhone('415'));
    expect(await timed(outcome, 10_000)).toEqual({ result: null, late: true });
  });
});
