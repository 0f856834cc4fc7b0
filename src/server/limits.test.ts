import { cookieOf, isRenewal, MINUTE, requestWith, serverOf, setUpProvider } from '../../tests/authServer';
import { visitorOf } from '../../sandbox/testing/visitor';

const provider = setUpProvider();
const wait = { status: 429, headers: { 'Retry-After': '600' } };

describe('The server’s half: made-up session tokens', () => {
  const made = (n: number) => requestWith(`stytch_session=made-up-${n}`);
  const renewals = () => provider.calls.filter(isRenewal).length;

  it('get few calls, and leave the visitors’ renewals alone', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    const answers = await Promise.all(Array.from({ length: 500 }, (_, n) => server.authenticate(made(n))));
    expect(renewals()).toBe(20);
    const unknown = answers.filter(({ status }) => status === 'unknown');
    expect(unknown).toHaveLength(480);
    expect(unknown[0]).toMatchObject({ error: { code: 'rate_limited', retryAfterSeconds: 10 } });
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    expect((await server.authenticate(made(501))).status).toBe('signedOut');
  });

  it('pause themselves alone when the provider asks to wait', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const lone = await provider.signInBefore(0, 'bob@example.com');
    const server = serverOf();
    provider.fault = ({ url }) => (isRenewal(url) ? new Response('{}', wait) : null);
    expect((await server.authenticate(made(1))).status).toBe('unknown');
    provider.fault = null;
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
    const { session_token } = lone;
    expect((await server.authenticate(requestWith(cookieOf({ session_token })))).status).toBe('unknown');
  });

  it('wait when the provider asks for it at the renewal of a visitor', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    provider.fault = ({ url }) => (isRenewal(url) ? new Response('{}', wait) : null);
    await server.authenticate(requestWith(cookieOf(data)));
    expect((await server.authenticate(made(1))).status).toBe('unknown');
    expect(renewals()).toBe(1);
  });

  it('beside one genuine JWT get few calls too', async () => {
    const { session_jwt } = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    const ask = (n: number) =>
      server.authenticate(requestWith(cookieOf({ session_token: `made-up-${n}`, session_jwt })));
    await Promise.all(Array.from({ length: 100 }, (_, n) => ask(n)));
    expect(renewals()).toBe(30);
  });

  it('are no limit for tokens that the provider knows', async () => {
    const server = serverOf();
    const { session_token } = await provider.signInBefore(0);
    for (let n = 0; n < 25; n++) {
      jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1);
      const auth = await server.authenticate(requestWith(cookieOf({ session_token })), { fresh: true });
      expect(auth.status).toBe('signedIn');
    }
  });
});

describe('The server’s half: a sign-out', () => {
  it('is not undone by a prefetch that was under way', async () => {
    const data = await provider.signInBefore(6 * MINUTE);
    const server = serverOf();
    const ask = () => server.authenticate(requestWith(cookieOf(data)));
    const [page, prefetch] = await Promise.all([ask(), ask()]);
    // They have shared one call, and both renew the cookies.
    for (const { headers } of [page, prefetch]) expect(headers.getSetCookie()).toHaveLength(2);
    await visitorOf(provider.sandbox).call('/sessions/revoke', {}, { session: data.session_token });
    const late = await ask();
    expect(late.status).toBe('signedIn');
    expect([...late.headers]).toEqual([['cache-control', 'private, no-store']]);
  });
});
