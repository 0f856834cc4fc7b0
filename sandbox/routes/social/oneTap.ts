import type { Hono } from 'hono';
import type { OneTapRound } from '../../state/social/oneTap';
import type { Project } from '../../state/project/projects';
import type { State } from '../../state/state';
import { newToken } from '../../state/tokens';
import { digest, sameDigest } from '../../verify/digests';
import { minutes } from '../../verify/durations';
import { isInTime, readJwt } from '../../verify/jwt';
import { googleClientId, promptFailure } from '../../verify/social/oneTap';
import { checkRedirectUrl } from '../../verify/redirectUrls';
import { ApiRefusal, isRefusalType, refuse, SchemaRefusal } from '../../verify/refusals';
import type { Shape } from '../../verify/schema';
import { checkedBody, schemaIssues } from '../../verify/schema';
import { randomUUID } from '../../verify/random';
import { readJson } from '../transport/body';
import { splitCookies, withCookies } from '../transport/cookies';
import { sdkCors, sdkPreflight } from '../transport/cors';
import { readCookie } from '../transport/credentials';
import { signInAs } from './oauthAccounts';
import type { Reply } from '../transport/responses';
import { apiError, isRefusal, plainSuccess, refusalReply } from '../transport/responses';
import type { SdkContext } from '../transport/sdk';

const START = '/v1/public/oauth/google/onetap/start';
const CALLBACK = '/v1/oauth/callback/:id';
const CSRF_COOKIE = 'stytch_csrf_private_token';
const GOOD_FOR_MINUTES = 10;

const BODY = {
  id_token: { type: 'string', required: true },
  stytch_csrf_token: { type: 'string', required: true },
  login_redirect_url: { type: 'string' },
  signup_redirect_url: { type: 'string' },
} as const satisfies Shape;

type Work = (state: State, requestId: string) => Promise<Reply>;

/** Unlike SDK calls, these answers have no `data` envelope. Errors have the usual format. */
async function answer({ transact }: SdkContext, request: Request, work: Work): Promise<Response> {
  const requestId = `request-id-test-${randomUUID()}`;
  const { status, headers, body } = await transact(async (state) => {
    try {
      return await work(state, requestId);
    } catch (error) {
      if (isRefusal(error)) return refusalReply(error, requestId);
      throw error;
    }
  });
  const [cookies, others] = splitCookies(headers);
  const all = [
    ...others,
    ...Object.entries(sdkCors(request)),
    ['Cache-Control', 'no-store'] as [string, string],
  ];
  return withCookies(new Response(body, { status, headers: all }), cookies);
}

/** The refusal that a project's `one_tap.failure` asks for. */
const refusalOf = (type: string, requestId: string): Reply =>
  isRefusalType(type)
    ? refusalReply(new ApiRefusal(type), requestId)
    : apiError(404, type, 'The project’s setting one_tap.failure asks for this answer.', requestId);

/** The page that made the call; null for the sandbox's own frame. */
function pageOf(request: Request, origin: string): string | null {
  const page = request.headers.get('Origin');
  return page !== null && page !== origin && /^https?:/.test(page) ? page : null;
}

async function start({ origin }: SdkContext, request: Request, state: State, requestId: string) {
  const publicToken = new URL(request.url).searchParams.get('public_token') ?? '';
  const project = (await state.projects.find(publicToken)) ?? refuse('unauthorized_credentials');
  const { failure } = project.one_tap;
  if (failure !== undefined && !promptFailure(failure)) return refusalOf(failure, requestId);
  // An existing CSRF token is reused, because other tabs of this browser may be using it.
  const known = readCookie(request.headers.get('Cookie'), CSRF_COOKIE);
  const csrfToken = /^[\w-]{43}$/.test(known) ? known : newToken();
  const lifetimeMs = minutes(GOOD_FOR_MINUTES);
  const callbackId = await state.oneTap.open(publicToken, pageOf(request, origin), csrfToken, lifetimeMs);
  const cookie = `${CSRF_COOKIE}=${csrfToken}; Path=/; SameSite=Lax; Max-Age=${GOOD_FOR_MINUTES * 60}`;
  const google_client_id = failure === 'missing_client_id' ? '' : googleClientId(project);
  return plainSuccess(
    { data: { google_client_id, oauth_callback_id: callbackId }, cookies: [cookie] },
    requestId,
  );
}

