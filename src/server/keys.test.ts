import { generateKeyPair, SignJWT } from 'jose';
import {
  cookieOf,
  isKeys,
  MINUTE,
  PROJECT,
  PROVIDER,
  requestWith,
  serverOf,
  setUpProvider,
} from '../../tests/authServer';

const provider = setUpProvider();

describe('The server’s half: the provider’s keys', () => {
  it('while they cannot be fetched, the answer is unknown; known keys stay in use', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    provider.fault = ({ url }) => (isKeys(url) ? new Response('down', { status: 503 }) : null);
    expect(await server.authenticate(requestWith(cookieOf(data)))).toMatchObject({
      status: 'unknown',
      error: {
        code: 'keys_unavailable',
        message: `The keys at ${PROVIDER}/v1/sessions/jwks/${PROJECT.projectId} could not be fetched. The provider at ${PROVIDER} answered with status 503.`,
        cause: { message: expect.any(String) as string },
      },
    });
    provider.fault = null;
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
    provider.fault = ({ url }) => (isKeys(url) ? new Response('down', { status: 503 }) : null);
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
  });

  it('are fetched again after ten minutes, and stay in use for a day while that fails', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    const ask = () => server.authenticate(requestWith(cookieOf({ session_jwt: data.session_jwt })));
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    await ask();
    provider.calls = [];
    clock.mockReturnValue(start + 10 * MINUTE - 1);
    await ask();
    expect(provider.calls).toEqual([]);
    clock.mockReturnValue(start + 10 * MINUTE);
    await ask();
    await ask();
    expect(provider.calls.filter(isKeys)).toHaveLength(1);
    provider.fault = ({ url }) => (isKeys(url) ? new Response('down', { status: 503 }) : null);
    clock.mockReturnValue(start + 22 * MINUTE);
    // Only keys tell that an expired JWT is genuine.
    expect(await ask()).toMatchObject({ reason: 'jwt_expired' });
    expect(provider.calls.filter(isKeys)).toHaveLength(2);
    clock.mockReturnValue(start + 25 * 60 * MINUTE);
    expect(await ask()).toMatchObject({ status: 'unknown', error: { code: 'keys_unavailable' } });
  });

  it.each([[[]], [[null]], [['key']], [[{}]], [[{ kty: 'EC' }]], [[{ kty: 'RSA' }]]])(
    'in an answer with the keys %j are unavailable, and nobody is signed out',
    async (keys) => {
      const { session_jwt } = await provider.signInBefore(0);
      const headers = { Authorization: `Bearer ${session_jwt}` };
      const server = serverOf();
      const byCookie = requestWith(cookieOf({ session_jwt }));
      for (const request of [byCookie, new Request('https://prices.example/', { headers })]) {
        provider.fault = ({ url }) => (isKeys(url) ? Response.json({ keys }) : null);
        const unknown = { status: 'unknown', error: { code: 'keys_unavailable' } };
        expect(await server.authenticate(request)).toMatchObject(unknown);
      }
      provider.fault = null;
      expect((await server.authenticate(byCookie)).status).toBe('signedIn');
    },
  );

  it('that hang are waited for once by all requests, and then not for ten seconds', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    const ask = () => server.authenticate(requestWith(cookieOf(data)));
    provider.fault = ({ url }) => (isKeys(url) ? Promise.reject(new DOMException('', 'TimeoutError')) : null);
    const unknown = { status: 'unknown', error: { code: 'keys_unavailable' } };
    for (const answer of await Promise.all([ask(), ask(), ask()])) expect(answer).toMatchObject(unknown);
    expect(await ask()).toMatchObject(unknown);
    expect(provider.calls.filter(isKeys)).toHaveLength(1);
    provider.fault = null;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    expect((await ask()).status).toBe('signedIn');
  });

  it('that are given need no call, are refreshed, and end after a day without an answer', async () => {
    const data = await provider.signInBefore(0);
    const jwks = await provider.sandbox.handle(new Request(`${PROVIDER}/.well-known/jwks.json`));
    const keys = (await jwks.json()) as { keys: Record<string, unknown>[] };
    const server = serverOf({ keys });
    const ask = () => server.authenticate(requestWith(cookieOf({ session_jwt: data.session_jwt })));
    provider.calls = [];
    expect((await ask()).status).toBe('signedIn');
    expect(provider.calls).toEqual([]);
    provider.fault = () => new Response('down', { status: 503 });
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start + 11 * MINUTE);
    expect(await ask()).toMatchObject({ reason: 'jwt_expired' });
    expect(provider.calls.filter(isKeys)).toHaveLength(1);
    clock.mockReturnValue(start + 25 * 60 * MINUTE);
    expect(await ask()).toMatchObject({ status: 'unknown', error: { code: 'keys_unavailable' } });
  });

  it.each(['wrong', 'secret-test-sandbox\n'])(
    'with the secret %j are refused, not unavailable',
    async (secret) => {
      const data = await provider.signInBefore(0);
      const auth = await serverOf({ secret }).authenticate(requestWith(cookieOf(data)));
      const hint = secret.endsWith('\n') ? ' The secret begins or ends with white space.' : '';
      expect(auth).toMatchObject({
        status: 'unknown',
        error: {
          code: 'credentials_refused',
          message: `The provider at ${PROVIDER} refuses the project id and secret.${hint}`,
        },
      });
    },
  );

  it('an unknown key id is looked up once a minute at most, also while the key endpoint is down', async () => {
    const data = await provider.signInBefore(0);
    const server = serverOf();
    await server.authenticate(requestWith(cookieOf(data)));
    provider.calls = [];
    const { privateKey } = await generateKeyPair('RS256');
    const unknown = await new SignJWT({}).setProtectedHeader({ alg: 'RS256', kid: 'none' }).sign(privateKey);
    const ask = () => server.authenticate(requestWith(cookieOf({ session_jwt: unknown })));
    const askOften = async () => [...(await Promise.all([ask(), ask(), ask()])), await ask()];
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    for (const answer of await askOften()) expect(answer).toMatchObject({ reason: 'jwt_invalid' });
    clock.mockReturnValue(start + MINUTE - 1);
    await ask();
    expect(provider.calls).toEqual([`/v1/sessions/jwks/${PROJECT.projectId}`]);
    clock.mockReturnValue(start + MINUTE);
    provider.fault = () => new Response('down', { status: 503 });
    for (const answer of await askOften()) expect(answer).toMatchObject({ status: 'unknown' });
    expect(provider.calls).toHaveLength(2);
  });

  it('while the provider changes its keys, JWTs of the old and of the new one are accepted', async () => {
    const server = serverOf();
    const old = await provider.signInBefore(0);
    const jwksOf = async () =>
      (await (await provider.sandbox.handle(new Request(`${PROVIDER}/.well-known/jwks.json`))).json()) as {
        keys: object[];
      };
    const { keys } = await jwksOf();
    await server.authenticate(requestWith(cookieOf(old)));
    await provider.sandbox.close();
    await provider.restart();
    const data = await provider.signInBefore(0);
    const both = { keys: [...keys, ...(await jwksOf()).keys] };
    provider.fault = ({ url }) => (isKeys(url) ? Response.json(both) : null);
    for (const { session_jwt } of [data, old, data])
      expect((await server.authenticate(requestWith(cookieOf({ session_jwt })))).status).toBe('signedIn');
  });

  it('keys that the provider has added are fetched for the first JWT that names them', async () => {
    const server = serverOf();
    const old = await provider.signInBefore(0);
    await server.authenticate(requestWith(cookieOf(old)));
    await provider.sandbox.close();
    await provider.restart();
    const data = await provider.signInBefore(0);
    expect((await server.authenticate(requestWith(cookieOf(data)))).status).toBe('signedIn');
  });
});
