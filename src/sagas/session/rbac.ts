import { selectBootstrap } from '../../api/endpoints/bootstrap';
import type { RBACPolicy } from '../../domain/entities';
import type { Result } from '../../domain/errors/errors';
import { rolesOf } from '../../domain/session/rbac';
import type { RootState } from '../../store/createStore';
import { selectVisitor } from '../../store/session';
import { settledBootstrap } from '../bootstrap';
import { select, type SagaGenerator } from '../effects';

/** The policy and the visitor's roles, as currently known. */
export const selectAuthority = (
  state: RootState,
): { policy: RBACPolicy | null; roleIds: readonly string[] } => ({
  policy: selectBootstrap(state).rbacPolicy,
  roleIds: rolesOf(selectVisitor(state)),
});

/** Policy and roles, after the project's settings have arrived or their fetch has failed. */
export function* settledAuthority(): SagaGenerator<Result<ReturnType<typeof selectAuthority>>> {
  yield* settledBootstrap();
  return { data: yield* select(selectAuthority) };
}