/** The account of an ID token that was issued for this project, has not expired and was not used before. */
async function readCredential({ signingKey }: SdkContext, state: State, project: Project, idToken: string) {
  const claims = (await readJwt(signingKey, idToken))?.claims;
  if (!claims) return refuse('id_token_invalid');
  if (claims['aud'] !== googleClientId(project)) return refuse('id_token_incorrect_audience');
  if (!isInTime(claims, state.now)) return refuse('id_token_expired');
  const id = String(claims['jti']);
  if (!(await state.oneTap.isNew(id))) return refuse('id_token_invalid');
  return { id, email: String(claims['email']) };
}

/** The redirect URLs. Without given ones: the project's first URL, or else the page that started the prompt. */
function wayBack(
  { isTrusted }: SdkContext,
  project: Project,
  { page }: OneTapRound,
  login: string | undefined,
  signup: string | undefined,
) {
  if (!login && !project.redirect_urls && page === null) return refuse('no_login_redirect_urls_set');
  if (!signup && !project.redirect_urls && page === null) return refuse('no_signup_redirect_urls_set');
  const redirects = { listed: project.redirect_urls, page: page ?? '', isTrusted };
  const allowed = (wish: string | undefined): string =>
    checkRedirectUrl(wish, redirects, 'redirect_url_not_found');
  return { login: allowed(login), signup: allowed(signup) };
}

async function finish(
  context: SdkContext,
  request: Request,
  callbackId: string,
  state: State,
  requestId: string,
) {
  const round = (await state.oneTap.find(callbackId)) ?? refuse('invalid_callback_id');
  const project = (await state.projects.find(round.public_token)) ?? refuse('invalid_callback_id');
  const body = await readJson(request);
  const issues = schemaIssues(body, BODY);
  if (issues.length > 0) throw new SchemaRefusal(issues);
  const given = checkedBody(body, BODY);
  const cookie = readCookie(request.headers.get('Cookie'), CSRF_COOKIE);
  const isSameBrowser =
    sameDigest(cookie, given.stytch_csrf_token) && sameDigest(digest(cookie), round.csrf_digest);
  if (!isSameBrowser) return refuse('oauth_state_mismatch');
  const { id, email } = await readCredential(context, state, project, given.id_token);
  const back = wayBack(context, project, round, given.login_redirect_url, given.signup_redirect_url);
  await state.oneTap.spend(round);
  await state.oneTap.spendCredential(id);
  const way = { project, provider: 'google', ...back, codeChallenge: null, scopes: '' };
  return plainSuccess({ data: { redirect_url: await signInAs(state, way, email) } }, requestId);
}

/** The provider's part of Google One Tap. Google's part is `scripts/gsi.ts`. */
export function addOneTap(app: Hono, context: SdkContext): void {
  app.options(START, ({ req }) => sdkPreflight(req.raw));
  app.get(START, ({ req }) =>
    answer(context, req.raw, (state, requestId) => start(context, req.raw, state, requestId)),
  );
  app.options(CALLBACK, ({ req }) => sdkPreflight(req.raw, ['x-stytch-oauth-type']));
  app.post(CALLBACK, ({ req }) =>
    answer(context, req.raw, async (state, requestId) => {
      if (req.header('x-stytch-oauth-type') !== 'google-one-tap') return refuse('invalid_oauth_provider');
      return finish(context, req.raw, req.param('id'), state, requestId);
    }),
  );
}
