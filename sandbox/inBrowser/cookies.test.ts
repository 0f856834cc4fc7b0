import { digest } from '../verify/digests';
import { openCookies } from './cookies';
import type { Storage } from './storage';

/** Writes after a turn of the event loop, as cache storage does. */
function memoryStorage(): Storage & { all(): BodyInit[] } {
  const kept = new Map<string, BodyInit>();
  const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
  return {
    async read(name) {
      await nextTurn();
      const value = kept.get(name);
      return value === undefined ? undefined : new Response(value);
    },
    async write(name, value) {
      await nextTurn();
      kept.set(name, value);
    },
    async remove(name) {
      await nextTurn();
      kept.delete(name);
    },
    all: () => [...kept.values()],
  };
}

/** A sandbox that knows one session, by the digest of its current token. */
function sessionOf(token: string) {
  let known = digest(token);
  let renewals = 0;
  return (tokenDigest: string): Promise<string | null> => {
    if (tokenDigest !== known) return Promise.resolve(null);
    renewals += 1;
    const renewed = `renewed-${renewals}`;
    known = digest(renewed);
    return Promise.resolve(renewed);
  };
}
const noSession = () => Promise.resolve(null);

describe('HttpOnly cookies of the sandbox in a browser', () => {
  it('keeps the cookies of two answers that arrive at the same time', async () => {
    const cookies = openCookies(memoryStorage(), noSession);
    await Promise.all([cookies.keep(['a=1; HttpOnly']), cookies.keep(['b=2; HttpOnly'])]);
    expect((await cookies.header()).split('; ').sort()).toEqual(['a=1', 'b=2']);
  });

  it('keeps the whole value of a cookie that contains "="', async () => {
    const cookies = openCookies(memoryStorage(), noSession);
    await cookies.keep(['token=YWI=; HttpOnly; Path=/']);
    expect(await cookies.header()).toBe('token=YWI=');
  });

  it('removes a cookie whose Max-Age is 0', async () => {
    const cookies = openCookies(memoryStorage(), noSession);
    await cookies.keep(['token=1; HttpOnly']);
    await cookies.keep(['token=; HttpOnly; Max-Age=0']);
    expect(await cookies.header()).toBe('');
  });

  it('stores no value, and a worker that starts again renews the session token', async () => {
    const storage = memoryStorage();
    const renew = sessionOf('secret-token');
    await openCookies(storage, renew).keep([
      'stytch_session=secret-token; HttpOnly; Max-Age=60',
      'stytch_session_jwt=secret.jwt; HttpOnly; Max-Age=60',
    ]);
    expect(JSON.stringify(storage.all())).not.toContain('secret');
    const restarted = openCookies(storage, renew);
    expect(await restarted.header()).toBe('stytch_session=renewed-1');
    expect(await restarted.header()).toBe('stytch_session=renewed-1');
    expect(await openCookies(storage, renew).header()).toBe('stytch_session=renewed-2');
    expect(JSON.stringify(storage.all())).not.toContain('renewed');
  });

  it('a session that has ended meanwhile is not restored', async () => {
    const storage = memoryStorage();
    await openCookies(storage, noSession).keep(['stytch_session=a; HttpOnly']);
    expect(await openCookies(storage, noSession).header()).toBe('');
    expect(storage.all()).toEqual(['[]']);
  });
});
