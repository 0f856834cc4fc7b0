/** @jest-environment node */
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();

describe('§7 Sandbox: /users/me', () => {
  it('GET answers the fields of the user, flat', async () => {
    const visitor = visitorOf(sandbox.current);
    const { data } = await visitor.signIn();
    const me = await visitor.call('/users/me', undefined, { session: data.session_token });
    const { request_id, status_code, ...user } = me.data;
    expect(user).toEqual(data.user);
    expect([typeof request_id, status_code]).toEqual(['string', 200]);
  });

  it('GET without a session is refused', async () => {
    const answer = await visitorOf(sandbox.current).call('/users/me');
    expect([answer.status, answer.errorType]).toEqual([401, 'user_unauthenticated']);
  });

  it('PUT changes the given names and metadata, and keeps the others', async () => {
    const visitor = visitorOf(sandbox.current);
    const session = (await visitor.signIn()).data.session_token;
    const put = (body: object) => visitor.call('/users/me', body, { session, method: 'PUT' });
    await put({ untrusted_metadata: { plan: 'a', seen: 1 }, name: { first_name: 'Ada' } });
    const { data } = await put({
      untrusted_metadata: { seen: null, zip: '02139' },
      name: { last_name: 'King' },
    });
    expect(Object.keys(data).sort()).toEqual([
      '__user',
      'crypto_wallets',
      'emails',
      'phone_numbers',
      'request_id',
      'status_code',
      'user_id',
    ]);
    expect(data.__user.name).toEqual({ first_name: 'Ada', middle_name: '', last_name: 'King' });
    expect(data.__user.untrusted_metadata).toEqual({ plan: 'a', zip: '02139' });
  });

  it.each([
    [{ untrusted_metadata: 'x' }, '.untrusted_metadata'],
    [{ name: { first_name: 1 } }, '.name.first_name'],
  ])('PUT %j is a schema error', async (body, dataPath) => {
    const visitor = visitorOf(sandbox.current);
    const session = (await visitor.signIn()).data.session_token;
    const answer = await visitor.call('/users/me', body, { session, method: 'PUT' });
    expect([answer.status, answer.issues[0]?.dataPath]).toEqual([400, dataPath]);
  });

  it('signs in one user for all spellings of an email address', async () => {
    const visitor = visitorOf(sandbox.current);
    const first = await visitor.signIn('Ada@Example.com');
    const second = await visitor.signIn('ada@example.com');
    expect(second.data.user_id).toBe(first.data.user_id);
  });
});
