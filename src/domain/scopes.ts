import type { RBACPolicy } from './entities';

/**
 * §5 Scopes that mean the same everywhere, and that every user can grant. All others are the project's own: its RBAC policy
 * describes them.
 */
export const BUILT_IN_SCOPES: readonly string[] = [
  'openid',
  'profile',
  'email',
  'phone',
  'full_access',
  'offline_access',
];

/** A space-separated list, each scope once. */
export const scopesOf = (scope: string): string[] => [...new Set(scope.split(' ').filter(Boolean))];

export const isCustomScope = (scope: string): boolean => !BUILT_IN_SCOPES.includes(scope);

/** §5 What a scope of the project's own lets an app do, where its policy says so. */
export const describeScope = (scope: string, policy: RBACPolicy | null): string | undefined =>
  policy?.scopes?.find((known) => known.scope === scope)?.description;
