import { apiError, createFakeServices, data, type Provider } from '../../tests/fakeServices';
import { createClientOf, rememberSession, visitorAt } from '../../tests/sagas';
import { holdTime } from '../../tests/time';
import { makeVisitor } from '../../tests/visitors';
import { authenticated } from '../store/session';
import { restoreSession } from './sessionSync';
import { clearSession } from './sessions';
import { fetchUser, updateUser } from './users';

const GET = 'GET /users/me';
const ada = makeVisitor().user;
const grace = { ...ada, user_id: 'user-2', name: { ...ada.name, first_name: 'Grace' } };

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

async function signedIn(provider: Provider = () => data(ada)) {
  const services = createFakeServices({
    provider: async (call) => {
      await new Promise((resolve) => setTimeout(resolve, 100));
      return provider(call);
    },
  });
  rememberSession(services);
  const client = createClientOf(services);
  await client.run(restoreSession);
  const settle = async <T>(outcome: Promise<T>): Promise<T> => {
    await jest.advanceTimersByTimeAsync(100);
    return outcome;
  };
  return { ...client, services, settle, known: () => client.store.getState().session.visitor?.user };
}
const graceSignsIn = () => {
  const { session } = visitorAt(0, 'session-2');
  return authenticated({ session: { ...session, user_id: 'user-2' }, user: grace });
};

describe('§9 Data-fetching: the user', () => {
  it('is remembered in state and in the browser', async () => {
    const { run, settle, known, services } = await signedIn(() => data({ ...ada, status: 'pending' }));
    const { data: user } = await settle(run(fetchUser));
    expect(user).toEqual({ ...ada, status: 'pending' });
    expect(known()).toEqual(user);
    expect(services.storage.visitor.read()?.user).toEqual(user);
  });

  it('is asked for once by calls at the same time and within 2 s', async () => {
    const { run, settle, services } = await signedIn();
    await settle(Promise.all([run(fetchUser), run(fetchUser)]));
    await jest.advanceTimersByTimeAsync(1_999);
    expect((await settle(run(fetchUser))).data).toEqual(ada);
    expect(services.callsTo(GET)).toHaveLength(1);
    await jest.advanceTimersByTimeAsync(1);
    await settle(run(fetchUser));
    expect(services.callsTo(GET)).toHaveLength(2);
  });

  it('is asked for again after 2 s when the clock was set back meanwhile', async () => {
    const { run, settle, services } = await signedIn();
    await settle(run(fetchUser));
    jest.setSystemTime(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(2_000);
    await settle(run(fetchUser));
    expect(services.callsTo(GET)).toHaveLength(2);
  });

  it('of one session is never shown to the next', async () => {
    let user = ada;
    const { run, settle, store } = await signedIn(() => data(user));
    await settle(run(fetchUser));
    user = grace;
    store.dispatch(graceSignsIn());
    expect((await settle(run(fetchUser))).data?.user_id).toBe('user-2');
  });

  it('nor is an answer that comes after the next has signed in', async () => {
    const { run, settle, store, known, services } = await signedIn();
    const outcome = run(fetchUser);
    store.dispatch(graceSignsIn());
    await settle(outcome);
    expect(known()?.user_id).toBe('user-2');
    expect(services.storage.visitor.read()?.user.user_id).toBe('user-1');
  });

  it('comes back to nobody after a sign-out', async () => {
    const { run, settle, known, services } = await signedIn();
    const outcome = run(fetchUser);
    await run(clearSession);
    await settle(outcome);
    expect(known()).toBeUndefined();
    expect(services.storage.visitor.read()).toBeNull();
  });

  it('an error leaves what is known, and the next call asks again', async () => {
    let fails = true;
    const { run, settle, known, services } = await signedIn(() =>
      fails ? apiError(500, 'internal_server_error') : data(ada),
    );
    expect((await settle(run(fetchUser))).error).toMatchObject({ error_type: 'internal_server_error' });
    expect(known()).toEqual(ada);
    fails = false;
    expect((await settle(run(fetchUser))).data).toEqual(ada);
    expect(services.callsTo(GET)).toHaveLength(2);
  });
});

describe('§7 users/me: a change', () => {
  it('is remembered, and the internal copy is not handed on', async () => {
    const changed = { ...ada, untrusted_metadata: { theme: 'light' } };
    const { run, settle, known } = await signedIn(() => data({ user_id: 'user-1', __user: changed }));
    const { data: answered } = await settle(
      run(() => updateUser({ untrusted_metadata: { theme: 'light' } })),
    );
    expect(answered).toEqual({ request_id: 'request-1', status_code: 200, user_id: 'user-1' });
    expect(known()).toEqual(changed);
  });

  it('that is refused changes nothing', async () => {
    const { run, settle, known } = await signedIn(() => apiError(400, 'invalid_name'));
    expect((await settle(run(() => updateUser({ name: {} })))).error).toMatchObject({
      error_type: 'invalid_name',
    });
    expect(known()).toEqual(ada);
  });
});
