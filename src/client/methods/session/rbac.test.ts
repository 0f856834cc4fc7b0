import { headlessClient, signIn } from '../../../../tests/visits/headless';
import { setUpSandbox } from '../../../../tests/sandbox';
import { eventually } from '../../../../tests/time';
import { EMAIL } from '../../../../tests/visits/signIn';
import type { RBACPolicy } from '../../../domain/entities';

const page = setUpSandbox();

const rbac_policy: RBACPolicy = {
  roles: [
    {
      role_id: 'editor',
      description: '',
      permissions: [
        { resource_id: 'prices', actions: ['read', 'write'] },
        { resource_id: 'notes', actions: ['*'] },
      ],
    },
  ],
  resources: [
    { resource_id: 'prices', description: '', actions: ['read', 'write', 'delete'] },
    { resource_id: 'notes', description: '', actions: ['read'] },
  ],
  scopes: [],
};

const BOOTSTRAP = () => `/projects/bootstrap/${page.publicToken}`;
const anEditor = () =>
  page.control.createUser({ public_token: page.publicToken, email: EMAIL, roles: ['editor'] });

describe('§6 Role-based check: client.rbac', () => {
  it('isAuthorized uses the roles of the signed-in user', async () => {
    await page.project({ bootstrap: { rbac_policy } });
    await anEditor();
    const client = headlessClient(page);
    expect(await client.rbac.isAuthorized('prices', 'write')).toBe(false);
    await signIn(page, client);
    expect(await client.rbac.isAuthorized('prices', 'write')).toBe(true);
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(true);
    expect(await client.rbac.isAuthorized('prices', 'delete')).toBe(false);
    expect(client.rbac.isAuthorizedSync('prices', 'delete')).toBe(false);
    expect(client.rbac.isAuthorizedSync('notes', 'read')).toBe(true);
    const { prices, notes } = await client.rbac.allPermissions<{
      prices: 'read' | 'write' | 'delete';
      notes: 'read';
    }>();
    expect([prices, notes]).toEqual([{ read: true, write: true, delete: false }, { read: true }]);
    await client.session.revoke();
    expect(client.rbac.isAuthorizedSync('notes', 'read')).toBe(false);
  });

  it('isAuthorized waits for the policy, isAuthorizedSync does not', async () => {
    await page.project({ bootstrap: { rbac_policy } });
    await anEditor();
    const first = headlessClient(page);
    await signIn(page, first);
    first.destroy();
    await page.idle();
    localStorage.removeItem(`stytch_sdk_state_${page.publicToken}::bootstrap`);
    await page.fault(BOOTSTRAP(), { delay_ms: 200 });

    const client = headlessClient(page);
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(false);
    expect(await client.rbac.isAuthorized('prices', 'write')).toBe(true);
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(true);
  });

  it('answers at once from the policy this browser remembers', async () => {
    await page.project({ bootstrap: { rbac_policy } });
    await anEditor();
    const first = headlessClient(page);
    await signIn(page, first);
    await eventually(() => expect(first.rbac.isAuthorizedSync('prices', 'write')).toBe(true));
    first.destroy();
    await page.idle();
    const client = headlessClient(page);
    await eventually(() => expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(true));
  });

  it.each([
    ['a project without one', { bootstrap: { rbac_policy: null } }, undefined],
    ['settings that cannot be fetched', { bootstrap: { rbac_policy } }, { status: 503, times: 9 }],
  ])('denies everything without a policy, and warns the developer once: %s', async (_, settings, fault) => {
    await page.project(settings);
    await anEditor();
    if (fault) await page.fault(BOOTSTRAP(), fault);
    const client = headlessClient(page);
    await signIn(page, client);
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(false);
    expect(await client.rbac.isAuthorized('prices', 'write')).toBe(false);
    expect(await client.rbac.isAuthorized('prices', 'read')).toBe(false);
    expect(await client.rbac.allPermissions()).toEqual({});
    expect(page.console.take('No RBAC policy is known')).toHaveLength(1);
    if (fault) page.console.take('settings could not be fetched');
  });
});
