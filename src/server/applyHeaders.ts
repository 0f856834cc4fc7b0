import { isRecord } from '../domain/calls/checkValues';
import type { Answerable, NodeResponse } from '../domain/server/authServer';
import { noResponse } from '../domain/server/authServerError';

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
    const cookies = [answer.getHeader('Set-Cookie') ?? [], headers.getSetCookie()].flat().map(String);
    for (const [name, value] of headers) answer.setHeader(name, value);
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
  throw noResponse(answer);
}
