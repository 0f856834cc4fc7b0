import type { RBACPolicy } from '../entities';
import type { Visitor } from './visitor';

/** Whether an action is allowed, by resource and action. */
export type Permissions = Record<string, Record<string, boolean>>;

const ANY_ACTION = '*';

/** Role ids of a visitor; none without a session. */
export const rolesOf = (visitor: Visitor | null): readonly string[] =>
  (visitor?.session.roles as string[] | undefined) ?? visitor?.user.roles ?? [];

/**
 * §6 Role-based check: an action is allowed when one of the roles lists it, or `*`, for the resource. Without a policy nothing
 * is allowed.
 */
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

/** §6 Role-based check: all permissions: every action of every resource in the policy. */
export const allPermissions = (policy: RBACPolicy | null, roleIds: readonly string[]): Permissions =>
  Object.fromEntries(
    (policy?.resources ?? []).map(({ resource_id, actions }) => [
      resource_id,
      Object.fromEntries(
        actions.map((action) => [action, isAuthorized(policy, roleIds, resource_id, action)]),
      ),
    ]),
  );
