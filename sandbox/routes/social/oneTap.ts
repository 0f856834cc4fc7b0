import { randomUUID } from 'node:crypto';
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
import { readJson } from '../transport/body';
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

/** Not an SDK call: what is answered stands at the top level, and errors look as they do everywhere. */
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
  const all = [
    ...headers,
    ...Object.entries(sdkCors(request)),
    ['Cache-Control', 'no-store'] as [string, string],
  ];
  return new Response(body, { status, headers: all });
}

/** What a project was told to fail with, in the form of any other refusal. */
const refusalOf = (type: string, requestId: string): Reply =>
  isRefusalType(type)
    ? refusalReply(new ApiRefusal(type), requestId)
    : apiError(404, type, 'The sandbox was told to answer so.', requestId);

/** The page that asks, unless it is the sandbox's own frame. */
function pageOf(request: Request, origin: string): string | null {
  const page = request.headers.get('Origin');
  return page !== null && page !== origin && /^https?:/.test(page) ? page : null;
}

async function start({ origin }: SdkContext, request: Request, state: State, requestId: string) {
  const publicToken = new URL(request.url).searchParams.get('public_token') ?? '';
  const project = (await state.projects.find(publicToken)) ?? refuse('unauthorized_credentials');
  const { failure } = project.one_tap;
  if (failure !== undefined && !promptFailure(failure)) return refusalOf(failure, requestId);
  // Other tabs of this browser may be in the middle of it with the token they know.
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

/** The account of an ID token that the prompt made for this project, not long ago, and that is shown for the first time. */
async function readCredential({ signingKey }: SdkContext, state: State, project: Project, idToken: string) {
  const claims = readJwt(signingKey, idToken)?.claims;
  if (!claims) return refuse('id_token_invalid');
  if (claims['aud'] !== googleClientId(project)) return refuse('id_token_incorrect_audience');
  if (!isInTime(claims, state.now)) return refuse('id_token_expired');
  const id = String(claims['jti']);
  if (!(await state.oneTap.isNew(id))) return refuse('id_token_invalid');
  return { id, email: String(claims['email']) };
}

/** Where to, when the page says nothing: the project's first address, else the page that began. */
function wayBack(
  project: Project,
  { page }: OneTapRound,
  login: string | undefined,
  signup: string | undefined,
) {
  if (!login && !project.redirect_urls && page === null) return refuse('no_login_redirect_urls_set');
  if (!signup && !project.redirect_urls && page === null) return refuse('no_signup_redirect_urls_set');
  const allowed = (wish: string | undefined): string =>
    checkRedirectUrl(wish, project.redirect_urls, page ?? '', 'redirect_url_not_found');
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
  const back = wayBack(project, round, given.login_redirect_url, given.signup_redirect_url);
  await state.oneTap.spend(round);
  await state.oneTap.spendCredential(id);
  const way = { project, provider: 'google', ...back, codeChallenge: null, scopes: '' };
  return plainSuccess({ data: { redirect_url: await signInAs(state, way, email) } }, requestId);
}

/** Google's One Tap, as far as the provider has a part in it; Google's own part is `gsi.ts`. */
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
