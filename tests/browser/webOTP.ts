import type { SandboxPage } from '../sandbox';
import { realTurn } from '../time';

interface Request {
  otp?: { transport: string[] };
  signal?: AbortSignal;
}

interface Browser {
  /** Whether the page's permissions policy allows WebOTP. */
  isAllowed?: boolean;
}

/**
 * A browser with WebOTP and its visitor. As in browsers, one request at a time is served, a second one is refused, and an
 * aborted one rejects a moment later.
 */
export function setUpWebOTP(page: SandboxPage, { isAllowed = true }: Browser = {}) {
  const requests: Request[] = [];
  let open: { give(code: string): void; refuse(name: string): void } | null = null;

  async function get(request: Request): Promise<unknown> {
    requests.push(request);
    if (open) throw new DOMException('A request is already pending.', 'OperationError');
    try {
      return await new Promise((resolve, reject) => {
        open = {
          give: (code) => resolve({ type: 'otp', code }),
          refuse: (name) => reject(new DOMException('Refused.', name)),
        };
        const { signal } = request;
        signal?.addEventListener('abort', () => void realTurn(5).then(() => reject(signal.reason as Error)));
      });
    } finally {
      open = null;
    }
  }

  const define = (target: object, name: string, value: unknown) => {
    Object.defineProperty(target, name, { value, configurable: true });
    page.onCleanUp(() => void Reflect.deleteProperty(target, name));
  };
  define(window, 'OTPCredential', () => undefined);
  define(navigator, 'credentials', { get });
  define(document, 'featurePolicy', { allowsFeature: () => isAllowed });

  return {
    /** What the page has asked for, in order. */
    requests,
    isOpen: () => open !== null,
    /** The visitor allows the page to read the message. */
    give: (code: string) => open?.give(code),
    /** The visitor, or the browser, refuses. */
    refuse: (name = 'AbortError') => open?.refuse(name),
  };
}
