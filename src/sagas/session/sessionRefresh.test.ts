import { SESSION_REFRESH_INTERVAL_MS as INTERVAL } from '../../domain/constants';
import { apiError, hang, offline, type Provider } from '../../../tests/fakeServices';
import { confirmed, startWithCachedSession, visitorAt } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { userChanged } from '../../store/session';
import { authenticateSession } from './sessions';

const MINUTE = 60_000;

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const ok: Provider = ({ at }) => confirmed(at);
const refusedFor = (seconds?: string) => () =>
  apiError(429, 'too_many_requests', seconds ? { 'Retry-After': seconds } : {});

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

describe('§9 Retry backoff: any outage of 15 minutes', () => {
  it.each([
    { name: '500', fault: () => apiError(500, 'internal_server_error'), most: 9 },
    { name: 'offline', fault: offline, most: 9 },
    { name: '429', fault: refusedFor(), most: 9 },
    { name: '429, 300 s', fault: refusedFor('300'), most: 4 },
    { name: '429, 40 days', fault: refusedFor('3456000'), most: 1 },
    { name: 'hang', fault: hang, most: 9 },
  ])('during the outage "$name" sends $most requests at most', async ({ fault, most }) => {
    jest.spyOn(Math, 'random').mockReturnValue(0);
    const { times, stop } = startWithCachedSession(fault);
    await jest.advanceTimersByTimeAsync(15 * MINUTE);
    expect(times()).toHaveLength(most);
    stop();
  });

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
