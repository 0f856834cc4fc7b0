import { SESSION_REFRESH_INTERVAL_MS as INTERVAL } from '../domain/constants';
import * as fc from 'fast-check';
import { createClient, type Client } from '../headless';
import { serverTime, visitorAt } from '../../tests/sagas';
import { holdTime } from '../../tests/time';
import { makeAnswer } from '../../tests/data/visitors';

const MINUTE = 60_000;
const OUTAGE = 15 * MINUTE;
const REFRESH = '/sdk/v1/sessions/authenticate';
const BOOTSTRAP = '/sdk/v1/projects/bootstrap/';

/** §8 Errors that end a session: there are no others. */
const UNRECOVERABLE = [
  'unauthorized_credentials',
  'user_unauthenticated',
  'invalid_secret_authentication',
  'session_not_found',
];

/** How one call fails, and the wait that the server requests by `Retry-After`. */
type Fault =
  | { kind: 'offline' | 'hang' | 'ok' }
  | { kind: 'answer'; status: number; text: string; json: boolean; retryAfterS?: number; asDate?: boolean };

const seconds = fc.option(fc.integer({ min: 0, max: 400 }), { nil: undefined });
const errorStatus = fc.integer({ min: 400, max: 599 });
const errorType = fc
  .oneof(fc.constantFrom('too_many_requests', 'internal_server_error', 'session_expired', ''), fc.string())
  .filter((type) => !UNRECOVERABLE.includes(type));
const bodyOf = (error_type: string, status_code: number) =>
  JSON.stringify({ status_code, error_type, error_message: 'No.', error_url: '', request_id: 'r' });

const apiFault = fc
  .tuple(fc.oneof(fc.constant(429), errorStatus), errorType, seconds, fc.boolean())
  .map(([status, type, retryAfterS, asDate]): Fault => {
    return { kind: 'answer', status, text: bodyOf(type, status), json: true, retryAfterS, asDate };
  });
const brokenAnswer = fc
  .tuple(
    fc.oneof(fc.constant(200), errorStatus),
    fc.constantFrom(
      '',
      '<html>busy</html>',
      '[]',
      'null',
      'Captcha required',
      '{"body":[]}',
      '{"error_type":7}',
    ),
    fc.boolean(),
    seconds,
  )
  // Status 200 with any JSON object counts as a success, not as a fault.
  .filter(([status, text]) => status !== 200 || !text.startsWith('{'))
  .map(([status, text, json, retryAfterS]): Fault => ({ kind: 'answer', status, text, json, retryAfterS }));
const fault = fc.oneof(
  fc.constantFrom<Fault>({ kind: 'offline' }, { kind: 'hang' }, { kind: 'ok' }),
  apiFault,
  brokenAnswer,
);
const faults = fc.array(fault, { minLength: 1, maxLength: 12 });

interface Call {
  path: string;
  fault: Fault;
  sentAt: number;
  settledAt: number;
}

/** Replaces `fetch`: `faultOf` decides how each call to a path ends. */
function scriptedInternet(faultOf: (call: number, path: string) => Fault) {
  const calls: Call[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const path = new URL(String(input)).pathname;
    const before = calls.filter((call) => call.path === path).length;
    const call = { path, fault: faultOf(before, path), sentAt: performance.now(), settledAt: Infinity };
    calls.push(call);
    try {
      return await meet(call.fault, path, init?.signal);
    } finally {
      call.settledAt = performance.now();
    }
  });
  return (path: string) => calls.filter((call) => call.path.startsWith(path));
}

function meet(met: Fault, path: string, signal: AbortSignal | null | undefined): Promise<Response> {
  switch (met.kind) {
    case 'offline':
      return Promise.reject(new TypeError('Failed to fetch'));
    case 'hang':
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')));
      });
    case 'ok': {
      const answer = path === REFRESH ? makeAnswer(visitorAt(performance.now())) : { email_domains: [] };
      return Promise.resolve(Response.json({ data: { ...answer, status_code: 200 } }));
    }
    case 'answer': {
      const headers = new Headers({ 'Content-Type': met.json ? 'application/json' : 'text/html' });
      if (met.retryAfterS !== undefined) {
        // The date of the server's clock, which may differ from the device's.
        const now = Date.parse(serverTime(0));
        const until = new Date(now + met.retryAfterS * 1000).toUTCString();
        headers.set('Date', new Date(now).toUTCString());
        headers.set('Retry-After', met.asDate ? until : String(met.retryAfterS));
      }
      return Promise.resolve(new Response(met.text, { status: met.status, headers }));
    }
  }
}

