import type { RBACPolicy } from '../../../domain/entities';
import { allPermissions } from '../../../domain/session/permissions';
import { isAuthorized } from '../../../domain/session/rbac';
import { settledAuthority } from '../../../sagas/session/rbac';
import { perform, performUnchecked, type Core } from '../../perform';
import type { PermissionsMap, RBACCalls } from './rbac';

/** The methods of `client.rbac` that wait for the project's settings. */
export function createRBACCalls(core: Core): RBACCalls {
  let isWarned = false;
  const warnWithoutPolicy = (policy: RBACPolicy | null) => {
    if (!policy && !isWarned) {
      isWarned = true;
      core.services.log.error(
        'No RBAC policy is known, so no action is allowed: the project has none, or its settings could not be fetched.',
      );
    }
    return policy;
  };
  return {
    async isAuthorized(resource_id, action) {
      const fields = { resource_id, action };
      const { policy, roleIds } = await perform(core, 'rbac.isAuthorized', fields, settledAuthority);
      return isAuthorized(warnWithoutPolicy(policy), roleIds, resource_id, action);
    },
    async allPermissions<P extends Record<string, string>>() {
      const { policy, roleIds } = await performUnchecked(core, settledAuthority);
      return allPermissions(warnWithoutPolicy(policy), roleIds) as PermissionsMap<P>;
    },
  };
}
