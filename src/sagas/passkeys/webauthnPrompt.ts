import type { QueuedCall } from '../../browser/credentials/credentialCalls';
import type { AuthError, Result } from '../../domain/errors/errors';
import { call, getServices, type SagaGenerator } from '../effects';

export const UNSUPPORTED: AuthError = {
  kind: 'device',
  name: 'PasskeysUnsupportedError',
  message: 'This browser has no passkeys (WebAuthn), or the page is served without https.',
};

export const ABORTED: AuthError = {
  kind: 'browser',
  name: 'AbortError',
  message: 'The request was aborted.',
};

/** A browser's error with its own name and message: `NotAllowedError`, `InvalidStateError`, `AbortError` … */
function browserError(thrown: unknown, afterMs: number): AuthError {
  const { name, message } = (thrown ?? {}) as { name?: unknown; message?: unknown };
  if (typeof name === 'string' && typeof message === 'string')
    return { kind: 'browser', name, message, afterMs };
  return { kind: 'browser', name: 'UnknownError', message: String(thrown) };
}

/** Waits for the visitor's answer. Aborts the request when the saga is cancelled. */
export function* awaitAnswer(start: () => QueuedCall<string | null>): SagaGenerator<Result<string | null>> {
  const { clock } = yield* getServices();
  const startedAt = clock.now();
  const queued = start();
  try {
    return { data: yield* call(() => queued.answer) };
  } catch (thrown) {
    return { error: browserError(thrown, clock.now() - startedAt) };
  } finally {
    queued.abort();
  }
}
