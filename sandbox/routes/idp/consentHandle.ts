import { digest } from '../../verify/digests';
import { minutes } from '../../verify/durations';
import { originsOf } from '../../verify/redirectUrls';
import { refuse } from '../../verify/refusals';
import type { AuthorizationRequest } from './idpRequest';
import type { Call } from '../route';
import { requireSession } from '../route';

const GOOD_FOR_MINUTES = 10;

/** The digest is equal for both wire formats of a request: a missing prompt equals an empty one, and scopes are sorted. */
const digestOf = ({ client_id, redirect_uri, prompt = '' }: AuthorizationRequest, scopes: string[]): string =>
  digest(JSON.stringify([client_id, redirect_uri, prompt, scopes.toSorted()]));

/**
 * Browsers send a session cookie with requests of every page of the same site, which on localhost means every port. They
 * send the Origin header with each POST, and pages cannot change it.
 */
function checkOrigin({ visitor, project, consentUrl }: Call): void {
  const allowed = originsOf([consentUrl, ...(project.redirect_urls ?? [])]);
  if (visitor.sentOrigin !== null && !allowed.includes(visitor.sentOrigin))
    refuse('consent_origin_not_allowed');
}

/** HttpOnly mode: stores the consent request of this session, for one answer. Sessions sent in the header need no record. */
export async function openConsent(
  call: Call,
  request: AuthorizationRequest,
  scopes: string[],
): Promise<void> {
  if (call.sessionFrom !== 'cookie') return;
  checkOrigin(call);
  const key = { session_id: requireSession(call).session_id, request_digest: digestOf(request, scopes) };
  await call.state.consentRequests.open(call.project.public_token, key, minutes(GOOD_FOR_MINUTES));
}

/** HttpOnly mode: refuses an answer without a stored consent request of this session. */
export async function spendConsent(
  call: Call,
  request: AuthorizationRequest,
  scopes: string[],
): Promise<void> {
  if (call.sessionFrom !== 'cookie') return;
  checkOrigin(call);
  const key = { session_id: requireSession(call).session_id, request_digest: digestOf(request, scopes) };
  if (!(await call.state.consentRequests.spend(key))) refuse('consent_not_started');
}
