import type { SigningKey } from '../../state/project/keys';
import type { Project } from '../../state/project/projects';
import { rfc7231 } from '../../state/clock';
import type { State, Transact } from '../../state/state';
import { CaptchaRefusal, refuse } from '../../verify/refusals';
import { splitCookies, withCookies } from './cookies';
import { sdkCors } from './cors';
import type { Incoming } from './incoming';
import {
  checkSecret,
  claimedProject,
  credentialsOf,
  isPageNavigation,
  readIncoming,
  sessionTokenOf,
  visitorOf,
} from './incoming';
import { masked } from './masking';
import type { Reply } from './responses';
import {
  faultReply,
  isRefusal,
  ownErrorReply,
  refusalPageReply,
  plainSuccess,
  refusalReply,
  serverRefusalReply,
  success,
} from './responses';
import type { Answer, Route } from '../route';

export const SDK_PREFIX = '/sdk/v1';
/** The calls of hosts' servers. */
export const SERVER_PREFIX = '/v1';

export interface SdkContext {
  transact: Transact;
  signingKey: SigningKey;
  origin: string;
  /** The consent page of projects that do not set `consent_url`. */
  consentUrl: string;
  /** Whether links and providers may redirect to this origin when the project has no list. */
  isTrusted(origin: string): boolean;
  /** Aborted when the sandbox is closed. */
  closing: AbortSignal;
}

interface Outcome {
  /** Null drops the connection. */
  reply: (Reply & { signed?: () => Promise<Reply> }) | null;
  delayMs: number;
  now: number;
}

/** Refuses a call that needs a captcha token and has no valid one. */
async function checkCaptcha(state: State, project: Project, { path, body }: Incoming): Promise<void> {
  if (!(await state.captcha.requiredOn(project.public_token)).includes(path)) return;
  const token = (body as { captcha_token?: unknown } | null)?.captcha_token;
  const good = typeof token === 'string' && (await state.captcha.redeem(project, token));
  if (!good) throw new CaptchaRefusal();
}

/** Checks project, body, captcha and session, and then runs the route. */
async function runRoute(
  { origin, consentUrl, signingKey, isTrusted }: SdkContext,
  state: State,
  incoming: Incoming,
  project: Project | null,
): Promise<Answer> {
  const { route, params, body, bodyRefusal } = incoming;
  if (!route) return refuse('route_not_found');
  if (bodyRefusal) throw bodyRefusal;
  credentialsOf(incoming);
  if (!project) return refuse('unauthorized_credentials');
  checkSecret(incoming, project);
  await checkCaptcha(state, project, incoming);
  const { token: sessionToken, from: sessionFrom } = sessionTokenOf(incoming, project);
  const session = sessionToken
    ? await state.sessions.find(project.public_token, { token: sessionToken })
    : null;
  if (route.access === 'session' && !session)
    refuse(sessionToken ? 'session_not_found' : 'user_unauthenticated');
  const visitor = visitorOf(incoming, origin);
  return route.run({
    state,
    project,
    params,
    body,
    rawBody: body,
    visitor,
    redirects: { listed: project.redirect_urls, page: visitor.page, isTrusted },
    session,
    sessionToken,
    sessionFrom,
    origin,
    consentUrl: project.consent_url ?? consentUrl,
    signingKey,
  });
}

async function realReply(
  context: SdkContext,
  state: State,
  incoming: Incoming,
  project: Project | null,
): Promise<Outcome['reply']> {
  const { requestId } = incoming;
  try {
    const answer = await runRoute(context, state, incoming, project);
    const reply = incoming.route?.access === 'server' ? plainSuccess : success;
    const { sign } = answer;
    return {
      ...reply(answer, requestId),
      ...(sign && { signed: async () => reply(await sign(), requestId) }),
    };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    if (incoming.route?.access === 'server') return serverRefusalReply(error, requestId);
    return isPageNavigation(incoming) ? refusalPageReply(error) : refusalReply(error, requestId);
  }
}

/** Runs one call in one transaction. A refusal keeps what was written (a counted try), any other error rolls it back. */
async function answerInTransaction(context: SdkContext, state: State, incoming: Incoming): Promise<Outcome> {
  const { request, path, requestId } = incoming;
  const claimed = claimedProject(incoming);
  const project = claimed === undefined ? null : await state.projects.find(claimed);
  const fault = project ? await state.faults.take(project.public_token, path) : null;
  const reply = fault?.drop
    ? null
    : ((fault && faultReply(fault, requestId)) ?? (await realReply(context, state, incoming, project)));
  if (project) {
    await state.requests.log(project.public_token, {
      request_id: requestId,
      method: request.method,
      path,
      origin: request.headers.get('Origin'),
      session: sessionTokenOf(incoming, project).token !== '',
      body: request.method === 'GET' ? undefined : masked(incoming.body),
      status: reply?.status ?? 0,
    });
  }
  return { reply, delayMs: fault?.delay_ms ?? 0, now: state.now };
}

/** Read before a test replaces the page's timers: the sandbox's delays are in real time, as a server's would be. */
const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;

/** Waits. Resolves early with true when the sandbox is closed. */
const isClosedWithin = (ms: number, closing: AbortSignal): Promise<boolean> =>
  new Promise((resolve) => {
    const onClose = (): void => {
      endTimer(timer);
      resolve(true);
    };
    const timer = startTimer(() => {
      closing.removeEventListener('abort', onClose);
      resolve(false);
    }, ms);
    closing.addEventListener('abort', onClose, { once: true });
  });

/** Answers one SDK call. `Response.error()` means a dropped connection, which each adapter implements. */
export async function answerSdk(
  context: SdkContext,
  request: Request,
  route: Route | null,
  params: Record<string, string>,
): Promise<Response> {
  const isServer = route?.access === 'server';
  const prefix = new URL(`${context.origin}${isServer ? '/' : SDK_PREFIX}`).pathname.replace(/\/$/, '');
  const path = new URL(request.url).pathname.slice(prefix.length);
  const incoming = await readIncoming(request, route, path, params);
  const { reply, delayMs, now } = await context
    .transact((state) => answerInTransaction(context, state, incoming))
    .then(async (outcome) => ({ ...outcome, reply: (await outcome.reply?.signed?.()) ?? outcome.reply }))
    .catch((error: unknown): Outcome => {
      console.error(`${request.method} ${path} failed:`, error);
      return { reply: ownErrorReply(incoming.requestId), delayMs: 0, now: Date.now() };
    });
  const isOver = delayMs > 0 && (await isClosedWithin(delayMs, context.closing));
  if (!reply || isOver) return Response.error();
  const headers = new Headers({ 'Cache-Control': 'no-store', Date: rfc7231(now + delayMs) });
  // A secret does not belong into a page, so pages cannot read the answers of a server's calls.
  const cors = isServer ? {} : sdkCors(request, reply.exposed);
  for (const [name, value] of Object.entries(cors)) headers.set(name, value);
  const [cookies, others] = splitCookies(reply.headers);
  for (const [name, value] of others) headers.set(name, value);
  return withCookies(new Response(reply.body, { status: reply.status, headers }), cookies);
}
