import { apiError, bootstrap, data, offline, type Provider } from '../../tests/fakeServices';
import { signedInClient, visitorAt } from '../../tests/sagas';
import { holdTime } from '../../tests/time';
import { makeVisitor } from '../../tests/data/visitors';
import { selectBootstrap } from '../api/endpoints/bootstrap';
import type { Result } from '../domain/errors/errors';
import { stopped } from '../store/client';
import { authenticated } from '../store/session';
import { loadBootstrap } from './bootstrap';
import type { SagaGenerator } from './effects';
import { clearSession } from './session/sessions';
import { fetchConnectedApps, fetchUser, revokeConnectedApp, updateUser } from './resources/users';

const ME = 'GET /users/me';
const APPS = 'GET /users/connected_apps';
const ada = makeVisitor().user;
const grace = { ...ada, user_id: 'user-2', name: { ...ada.name, first_name: 'Grace' } };
const pending = { ...ada, status: 'pending' as const };

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

async function signedIn(provider: Provider = () => data(ada)) {
  const client = await signedInClient(provider);
  const start = performance.now();
  return {
    ...client,
    known: () => client.store.getState().session.visitor?.user,
    times: (route: string) => client.services.callsTo(route).map(({ at }) => Math.round(at - start)),
  };
}
const signsIn = (user: typeof ada, sessionId = 'session-2') =>
  authenticated({ session: { ...visitorAt(0, sessionId).session, user_id: user.user_id }, user });

describe('§9 Data-fetching: shared reads', () => {
  it('a read of the user is stored in state and in the browser', async () => {
    const { run, settle, known, services } = await signedIn(() => data(pending));
    const { data: user } = await settle(run(fetchUser));
    expect(user).toEqual(pending);
    expect(known()).toEqual(pending);
    expect(services.storage.visitor.read()?.user).toEqual(pending);
  });

  it.each<[string, () => SagaGenerator<Result<unknown>>, object]>([
    [ME, fetchUser, ada],
    [APPS, fetchConnectedApps, { connected_apps: [] }],
  ])(
    '%s sends one call for requests at the same time and up to 1,999 ms after the answer, and another after 2,000 ms',
    async (route, read, answered) => {
      const { run, settle, services } = await signedIn(() => data(answered));
      await settle(Promise.all([run(read), run(read)]));
      await jest.advanceTimersByTimeAsync(1_999);
      expect((await run(read)).data).toMatchObject(answered);
      expect(services.callsTo(route)).toHaveLength(1);
      await jest.advanceTimersByTimeAsync(1);
      await settle(run(read));
      expect(services.callsTo(route)).toHaveLength(2);
    },
  );

  it('a read is repeated after 2 s when the clock was set back meanwhile', async () => {
    const { run, settle, services } = await signedIn();
    await settle(run(fetchUser));
    jest.setSystemTime(Date.now() - 3_600_000);
    await jest.advanceTimersByTimeAsync(2_000);
    await settle(run(fetchUser));
    expect(services.callsTo(ME)).toHaveLength(2);
  });

  it('a read of one visitor is not shared with the next', async () => {
    let user = ada;
    const { run, settle, store } = await signedIn(() => data(user));
    await settle(run(fetchUser));
    user = grace;
    store.dispatch(signsIn(grace));
    expect((await settle(run(fetchUser))).data?.user_id).toBe('user-2');
  });

  it('a pending read is not shared with a visitor who signs in meanwhile', async () => {
    let calls = 0;
    const { run, settle, store, known, services } = await signedIn(() =>
      data((calls += 1) === 1 ? ada : grace),
    );
    const before = run(fetchUser);
    store.dispatch(signsIn(grace));
    const after = run(fetchUser);
    expect((await settle(after)).data?.user_id).toBe('user-2');
    expect((await before).data?.user_id).toBe('user-1');
    expect(known()?.user_id).toBe('user-2');
    expect(services.storage.visitor.read()?.user.user_id).toBe('user-2');
  });

  it('a read that ends after a sign-out changes nothing', async () => {
    const { run, settle, known, services } = await signedIn();
    const result = run(fetchUser);
    await run(clearSession);
    await settle(result);
    expect(known()).toBeUndefined();
    expect(services.storage.visitor.read()).toBeNull();
  });

  it('a read is still shared after a refresh without changes', async () => {
    const { run, settle, store, services } = await signedIn();
    await settle(run(fetchUser));
    store.dispatch(authenticated(visitorAt(1_000)));
    await settle(run(fetchUser));
    expect(services.callsTo(ME)).toHaveLength(1);
  });

  it('a read is not shared across a change of the user, and an older answer changes nothing', async () => {
    const provider: Provider = async ({ route }) => {
      if (route !== ME) return data({ user_id: 'user-1', __user: pending });
      // The request is sent before the change and answered after it.
      await new Promise((resolve) => setTimeout(resolve, 400));
      return data(ada);
    };
    const { run, settle, services, known } = await signedIn(provider);
    const before = run(fetchUser);
    await settle(run(() => updateUser({ name: { first_name: 'A' } })));
    expect(known()).toEqual(pending);
    const after = run(fetchUser);
    await jest.advanceTimersByTimeAsync(450);
    expect((await before).data).toEqual(ada);
    expect(known()).toEqual(pending);
    await settle(after);
    expect(services.callsTo(ME)).toHaveLength(2);
  });

  it('the project’s settings stay when the visitor’s data is read or outdated', async () => {
    const { run, settle, store } = await signedIn(({ route }) =>
      route.startsWith('GET /projects') ? bootstrap({ project_name: 'PriceRx' }) : data(ada),
    );
    await settle(run(loadBootstrap));
    await settle(run(fetchUser));
    store.dispatch(signsIn(grace));
    await settle(run(fetchUser));
    expect(selectBootstrap(store.getState()).projectName).toBe('PriceRx');
  });

  it('connected apps are read again after one was revoked', async () => {
    const { run, settle, services } = await signedIn(() => data({ connected_apps: [] }));
    await settle(run(fetchConnectedApps));
    await settle(run(() => revokeConnectedApp('app-1')));
    await settle(run(fetchConnectedApps));
    expect(services.callsTo(APPS)).toHaveLength(2);
  });
});

