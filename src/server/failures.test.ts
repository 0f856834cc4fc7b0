import {
  cookieOf,
  isRenewal,
  PROJECT,
  PROVIDER,
  requestWith,
  serverOf,
  setUpProvider,
} from '../../tests/authServer';
import type { AuthServerOptions } from '../server';

const provider = setUpProvider();
const SECRET = 'secret-test-sandbox';

/** An answer whose body fails while it is read. */
const brokenOff = (message: string): Response =>
  new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError(message)) }));

describe('The server’s half: a renewal without an answer', () => {
  const ask = (cookie: string, options: Partial<AuthServerOptions> = {}) =>
    serverOf(options).authenticate(requestWith(cookie));

  const refused = Object.assign(new TypeError('fetch failed'), { cause: { code: 'ECONNREFUSED' } });
  it.each<[string, () => Response | Promise<Response>, string]>([
    ['a timeout', () => Promise.reject(new DOMException('', 'TimeoutError')), 'did not answer within 3 s.'],
    ['a refused connection', () => Promise.reject(refused), 'could not be reached (ECONNREFUSED).'],
    ['a dropped connection', () => Response.error(), 'could not be reached.'],
    [
      'an error of the runtime',
      () => Promise.reject(new TypeError('Invalid redirect value')),
      'was not called, because this runtime refused: TypeError: Invalid redirect value',
    ],
    [
      'a redirect',
      () => new Response(null, { status: 302, headers: { Location: 'https://evil.example/' } }),
      'answered with status 302, a redirect, which is not followed. Give the address that it leads to as endpoints.apiUrl.',
    ],
    [
      'a page',
      () => new Response('<p>Welcome'),
      'answered with status 200, but not as its API does. Is it endpoints.apiUrl?',
    ],
    ['an answer that breaks off', () => brokenOff('fetch failed'), 'could not be reached.'],
  ])('names %s as what it is', async (_, answer, problem) => {
    const { session_token } = await provider.signInBefore(0);
    provider.fault = ({ url }) => (isRenewal(url) ? answer() : null);
    const auth = await ask(cookieOf({ session_token }));
    expect(auth).toMatchObject({
      status: 'unknown',
      error: { code: 'provider_unavailable', message: `The provider at ${PROVIDER} ${problem}` },
    });
    expect(provider.calls.filter(isRenewal)).toHaveLength(1);
  });

  it.each([
    ['session_not_found', 404, 'session_ended'],
    ['user_unauthenticated', 401, 'session_ended'],
  ])('that the provider refuses as %s is a sign-out', async (error_type, status, reason) => {
    const { session_token } = await provider.signInBefore(0);
    provider.fault = ({ url }) => (isRenewal(url) ? Response.json({ error_type }, { status }) : null);
    expect(await ask(cookieOf({ session_token }))).toMatchObject({ status: 'signedOut', reason });
  });

  it.each([503, 500, 200])(
    'that comes as session_not_found with status %d is no sign-out',
    async (status) => {
      const { session_token } = await provider.signInBefore(0);
      const answer = { error_type: 'session_not_found' };
      provider.fault = ({ url }) => (isRenewal(url) ? Response.json(answer, { status }) : null);
      expect((await ask(cookieOf({ session_token }))).status).toBe('unknown');
    },
  );

  it.each([
    ['unauthorized_credentials', SECRET, 'refuses the project id and secret.'],
    ['invalid_secret_authentication', SECRET, 'refuses the project id and secret.'],
    ['unauthorized_credentials', undefined, `refuses the public token "${PROJECT.publicToken}".`],
  ])('that is refused as %s says which credentials are wrong', async (error_type, secret, text) => {
    const { session_token } = await provider.signInBefore(0);
    provider.fault = ({ url }) => (isRenewal(url) ? Response.json({ error_type }, { status: 401 }) : null);
    expect(await ask(cookieOf({ session_token }), { secret })).toMatchObject({
      status: 'unknown',
      error: { code: 'credentials_refused', message: `The provider at ${PROVIDER} ${text}` },
    });
  });

  it.each([
    ['a second', 429, '1', 'rate_limited', 1],
    ['two hours', 429, '7200', 'rate_limited', 600],
    ['half a minute', 503, '30', 'provider_unavailable', 30],
  ])(
    'that is to wait %s (status %d) waits so long, ten minutes at most',
    async (_, status, after, code, seconds) => {
      const ada = await provider.signInBefore(0);
      const bob = await provider.signInBefore(0, 'bob@example.com');
      const server = serverOf();
      const headers = { 'Retry-After': after };
      const body = { error_type: 'too_many_requests' };
      provider.fault = ({ url }) => (isRenewal(url) ? Response.json(body, { status, headers }) : null);
      const unknown = {
        status: 'unknown',
        error: {
          code,
          retryAfterSeconds: seconds,
          message: `The provider at ${PROVIDER} answered with status ${status} (too_many_requests).`,
        },
      };
      const start = Date.now();
      const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
      const askFor = ({ session_token }: typeof ada) =>
        server.authenticate(requestWith(cookieOf({ session_token })));
      expect(await askFor(ada)).toMatchObject(unknown);
      provider.fault = null;
      clock.mockReturnValue(start + seconds * 1000 - 1);
      expect(await askFor(bob)).toMatchObject(unknown);
      clock.mockReturnValue(start + seconds * 1000);
      expect((await askFor(bob)).status).toBe('signedIn');
      expect((await askFor(ada)).status).toBe('signedIn');
    },
  );
});
