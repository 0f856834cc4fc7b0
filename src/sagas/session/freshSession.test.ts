import { openTabs } from '../../../tests/browser/openTabs';
import type { FakeServices } from '../../../tests/fakeServices';
import { makeVisitor } from '../../../tests/data/visitors';
import { DIGESTS, REFRESH, startClientOf, visitorAt } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { SESSION_REFRESH_INTERVAL_MS as INTERVAL } from '../../domain/constants';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

const jwtOf = (sub: string) => `header.${btoa(JSON.stringify({ sub }))}.signature`;

/** A tab that is opened some time after another tab has refreshed the session. Returns what it knows at its start. */
function openAfterRefresh(age: number, change: (services: FakeServices) => void = () => undefined) {
  const { openLater } = openTabs(1);
  const services = openLater();
  services.storage.refresh.write({ tab: 'another tab', at: Date.now() - age, ...DIGESTS });
  change(services);
  const tab = startClientOf(services);
  const { status, fromCache } = tab.store.getState().session;
  return { ...tab, services, start: { status, fromCache } };
}

/** Whether the tab asks the provider at its start. */
async function asks({ services, stop }: ReturnType<typeof openAfterRefresh>): Promise<boolean> {
  await jest.advanceTimersByTimeAsync(1_000);
  stop();
  return services.callsTo(REFRESH).length > 0;
}

const CONFIRMED = { status: 'signedIn', fromCache: false };
const UNCONFIRMED = { status: 'signedIn', fromCache: true };
/** Nothing is shown before the provider's answer. */
const UNKNOWN = { status: 'unknown', fromCache: true };

describe('§4 Session: another tab has just refreshed', () => {
  it.each([
    ['in this millisecond', 0],
    ['almost one interval ago', INTERVAL - 1],
  ])('%s: the cached session counts as confirmed', async (_, age) => {
    const tab = openAfterRefresh(age);
    expect(tab.start).toEqual(CONFIRMED);
    expect(await asks(tab)).toBe(false);
  });

  it.each([
    ['one interval ago', INTERVAL],
    ['in the future, because the clock was set back', -1],
  ])('%s: the provider is asked', async (_, age) => {
    const tab = openAfterRefresh(age);
    expect(tab.start).toEqual(UNCONFIRMED);
    expect(await asks(tab)).toBe(true);
  });

  it.each<[string, object, (services: FakeServices) => void]>([
    [
      'a second session cookie',
      UNCONFIRMED,
      ({ browser }) => {
        browser.cookies.cookie = 'stytch_session=planted; Path=/in';
      },
    ],
    [
      'a second JWT cookie',
      UNCONFIRMED,
      ({ browser }) => {
        browser.cookies.cookie = `stytch_session_jwt=${jwtOf('user-1')}; Path=/in`;
      },
    ],
    [
      'the session token of another sign-in',
      UNKNOWN,
      ({ storage }) => storage.tokens.write({ session_token: 'planted', session_jwt: 'token.jwt' }),
    ],
    [
      'a JWT of another user',
      UNKNOWN,
      ({ storage }) => storage.tokens.write({ session_token: 'token', session_jwt: jwtOf('mallory') }),
    ],
    [
      'no JWT',
      UNKNOWN,
      ({ browser }) => {
        browser.cookies.cookie = 'stytch_session_jwt=; Path=/; Max-Age=0';
      },
    ],
    [
      'a record of an earlier release, without digests',
      UNKNOWN,
      ({ storage }) => storage.refresh.write({ tab: 'another tab', at: Date.now() }),
    ],
    [
      'a cached user who is not the one of the JWT',
      UNKNOWN,
      ({ storage }) => {
        storage.tokens.write({ session_token: 'token', session_jwt: jwtOf('user-1') });
        storage.visitor.write(makeVisitor({}, { user_id: 'mallory' }));
      },
    ],
  ])('%s: the provider is asked all the same', async (_, start, change) => {
    const tab = openAfterRefresh(0, change);
    expect(tab.start).toEqual(start);
    expect(await asks(tab)).toBe(true);
  });

  it('a JWT of the cached user is no reason to ask', async () => {
    const tab = openAfterRefresh(0, ({ storage }) =>
      storage.tokens.write({ session_token: 'token', session_jwt: jwtOf('user-1') }),
    );
    expect(tab.start).toEqual(CONFIRMED);
    expect(await asks(tab)).toBe(false);
  });

  it('a session without a cached user is asked for', async () => {
    const tab = openAfterRefresh(0, ({ storage }) => storage.visitor.write(null));
    expect(tab.start).toEqual({ status: 'unknown', fromCache: true });
    expect(await asks(tab)).toBe(true);
  });
});

describe('§4 Session lifecycle: another tab has changed the session, and its news has not arrived', () => {
  /** A tab one minute after its first refresh, and a function that stores a record without a storage event. */
  async function openTab() {
    const { services, refreshes, browser } = openTabs(1);
    const tab = startClientOf(services[0]!);
    await jest.advanceTimersByTimeAsync(60_000);
    const { key } = tab.services.storage.visitor;
    const session = () => tab.store.getState().session;
    return {
      ...tab,
      session,
      refreshes,
      store: (record: object | null) => browser.stored.set(key, JSON.stringify(record)),
    };
  }

  it('an ended session is not refreshed', async () => {
    const { session, refreshes, store, stop } = await openTab();
    store(null);
    await jest.advanceTimersByTimeAsync(INTERVAL);
    expect(session()).toMatchObject({ status: 'signedOut', visitor: null });
    expect(refreshes()).toHaveLength(1);
    stop();
  });

  it('a refreshed session is taken over without a call, until the next interval', async () => {
    const { session, refreshes, store, stop } = await openTab();
    const newer = visitorAt(120_000);
    store(newer);
    await jest.advanceTimersByTimeAsync(INTERVAL);
    expect(session()).toMatchObject({ status: 'signedIn', visitor: newer });
    expect(refreshes()).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(INTERVAL);
    expect(refreshes()).toHaveLength(2);
    stop();
  });
});
