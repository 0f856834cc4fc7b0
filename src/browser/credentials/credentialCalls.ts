import { CREDENTIAL_ABORT_TIMEOUT_MS } from '../../domain/constants';
import { withTimeout } from '../time/withTimeout';

/**
 * A call of `navigator.credentials` that is pending or queued. All copies of this package on a page share these objects,
 * so the names of their fields must not change.
 */
interface PendingCall {
  isModal: boolean;
  abort(message: string): void;
  /** Settles when the browser has finished the call. Never rejects. */
  over: Promise<void>;
}

/** The pending calls of a page. Browsers reject a second call while one is pending. */
export type PendingCalls = Set<PendingCall>;

/** A call that runs as soon as the browser may handle it. */
export interface QueuedCall<T> {
  answer: Promise<T>;
  /** Cancels the request. It has no effect on a settled one. */
  abort(): void;
  /** Whether the request was cancelled, also by another one of the page. */
  isAborted(): boolean;
}

interface CredentialRequest<T> {
  /**
   * True for a dialog, false for a request that waits in the autofill of an input (conditional mediation).
   */
  isModal: boolean;
  /** The caller's own abort signal. */
  signal?: AbortSignal | null;
  /** Calls the browser; it must abort with the signal. */
  call(signal: AbortSignal): Promise<T>;
}

const abortError = (message: string) => new DOMException(message, 'AbortError');

/**
 * Calls the browser once earlier requests have ended. A dialog aborts all earlier requests; an autofill
 * request aborts earlier autofill requests and waits for a dialog. Aborted requests reject with an
 * `AbortError`.
 */
export function queueCall<T>(
  calls: PendingCalls,
  { isModal, signal, call }: CredentialRequest<T>,
): QueuedCall<T> {
  const controller = new AbortController();
  let end: (error: DOMException) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => (end = reject));
  const abort = (message: string) => {
    if (controller.signal.aborted) return;
    const error = abortError(message);
    end(error);
    controller.abort(error);
  };
  const onAbort = () => abort('The request was aborted.');
  if (signal?.aborted) onAbort();
  signal?.addEventListener('abort', onAbort, { once: true });

  const earlier = [...calls];
  for (const each of earlier) {
    if (isModal || !each.isModal) each.abort('Another request took the place of this one.');
  }
  const called = Promise.all(earlier.map(({ over }) => over)).then(() =>
    controller.signal.aborted ? ended : call(controller.signal),
  );
  const answer = Promise.race([called, ended]);
  const settled = answer
    .catch(() => withTimeout(called, CREDENTIAL_ABORT_TIMEOUT_MS))
    .catch(() => undefined)
    .then(() => {
      calls.delete(pending);
      signal?.removeEventListener('abort', onAbort);
    });
  const pending: PendingCall = { isModal, abort, over: settled };
  calls.add(pending);
  return { answer, abort: onAbort, isAborted: () => controller.signal.aborted };
}

/** Settles when no request is pending; null when none is pending now. */
export function whenFree(calls: PendingCalls): Promise<void> | null {
  if (calls.size === 0) return null;
  return Promise.all([...calls].map(({ over }) => over)).then(() => whenFree(calls) ?? undefined);
}
