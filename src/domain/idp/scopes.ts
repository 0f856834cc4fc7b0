import type { RBACPolicy } from '../entities';

/** Access beyond the visitor's session. */
export const OFFLINE_ACCESS = 'offline_access';

/**
 * §6 Consent: the standard scopes, which every user can grant. The RBAC policy of a project describes its other scopes.
 */
export const BUILT_IN_SCOPES: readonly string[] = [
  'openid',
  'profile',
  'email',
  'phone',
  'full_access',
  OFFLINE_ACCESS,
];

/** Splits a space-separated list and drops duplicates. */
export const scopesOf = (scope: string): string[] => [...new Set(scope.split(' ').filter(Boolean))];

/** Scopes of a request and of the provider's answer, as space-separated lists. */
interface ScopeRequest {
  scope: string;
  grantable_scope: string;
  ungrantable_scope: string;
}

/**
 * The scopes that the app gets if the visitor consents: those that the provider can grant, and requested scopes that
 * its answer does not mention.
 */
export function grantedScopes({ scope, grantable_scope, ungrantable_scope }: ScopeRequest): string[] {
  const refused = scopesOf(ungrantable_scope);
  const unmentioned = scopesOf(scope).filter((one) => !refused.includes(one));
  return [...new Set([...scopesOf(grantable_scope), ...unmentioned])];
}

export const isCustomScope = (scope: string): boolean => !BUILT_IN_SCOPES.includes(scope);

/** §6 Consent: the policy's description of a custom scope. */
export const describeScope = (scope: string, policy: RBACPolicy | null): string | undefined =>
  policy?.scopes?.find((known) => known.scope === scope)?.description;
