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
