import { isRecord, shown } from '../domain/calls/checkValues';
import { AuthServerError } from '../domain/errors/authServerError';

/** Node's `ServerResponse`, also that of Express, Koa (`context.res`) and HTTP/2. */
export interface NodeResponse {
  statusCode: number;
  getHeader(name: string): number | string | string[] | undefined;
  setHeader(name: string, value: number | string | readonly string[]): unknown;
  end(text?: string): unknown;
}

/** Fastify's `reply`, which adds further values of `Set-Cookie` by itself. */
export interface FastifyReply {
  header(name: string, value: string): unknown;
}

/** What can get headers. */
export type Answerable = Response | Headers | NodeResponse | FastifyReply;

export const isNodeResponse = (value: unknown): value is NodeResponse =>
  isRecord(value) && typeof value.setHeader === 'function';

function addTo(target: Headers, headers: Headers): void {
  for (const [name, value] of headers)
    if (name === 'set-cookie') target.append(name, value);
    else target.set(name, value);
}

/** Adds headers, and keeps the cookies that the answer sets already. */
function applied<Answer extends Answerable>(headers: Headers, answer: Answer): Answer {
  if (isNodeResponse(answer)) {
    const cookies = [
      [answer.getHeader('Set-Cookie') ?? []].flat().map(String),
      headers.getSetCookie(),
    ].flat();
    for (const [name, value] of headers) if (name !== 'set-cookie') answer.setHeader(name, value);
    if (cookies.length > 0) answer.setHeader('Set-Cookie', cookies);
  } else if ('header' in answer && typeof answer.header === 'function') {
    for (const [name, value] of headers) answer.header(name, value);
  } else if ('headers' in answer) {
    try {
      addTo(answer.headers, headers);
    } catch {
      // The headers of `Response.redirect()` and of a fetched answer cannot be changed, those of a copy can.
      const copy = new Response(answer.body, answer);
      addTo(copy.headers, headers);
      return copy as Answer;
    }
  } else addTo(answer as Headers, headers);
  return answer;
}

/** Adds the headers of an answer of `authenticate` to a response. */
export function applyHeaders<Answer extends Answerable>(
  { headers }: { headers: Headers },
  answer: Answer,
): Answer {
  if (typeof answer === 'object' && answer !== null) return applied(headers, answer);
  throw new AuthServerError(
    'invalid_argument',
    `applyHeaders needs a Response, Headers, Node's response or Fastify's reply, but got ${shown(answer)}.`,
  );
}
