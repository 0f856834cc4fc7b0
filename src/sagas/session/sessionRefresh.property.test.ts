import * as fc from 'fast-check';
import { SESSION_REFRESH_INTERVAL_MS as INTERVAL } from '../../domain/constants';
import { answer, apiError, hang, offline, type Provider } from '../../../tests/fakeServices';
import { confirmed, startWithCachedSession } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';

const MINUTE = 60_000;

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const FAULTS = {
  ok: ({ at }) => confirmed(at),
  '429': () => apiError(429, 'too_many_requests'),
  '429, 7 s': () => apiError(429, 'too_many_requests', { 'Retry-After': '7' }),
  '429, 300 s': () => apiError(429, 'too_many_requests', { 'Retry-After': '300' }),
  '429, 40 days': () => apiError(429, 'too_many_requests', { 'Retry-After': '3456000' }),
  '500': () => apiError(500, 'internal_server_error'),
  '503, no JSON, 30 s': () => answer(503, '<html>busy</html>', { 'Retry-After': '30' }),
  '200, no JSON': () => answer(200, '<html>Welcome to the hotel</html>'),
  '400, schema': () => answer(400, '{"body":[]}', { 'Content-Type': 'application/json' }),
  captcha: () => answer(403, 'Captcha required'),
  hang,
  offline,
} satisfies Record<string, Provider>;
type Fault = keyof typeof FAULTS;

const ASKED_WAIT: Partial<Record<Fault, number>> = {
  '429, 7 s': 7_000,
  '429, 300 s': 300_000,
  '429, 40 days': 24 * 60 * MINUTE,
  '503, no JSON, 30 s': 30_000,
};
const longestSpread = (fault: Fault): number => Math.min(ASKED_WAIT[fault] ?? 0, INTERVAL);
/** The shortest allowed pause after a number of failures in a row, in ms. */
const leastWait = (fault: Fault, failures: number): number =>
  fault === 'ok' ? INTERVAL : Math.max(2_000 * 2 ** Math.min(failures, 7) - 175, ASKED_WAIT[fault] ?? 0);

describe('§9 Retry backoff: any outage of 15 minutes', () => {
  const faults = fc.array(fc.constantFrom(...(Object.keys(FAULTS) as Fault[])), {
    minLength: 1,
    maxLength: 20,
  });

  it('sends no more requests than backoff and Retry-After allow, and keeps the session', async () => {
    await fc.assert(
      fc.asyncProperty(faults, async (sequence) => {
        const happened: { fault: Fault; sent: number; settled: number }[] = [];
        const { stop, session } = startWithCachedSession(async (call) => {
          const fault = sequence[happened.length % sequence.length] as Fault;
          const entry = { fault, sent: call.at, settled: Infinity };
          happened.push(entry);
          try {
            return await FAULTS[fault](call);
          } finally {
            entry.settled = performance.now();
          }
        });
        await jest.advanceTimersByTimeAsync(15 * MINUTE);
        let failures = 0;
        for (const [index, { fault, settled }] of happened.entries()) {
          failures = fault === 'ok' ? 0 : failures + 1;
          const next = happened[index + 1];
          if (!next) continue;
          const least = leastWait(fault, failures);
          expect(next.sent - settled).toBeGreaterThanOrEqual(least - 1);
          expect(next.sent - settled).toBeLessThanOrEqual(least + longestSpread(fault) + 400);
        }
        expect(session().status).toBe('signedIn');
        stop();
        await jest.advanceTimersByTimeAsync(10_000);
        expect(jest.getTimerCount()).toBe(0);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [60, 120],
    [3_600, 3_780],
  ])(
    'browsers that are refused together with Retry-After: %i come back spread until %i s',
    async (least, most) => {
      const browsers = Array.from({ length: 30 }, () => {
        const answers = [apiError(503, 'unavailable', { 'Retry-After': String(least) })];
        return startWithCachedSession(({ at }) => answers.pop() ?? confirmed(at));
      });
      await jest.advanceTimersByTimeAsync((most + 1) * 1_000);
      const back = browsers.map(({ times }) => (times()[1] ?? Infinity) / 1_000);
      expect(Math.min(...back)).toBeGreaterThanOrEqual(least);
      expect(Math.max(...back)).toBeLessThanOrEqual(most + 0.5);
      expect(Math.max(...back) - Math.min(...back)).toBeGreaterThan((most - least) / 4);
      browsers.forEach(({ stop }) => stop());
    },
  );
});
