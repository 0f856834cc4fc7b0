import type { RBACPolicy } from './entities';
import type { Visitor } from './visitor';

/** Resource by action: whether it is allowed. */
export type Permissions = Record<string, Record<string, boolean>>;

const ANY_ACTION = '*';

/** The ids of the roles that a visitor holds; a stranger holds none. */
export const rolesOf = (visitor: Visitor | null): readonly string[] =>
  (visitor?.session.roles as string[] | undefined) ?? visitor?.user.roles ?? [];

/** §6 Allowed is what one of the roles lists for the resource, by its name or as `*`. Without a policy nothing is. */
export const isAuthorized = (
  policy: RBACPolicy | null,
  roleIds: readonly string[],
  resourceId: string,
  action: string,
): boolean =>
  policy?.roles.some(
    ({ role_id, permissions }) =>
      roleIds.includes(role_id) &&
      permissions.some(
        ({ resource_id, actions }) =>
          resource_id === resourceId && (actions.includes(action) || actions.includes(ANY_ACTION)),
      ),
  ) ?? false;

/** §6 The full permission map: every action of every resource of the policy. */
export const allPermissions = (policy: RBACPolicy | null, roleIds: readonly string[]): Permissions =>
  Object.fromEntries(
    (policy?.resources ?? []).map(({ resource_id, actions }) => [
      resource_id,
      Object.fromEntries(
        actions.map((action) => [action, isAuthorized(policy, roleIds, resource_id, action)]),
      ),
    ]),
  );
