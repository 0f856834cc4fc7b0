import { refusalPage } from '../../pages/refusal';
import { ApiRefusal, CaptchaRefusal, SchemaRefusal, TooManyRequests } from '../../verify/refusals';
import type { FaultAnswer } from '../../state/project/faults';
import { PROTECTING_HEADERS } from './answerHeaders';
import type { Answer } from '../route';

/** An answer without CORS and Date headers. `exposed` lists headers that scripts can read. */
export interface Reply {
  status: number;
  headers: [string, string][];
  body: string | null;
  exposed?: string[];
}

const JSON_TYPE = 'application/json; charset=utf-8';
const NO_BODY = [204, 205, 304];

const json = (status: number, body: unknown, headers: [string, string][] = []): Reply => ({
  status,
  headers: [['Content-Type', JSON_TYPE], ...headers],
  body: JSON.stringify(body),
});

const setCookies = (cookies: string[]): [string, string][] => cookies.map((cookie) => ['Set-Cookie', cookie]);

export function success({ data, cookies = [], redirect }: Answer, requestId: string): Reply {
  if (redirect !== undefined) return { status: 303, headers: [['Location', redirect]], body: null };
  return json(200, { data: { ...data, request_id: requestId, status_code: 200 } }, setCookies(cookies));
}

/** For the few calls whose answers have no `data` envelope. */
export const plainSuccess = ({ data, cookies = [] }: Answer, requestId: string): Reply =>
  json(200, { ...data, request_id: requestId, status_code: 200 }, setCookies(cookies));

export function apiError(status: number, errorType: string, message: string, requestId: string): Reply {
  return json(status, {
    status_code: status,
    request_id: requestId,
    error_type: errorType,
    error_message: message,
    error_url: `https://stytch.com/docs/api/errors/${status}`,
  });
}

export type Refusal = ApiRefusal | SchemaRefusal | CaptchaRefusal;

export const isRefusal = (error: unknown): error is Refusal =>
  error instanceof ApiRefusal || error instanceof SchemaRefusal || error instanceof CaptchaRefusal;

/** The refusal of a host's server's call: also a malformed body has the format of an API error. */
export const serverRefusalReply = (refusal: Refusal, requestId: string): Reply =>
  refusal instanceof SchemaRefusal
    ? apiError(400, 'bad_request', `The call is malformed: ${refusal.message}`, requestId)
    : refusalReply(refusal, requestId);

export function refusalReply(refusal: Refusal, requestId: string): Reply {
  if (refusal instanceof ApiRefusal) {
    const reply = apiError(refusal.status, refusal.errorType, refusal.message, requestId);
    if (!(refusal instanceof TooManyRequests)) return reply;
    return { ...reply, headers: [...reply.headers, ['Retry-After', String(refusal.retryAfterSeconds)]] };
  }
  if (refusal instanceof SchemaRefusal) return json(400, { body: refusal.issues });
  return { status: 403, headers: [['Content-Type', 'text/plain; charset=utf-8']], body: refusal.message };
}

/** The refusal as a page, for form submissions. */
export async function refusalPageReply(refusal: Refusal): Promise<Reply> {
  const page =
    refusal instanceof ApiRefusal
      ? refusalPage(refusal.status, refusal.errorType, refusal.message)
      : refusalPage(400, 'invalid_request', refusal.message);
  return { status: page.status, headers: [...page.headers], body: await page.text() };
}

/** The answer after an unexpected error in the sandbox. */
export const ownErrorReply = (requestId: string): Reply =>
  refusalReply(new ApiRefusal('internal_server_error'), requestId);

const STATUS_TYPES: Record<number, string> = {
  429: 'too_many_requests',
  500: 'internal_server_error',
  503: 'service_unavailable',
};

function faultBody({ body, content_type }: FaultAnswer, status: number, requestId: string): Reply {
  if (NO_BODY.includes(status)) return { status, headers: [], body: null };
  if (body === undefined) {
    if (status < 400) return { status, headers: [], body: '' };
    return apiError(
      status,
      STATUS_TYPES[status] ?? 'sandbox_fault',
      'A fault of the sandbox’s control API asks for this answer.',
      requestId,
    );
  }
  if (typeof body !== 'string') return json(status, body);
  return { status, headers: [['Content-Type', content_type ?? 'text/plain; charset=utf-8']], body };
}

/** The answer of a fault; null when the fault only delays the real answer. */
export function faultReply(fault: FaultAnswer, requestId: string): Reply | null {
  const { status, headers, body, content_type } = fault;
  if (status === undefined && headers === undefined && body === undefined) return null;
  const reply = faultBody(fault, status ?? 200, requestId);
  const own = content_type === undefined ? [] : [['Content-Type', content_type] as [string, string]];
  const given = Object.entries(headers ?? {}).filter(
    ([name]) => !PROTECTING_HEADERS.includes(name.toLowerCase()),
  );
  const replaced = new Set([...own, ...given].map(([name]) => name.toLowerCase()));
  return {
    ...reply,
    headers: [...reply.headers.filter(([name]) => !replaced.has(name.toLowerCase())), ...own, ...given],
    exposed: given.map(([name]) => name),
  };
}
