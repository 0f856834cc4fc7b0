import { isRecord } from '../calls/checkValues';
import type { RBACPolicy } from '../entities';
import type { Visitor } from './visitor';

const ANY_ACTION = '*';

/** Role ids of a visitor; none without a session. */
export const rolesOf = (visitor: Visitor | null): readonly string[] => {
  const roles: unknown = visitor?.session.roles ?? visitor?.user.roles;
  return Array.isArray(roles) ? (roles as string[]) : [];
};

const isText = (value: unknown): value is string => typeof value === 'string';

/** A missing list is empty, as in the provider's answers. */
function listOf<T>(value: unknown, isItem: (item: unknown) => item is T): T[] {
  const list = value ?? [];
  if (Array.isArray(list) && list.every(isItem)) return list;
  throw new TypeError();
}

const withActions = (list: unknown) =>
  listOf(list, isRecord).map((item) => ({ ...item, actions: listOf(item.actions, isText) }));

/** A policy from the wire or from local storage, where other scripts can write any value; null when it is damaged. */
export function policyFrom(value: unknown): RBACPolicy | null {
  if (!isRecord(value)) return null;
  try {
    return {
      roles: listOf(value.roles, isRecord).map((role) => ({
        ...role,
        permissions: withActions(role.permissions),
      })),
      resources: withActions(value.resources),
      scopes: listOf(value.scopes, isRecord),
    } as RBACPolicy;
  } catch {
    return null;
  }
}

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
