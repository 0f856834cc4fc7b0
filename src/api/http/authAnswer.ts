import type { AuthAnswer } from '../../domain/entities';

/** Removes the wire's `__user`, a second copy of the user. */
export function withoutInternalUser<T extends object>(answer: T): T {
  const { __user, ...rest } = answer as T & { __user?: unknown };
  void __user;
  return rest as T;
}

export const authAnswer = <T extends AuthAnswer = AuthAnswer>(data: unknown): T =>
  withoutInternalUser(data as T);
