import type { Session, User } from '../entities';
import type { Visitor } from './visitor';

function deepEqual(a: unknown, b: unknown): boolean {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return Object.is(a, b);
  const left = Object.entries(a);
  const right = new Map(Object.entries(b));
  return (
    Array.isArray(a) === Array.isArray(b) &&
    left.length === right.size &&
    left.every(([key, value]) => right.has(key) && deepEqual(value, right.get(key)))
  );
}

/** A change of `last_accessed_at`, which each refresh causes, is not reported. */
const timeless = (session: Session | null) => session && { ...session, last_accessed_at: '' };

export const sameUser = (a: User | null, b: User | null): boolean => deepEqual(a, b);

const sameSession = (a: Session | null, b: Session | null): boolean => deepEqual(timeless(a), timeless(b));

/** Compares two visitors, or only their sessions or users. */
export const sameVisitor = (a: Partial<Visitor> | null, b: Partial<Visitor> | null): boolean =>
  sameUser(a?.user ?? null, b?.user ?? null) && sameSession(a?.session ?? null, b?.session ?? null);
