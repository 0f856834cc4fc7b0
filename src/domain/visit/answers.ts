import { isRecord } from '../calls/checkValues';
import { callOf, EVENT_LOG } from './calls';
import type { PlayedCall, Visit, VisitAnswer, VisitCall } from './visit';

/** Turns off captcha and device fingerprints in the project's settings: their scripts do not run in a test. */
function withoutProtection(answer: VisitAnswer): VisitAnswer {
  const { body } = answer;
  const data = isRecord(body) && isRecord(body['data']) ? body['data'] : null;
  if (data === null) return answer;
  const quiet = { ...data, captcha_settings: { enabled: false }, dfp_protected_auth_enabled: false };
  return { ...answer, body: { ...(body as object), data: quiet } };
}

/** The arguments of `new Response()` for an answer. */
export const responseParts = ({ status, body, retryAfter }: VisitAnswer) => ({
  text: body === undefined ? null : JSON.stringify(body),
  init: {
    status,
    headers: { 'Content-Type': 'application/json', ...(retryAfter && { 'Retry-After': retryAfter }) },
  },
});

const notRecorded = (call: string): VisitAnswer => ({
  status: 500,
  body: {
    status_code: 500,
    error_type: 'not_recorded',
    error_message: `The recorded visit has no further answer to ${call}.`,
    error_url: '',
    request_id: 'none',
  },
});

/**
 * Returns the recorded answers call by call. Equal calls get their answers in the recorded order.
 * @param fill replaces placeholders by values
 */
export function createAnswers(visit: Visit, apiUrl: string, fill: (value: unknown) => unknown) {
  const left = fill(visit.entries.filter(({ kind }) => kind === 'call')) as VisitCall[];
  return ({ method, url }: PlayedCall): VisitAnswer | null => {
    const call = callOf(apiUrl, url, method) ?? `${method} ${url}`;
    if (call === EVENT_LOG) return { status: 200, body: {} };
    const at = left.findIndex((recorded) => recorded.call === call);
    const [recorded] = at < 0 ? [] : left.splice(at, 1);
    if (!recorded) return notRecorded(call);
    return call.startsWith('GET /projects/bootstrap/') && recorded.answer
      ? withoutProtection(recorded.answer)
      : recorded.answer;
  };
}
