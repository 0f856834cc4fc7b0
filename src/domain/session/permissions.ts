import type { RBACPolicy } from '../entities';
import { isAuthorized } from './rbac';

/** Whether an action is allowed, by resource and action. */
export type Permissions = Record<string, Record<string, boolean>>;

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
