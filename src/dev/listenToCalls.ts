import { callOf, EVENT_LOG } from '../domain/visit/calls';
import { WHOLE_SECONDS, type VisitAnswer, type VisitCall } from '../domain/visit/visit';

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

async function answerOf(response: Response): Promise<VisitAnswer> {
  const text = await response.text();
  const retryAfter = response.headers.get('Retry-After') ?? '';
  return {
    status: response.status,
    ...(text !== '' && { body: jsonOf(text) }),
    ...(WHOLE_SECONDS.test(retryAfter) && { retryAfter }),
  };
}

/**
 * Observes the API calls that are made with `fetch`.
 * @param onCall called when a request is sent. The answer is added to the same object when it arrives.
 * @returns a function that restores `fetch`
 */
export function listenToCalls(apiUrl: string, onCall: (call: VisitCall) => void): () => void {
  const originalFetch = window.fetch;
  let isListening = true;
  const listening: typeof fetch = (...request) => {
    const [input, init] = request;
    const url = input instanceof Request ? null : String(input);
    const call = url === null || !isListening ? null : callOf(apiUrl, url, init?.method);
    const response = originalFetch.apply(window, request);
    if (call === null || call === EVENT_LOG) return response;
    const body = init?.body;
    const sent = typeof body === 'string' && { sent: jsonOf(body) };
    const recorded: VisitCall = { kind: 'call', call, ...sent, answer: null };
    onCall(recorded);
    return response.then((answered) => {
      const copy = answered.clone();
      void answerOf(copy).then(
        (answer) => (recorded.answer = answer),
        () => undefined,
      );
      return answered;
    });
  };
  window.fetch = listening;
  return () => {
    isListening = false;
    if (window.fetch === listening) window.fetch = originalFetch;
  };
}
