import type { Turn } from '../browser/credentialTurns';
import type { AuthError, Outcome } from '../domain/errors';
import { call, type Operation } from './effects';

export const UNSUPPORTED: AuthError = {
  kind: 'device',
  name: 'PasskeysUnsupportedError',
  message: 'This browser has no passkeys (WebAuthn), or the page is served without https.',
};

/** What the browser said, in its own words: `NotAllowedError`, `InvalidStateError`, `AbortError` … */
function browserError(thrown: unknown): AuthError {
  const { name, message } = (thrown ?? {}) as { name?: unknown; message?: unknown };
  if (typeof name === 'string' && typeof message === 'string') return { kind: 'browser', name, message };
  return { kind: 'browser', name: 'UnknownError', message: String(thrown) };
}

/** The visitor's answer to the browser. Whoever stops waiting takes the request back. */
export function* answered(start: () => Turn<string | null>): Operation<Outcome<string | null>> {
  const turn = start();
  try {
    return { data: yield* call(() => turn.answer) };
  } catch (thrown) {
    return { error: browserError(thrown) };
  } finally {
    turn.abort();
  }
}