let visits = 0;

/** Creates a client in a browser with a cached session, runs `during`, and destroys the client. */
async function visit(during: (client: Client, received: (string | null)[]) => Promise<void>): Promise<void> {
  visits += 1;
  const publicToken = `public-token-test-outage-${visits}`;
  document.cookie = 'stytch_session=token; Path=/';
  localStorage.setItem(`stytch_sdk_state_${publicToken}`, JSON.stringify(visitorAt(-MINUTE)));
  const client = createClient(publicToken, { events: false });
  const received: (string | null)[] = [];
  client.session.onChange((session) => received.push(session?.session_id ?? null));
  try {
    await during(client, received);
  } finally {
    client.destroy();
    await jest.advanceTimersByTimeAsync(10_000);
  }
  expect(jest.getTimerCount()).toBe(0);
}

beforeEach(() => {
  holdTime();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
  localStorage.clear();
});

const requestedWait = (met: Fault): number =>
  met.kind === 'answer' && met.retryAfterS !== undefined ? met.retryAfterS * 1000 : 0;
/** §9 2000 ms times 2 to the number of failures in a row, capped at 7, less the greatest jitter. */
const backoff = (failures: number): number => 2_000 * 2 ** Math.min(failures, 7) - 175;
/** The longest `Retry-After` of these tests and the longest random time after it; the longest backoff is 256.174 s. */
const LONGEST_WAIT = 400_000 + INTERVAL;
const ROUNDING = 1;

/** Expects no early call. `least` is the shortest wait after a call, by its result and the failures in a row. */
function expectWaits(calls: readonly Call[], least: (met: Fault, failures: number) => number): void {
  let failures = 0;
  for (const [index, { fault: met, settledAt }] of calls.entries()) {
    failures = met.kind === 'ok' ? 0 : failures + 1;
    const next = calls[index + 1];
    if (next) expect(next.sentAt - settledAt).toBeGreaterThanOrEqual(least(met, failures) - ROUNDING);
  }
}

describe('§9 Retry backoff: any outage of 15 minutes, through the client', () => {
  it('no request is sent before backoff and Retry-After are over, the session is kept, and the recovery is noticed', async () => {
    await fc.assert(
      fc.asyncProperty(faults, async (sequence) => {
        let isBack = false;
        const callsTo = scriptedInternet((call) =>
          isBack ? { kind: 'ok' } : sequence[call % sequence.length]!,
        );
        await visit(async (client, received) => {
          await jest.advanceTimersByTimeAsync(OUTAGE);
          isBack = true;
          const backAt = performance.now();
          await jest.advanceTimersByTimeAsync(LONGEST_WAIT + MINUTE);

          expectWaits(callsTo(REFRESH), (met, failures) =>
            met.kind === 'ok' ? INTERVAL : Math.max(backoff(failures), requestedWait(met)),
          );
          expectWaits(callsTo(BOOTSTRAP), (met, failures) =>
            met.kind === 'ok'
              ? Infinity
              : Math.max(failures === 1 ? 5_000 : backoff(failures - 1), requestedWait(met)),
          );
          expect(received).not.toContain(null);
          expect(document.cookie).toContain('stytch_session=token');
          expect(callsTo(REFRESH).some(({ sentAt }) => sentAt >= backAt)).toBe(true);
          expect(client.session.getInfo()).toMatchObject({
            session: { session_id: 'session-1' },
            fromCache: false,
          });
        });
      }),
      { numRuns: 15 },
    );
  });

  it('each unrecoverable error type signs out after any failures, and stops the refresh', async () => {
    const ending = fc.tuple(fc.constantFrom(...UNRECOVERABLE), errorStatus);
    await fc.assert(
      fc.asyncProperty(fc.array(fault, { maxLength: 4 }), ending, async (sequence, [type, status]) => {
        const end: Fault = { kind: 'answer', status, text: bodyOf(type, status), json: true };
        const callsTo = scriptedInternet((call, path) =>
          path === REFRESH ? (sequence[call] ?? end) : { kind: 'ok' },
        );
        await visit(async (client, received) => {
          await jest.advanceTimersByTimeAsync(60 * MINUTE);
          expect(callsTo(REFRESH)).toHaveLength(sequence.length + 1);
          expect(client.session.getSync()).toBeNull();
          expect(client.user.getSync()).toBeNull();
          expect(client.session.getTokens()).toBeNull();
          expect(document.cookie).not.toContain('stytch_session');
          expect(received.filter((session) => session === null)).toHaveLength(1);
        });
      }),
      { numRuns: 15 },
    );
  });
});
