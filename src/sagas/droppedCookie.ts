import type { AuthError } from '../domain/errors';
import { getServices, type Operation } from './effects';

/**
 * Tells the developer why nobody stays signed in: the session's HttpOnly cookie is of another site than the page, and the
 * browser has dropped it. The provider says that no session came, although one has begun here, has not run out, and no call
 * has ever reached the provider with it. Once a call has, a missing cookie means something else.
 */
export function* tellOfDroppedCookie(error: AuthError): Operation<void> {
  if (error.kind !== 'api' || error.error_type !== 'user_unauthenticated') return;
  const { storage, clock, log, endpoints } = yield* getServices();
  const session = storage.visitor.read()?.session;
  const begun = storage.refresh.read();
  if (!session || !begun || !storage.httpOnly.read()) return;
  const [started, used, ends] = [session.started_at, session.last_accessed_at, session.expires_at].map(
    (time) => Date.parse(time),
  ) as [number, number, number];
  const age = clock.wallTime().getTime() - begun.at;
  if (started !== used || age < 0 || !(age < ends - used)) return;
  log.error(
    `DroppedSessionCookieError: a visitor has signed in, but the session cookie of ${endpoints.apiUrl} did not come back ` +
      'with the next call, so they are signed out again. Browsers drop cookies of another site than the page’s: use an ' +
      'API domain of the page’s own site (endpointOptions.apiDomain).',
  );
}
