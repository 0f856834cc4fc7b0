import { isUnrecoverable, retryAfterOf } from './errorRules';
import type { AuthError } from './errors';

const api = (error_type: string, retryAfterMs?: number): AuthError => ({
  kind: 'api',
  message: '',
  status_code: 401,
  error_type,
  error_message: '',
  error_url: '',
  request_id: '',
  retryAfterMs,
});
const DAY_MS = 24 * 60 * 60 * 1000;

describe('§8 Errors that end a session', () => {
  it.each([
    'unauthorized_credentials',
    'user_unauthenticated',
    'invalid_secret_authentication',
    'session_not_found',
  ])('%s ends the session', (type) => {
    expect(isUnrecoverable(api(type))).toBe(true);
  });

  it.each<[string, AuthError]>([
    ['too_many_requests', api('too_many_requests')],
    ['internal_server_error', api('internal_server_error')],
    ['a longer name', api('session_not_found_yet')],
    ['no answer', { kind: 'unreachable', message: 'session_not_found' }],
    ['a captcha', { kind: 'captchaRequired', message: '' }],
    ['a schema error', { kind: 'schema', message: '', issues: [], status_code: 401 }],
    ['this device', { kind: 'device', name: 'NoCurrentSessionError', message: '' }],
  ])('%s keeps the session', (_, error) => {
    expect(isUnrecoverable(error)).toBe(false);
  });
});

describe('§9 Retry backoff: Retry-After', () => {
  it.each<[string, AuthError, number]>([
    ['an API error', api('too_many_requests', 7_000), 7_000],
    ['an answer that is not understood', { kind: 'unreachable', message: '', retryAfterMs: 3_000 }, 3_000],
    ['an error without it', api('too_many_requests'), 0],
    ['an error that never has it', { kind: 'captchaRequired', message: '' }, 0],
    // Timers beyond 2^31 ms fire at once, which would cause a request loop.
    ['more than a day', api('too_many_requests', 3_000_000_000), DAY_MS],
    ['for ever', api('too_many_requests', Infinity), DAY_MS],
  ])('is read from %s', (_, error, ms) => {
    expect(retryAfterOf(error)).toBe(ms);
  });
});
