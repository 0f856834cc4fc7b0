import { REQUEST_TIMEOUT_MS } from '../../domain/constants';
import { isolationHint } from '../page/isolation';
import { withTimeout } from '../time/withTimeout';

/** The provider's page in a hidden frame. It can read the provider's cookie, which One Tap's request needs. */
interface ProviderFrame {
  /** Rejects with the frame's error, or when there is no answer within the limit. */
  call<T>(method: string, fields: object, limitMs?: number): Promise<T>;
  remove(): void;
}

interface Reply {
  success: boolean;
  payload?: unknown;
  error?: { message?: string };
}

export function openProviderFrame(url: string): ProviderFrame {
  const frame = document.createElement('iframe');
  frame.title = 'PriceRxAuth';
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  // `all:initial` protects against page styles such as `iframe { min-height: 300px }`, which would cover
  // buttons with the invisible frame.
  frame.style.cssText = 'all:initial;position:absolute;width:0;height:0;border:0';
  const watching = new AbortController();
  const { signal } = watching;
  const loaded = new Promise((resolve) => frame.addEventListener('load', resolve, { signal }));
  // A frame blocked by the page's policy loads an empty document and fires `load`.
  const refused = new Promise<never>((_, reject) => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ blockedURI, effectiveDirective }) => {
        if (blockedURI !== '' && url.startsWith(blockedURI))
          reject(new Error(`the page's policy (${effectiveDirective}) lets no frame of ${url} in`));
      },
      { signal },
    );
  });
  // Each call handles the rejection; this handler avoids an "unhandled rejection" when there is no call.
  refused.catch(() => undefined);
  frame.src = url;
  document.body.append(frame);

  async function ask(method: string, fields: object): Promise<unknown> {
    await loaded;
    const { port1, port2 } = new MessageChannel();
    try {
      const reply = await new Promise<Reply>((resolve) => {
        port1.onmessage = ({ data }) => resolve(data as Reply);
        frame.contentWindow?.postMessage({ method, args: [fields] }, new URL(url).origin, [port2]);
      });
      if (!reply.success) throw Object.assign(new Error(reply.error?.message), reply.error);
      return reply.payload;
    } finally {
      port1.close();
    }
  }

  return {
    call: <T>(method: string, fields: object, limitMs = REQUEST_TIMEOUT_MS) => {
      const silence = `${url} is silent${isolationHint('frames')}`;
      return withTimeout(Promise.race([ask(method, fields) as Promise<T>, refused]), limitMs, silence);
    },
    remove() {
      watching.abort();
      frame.remove();
    },
  };
}
