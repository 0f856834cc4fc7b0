import type { Project } from '../../state/project/projects';
import { refuse } from '../../verify/refusals';

interface Check {
  resource_id: string;
  action: string;
}

/** The roles that allow the action. Refuses a user without any. */
export function verdictOf(
  { bootstrap }: Project,
  roles: string[],
  { resource_id, action }: Check,
): { authorized: boolean; granting_roles: string[] } {
  const granting = (bootstrap.rbac_policy?.roles ?? []).filter(({ role_id, permissions }) =>
    permissions.some(
      (each) =>
        roles.includes(role_id) &&
        each.resource_id === resource_id &&
        each.actions.some((allowed) => allowed === '*' || allowed === action),
    ),
  );
  if (granting.length === 0) return refuse('session_authorization_error');
  return { authorized: true, granting_roles: granting.map(({ role_id }) => role_id) };
}
