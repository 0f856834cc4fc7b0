import type { ProtectionFields } from '../../api/protection';
import type { AuthAnswer } from '../../domain/entities';
import type { Outcome } from '../../domain/errors/errors';
import type { Operation } from '../effects';
import { protectedRequest } from '../protection/botProtection';
import type { request } from '../request';
import { storeAuthenticated } from './sessions';

/**
 * Signs in by a call with bot protection, and stores the session.
 * @param start creates the request from the given fields and those of bot protection
 */
export function* protectedSignIn<T extends AuthAnswer, F extends { session_duration_minutes?: number }>(
  fields: F,
  start: (fields: F & ProtectionFields) => Parameters<typeof request<T>>[0],
): Operation<Outcome<T>> {
  const outcome = yield* protectedRequest<T>((protection) => start({ ...fields, ...protection }));
  return yield* storeAuthenticated(outcome, fields.session_duration_minutes);
}
