import { isRecord } from '../calls/checkValues';
import type { Session, User } from '../entities';

/** Session and user, which always change together. */
export interface Visitor {
  session: Session;
  user: User;
}

/** Validates a visitor from local storage, where other scripts can write any value. */
export function visitorFrom(value: unknown): Visitor | null {
  if (!isRecord(value) || !isRecord(value.session) || !isRecord(value.user)) return null;
  if (typeof value.session.session_id !== 'string' || typeof value.user.user_id !== 'string') return null;
  return { session: value.session as unknown as Session, user: value.user as unknown as User };
}

/**
 * The visitor of a stored record, which may have ids and times only: then the one that is known already.
 * @returns null when the provider must be asked
 */
export function wholeVisitor(stored: Visitor | null, known: Visitor | null): Visitor | null {
  if (!stored || Object.keys(stored.user).length > 1) return stored;
  const isKnown =
    known?.session.session_id === stored.session.session_id && known.user.user_id === stored.user.user_id;
  return isKnown ? { session: { ...known.session, ...stored.session }, user: known.user } : null;
}
