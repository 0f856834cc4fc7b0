import { digest } from '../../verify/digests';
import { minutes } from '../../verify/durations';
import { originsOf } from '../../verify/redirectUrls';
import { refuse } from '../../verify/refusals';
import type { Wish } from './idpRequest';
import type { Call } from '../route';
import { requireSession } from '../route';

const GOOD_FOR_MINUTES = 10;

/** The same for the two forms in which clients ask: an absent prompt is an empty one, scopes have no order. */
const digestOf = ({ client_id, redirect_uri, prompt = '' }: Wish, scopes: string[]): string =>
  digest(JSON.stringify([client_id, redirect_uri, prompt, scopes.toSorted()]));

/**
 * A session in a cookie comes with calls and forms of every page of the same site, which on localhost is every app of the
 * machine. Browsers name the origin with each POST, and no page can change it.
 */
function checkOrigin({ visitor, project, consentUrl }: Call): void {
  const allowed = originsOf([consentUrl, ...(project.redirect_urls ?? [])]);
  if (visitor.sentOrigin !== null && !allowed.includes(visitor.sentOrigin))
    refuse('consent_origin_not_allowed');
}

/** HttpOnly mode: notes what this session is asked, for one answer. A session that the page itself sends needs no note. */
export async function openConsent(call: Call, wish: Wish, scopes: string[]): Promise<void> {
  if (call.sessionFrom !== 'cookie') return;
  checkOrigin(call);
  const key = { session_id: requireSession(call).session_id, request_digest: digestOf(wish, scopes) };
  await call.state.consentRequests.open(call.project.public_token, key, minutes(GOOD_FOR_MINUTES));
}

/** HttpOnly mode: refuses an answer to what this session was not asked. */
export async function spendConsent(call: Call, wish: Wish, scopes: string[]): Promise<void> {
  if (call.sessionFrom !== 'cookie') return;
  checkOrigin(call);
  const key = { session_id: requireSession(call).session_id, request_digest: digestOf(wish, scopes) };
  if (!(await call.state.consentRequests.spend(key))) refuse('consent_not_started');
}
