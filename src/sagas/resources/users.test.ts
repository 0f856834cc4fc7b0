import { apiError, createFakeServices, data, type Provider } from '../../../tests/fakeServices';
import { createClientOf, rememberSession } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { makeVisitor } from '../../../tests/data/visitors';
import { restoreSession } from '../session/sessionSync';
import { deleteFactor, updateUser } from './users';

const ada = makeVisitor().user;

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

/** A signed-in page. The provider's answers come a tenth of a second after the call. */
async function signedIn(provider: Provider) {
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
describe('§7 The calls it makes: updates of users/me', () => {
  it('an update is stored, and the caller gets a copy', async () => {
    const changed = { ...ada, untrusted_metadata: { theme: 'light' } };
    const { run, settle, known } = await signedIn(() => data({ user_id: 'user-1', __user: changed }));
    const { data: answered } = await settle(
      run(() => updateUser({ untrusted_metadata: { theme: 'light' } })),
    );
    expect(answered).toEqual({ request_id: 'request-1', status_code: 200, user_id: 'user-1' });
    expect(known()).toEqual(changed);
  });

  it('a refused update changes nothing', async () => {
    const { run, settle, known } = await signedIn(() => apiError(400, 'invalid_name'));
    expect((await settle(run(() => updateUser({ name: {} })))).error).toMatchObject({
      error_type: 'invalid_name',
    });
    expect(known()).toEqual(ada);
  });

  it('an update that returns after another visitor signed in changes nothing', async () => {
    const { run, settle, known, services } = await signedIn(() =>
      data({ user_id: 'user-2', __user: { ...ada, user_id: 'user-2' } }),
    );
    expect((await settle(run(() => deleteFactor('emails', 'email-1')))).data).toMatchObject({
      user_id: 'user-2',
    });
    expect(known()).toEqual(ada);
    expect(services.storage.visitor.read()?.user).toEqual(ada);
  });
});
