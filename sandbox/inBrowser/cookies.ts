import { createLock } from '../state/database/lock';
import type { Storage } from './storage';

/** `cookieStore` of the Cookie Store API, which TypeScript does not know in all versions. */
interface CookieStore {
  getAll(): Promise<{ name?: string; value?: string }[]>;
  set(cookie: { name: string; value: string; path: string; sameSite: 'lax'; expires: number }): Promise<void>;
}

interface Cookie {
  name: string;
  value: string;
  isHttpOnly: boolean;
  expires: number;
}

const NAME = 'cookies';
const SESSION_MS = 86_400_000;

function readCookie(line: string, now: number): Cookie {
  const [pair = '', ...attributes] = line.split(/;\s*/);
  const separator = pair.indexOf('=');
  const maxAge = attributes.map((each) => /^Max-Age=(\d+)$/i.exec(each)?.[1]).find(Boolean);
  return {
    name: pair.slice(0, separator),
    value: pair.slice(separator + 1),
    isHttpOnly: attributes.some((each) => /^HttpOnly$/i.test(each)),
    expires: now + (maxAge === undefined ? SESSION_MS : Number(maxAge) * 1000),
  };
}

/**
 * The cookies of the sandbox. A browser ignores `Set-Cookie` of a service worker's answers, so the worker keeps HttpOnly cookies
 * itself, where no script of a page sees them, and sets the others by the Cookie Store API.
 */
export function openCookies(storage: Storage) {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  const lock = createLock();
  const read = async (): Promise<Cookie[]> => {
    const kept = (await (await storage.read(NAME))?.json()) as Cookie[] | undefined;
    return (kept ?? []).filter(({ expires }) => expires > Date.now());
  };
  return {
    /** The value of the `Cookie` header. */
    async header(): Promise<string> {
      const visible = (await cookieStore?.getAll()) ?? [];
      return [...visible, ...(await read())].map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    async keep(lines: string[]): Promise<void> {
      if (lines.length === 0) return;
      const now = Date.now();
      const cookies = lines.map((line) => readCookie(line, now));
      for (const { name, value, expires, isHttpOnly } of cookies) {
        if (!isHttpOnly) await cookieStore?.set({ name, value, path: '/', sameSite: 'lax', expires });
      }
      await lock.take();
      try {
        const others = (await read()).filter(({ name }) => cookies.every((cookie) => cookie.name !== name));
        const own = cookies.filter(({ isHttpOnly, expires }) => isHttpOnly && expires > now);
        await storage.write(NAME, JSON.stringify([...others, ...own]));
      } finally {
        lock.release();
      }
    },
  };
}
