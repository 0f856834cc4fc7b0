import { COOKIE_NAMES } from '../../../src/domain/constants';
import { publicTokenOf, type Project } from '../../state/project/projects';
import { refuse } from '../../verify/refusals';
import { digest, sameDigest } from '../../verify/digests';
import { randomUUID } from '../../verify/random';
import { readForm, readJson } from './body';
import type { Credentials } from './credentials';
import { callCredentials, readBasic, readCookie } from './credentials';
import type { Route, SessionSource, Visitor } from '../route';

/** The sandbox listens on loopback only, so this is every visitor's address. */
const LOOPBACK = '127.0.0.1';

const FORM_TYPE = /^application\/x-www-form-urlencoded\b/i;

/** A parsed call, before its credentials and body are checked. */
export interface Incoming {
  request: Request;
  requestId: string;
  /** The matching route, or null. */
  route: Route | null;
  /** The path relative to `/sdk/v1`; the whole path of a server's call. */
  path: string;
  params: Record<string, string>;
  body: unknown;
  /** The error of a body that could not be read. */
  bodyRefusal: unknown;
}

export async function readIncoming(
  request: Request,
  route: Route | null,
  path: string,
  params: Record<string, string>,
): Promise<Incoming> {
  const incoming = { request, route, path, params, requestId: `request-id-test-${randomUUID()}` };
  try {
    const isForm = route?.form && FORM_TYPE.test(request.headers.get('Content-Type') ?? '');
    const body = await (isForm ? readForm(request) : readJson(request));
    return { ...incoming, body, bodyRefusal: undefined };
  } catch (bodyRefusal) {
    return { ...incoming, body: undefined, bodyRefusal };
  }
}

/** The Basic value. Forms send it in a field, because they cannot set headers. */
function authorization({ request, route, body }: Incoming): string | null {
  const field = route?.form ? (body as { __Authorization?: unknown } | null)?.__Authorization : undefined;
  return request.headers.get('Authorization') ?? (typeof field === 'string' ? field : null);
}

/** Whether the browser shows the answer as a page, instead of a script reading it. */
export const isPageNavigation = ({ request, route }: Incoming): boolean =>
  route?.form === true && (request.headers.get('Accept') ?? '').includes('text/html');

/** A public call without credentials. Those that are sent are checked. */
const isOpen = (incoming: Incoming): boolean =>
  incoming.route?.isPublic === true && authorization(incoming) === null;

/** The call's credentials. Refuses malformed ones and those that contradict the call. */
export function credentialsOf(incoming: Incoming): Credentials {
  if (isOpen(incoming))
    return { publicToken: publicTokenOf(incoming.params['project_id'] ?? ''), sessionToken: '' };
  if (incoming.route?.access === 'server')
    return { publicToken: publicTokenOf(serverCredentials(incoming).id), sessionToken: '' };
  return callCredentials(
    authorization(incoming),
    incoming.route?.publicTokenIn?.(incoming.params, incoming.body),
  );
}

/** The project id and secret of a server's call. */
function serverCredentials(incoming: Incoming): { id: string; secret: string } {
  const { publicToken: id, sessionToken: secret } =
    readBasic(authorization(incoming)) ?? refuse('unauthorized_credentials');
  return { id, secret };
}

/** Refuses a server's call without the project's secret. */
export function checkSecret(incoming: Incoming, { project_id, secret }: Project): void {
  if (incoming.route?.access !== 'server' || isOpen(incoming)) return;
  const sent = serverCredentials(incoming);
  const isRight = secret !== null && sameDigest(digest(sent.secret), digest(secret));
  if (!isRight || sent.id !== project_id) refuse('unauthorized_credentials');
}

/** The public token as sent, for faults and the log, which include refused calls. */
export function claimedProject(incoming: Incoming): string | undefined {
  try {
    return credentialsOf(incoming).publicToken;
  } catch {
    return readBasic(authorization(incoming))?.publicToken;
  }
}

/** The session token of the header or, in HttpOnly mode, of the cookie. */
export function sessionTokenOf(incoming: Incoming, project: Project): { token: string; from: SessionSource } {
  const isServer = incoming.route?.access === 'server';
  const sent = (!isServer && readBasic(authorization(incoming))?.sessionToken) || '';
  if (sent || isServer || !project.session.http_only_cookies) return { token: sent, from: 'page' };
  return {
    token: readCookie(incoming.request.headers.get('Cookie'), COOKIE_NAMES.opaqueToken),
    from: 'cookie',
  };
}

export function visitorOf({ request }: Incoming, fallback: string): Visitor {
  const [host, origin] = ['X-SDK-Parent-Host', 'Origin'].map((name) => {
    const url = request.headers.get(name);
    return url !== null && /^https?:\/\//.test(url) && URL.canParse(url) ? new URL(url).origin : undefined;
  });
  const page = host ?? origin ?? new URL(fallback).origin;
  const sentOrigin = request.headers.get('Origin');
  const userAgent = request.headers.get('User-Agent') ?? '';
  return { page, origin: origin ?? page, sentOrigin, userAgent, ip: LOOPBACK };
}