describe('§9 Data-fetching: a read with a temporary failure', () => {
  /** Fails the given number of times, and then answers. */
  const failing = (fault: Provider, times: number): Provider => {
    let calls = 0;
    return (call) => ((calls += 1) <= times ? fault(call) : data(pending));
  };

  it.each<[string, Provider]>([
    ['no network', offline],
    ['500', () => apiError(500, 'internal_server_error')],
    ['429', () => apiError(429, 'too_many_requests')],
  ])('rejects at once and is repeated once after 5 s: %s', async (_, fault) => {
    const { run, settle, times, known } = await signedIn(failing(fault, 1));
    expect((await settle(run(fetchUser))).error).toBeDefined();
    expect(known()).toEqual(ada);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(times(ME)).toEqual([0]);
    await jest.advanceTimersByTimeAsync(101);
    expect(times(ME)).toEqual([0, 5_100]);
    expect(known()).toEqual(pending);
  });

  it('the answer of its retry is shared with the next read', async () => {
    const { run, settle, services } = await signedIn(failing(offline, 1));
    await settle(run(fetchUser));
    await jest.advanceTimersByTimeAsync(5_200);
    expect((await run(fetchUser)).data).toEqual(pending);
    expect(services.callsTo(ME)).toHaveLength(2);
  });

  it('is repeated when other data was read meanwhile', async () => {
    const { run, settle, times } = await signedIn(failing(offline, 1));
    await settle(run(fetchUser));
    await settle(run(fetchConnectedApps));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times(ME)).toEqual([0, 5_100]);
  });

  it('is not repeated a second time', async () => {
    const { run, settle, times } = await signedIn(offline);
    await settle(run(fetchUser));
    await jest.advanceTimersByTimeAsync(600_000);
    expect(times(ME)).toEqual([0, 5_100]);
    expect(jest.getTimerCount()).toBe(0);
  });

  it('waits longer when the provider asks for it', async () => {
    const { run, settle, times } = await signedIn(
      failing(() => apiError(429, 'too_many_requests', { 'Retry-After': '30' }), 1),
    );
    await settle(run(fetchUser));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times(ME)).toEqual([0, 30_100]);
  });

  it('is repeated once for all callers, and not if a later call has fetched the data', async () => {
    const { run, settle, times } = await signedIn(failing(offline, 1));
    await settle(Promise.all([run(fetchUser), run(fetchUser), run(fetchUser)]));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times(ME)).toEqual([0, 5_100]);

    const other = await signedIn(failing(offline, 1));
    await other.settle(other.run(fetchUser));
    await jest.advanceTimersByTimeAsync(1_000);
    await other.settle(other.run(fetchUser));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(other.times(ME)).toEqual([0, 1_100]);
  });

  it.each([400, 401, 404])(
    'is not repeated after an error that a retry cannot change: %d',
    async (status) => {
      const { run, settle, times } = await signedIn(() => apiError(status, 'user_unauthenticated'));
      await settle(run(fetchUser));
      await jest.advanceTimersByTimeAsync(60_000);
      expect(times(ME)).toEqual([0]);
      expect(jest.getTimerCount()).toBe(0);
    },
  );

  it('is not repeated after a sign-out', async () => {
    const { run, settle, times } = await signedIn(offline);
    await settle(run(fetchUser));
    await run(clearSession);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times(ME)).toEqual([0]);
  });

  it('leaves no timer when the client is destroyed', async () => {
    const { run, settle, times, store } = await signedIn(offline);
    await settle(run(fetchUser));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(jest.getTimerCount()).toBe(1);
    store.dispatch(stopped());
    expect(jest.getTimerCount()).toBe(0);
    await jest.advanceTimersByTimeAsync(60_000);
    expect(times(ME)).toEqual([0]);
  });
});
