import type { SessionClaims } from '../session/sessionClaims';
import type { AuthServerError } from './authServerError';

/**
 * The names of a project's roles and resources, for `createAuthServer<Policy>`.
 * @example interface Policy { roles: 'editor' | 'reader'; resources: { prices: 'read' | 'write' } }
 */
export interface AnyPolicy {
  /** The ids of the roles. */
  roles: string;
  /** The actions of each resource. */
  resources: object;
}

/** The policy of `createAuthServer` without a type: any names. */
export interface UntypedPolicy {
  roles: string;
  resources: Record<string, string>;
}

/** The signed-in visitor of a request. All fields but the methods are plain data. */
export interface ServerVisitor<Policy extends AnyPolicy = UntypedPolicy> extends SessionClaims {
  /**
   * §6 Role-based check: whether a role of the visitor allows the action on the resource.
   * @throws AuthServerError `provider_unavailable` when the project's policy cannot be fetched
   * @example if (!(await visitor.isAuthorized('prices', 'write'))) return new Response(null, { status: 403 });
   */
  isAuthorized<Resource extends keyof Policy['resources'] & string>(
    resource_id: Resource,
    action: Policy['resources'][Resource] & string,
  ): Promise<boolean>;
  /**
   * Whether the visitor has the role.
   * @example const canEdit = visitor.hasRole('editor');
   */
  hasRole(role_id: Policy['roles']): boolean;
}

/** Why nobody is signed in. */
export type SignedOutReason =
  /** No session cookies and no bearer token of this issuer. */
  | 'no_session'
  /** A cookie name came with two values, one of which another page may have set. */
  | 'ambiguous_cookies'
  /** The JWT is over, and no session token came with it. */
  | 'jwt_expired'
  /** The JWT is forged, or one of another project. */
  | 'jwt_invalid'
  /** The JWT and the session token are of two sessions. */
  | 'cookies_differ'
  /** The provider says that the session has ended. */
  | 'session_ended';

/** Who asks. `headers` must be added to the answer: they renew or remove cookies, and keep the answer out of shared caches. */
export type Authentication<Policy extends AnyPolicy = UntypedPolicy> =
  | { status: 'signedIn'; visitor: ServerVisitor<Policy>; headers: Headers }
  | { status: 'signedOut'; reason: SignedOutReason; headers: Headers }
  /** It cannot be known now. Answer with status 503, or show the page without what is the visitor's own. */
  | { status: 'unknown'; error: AuthServerError; headers: Headers };
