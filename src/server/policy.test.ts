import {
  cookieOf,
  MINUTE,
  PROJECT,
  PROVIDER,
  requestWith,
  serverOf,
  setUpProvider,
} from '../../tests/authServer';
import { eventually, realTurn } from '../../tests/time';
import { basicAuthorization } from '../domain/calls/httpHeaders';
import type { AuthServerOptions } from '../server';

const provider = setUpProvider();

describe('The server’s half: the project’s policy', () => {
  const isPolicy = (url: string) => url.includes('/projects/bootstrap/');
  const down = ({ url }: Request) => (isPolicy(url) ? new Response('{}', { status: 503 }) : null);
  const signIn = async (options: Partial<AuthServerOptions> = {}) => {
    const data = await provider.signInBefore(0);
    const auth = await serverOf(options).authenticate(requestWith(cookieOf(data)));
    if (auth.status !== 'signedIn') throw new Error(auth.status);
    return auth.visitor;
  };
  const fetched = () => provider.calls.filter(isPolicy).length;

  it('is fetched as a page of the site does', async () => {
    const visitor = await signIn({ origin: 'https://public.example' });
    const sent = provider.watch(PROJECT.publicToken);
    await visitor.isAuthorized('prices', 'read');
    expect(sent[0]).toMatchObject({
      method: 'GET',
      url: `${PROVIDER}/sdk/v1/projects/bootstrap/${PROJECT.publicToken}`,
    });
    expect(sent[0]?.headers.get('X-SDK-Parent-Host')).toBe('https://public.example');
    expect(sent[0]?.headers.get('Authorization')).toBe(
      basicAuthorization(PROJECT.publicToken, PROJECT.publicToken),
    );
  });

  it('is fetched again after five minutes, and stays in use while that fails', async () => {
    const visitor = await signIn();
    const start = Date.now();
    const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
    expect(await visitor.isAuthorized('prices', 'read')).toBe(false);
    clock.mockReturnValue(start + 5 * MINUTE - 1);
    await visitor.isAuthorized('prices', 'read');
    expect(fetched()).toBe(1);
    provider.fault = down;
    clock.mockReturnValue(start + 5 * MINUTE);
    expect(await visitor.isAuthorized('prices', 'read')).toBe(false);
    await eventually(() => expect(fetched()).toBe(2));
    await realTurn();
    // After a failure the provider gets no call for ten seconds.
    expect(await visitor.isAuthorized('prices', 'read')).toBe(false);
    expect(fetched()).toBe(2);
    provider.fault = null;
    clock.mockReturnValue(start + 5 * MINUTE + 10_000);
    await visitor.isAuthorized('prices', 'read');
    await eventually(() => expect(fetched()).toBe(3));
    await realTurn();
    await visitor.isAuthorized('prices', 'read');
    expect(fetched()).toBe(3);
  });

  it('is fetched once for 50 checks at the same time', async () => {
    const visitor = await signIn();
    await Promise.all(Array.from({ length: 50 }, () => visitor.isAuthorized('prices', 'read')));
    expect(fetched()).toBe(1);
  });

  it('that is known answers at once while the provider hangs', async () => {
    const visitor = await signIn();
    await visitor.isAuthorized('prices', 'read');
    provider.fault = ({ url }) => (isPolicy(url) ? new Promise(() => undefined) : null);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 5 * MINUTE);
    for (let check = 0; check < 3; check++) expect(await visitor.isAuthorized('prices', 'read')).toBe(false);
    expect(fetched()).toBe(2);
  });

  it('that is older than a day allows nothing', async () => {
    const visitor = await signIn();
    await visitor.isAuthorized('prices', 'read');
    provider.fault = down;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 24 * 60 * MINUTE);
    const checked = visitor.isAuthorized('prices', 'read');
    await expect(checked).rejects.toMatchObject({ code: 'provider_unavailable' });
  });

  it.each<[string, () => Response]>([
    ['fails', () => new Response('{}', { status: 503 })],
    ['is no JSON', () => new Response('<p>Welcome')],
    ['is no object', () => Response.json([])],
    ['has no data', () => Response.json({ data: null })],
    ['has no policy', () => Response.json({ data: { rbac_policy: null } })],
    ['is refused with one', () => Response.json({ data: { rbac_policy: {} } }, { status: 403 })],
  ])('while its answer %s, an action is neither allowed nor refused', async (_, answer) => {
    const visitor = await signIn();
    provider.fault = ({ url }) => (isPolicy(url) ? answer() : null);
    await expect(visitor.isAuthorized('prices', 'read')).rejects.toMatchObject({
      code: 'provider_unavailable',
      message: 'The RBAC policy could not be fetched.',
      cause: expect.objectContaining({ message: expect.any(String) as string }) as object,
    });
    provider.fault = null;
    // The provider gets no call for ten seconds.
    await expect(visitor.isAuthorized('prices', 'read')).rejects.toThrow();
    expect(fetched()).toBe(1);
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 10_000);
    expect(await visitor.isAuthorized('prices', 'read')).toBe(false);
  });
});
