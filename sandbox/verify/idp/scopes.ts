import type { RBACPolicy } from '../../../src/domain/entities';
import { isCustomScope, scopesOf } from '../../../src/domain/idp/scopes';

type Permission = RBACPolicy['roles'][number]['permissions'][number];

const hasAction = (held: Permission[], resourceId: string, action: string): boolean =>
  held.some(
    ({ resource_id, actions }) =>
      resource_id === resourceId && (actions.includes(action) || actions.includes('*')),
  );

/** A user can grant a scope only when their roles include all of its permissions. */
function mayGrant(policy: RBACPolicy, roles: string[], scope: string): boolean {
  const wanted = policy.scopes.find((each) => each.scope === scope);
  if (!wanted) return false;
  const held = policy.roles
    .filter(({ role_id }) => roles.includes(role_id))
    .flatMap(({ permissions }) => permissions);
  const everyAction = (resourceId: string): string[] =>
    policy.resources.find(({ resource_id }) => resource_id === resourceId)?.actions ?? ['*'];
  return wanted.permissions.every(({ resource_id, actions }) =>
    (actions.includes('*') ? everyAction(resource_id) : actions).every((action) =>
      hasAction(held, resource_id, action),
    ),
  );
}

export interface ScopeResult {
  scope: string;
  is_grantable: boolean;
  description: string;
}

/** Splits the requested scopes into those the user can and cannot grant, in the requested order. */
export function judgeScopes(
  policy: RBACPolicy | null | undefined,
  roles: string[],
  requested: string[],
): ScopeResult[] {
  return requested.map((scope) => ({
    scope,
    is_grantable: !isCustomScope(scope) || (!!policy && mayGrant(policy, roles, scope)),
    description: policy?.scopes.find((each) => each.scope === scope)?.description ?? '',
  }));
}

/** Whether `granted` includes all scopes of `requested`. */
export const includesScopes = (granted: string, requested: string): boolean => {
  const known = scopesOf(granted);
  return scopesOf(requested).every((scope) => known.includes(scope));
};

export const joinScopes = (...scopes: string[]): string => scopesOf(scopes.join(' ')).join(' ');
