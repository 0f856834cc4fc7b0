import { CREDENTIAL_ABORT_TIMEOUT_MS } from '../../domain/constants';
import { withTimeout } from '../time/withTimeout';

/** A call of `navigator.credentials` that is pending or queued. */
interface Use {
  isModal: boolean;
  abort(message: string): void;
  /** Settles when the browser has finished the call. Never rejects. */
  over: Promise<void>;
}

/** The pending calls of a page. Browsers reject a second call while one is pending. */
export type CredentialUses = Set<Use>;

export interface Turn<T> {
  answer: Promise<T>;
  /** Cancels the request. It has no effect on a settled one. */
  abort(): void;
}

interface CredentialRequest<T> {
  /**
   * True for a dialog, false for a request that waits in the autofill of an input (conditional mediation).
   */
  isModal: boolean;
  /** The caller's own abort signal. */
  signal?: AbortSignal | null;
  ask(signal: AbortSignal): Promise<T>;
}

const abortError = (message: string) => new DOMException(message, 'AbortError');

/**
 * Calls the browser once earlier requests have ended. A dialog aborts all earlier requests; an autofill
 * request aborts earlier autofill requests and waits for a dialog. Aborted requests reject with an
 * `AbortError`.
 */
export function takeTurn<T>(uses: CredentialUses, { isModal, signal, ask }: CredentialRequest<T>): Turn<T> {
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

  const earlier = [...uses];
  for (const use of earlier) {
    if (isModal || !use.isModal) use.abort('Another request for a passkey took the place of this one.');
  }
  const asked = Promise.all(earlier.map(({ over }) => over)).then(() =>
    controller.signal.aborted ? ended : ask(controller.signal),
  );
  const answer = Promise.race([asked, ended]);
  const settled = answer
    .catch(() => withTimeout(asked, CREDENTIAL_ABORT_TIMEOUT_MS))
    .catch(() => undefined)
    .then(() => {
      uses.delete(use);
      signal?.removeEventListener('abort', onAbort);
    });
  const use: Use = { isModal, abort, over: settled };
  uses.add(use);
  return { answer, abort: onAbort };
}

/** Settles when no request is pending; null when none is pending now. */
export function whenFree(uses: CredentialUses): Promise<void> | null {
  if (uses.size === 0) return null;
  return Promise.all([...uses].map(({ over }) => over)).then(() => whenFree(uses) ?? undefined);
}
