import { makeVisitor } from '../../../tests/data/visitors';
import type { RBACPolicy } from '../entities';
import { allPermissions } from './permissions';
import { isAuthorized, rolesOf } from './rbac';

const permission = (resource_id: string, ...actions: string[]) => ({ resource_id, actions });
const resource = (resource_id: string, ...actions: string[]) => ({ resource_id, description: '', actions });
const role = (role_id: string, ...permissions: ReturnType<typeof permission>[]) => ({
  role_id,
  description: '',
  permissions,
});

const POLICY: RBACPolicy = {
  roles: [
    role('reader', permission('prices', 'read')),
    role('editor', permission('prices', 'read', 'write'), permission('notes', '*')),
    role('nobody'),
  ],
  resources: [resource('prices', 'read', 'write', 'delete'), resource('notes', 'read', 'burn')],
  scopes: [],
};

describe('§6 Role-based check', () => {
  it.each<[string[], string, string, boolean]>([
    [['reader'], 'prices', 'read', true],
    [['reader'], 'prices', 'write', false],
    [['reader'], 'notes', 'read', false],
    [['editor'], 'notes', 'anything', true],
    [['editor'], 'prices', '*', false],
    [['editor'], 'notes', '*', true],
    [['reader', 'editor'], 'prices', 'write', true],
    [['stranger', 'reader'], 'prices', 'read', true],
    [['stranger'], 'prices', 'read', false],
    [['nobody'], 'prices', 'read', false],
    [[], 'prices', 'read', false],
    [['editor'], 'unknown', 'read', false],
    [['editor'], 'constructor', 'read', false],
  ])('%j on %s %s: %s', (roles, resourceId, action, allowed) => {
    expect(isAuthorized(POLICY, roles, resourceId, action)).toBe(allowed);
  });

  it('denies everything without a policy', () => {
    expect(isAuthorized(null, ['editor'], 'prices', 'read')).toBe(false);
    expect(allPermissions(null, ['editor'])).toEqual({});
  });

  it('allPermissions lists every action of every resource', () => {
    expect(allPermissions(POLICY, ['reader'])).toEqual({
      prices: { read: true, write: false, delete: false },
      notes: { read: false, burn: false },
    });
    expect(allPermissions(POLICY, ['editor'])).toEqual({
      prices: { read: true, write: true, delete: false },
      notes: { read: true, burn: true },
    });
  });
});

describe('§6 Role-based check: the roles of a visitor', () => {
  it('uses the session’s roles when there is a session', () => {
    expect(rolesOf(makeVisitor({ roles: ['editor'] }, { roles: ['reader'] }))).toEqual(['editor']);
    expect(rolesOf(makeVisitor({ roles: [] }, { roles: ['reader'] }))).toEqual([]);
  });

  it('uses the user’s roles when the session has none', () => {
    expect(rolesOf(makeVisitor({ roles: undefined as never }, { roles: ['reader'] }))).toEqual(['reader']);
  });

  it('is empty without a user, and when neither has roles', () => {
    expect(rolesOf(null)).toEqual([]);
    expect(rolesOf(makeVisitor({ roles: undefined as never }, { roles: undefined }))).toEqual([]);
  });
});
