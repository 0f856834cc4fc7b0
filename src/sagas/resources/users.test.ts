import { apiError, data, type Provider } from '../../../tests/fakeServices';
import { signedInClient } from '../../../tests/sagas';
import { holdTime } from '../../../tests/time';
import { makeVisitor } from '../../../tests/data/visitors';
import { adopted } from '../../store/session';
import { deleteFactor, updateUser } from './users';

const ada = makeVisitor().user;

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

async function signedIn(provider: Provider) {
  const client = await signedInClient(provider);
  return { ...client, known: () => client.store.getState().session.visitor?.user };
}

describe('§7 API calls: updates of users/me', () => {
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
    const { run, settle, store, known, services } = await signedIn(() =>
      data({ user_id: ada.user_id, __user: { ...ada, untrusted_metadata: { theme: 'light' } } }),
    );
    const grace = makeVisitor({ session_id: 'session-2' }, { user_id: 'grace' });
    const result = run(() => deleteFactor('emails', 'email-1'));
    services.storage.visitor.write(grace);
    store.dispatch(adopted(grace));
    expect((await settle(result)).data).toMatchObject({ user_id: ada.user_id });
    expect(known()).toEqual(grace.user);
    expect(services.storage.visitor.read()?.user).toEqual(grace.user);
  });
});
