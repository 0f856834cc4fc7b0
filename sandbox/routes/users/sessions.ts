import { scopesOf } from '../../../src/domain/idp/scopes';
import { rfc3339 } from '../../state/clock';
import { checkSessionDuration, minutes, sessionLifetimeMs } from '../../verify/durations';
import { refuse } from '../../verify/refusals';
import type { GenuineToken } from '../idp/accessTokens';
import { readAccessToken } from '../idp/accessTokens';
import { authAnswer, signIn } from '../authAnswer';
import { clearedCookies } from '../transport/credentials';
import { findClient } from '../idp/idpRequest';
import { TOKEN_SECONDS } from '../idp/oauth2Token';
import type { Route } from '../route';
import { requireSession, route } from '../route';

const EXCHANGE_MINUTES = 5;

/**
 * A session gives full access, so the token needs the scope `full_access`. It is accepted once and soon after its issue, so
 * that a token found later in a log is useless.
 */
function checkExchange({ token }: GenuineToken, now: number): void {
  if (!scopesOf(token.scope).includes('full_access')) refuse('insufficient_scope');
  if (token.exchanged_at !== null)
    refuse('idp_access_token_not_found', 'The access token has been exchanged already.');
  if (token.expires_at - TOKEN_SECONDS * 1000 + minutes(EXCHANGE_MINUTES) <= now)
    refuse(
      'idp_access_token_expired',
      `An access token must be exchanged within ${EXCHANGE_MINUTES} minutes of its issue.`,
    );
}

/**
 * A third party's session ends with its access token or, with the scope `offline_access`, after the time that the project
 * allows. Apps of the site itself, which need no consent, get what they ask for.
 */
function latestEnd({ token, project, authorization }: GenuineToken, now: number): number | undefined {
  if (findClient(project, authorization.client_id)?.consent_required === false) return undefined;
  const end = now + minutes(project.session.third_party_minutes);
  return scopesOf(token.scope).includes('offline_access') ? end : Math.min(end, token.expires_at);
}

/** Signs in the user of an app with the app's access token. */
const exchange = route({
  method: 'POST',
  path: '/sessions/exchange_access_token',
  access: 'project',
  body: {
    access_token: { type: 'string', required: true },
    session_duration_minutes: { type: 'number', required: true },
  },
  run: async (call) => {
    const { state, project, body } = call;
    const durationMinutes = checkSessionDuration(body.session_duration_minutes);
    const found = await readAccessToken(call, body.access_token);
    if (found?.project.public_token !== project.public_token) return refuse('idp_access_token_not_found');
    if (!found.isInTime) return refuse('idp_access_token_expired');
    checkExchange(found, state.now);
    await state.authorizations.markExchanged(found.token);
    const { user_id, client_id } = found.authorization;
    return signIn(call, {
      userId: user_id,
      durationMinutes,
      latestEnd: latestEnd(found, state.now),
      factor: {
        type: 'oauth_access_token_exchange',
        delivery_method: 'oauth_access_token_exchange',
        last_authenticated_at: rfc3339(state.now),
        oauth_access_token_exchange_factor: { client_id },
      },
    });
  },
});

export const sessionRoutes: Route[] = [
  route({
    method: 'POST',
    path: '/sessions/authenticate',
    access: 'session',
    body: { session_duration_minutes: { type: 'number' } },
    run: async (call) => {
      const lifetimeMs = sessionLifetimeMs(call.body.session_duration_minutes);
      const session = await call.state.sessions.touch(requireSession(call), { lifetimeMs });
      return authAnswer(call, session, call.sessionToken);
    },
  }),
  exchange,
  route({
    method: 'POST',
    path: '/sessions/revoke',
    access: 'session',
    run: async (call) => {
      await call.state.sessions.revoke(requireSession(call).session_id);
      return { data: {}, ...(call.project.session.http_only_cookies && { cookies: clearedCookies() }) };
    },
  }),
];
