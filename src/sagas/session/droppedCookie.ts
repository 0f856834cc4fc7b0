import type { AuthError } from '../../domain/errors/errors';
import { getServices, type Operation } from '../effects';

/**
 * Tells the developer that the browser drops the session's HttpOnly cookie as a third-party cookie. The sign:
 * the provider finds no session, although one was started here, has not expired, and was never extended by a
 * later call. Once a later call has succeeded, a missing cookie has other causes.
 */
export function* warnOfDroppedCookie(error: AuthError): Operation<void> {
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
