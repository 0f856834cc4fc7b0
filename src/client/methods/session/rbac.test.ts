import { headlessClient, signIn } from '../../../../tests/visits/headless';
import { setUpSandbox } from '../../../../tests/sandbox';
import { eventually, holdTime, pass } from '../../../../tests/time';
import { EMAIL } from '../../../../tests/visits/signIn';
import { QUERY_ERROR_RETRY_MS } from '../../../domain/constants';
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

/** An editor has signed in, and this browser has stored the policy. */
async function storedPolicy(): Promise<void> {
  await page.project({ bootstrap: { rbac_policy } });
  await anEditor();
  const client = headlessClient(page);
  await signIn(page, client);
  await client.rbac.isAuthorized('prices', 'write');
  client.destroy();
  await page.idle();
}

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

  it.each([
    [1, 'write', 'resource_id'],
    ['prices', undefined, 'action'],
  ])('isAuthorizedSync(%j, %j) throws, and names the argument', (resource_id, action, wrong) => {
    const { rbac } = headlessClient(page);
    expect(() => rbac.isAuthorizedSync(resource_id as string, action as string)).toThrow(
      expect.objectContaining({
        name: 'StytchSDKUsageError',
        message: `Invalid call to stytch.rbac.isAuthorizedSync\n${wrong} must be a string.`,
      }),
    );
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

  it('isAuthorizedSync answers at once from the stored policy', async () => {
    await storedPolicy();
    await page.fault(BOOTSTRAP(), { delay_ms: 200 });
    const before = page.calls(BOOTSTRAP()).length;
    const client = headlessClient(page);
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(true);
    await eventually(() => expect(page.calls(BOOTSTRAP()).length).toBe(before + 1));
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(true);
  });

  it('nothing is allowed once the policy could not be fetched, whatever is stored, until a later fetch succeeds', async () => {
    await storedPolicy();
    await page.fault(BOOTSTRAP(), { status: 503, times: 1 });
    holdTime();
    const client = headlessClient(page);
    expect(await client.rbac.isAuthorized('prices', 'write')).toBe(false);
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(false);
    expect(await client.rbac.allPermissions()).toEqual({});
    expect(page.console.take('No RBAC policy is known')).toHaveLength(1);
    page.console.take('settings could not be fetched');
    await pass(QUERY_ERROR_RETRY_MS);
    await eventually(() => expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(true));
    expect(await client.rbac.isAuthorized('prices', 'write')).toBe(true);
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

describe('§6 Role-based check: a damaged stored policy counts as none, and the policy is fetched', () => {
  it.each([
    'text',
    [],
    { roles: 'text' },
    { roles: [null] },
    { roles: [{ role_id: 'editor' }] },
    { roles: [{ role_id: 'editor', permissions: [null] }] },
    { roles: [{ role_id: 'editor', permissions: [{ resource_id: 'prices' }] }] },
  ])('%j in storage', async (damaged) => {
    await storedPolicy();
    const key = `stytch_sdk_state_${page.publicToken}::bootstrap`;
    const stored = JSON.parse(localStorage.getItem(key) ?? '') as object;
    localStorage.setItem(key, JSON.stringify({ ...stored, rbacPolicy: damaged }));
    const client = headlessClient(page);
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(false);
    expect(await client.rbac.isAuthorized('prices', 'write')).toBe(true);
    expect(client.rbac.isAuthorizedSync('prices', 'write')).toBe(true);
  });
});
