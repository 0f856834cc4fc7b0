import { selectBootstrap } from '../../api/endpoints/bootstrap';
import type { RBACPolicy } from '../../domain/entities';
import { rolesOf } from '../../domain/session/rbac';
import type { RootState } from '../../store/createStore';
import { selectVisitor } from '../../store/session';
import { settledBootstrap } from '../bootstrap';
import { select, type SagaGenerator } from '../effects';

export interface Authority {
  policy: RBACPolicy | null;
  roleIds: readonly string[];
}

/** The policy and the visitor's roles, as currently known. */
export const selectAuthority = (state: RootState): Authority => ({
  policy: selectBootstrap(state).rbacPolicy,
  roleIds: rolesOf(selectVisitor(state)),
});

/** Policy and roles, after the project's settings have arrived or their fetch has failed. */
export function* settledAuthority(): SagaGenerator<Authority> {
  yield* settledBootstrap();
  return yield* select(selectAuthority);
}
