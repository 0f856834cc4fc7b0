import { SESSION_REFRESH_INTERVAL_MS as INTERVAL } from '../../domain/constants';
import * as fc from 'fast-check';
import {
  answer,
  apiError,
  createFakeServices,
  hang,
  offline,
  type FakeServices,
  type Provider,
} from '../../../tests/fakeServices';
import { confirmed, REFRESH, rememberSession, startClientOf, visitorAt } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { userChanged } from '../../store/session';
import { authenticateSession } from './sessions';

const MINUTE = 60_000;

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

/** Starts a page with a cached session. The provider answers its refreshes with `refresh`. */
function startWithCachedSession(refresh: Provider, services?: FakeServices) {
  const start = performance.now();
  const made =
    services ??
    createFakeServices({
      provider: (call) => (call.route === REFRESH ? refresh(call) : answer(503, '')),
    });
  rememberSession(made);
  const client = startClientOf(made);
  return {
    ...client,
    times: () => made.callsTo(REFRESH).map(({ at }) => Math.round(at - start)),
    session: () => client.store.getState().session,
  };
}
const ok: Provider = ({ at }) => confirmed(at);

describe('§4 Session lifecycle: background refresh', () => {
  it('confirms the remembered session at once, then at each interval', async () => {
    const { times, stop } = startWithCachedSession(ok);
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    expect(times()).toEqual([0, INTERVAL, 2 * INTERVAL, 3 * INTERVAL]);
    stop();
  });

  it('distinguishes remembered and confirmed sessions', async () => {
    const { session, stop } = startWithCachedSession(async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return confirmed(call.at);
    });
    expect(session()).toMatchObject({ status: 'signedIn', fromCache: true });
    await jest.advanceTimersByTimeAsync(600);
    expect(session()).toMatchObject({ status: 'signedIn', fromCache: false });
    stop();
  });

  it('a confirmed session postpones the refresh, a change of the user does not', async () => {
    const { times, stop, run, store } = startWithCachedSession(ok);
    await jest.advanceTimersByTimeAsync(MINUTE);
    await run(() => authenticateSession({}));
    for (let minute = 1; minute <= 3; minute += 1) {
      store.dispatch(userChanged({ ...visitorAt(0).user, status: 'pending' }));
      await jest.advanceTimersByTimeAsync(MINUTE);
    }
    expect(times()).toEqual([0, MINUTE, MINUTE + INTERVAL]);
    stop();
  });

  it('stops at a sign-out, and when the client is destroyed', async () => {
    const { times, stop, session } = startWithCachedSession(({ at }) =>
      at < 1 ? confirmed(at) : apiError(404, 'session_not_found'),
    );
    await jest.advanceTimersByTimeAsync(20 * MINUTE);
    expect(times()).toHaveLength(2);
    expect(session()).toMatchObject({ status: 'signedOut', visitor: null });
    stop();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(jest.getTimerCount()).toBe(0);
  });
});

const FAULTS = {
  ok,
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

  it.each<[Fault, number]>([
    ['500', 9],
    ['offline', 9],
    ['429', 9],
    ['429, 300 s', 4],
    ['429, 40 days', 1],
    ['hang', 9],
  ])('during the outage "%s" sends %i requests at most', async (fault, most) => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { times, stop } = startWithCachedSession(FAULTS[fault]);
    await jest.advanceTimersByTimeAsync(15 * MINUTE);
    expect(times()).toHaveLength(most);
    stop();
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

  it.each([
    'unauthorized_credentials',
    'user_unauthenticated',
    'invalid_secret_authentication',
    'session_not_found',
  ])('only the four types sign out: %s', async (type) => {
    const { services, session, times, stop } = startWithCachedSession(() => apiError(401, type));
    await jest.advanceTimersByTimeAsync(15 * MINUTE);
    expect(session()).toMatchObject({ status: 'signedOut', visitor: null });
    expect(services.storage.tokens.read()).toBeNull();
    expect(services.storage.visitor.read()).toBeNull();
    expect(times()).toEqual([0]);
    expect(services.warnings.filter((line) => line.includes('signed out'))).toEqual([
      expect.stringContaining(type),
    ]);
    stop();
  });

  it.each(['too_many_requests', 'user_lock_limit_reached', 'session_expired', 'unknown_error', ''])(
    'no other error signs out: %s',
    async (type) => {
      const { session, stop } = startWithCachedSession(() => apiError(401, type));
      await jest.advanceTimersByTimeAsync(15 * MINUTE);
      expect(session().status).toBe('signedIn');
      stop();
    },
  );
});

describe('§4 Session lifecycle: a wrong device clock', () => {
  /** Runs a visit of ten minutes with one failed refresh, and returns its calls, session and cookies. */
  async function visit(offsetHours: number) {
    jest.setSystemTime(Date.parse('2030-01-01T00:00:00Z') + offsetHours * 60 * MINUTE);
    jest.spyOn(Math, 'random').mockReturnValue(0.5);
    let calls = 0;
    const start = performance.now();
    const client = startWithCachedSession(({ at }) =>
      (calls += 1) === 2 ? apiError(500, 'internal_server_error') : confirmed(at - start),
    );
    await jest.advanceTimersByTimeAsync(10 * MINUTE);
    client.stop();
    return {
      times: client.times(),
      session: client.session(),
      cookies: client.services.browser.cookies.written,
      tokens: client.services.storage.tokens.read(),
    };
  }

  it.each([-24, -1, 1, 24])(
    'a clock %i h off changes neither requests nor session nor cookies',
    async (hours) => {
      const right = await visit(0);
      expect(right.times).toEqual([
        0,
        INTERVAL,
        INTERVAL + 4_000,
        2 * INTERVAL + 4_000,
        3 * INTERVAL + 4_000,
      ]);
      expect(right.cookies.at(-1)).toContain('Max-Age=1800');
      expect(await visit(hours)).toEqual(right);
    },
  );
});
