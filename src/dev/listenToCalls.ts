import { callOf, EVENT_LOG } from '../domain/visit/calls';
import type { VisitAnswer, VisitCall } from '../domain/visit/visit';

/** The browser's own protection is not replayed: its values differ each time, and its scripts do not run in a test. */
const BROWSER_FIELDS = ['captcha_token', 'dfp_telemetry_id'];
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function sentOf(body: unknown): unknown {
  const sent = typeof body === 'string' ? jsonOf(body) : undefined;
  if (typeof sent !== 'object' || sent === null) return sent;
  return Object.fromEntries(Object.entries(sent).filter(([field]) => !BROWSER_FIELDS.includes(field)));
}

async function answerOf(response: Response): Promise<VisitAnswer> {
  const text = await response.text();
  const retryAfter = response.headers.get('Retry-After');
  return {
    status: response.status,
    ...(text !== '' && { body: jsonOf(text) }),
    ...(retryAfter !== null && { retryAfter }),
  };
}

/**
 * Tells the calls of the API that go through `fetch`.
 * @param hear is called when one is sent; its answer is added to the call when it comes.
 * @returns a function that ends it.
 */
export function listenToCalls(apiUrl: string, hear: (call: VisitCall) => void): () => void {
  const before = window.fetch;
  let isListening = true;
  const listening: typeof fetch = (...request) => {
    const [input, init] = request;
    const url = input instanceof Request ? null : String(input);
    const call = url === null || !isListening ? null : callOf(apiUrl, url, init?.method);
    const response = before.apply(window, request);
    if (call === null || call === EVENT_LOG) return response;
    const sent = sentOf(init?.body);
    const heard: VisitCall = { kind: 'call', call, ...(sent !== undefined && { sent }), answer: null };
    hear(heard);
    return response.then((answered) => {
      const copy = answered.clone();
      void answerOf(copy).then(
        (answer) => (heard.answer = answer),
        () => undefined,
      );
      return answered;
    });
  };
  window.fetch = listening;
  return () => {
    isListening = false;
    if (window.fetch === listening) window.fetch = before;
  };
}
