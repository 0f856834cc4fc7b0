import { openCookies } from './cookies';
import type { Storage } from './storage';

/** Writes after a turn of the event loop, as cache storage does. */
function memoryStorage(): Storage {
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
  };
}

describe('HttpOnly cookies of the sandbox in a browser', () => {
  it('keeps the cookies of two answers that arrive at the same time', async () => {
    const cookies = openCookies(memoryStorage());
    await Promise.all([cookies.keep(['a=1; HttpOnly']), cookies.keep(['b=2; HttpOnly'])]);
    expect((await cookies.header()).split('; ').sort()).toEqual(['a=1', 'b=2']);
  });

  it('keeps the whole value of a cookie that contains "="', async () => {
    const cookies = openCookies(memoryStorage());
    await cookies.keep(['token=YWI=; HttpOnly; Path=/']);
    expect(await cookies.header()).toBe('token=YWI=');
  });

  it('removes a cookie whose Max-Age is 0', async () => {
    const cookies = openCookies(memoryStorage());
    await cookies.keep(['token=1; HttpOnly']);
    await cookies.keep(['token=; HttpOnly; Max-Age=0']);
    expect(await cookies.header()).toBe('');
  });
});
