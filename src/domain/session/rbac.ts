import type { RBACPolicy } from '../entities';
import type { Visitor } from './visitor';

const ANY_ACTION = '*';

/** Role ids of a visitor; none without a session. */
export const rolesOf = (visitor: Visitor | null): readonly string[] => {
  const roles: unknown = visitor?.session.roles ?? visitor?.user.roles;
  return Array.isArray(roles) ? (roles as string[]) : [];
};

/**
 * §6 Role-based check: an action is allowed when one of the roles lists it, or `*`, for the resource. Without a
 * policy no action is allowed.
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
