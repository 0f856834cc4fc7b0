import { PROJECT, serverOf } from '../../tests/authServer';
import { createAuthServer, type AuthServerOptions } from '../server';

const LIVE = { publicToken: 'public-token-live-1', projectId: 'project-live-1', secret: 'secret-live-1' };

describe('The server’s half: wrong options are refused at the start', () => {
  const problemsOf = (options: unknown): string[] => {
    try {
      createAuthServer(options as AuthServerOptions);
      return [];
    } catch (error) {
      expect(error).toMatchObject({ name: 'AuthServerError', code: 'invalid_options' });
      const [title, ...problems] = (error as Error).message.split('\n');
      expect(title).toBe('Invalid call to createAuthServer');
      return problems;
    }
  };

  const ADDRESS = 'must be a whole address such as "https://login.example.com"';
  const ORIGIN = 'must be like "https://prices.example", without a path and a final slash';
  it.each<[unknown, string]>([
    [undefined, 'options must be an object, but is undefined.'],
    ['project-live-1', 'options must be an object, but is "project-live-1".'],
    [{ ...LIVE, publicToken: undefined }, 'options.publicToken is missing.'],
    [{ ...LIVE, projectId: '' }, 'options.projectId is empty.'],
    [{ ...LIVE, secret: '' }, 'options.secret is empty.'],
    [{ ...LIVE, secrets: 'a' }, 'options.secrets does nothing. Did you mean "secret"?'],
    [
      { ...LIVE, cookieOptions: { httponly: true } },
      'options.cookieOptions.httponly does nothing. Did you mean "httpOnly"?',
    ],
    [
      { ...LIVE, endpoints: { apiURL: 'https://a.example' } },
      'options.endpoints.apiURL does nothing. Did you mean "apiUrl"?',
    ],
    [
      { ...LIVE, endpoints: { apiUrl: 'login.example.com' } },
      `options.endpoints.apiUrl ${ADDRESS}, but is "login.example.com".`,
    ],
    [{ ...LIVE, endpoints: { apiUrl: '/api' } }, `options.endpoints.apiUrl ${ADDRESS}, but is "/api".`],
    [
      { ...LIVE, endpoints: { apiUrl: 'localhost:4311' } },
      `options.endpoints.apiUrl ${ADDRESS}, but is "localhost:4311".`,
    ],
    [
      { ...LIVE, endpoints: { jwksUrl: '/jwks.json' } },
      `options.endpoints.jwksUrl ${ADDRESS}, but is "/jwks.json".`,
    ],
    [
      { ...LIVE, publicToken: 'public-token-test-1' },
      'options.publicToken, projectId and secret are of a test and a live project: take all from one.',
    ],
    [
      { ...LIVE, secret: 'secret-test-1' },
      'options.publicToken, projectId and secret are of a test and a live project: take all from one.',
    ],
    [
      { ...LIVE, publicToken: 'project-live-1' },
      'options.publicToken is a projectId, which begins with "project-".',
    ],
    [
      { ...LIVE, projectId: 'public-token-live-1' },
      'options.projectId is a publicToken, which begins with "public-token-".',
    ],
    [
      { ...LIVE, publicToken: 'secret-live-hidden' },
      'options.publicToken is a secret, which begins with "secret-".',
    ],
    [
      { ...LIVE, origin: 'https://prices.example/' },
      `options.origin ${ORIGIN}, but is "https://prices.example/".`,
    ],
    [
      { ...LIVE, origin: 'https://prices.example/shop' },
      `options.origin ${ORIGIN}, but is "https://prices.example/shop".`,
    ],
    [{ ...LIVE, origin: 'prices.example' }, `options.origin ${ORIGIN}, but is "prices.example".`],
    [{ ...LIVE, origin: ['https://prices.example', '*'] }, `options.origin ${ORIGIN}, but is "*".`],
    [
      { ...LIVE, signInPath: 'sign-in' },
      'options.signInPath must be a path of this site such as "/sign-in", but is "sign-in".',
    ],
    [
      { ...LIVE, signInPath: '//evil.example' },
      'options.signInPath must be a path of this site such as "/sign-in", but is "//evil.example".',
    ],
    [
      { ...LIVE, clockToleranceSeconds: 61 },
      'options.clockToleranceSeconds must be a number of seconds from 0 to 60, but is 61.',
    ],
    [
      { ...LIVE, clockToleranceSeconds: NaN },
      'options.clockToleranceSeconds must be a number of seconds from 0 to 60, but is NaN.',
    ],
    [{ ...LIVE, keys: [] }, 'options.keys must be a JWKS, an object with a list "keys", but is an array.'],
    [{ ...LIVE, onRenew: true }, 'options.onRenew must be a function, but is true.'],
  ])('%j', (options, problem) => {
    expect(problemsOf(options)).toEqual([problem]);
  });

  it.each([
    ['path', '/app'],
    ['domain', 'prices.example'],
    ['availableToSubdomains', true],
  ])('__Host- names with %s', (name, value) => {
    const problem = `options.cookieOptions.${name} must be left out: browsers drop "__Host-" cookies that have it.`;
    for (const own of ['jwtCookieName', 'opaqueTokenCookieName']) {
      expect(problemsOf({ ...LIVE, cookieOptions: { [own]: '__Host-a', [name]: value } })).toEqual([problem]);
      expect(problemsOf({ ...LIVE, cookieOptions: { [own]: 'a', [name]: value } })).toEqual([]);
    }
  });

  it('several at once are all named, and no secret is', () => {
    const problems = problemsOf({
      publicToken: 'secret-live-hidden',
      projectId: 5,
      secret: 'hidden',
      orign: 'a',
    });
    expect(problems).toHaveLength(2);
    expect(problems.join()).not.toContain('hidden');
  });

  it.each<Partial<AuthServerOptions>>([
    { origin: 'https://Prices.example:443' },
    { origin: ['https://prices.example', 'http://localhost:3000'] },
    { origin: [] },
    { cookieOptions: { jwtCookieName: '__Host-a', path: '/' } },
    { signInPath: '/in?lang=de' },
    { clockToleranceSeconds: 0 },
    { secret: undefined },
  ])('right ones such as %j are not', (options) => {
    expect(problemsOf({ ...LIVE, ...options })).toEqual([]);
    expect(problemsOf({ ...PROJECT, ...options })).toEqual([]);
  });

  it('an origin with a default port and capitals is that of its pages', () => {
    const { assertSameOrigin } = serverOf({ origin: 'https://Prices.example:443' });
    const write = (Origin: string) =>
      new Request('https://x.example/', { method: 'POST', headers: { Origin } });
    expect(() => assertSameOrigin(write('https://prices.example'))).not.toThrow();
    expect(() => assertSameOrigin(write('https://x.example'))).toThrow();
  });
});
