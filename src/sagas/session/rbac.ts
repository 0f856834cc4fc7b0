import { selectBootstrap } from '../../api/bootstrap';
import type { RBACPolicy } from '../../domain/entities';
import { rolesOf } from '../../domain/session/rbac';
import type { RootState } from '../../store/createStore';
import { selectVisitor } from '../../store/session';

/** The policy and the visitor's roles, as currently known. */
export const selectAuthority = (
  state: RootState,
): { policy: RBACPolicy | null; roleIds: readonly string[] } => ({
  policy: selectBootstrap(state).rbacPolicy,
  roleIds: rolesOf(selectVisitor(state)),
});
