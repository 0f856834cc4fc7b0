import { responseParts } from '../domain/visit/answers';
import type { PlayedCall, ServeCalls, VisitAnswer } from '../domain/visit/visit';

function responseOf(answer: VisitAnswer | null): Response {
  if (answer === null) throw new TypeError('The recorded visit got no answer to this call.');
  const { text, init } = responseParts(answer);
  return new Response(text, init);
}

/** Replaces `fetch`: requests to the API's address get a recorded answer, all others go to the network. */
export const serveByFetch: ServeCalls = (apiUrl, answer) => {
  const originalFetch = window.fetch;
  const serving: typeof fetch = async (...request) => {
    const [input, init] = request;
    const url = input instanceof Request ? input.url : String(input);
    if (!url.startsWith(`${apiUrl}/`)) return originalFetch.apply(window, request);
    const call: PlayedCall = { method: init?.method ?? 'GET', url };
    return responseOf(answer(call));
  };
  window.fetch = serving;
  return () => {
    if (window.fetch === serving) window.fetch = originalFetch;
  };
};
