import type { HttpAnswer } from '../../browser/requests/http';
import { isRecord } from '../../domain/calls/checkValues';
import { stringOf } from '../../domain/calls/wireValues';
import { retryAfterMs } from '../../domain/calls/httpHeaders';
import type { ApiErrorFields, AuthError } from '../../domain/errors/errors';
import { INVALID_JSON, INVALID_RESPONSE } from '../../domain/errors/errorRules';

/** Data, or the error in its place. */
export type Answer = { data: unknown; error?: undefined } | { error: AuthError; data?: undefined };

function parse(text: string): { json: unknown } | null {
  try {
    return { json: JSON.parse(text) as unknown };
  } catch {
    return null;
  }
}

function apiErrorFields(json: Record<string, unknown>, status: number): ApiErrorFields {
  return {
    status_code: typeof json.status_code === 'number' ? json.status_code : status,
    error_type: stringOf(json.error_type) || 'unknown_error',
    error_message: stringOf(json.error_message) || INVALID_RESPONSE.message,
    error_url: stringOf(json.error_url),
    request_id: stringOf(json.request_id),
    ...(isRecord(json.error_details) && { error_details: json.error_details }),
  };
}

function schemaIssues(json: Record<string, unknown>): { path: string; message: string }[] {
  return ['body', 'params', 'query']
    .flatMap((part) => (Array.isArray(json[part]) ? (json[part] as unknown[]) : []))
    .filter(isRecord)
    .map((issue) => ({ path: stringOf(issue.dataPath), message: stringOf(issue.message) }));
}

/** §8 Network and API: an answer as data or an error, checked in the order of the error catalogue. */
export function readAnswer(answer: HttpAnswer): Answer {
  const { status } = answer;
  const parsed = parse(answer.text);
  const wait = retryAfterMs((name) => answer.header(name));
  const retryAfter = wait === undefined ? {} : { retryAfterMs: wait };
  const unreachable = (error: AuthError): Answer => ({ error: { ...error, ...retryAfter } });

  if (status <= 299) {
    const data = parsed && isRecord(parsed.json) ? parsed.json.data : null;
    return isRecord(data) ? { data } : unreachable(INVALID_JSON);
  }
  if ((answer.header('Content-Type') ?? '').includes('application/json')) {
    if (!parsed || !isRecord(parsed.json)) return unreachable(INVALID_RESPONSE);
    const { json } = parsed;
    if ('body' in json || 'params' in json || 'query' in json) {
      const issues = schemaIssues(json);
      const message = issues.map((issue) => `${issue.path}: ${issue.message}`).join('\n');
      return { error: { kind: 'schema', message, issues, status_code: status, ...retryAfter } };
    }
    const fields = apiErrorFields(json, status);
    return { error: { kind: 'api', message: fields.error_message, ...fields, ...retryAfter } };
  }
  if (answer.text.includes('Captcha required')) {
    return { error: { kind: 'captchaRequired', message: 'Captcha required', ...retryAfter } };
  }
  return unreachable(INVALID_RESPONSE);
}
