import { allPermissions } from '../../../domain/session/permissions';
import { isAuthorized } from '../../../domain/session/rbac';
import type { Result } from '../../../domain/errors/errors';
import { getServices, type SagaGenerator } from '../../../sagas/effects';
import { settledAuthority, type Authority } from '../../../sagas/session/rbac';
import { checked, unchecked, type CallsOf } from '../../calls';
import type { RBACCalls } from './rbac';

/** The methods of `client.rbac` that wait for the project's settings. */
export function rbacCalls(): CallsOf<RBACCalls> {
  let isWarned = false;
  function* withPolicy<T>(judge: (authority: Authority) => T): SagaGenerator<Result<T>> {
    const authority = yield* settledAuthority();
    if (!authority.policy && !isWarned) {
      isWarned = true;
      const { log } = yield* getServices();
      log.error(
        'No RBAC policy is known, so no action is allowed: the project has none, or its settings could not be fetched.',
      );
    }
    return { data: judge(authority) };
  }
  return {
    isAuthorized: checked(
      { resource_id: 'string', action: 'string' },
      ({ resource_id, action }: { resource_id: string; action: string }) =>
        withPolicy(({ policy, roleIds }) => isAuthorized(policy, roleIds, resource_id, action)),
      ['resource_id', 'action'],
    ),
    allPermissions: unchecked(() => withPolicy(({ policy, roleIds }) => allPermissions(policy, roleIds))),
  };
}
