import { callProblem } from '../domain/checks';
import type { RBACPolicy } from '../domain/entities';
import { isAuthorized, rolesOf } from '../domain/rbac';
import type { VisitorSource } from './changes';
import { StytchSDKUsageError } from './sdkErrors';

/** Resource by action, from a type that lists them: `{ documents: 'read' | 'write' }`. */
export type PermissionsMap<Permissions extends Record<string, string>> = {
  [Resource in keyof Permissions]: Record<Permissions[Resource], boolean>;
};

/** The part of `client.rbac` that waits for the project's settings. */
export interface RBACCalls {
  /**
   * Whether the visitor may do something, once the project's policy is known. Your backend must decide for itself: this is
   * for what a page shows.
   * @param resource_id of the policy.
   * @param action of that resource; a role's `*` allows every one.
   * @returns false for a visitor without a role that allows it, and for everybody without a policy.
   * @throws StytchSDKUsageError
   * @example if (await client.rbac.isAuthorized('documents', 'write')) showEditor();
   */
  isAuthorized(resource_id: string, action: string): Promise<boolean>;
  /**
   * What the visitor may do with every resource of the project's policy, once that is known (§6).
   * @returns each resource's actions, true or false; empty without a policy.
   * @throws StytchSDKUsageError once the client is destroyed
   * @example const { documents } = await client.rbac.allPermissions<{ documents: 'read' | 'write' }>();
   */
  allPermissions<Permissions extends Record<string, string> = Record<string, string>>(): Promise<
    PermissionsMap<Permissions>
  >;
}

/** `client.rbac`: what the visitor's roles allow. */
export interface RBACClient extends RBACCalls {
  /**
   * As `isAuthorized`, from what is known now: this browser's copy of the policy until the provider has answered.
   * @param resource_id of the policy.
   * @param action of that resource.
   * @returns false as long as no policy is known.
   * @throws StytchSDKUsageError
   * @example const mayWrite = client.rbac.isAuthorizedSync('documents', 'write');
   */
  isAuthorizedSync(resource_id: string, action: string): boolean;
}

const CHECKS = { resource_id: 'string', action: 'string' } as const;

interface RBACParts {
  visitor: VisitorSource;
  /** The project's policy, as far as it is known now. */
  policy: () => RBACPolicy | null;
  calls: RBACCalls;
}

export const createRBAC = ({ visitor, policy, calls }: RBACParts): RBACClient => ({
  ...calls,
  isAuthorizedSync(resource_id, action) {
    const problem = callProblem('rbac.isAuthorizedSync', CHECKS, { resource_id, action });
    if (problem) throw new StytchSDKUsageError(problem);
    return isAuthorized(policy(), rolesOf(visitor.info().visitor), resource_id, action);
  },
});
