import { stringProblem } from '../../../domain/calls/checkValues';
import type { RBACPolicy } from '../../../domain/entities';
import { isAuthorized, rolesOf } from '../../../domain/session/rbac';
import type { VisitorSource } from '../../changes';
import { StytchSDKUsageError } from '../../errors/sdkErrors';

/** Permissions by resource and action, from a type such as `{ documents: 'read' | 'write' }`. */
export type PermissionsMap<Permissions extends Record<string, string>> = {
  [Resource in keyof Permissions]: Record<Permissions[Resource], boolean>;
};

/** The methods of `client.rbac` that wait for the project's settings. */
export interface RBACCalls {
  /**
   * Whether the visitor may perform an action, once the project's policy is known. Use it for display only:
   * your backend must check permissions itself.
   * @param resource_id of the policy.
   * @param action of that resource; a role's `*` allows every action.
   * @returns false when none of the visitor's roles allows it, or the policy could not be fetched.
   * @throws StytchSDKUsageError
   * @example if (await client.rbac.isAuthorized('documents', 'write')) showEditor();
   */
  isAuthorized(resource_id: string, action: string): Promise<boolean>;
  /**
   * The visitor's permissions for every resource of the project's policy, once it is known (§6).
   * @returns true or false for each resource and action; empty when the policy could not be fetched.
   * @throws StytchSDKUsageError when the client was destroyed
   * @example const { documents } = await client.rbac.allPermissions<{ documents: 'read' | 'write' }>();
   */
  allPermissions<Permissions extends Record<string, string> = Record<string, string>>(): Promise<
    PermissionsMap<Permissions>
  >;
}

/** `client.rbac`: permissions by the visitor's roles. */
export interface RBACClient extends RBACCalls {
  /**
   * Like `isAuthorized`, with the currently known policy: the copy stored in this browser until the first
   * fetch of the project's settings has ended, then the fetched one.
   * @param resource_id of the policy.
   * @param action of that resource.
   * @returns false while no policy is known.
   * @throws StytchSDKUsageError
   * @example const mayWrite = client.rbac.isAuthorizedSync('documents', 'write');
   */
  isAuthorizedSync(resource_id: string, action: string): boolean;
}

interface RBACParts {
  visitor: VisitorSource;
  /** The project's policy, as currently known. */
  policy: () => RBACPolicy | null;
  calls: RBACCalls;
}

export const createRBAC = ({ visitor, policy, calls }: RBACParts): RBACClient => ({
  ...calls,
  isAuthorizedSync(resource_id, action) {
    const problem = stringProblem('stytch.rbac.isAuthorizedSync', { resource_id, action });
    if (problem) throw new StytchSDKUsageError(problem);
    try {
      return isAuthorized(policy(), rolesOf(visitor.info().visitor), resource_id, action);
    } catch {
      // Any script of the page can write to local storage: a damaged policy allows nothing.
      return false;
    }
  },
});
