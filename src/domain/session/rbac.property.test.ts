import * as fc from 'fast-check';
import type { RBACPolicy } from '../entities';
import { allPermissions } from './permissions';
import { isAuthorized, rolesOf } from './rbac';
import { makeVisitor } from '../../../tests/data/visitors';

// Few names, so that they often match; some are names of Object.prototype or the wildcard.
const roleId = fc.constantFrom('stytch_user', 'editor', 'admin', 'constructor', '__proto__', '');
const resourceId = fc.constantFrom('documents', 'images', 'stytch.self', 'toString', '__proto__', '*');
const action = fc.constantFrom('read', 'write', 'delete', 'hasOwnProperty', '__proto__', '*');

const actions = fc.uniqueArray(action, { maxLength: 4 });
const permission = fc.record({ resource_id: resourceId, actions });
const policy: fc.Arbitrary<RBACPolicy> = fc.record({
  roles: fc.array(
    fc.record({
      role_id: roleId,
      description: fc.string(),
      permissions: fc.array(permission, { maxLength: 4 }),
    }),
    { maxLength: 5 },
  ),
  resources: fc.uniqueArray(fc.record({ resource_id: resourceId, description: fc.string(), actions }), {
    selector: ({ resource_id }) => resource_id,
    maxLength: 4,
  }),
  scopes: fc.constant([]),
});
const roleIds = fc.array(fc.oneof(roleId, fc.string()), { maxLength: 4 });

/** §6 Role-based check: the policy as a set of lines with role, resource and action. */
const grantsOf = ({ roles }: RBACPolicy): Set<string> =>
  new Set(
    roles.flatMap(({ role_id, permissions }) =>
      permissions.flatMap((granted) =>
        granted.actions.map((granting) => JSON.stringify([role_id, granted.resource_id, granting])),
      ),
    ),
  );
const isGranted = (given: RBACPolicy, held: readonly string[], resource: string, wanted: string): boolean => {
  const grants = grantsOf(given);
  return held.some((role) =>
    [wanted, '*'].some((granting) => grants.has(JSON.stringify([role, resource, granting]))),
  );
};

describe('§6 Role-based check: any policy and any roles', () => {
  it('allows what a role lists by name or by the wildcard, and nothing else', () => {
    fc.assert(
      fc.property(policy, roleIds, resourceId, action, (given, held, resource, wanted) => {
        expect(isAuthorized(given, held, resource, wanted)).toBe(isGranted(given, held, resource, wanted));
      }),
      { numRuns: 500 },
    );
  });

  it('allPermissions agrees with isAuthorized for every resource and action', () => {
    fc.assert(
      fc.property(policy, roleIds, (given, held) => {
        const map = allPermissions(given, held);
        const told = Object.entries(map).flatMap(([resource, allowed]) =>
          Object.entries(allowed).map(([wanted, isAllowed]) => [resource, wanted, isAllowed]),
        );
        const expected = given.resources.flatMap((resource) =>
          resource.actions.map((wanted) => [
            resource.resource_id,
            wanted,
            isGranted(given, held, resource.resource_id, wanted),
          ]),
        );
        expect(told).toEqual(expected);
        expect(Object.keys(map)).toEqual(given.resources.map(({ resource_id }) => resource_id));
      }),
      { numRuns: 300 },
    );
  });

  it('more roles never allow less, in any order', () => {
    fc.assert(
      fc.property(policy, roleIds, roleIds, resourceId, action, (given, some, more, resource, wanted) => {
        const allowed = isAuthorized(given, some, resource, wanted);
        expect(isAuthorized(given, [...some].reverse(), resource, wanted)).toBe(allowed);
        if (allowed) expect(isAuthorized(given, [...more, ...some], resource, wanted)).toBe(true);
      }),
    );
  });

  it('denies everything without a policy and without a user', () => {
    fc.assert(
      fc.property(policy, roleIds, resourceId, action, (given, held, resource, wanted) => {
        expect(isAuthorized(null, held, resource, wanted)).toBe(false);
        expect(allPermissions(null, held)).toEqual({});
        expect(isAuthorized(given, rolesOf(null), resource, wanted)).toBe(false);
      }),
    );
  });

  it('uses the session’s roles, and the user’s where the session has none', () => {
    fc.assert(
      fc.property(
        fc.option(roleIds, { nil: undefined }),
        fc.option(roleIds, { nil: undefined }),
        (own, users) => {
          const visitor = makeVisitor({ roles: own as string[] }, { roles: users });
          expect(rolesOf(visitor)).toEqual(own ?? users ?? []);
        },
      ),
    );
  });
});
