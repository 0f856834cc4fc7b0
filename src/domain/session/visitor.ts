import { isRecord } from '../calls/checkValues';
import type { Session, User } from '../entities';

/** Session and user, which always change together. */
export interface Visitor {
  session: Session;
  user: User;
}

function deepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  const keys = Object.keys(left);
  return (
    keys.length === Object.keys(right).length &&
    keys.every((key) => Object.hasOwn(right, key) && deepEqual(left[key], right[key]))
  );
}

/** Every refresh changes `last_accessed_at`; that alone is not reported as a change. */
const timeless = (session: Session): Session => ({ ...session, last_accessed_at: '' });

export const sameUser = (a: User | null, b: User | null): boolean => deepEqual(a, b);

export const sameSession = (a: Session | null, b: Session | null): boolean =>
  a === b || (a !== null && b !== null && deepEqual(timeless(a), timeless(b)));

export const sameVisitor = (a: Visitor | null, b: Visitor | null): boolean =>
  sameUser(a?.user ?? null, b?.user ?? null) && sameSession(a?.session ?? null, b?.session ?? null);

/** Validates a visitor from local storage, which may hold anything. */
export function visitorFrom(value: unknown): Visitor | null {
  if (!isRecord(value) || !isRecord(value.session) || !isRecord(value.user)) return null;
  if (typeof value.session.session_id !== 'string' || typeof value.user.user_id !== 'string') return null;
  return { session: value.session as unknown as Session, user: value.user as unknown as User };
}
