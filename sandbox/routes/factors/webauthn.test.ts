/** @jest-environment node */
import { passkeyCalls, refusal } from '../../testing/passkeyCalls';
import { useSandbox } from '../../testing/visitor';

const { visitor, signUp, withPasskey } = passkeyCalls(useSandbox());

describe('§7 Sandbox: PUT /webauthn/update', () => {
  it('renames a passkey of the user, and refuses those of other users', async () => {
    const { id, session_token } = await withPasskey();
    const rename = (name: unknown, session: string) =>
      visitor().call(`/webauthn/update/${id}`, { name }, { session, method: 'PUT' });
    const { data } = await rename('Laptop', session_token);
    expect(data['webauthn_registration']).toMatchObject({ webauthn_registration_id: id, name: 'Laptop' });
    const bob = (await signUp('bob@example.com')).session_token;
    expect(refusal(await rename('Mine', bob))).toEqual([404, 'webauthn_registration_not_found']);
    expect((await rename(1, session_token)).issues[0]?.dataPath).toBe('.name');
    const me = await visitor().call('/users/me', undefined, { session: session_token });
    expect(me.data['webauthn_registrations']).toMatchObject([{ name: 'Laptop' }]);
  });
});
