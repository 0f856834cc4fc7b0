import type { Answer, Answers } from '../data/answers';

const PREFIX = '/sdk/v1';

let answers = new Map<string, Answer[]>();
let inFlight = 0;

/** Number of calls whose answers are pending. */
export const callsInFlight = (): number => inFlight;

export function answerWith(given: Answers): void {
  answers = new Map(
    Object.entries(given).map(([route, one]) => [route, Array.isArray(one) ? [...one] : [one]]),
  );
}

const META = { request_id: 'request-id-gallery', status_code: 200 };

/** The answer to a call such as `POST /otps/authenticate`. */
export function answerTo(route: string): Answer {
  const key = [...answers.keys()]
    .filter((known) => route === known || route.startsWith(`${known}/`))
    .toSorted((a, b) => b.length - a.length)[0];
  const list = answers.get(key ?? '') ?? [];
  const next = list.length > 1 ? list.shift() : list[0];
  return next ?? { status: 200, body: { data: META } };
}

function responseOf({ status, body, retryAfter }: Exclude<Answer, string>): Response {
  const headers = new Headers({ 'Content-Type': 'application/json' });
  if (retryAfter !== undefined) headers.set('Retry-After', String(retryAfter));
  return new Response(JSON.stringify(body), { status, headers });
}

/** Answers calls to the provider from the state's table, without a network. */
export function replaceNetwork(): void {
  const realFetch = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!pathname.startsWith(PREFIX)) return realFetch(input, init);
    const answer = answerTo(`${init?.method ?? 'GET'} ${pathname.slice(PREFIX.length)}`);
    if (answer === 'never') return new Promise(() => undefined);
    inFlight += 1;
    await Promise.resolve();
    inFlight -= 1;
    if (answer === 'lost') throw new TypeError('Failed to fetch');
    return responseOf(answer);
  };
}
