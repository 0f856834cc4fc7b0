import {
  apiError,
  createFakeServices,
  data,
  type FakeServices,
  type Provider,
} from '../../../tests/fakeServices';
import { createClientOf, REFRESH, serverTime, visitorAt } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { makeAnswer } from '../../../tests/data/visitors';
import type { AuthAnswer } from '../../domain/entities';
import { bootstrapSettled } from '../../store/client';
import { authenticateOtp } from '../resources/otps';
import { authenticateSession } from './sessions';
import { restoreSession } from './sessionSync';

const MINUTE = 60_000;
const NAME = 'DroppedSessionCookieError';

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

/** A sign-in's answer: the tokens are in cookies that scripts cannot read. */
const httpOnly = (answer: Partial<AuthAnswer> = {}) =>
  data({ ...makeAnswer(begun()), session_token: '', session_jwt: '', ...answer });
const begun = () => {
  const visitor = visitorAt(0);
  return { ...visitor, session: { ...visitor.session, started_at: serverTime(0) } };
};

const cookieMissing: Provider = () => apiError(401, 'user_unauthenticated');

/** Signs in, moves the device's clock by `ms`, and confirms the session. */
async function confirmLater(ms: number, signIn: () => ReturnType<Provider>, later: Provider) {
  const services = createFakeServices({
    provider: (call) => (call.route === REFRESH ? later(call) : signIn()),
  });
  const { run, store } = createClientOf(services);
  store.dispatch(bootstrapSettled());
  await run(() => authenticateOtp({ token: '123456', method_id: 'm', session_duration_minutes: 30 }));
  jest.setSystemTime(Date.now() + ms);
  const { error } = await run(() => authenticateSession({}));
  return { services, run, error, status: store.getState().session.status };
}

describe('§4 Session lifecycle: an HttpOnly session cookie that the browser dropped', () => {
  it.each([
    ['after a minute', MINUTE],
    ['at once', 0],
  ])('warns the developer by cookie name with the first call that lacks it, %s', async (_, ms) => {
    const { services, error, status } = await confirmLater(ms, httpOnly, cookieMissing);
    expect(services.errors).toEqual([expect.stringContaining(NAME)]);
    expect(services.errors[0]).toContain('https://test.stytch.com');
    expect([error?.kind, status]).toEqual(['api', 'signedOut']);
  });

  it.each<[string, number, () => ReturnType<Provider>, Provider]>([
    ['has expired', 30 * MINUTE, httpOnly, cookieMissing],
    ['began before this device’s clock was set back', -MINUTE, httpOnly, cookieMissing],
    ['was ended at the provider', MINUTE, httpOnly, () => apiError(404, 'session_not_found')],
    ['is in cookies that scripts can read', MINUTE, () => data(makeAnswer(begun())), cookieMissing],
    [
      'began earlier and has received another factor',
      MINUTE,
      () => httpOnly({ session: { ...begun().session, started_at: serverTime(-MINUTE) } }),
      cookieMissing,
    ],
  ])('does not warn about a session that %s', async (_, ms, signIn, later) => {
    const { services } = await confirmLater(ms, signIn, later);
    expect(services.errors).toEqual([]);
  });

  it.each<[string, ((storage: FakeServices['storage']) => void)[]]>([
    ['no visitor', [({ refresh }) => refresh.write({ tab: 'other', at: Date.now() })]],
    ['no time of its sign-in', [({ visitor }) => visitor.write(begun())]],
    ['neither', []],
  ])('signs out without a warning when the browser remembers a session with %s', async (_, prepare) => {
    const services = createFakeServices({ provider: cookieMissing });
    services.storage.httpOnly.write(true);
    prepare.forEach((write) => write(services.storage));
    const { run, store } = createClientOf(services);
    await run(restoreSession);
    const { error } = await run(() => authenticateSession({}));
    expect(error).toMatchObject({ error_type: 'user_unauthenticated' });
    expect(store.getState().session.status).toBe('signedOut');
    expect(services.errors).toEqual([]);
  });

  it('does not warn about a session that a later call has confirmed', async () => {
    const once = { ...begun(), session: { ...begun().session, last_accessed_at: serverTime(MINUTE) } };
    const { services, run } = await confirmLater(MINUTE, httpOnly, () => httpOnly(once));
    services.sendHttp = () => Promise.resolve(apiError(401, 'user_unauthenticated'));
    expect((await run(() => authenticateSession({}))).error).toMatchObject({
      error_type: 'user_unauthenticated',
    });
    expect(services.errors).toEqual([]);
  });
});
