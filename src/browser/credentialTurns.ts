import { CREDENTIAL_LETTING_GO_MS } from '../domain/constants';
import { withTimeout } from './withTimeout';

/** A use of `navigator.credentials` that is under way, or waits for its turn. */
interface Use {
  isModal: boolean;
  abort(message: string): void;
  /** Settles when the browser has let go of it; never rejects. */
  over: Promise<void>;
}

/** The uses of a page, whoever makes them: a browser serves one at a time and refuses a second. */
export type CredentialUses = Set<Use>;

export interface Turn<T> {
  answer: Promise<T>;
  /** Takes the request back; nothing happens when it is over. */
  abort(): void;
}

interface Wish<T> {
  /** A prompt that the visitor asked for. The other kind waits in the form's autofill until it is picked. */
  isModal: boolean;
  /** The caller's own way to take the request back. */
  signal?: AbortSignal | null;
  ask(signal: AbortSignal): Promise<T>;
}

const abortError = (message: string) => new DOMException(message, 'AbortError');

/**
 * Asks the browser when it is this request's turn. A prompt ends whatever was asked before; a request in the autofill ends
 * only its like, and waits for a prompt. What is ended rejects with an `AbortError`, and only then the next one begins.
 */
export function takeTurn<T>(uses: CredentialUses, { isModal, signal, ask }: Wish<T>): Turn<T> {
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
  const letGo = answer
    .catch(() => withTimeout(asked, CREDENTIAL_LETTING_GO_MS))
    .catch(() => undefined)
    .then(() => {
      uses.delete(use);
      signal?.removeEventListener('abort', onAbort);
    });
  const use: Use = { isModal, abort, over: letGo };
  uses.add(use);
  return { answer, abort: onAbort };
}

/** Settles when the browser is asked for nothing; null when it is not asked now. */
export function whenFree(uses: CredentialUses): Promise<void> | null {
  if (uses.size === 0) return null;
  return Promise.all([...uses].map(({ over }) => over)).then(() => whenFree(uses) ?? undefined);
}
