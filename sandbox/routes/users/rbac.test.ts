/** @jest-environment node */
import type { RBACPolicy } from '../../../src/domain/entities';
import { useSandbox, visitorOf } from '../../testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-rbac';
const permissions = [{ resource_id: 'prices', actions: ['read', '*'] }];
const POLICY: RBACPolicy = {
  roles: [{ role_id: 'editor', description: 'Edits', permissions }],
  resources: [{ resource_id: 'prices', description: 'Prices', actions: ['read', 'write'] }],
  scopes: [{ scope: 'read:prices', description: 'Reads', permissions }],
};
const put = (rbac_policy: unknown) =>
  sandbox.current.control.createProject({ public_token, bootstrap: { rbac_policy } as never });
const served = async () => {
  const visitor = visitorOf(sandbox.current, public_token);
  return (await visitor.call(`/projects/bootstrap/${public_token}`)).data['rbac_policy'];
};

describe('§7 Sandbox: roles and permissions', () => {
  it('bootstrap answers the project’s policy unchanged', async () => {
    await put(POLICY);
    expect(await served()).toEqual(POLICY);
    const other = visitorOf(sandbox.current);
    const { data } = await other.call(`/projects/bootstrap/${other.publicToken}`);
    expect(data['rbac_policy']).toEqual({ roles: [], resources: [], scopes: [] });
  });

  it('missing lists are empty, and null stays null', async () => {
    await put({ roles: POLICY.roles });
    expect(await served()).toEqual({ roles: POLICY.roles, resources: [], scopes: [] });
    await put(null);
    expect(await served()).toBeNull();
  });

  it.each([
    [{ roles: {} }, /rbac_policy.roles should be array/],
    [{ roles: [{ role_id: 'x' }] }, /permissions/],
    [{ scopes: [{ scope: 1, permissions }] }, /scopes\[0\].scope should be string/],
    [{ resources: [{ resource_id: 'x', actions: 'read' }] }, /actions should be array/],
  ])('refuses the policy %j', async (policy, problem) => {
    await expect(put(policy)).rejects.toThrow(problem);
  });

  it('a user’s roles are in the user, in each session and in its JWT', async () => {
    await put(POLICY);
    const visitor = visitorOf(sandbox.current, public_token);
    const before = (await visitor.signIn('ben@example.com')).data;
    expect([before.user.roles, before.session.roles]).toEqual([[], []]);
    const roles = ['editor', 'unknown'];
    await sandbox.current.control.createUser({ public_token, email: 'ada@example.com', roles });
    const { user, session, session_token, session_jwt } = (await visitor.signIn('ada@example.com')).data;
    expect([user.roles, session.roles]).toEqual([roles, roles]);
    const claims = JSON.parse(Buffer.from(session_jwt.split('.')[1] ?? '', 'base64url').toString()) as {
      'https://stytch.com/session': unknown;
    };
    expect(claims['https://stytch.com/session']).toMatchObject({ roles });
    const again = (await visitor.call('/sessions/authenticate', {}, { session: session_token })).data;
    expect([again.user.roles, again.session.roles]).toEqual([roles, roles]);
  });
});
