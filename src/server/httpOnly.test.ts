import {
  cookieOf,
  isRenewal,
  MINUTE,
  PROJECT,
  PROVIDER,
  requestWith,
  setUpProvider,
} from '../../tests/authServer';
import { visitorOf } from '../../sandbox/testing/visitor';
import { createAuthServer, type AuthServerOptions } from '../server';

const provider = setUpProvider();

describe('The server’s half: HttpOnly cookies', () => {
  /** A server that is not told whether the cookies are HttpOnly. */
  const serverOf = (options: Partial<AuthServerOptions>) =>
    createAuthServer({
      ...PROJECT,
      secret: 'secret-test-sandbox',
      endpoints: { apiUrl: PROVIDER },
      ...options,
    });
  const signInHidden = async () => {
    await provider.sandbox.control.createProject({
      public_token: PROJECT.publicToken,
      session: { http_only_cookies: true },
    });
    await provider.sandbox.control.advanceClock({ advance_ms: -6 * MINUTE });
    const { headers } = await visitorOf(provider.sandbox).signIn(undefined, 60);
    await provider.sandbox.control.advanceClock({ advance_ms: 6 * MINUTE });
    return headers
      .getSetCookie()
      .map((each) => each.split(';')[0])
      .join('; ');
  };

  it.each<[string, Partial<AuthServerOptions>]>([
    ['without a secret', { secret: undefined }],
    ['without a secret, with the option', { secret: undefined, cookieOptions: { httpOnly: true } }],
    ['with a secret and the option', { cookieOptions: { httpOnly: true } }],
    ['with a secret alone', {}],
  ])('stay HttpOnly at a renewal %s', async (_, options) => {
    const cookie = await signInHidden();
    const auth = await serverOf(options).authenticate(requestWith(cookie));
    expect(auth.status).toBe('signedIn');
    expect(auth.headers.getSetCookie()).toHaveLength(2);
    for (const each of auth.headers.getSetCookie()) expect(each).toMatch(/; HttpOnly/);
  });

  it('are not made of others, and one question answers it', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf({});
    const fresh = () => server.authenticate(requestWith(cookieOf(data)), { fresh: true });
    for (const calls of [2, 3, 4]) {
      const cookies = (await fresh()).headers.getSetCookie();
      expect(cookies).toHaveLength(2);
      expect(cookies.join()).not.toContain('HttpOnly');
      expect(provider.calls.filter(isRenewal)).toHaveLength(calls);
    }
  });

  it('are not renewed while it cannot be known whether they are, and the developer is told once', async () => {
    const cookie = await signInHidden();
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    provider.fault = ({ url }) => (url.includes('/sdk/') ? new Response('{}', { status: 500 }) : null);
    const server = serverOf({});
    for (let n = 0; n < 2; n++) {
      const auth = await server.authenticate(requestWith(cookie), { fresh: true });
      expect([auth.status, auth.headers.getSetCookie()]).toEqual(['signedIn', []]);
    }
    expect(warned.mock.calls).toEqual([[expect.stringContaining('Set cookieOptions.httpOnly')]]);
  });
});
