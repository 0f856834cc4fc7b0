import { createLock } from '../state/database/lock';
import { digest } from '../verify/digests';
import type { KeptSandbox } from './openSandbox';
import type { Storage } from './storage';

/** `cookieStore` of the Cookie Store API, which TypeScript does not know in all versions. */
interface CookieStore {
  getAll(): Promise<{ name?: string; value?: string }[]>;
  set(cookie: { name: string; value: string; path: string; sameSite: 'lax'; expires: number }): Promise<void>;
}

interface Cookie {
  name: string;
  value: string;
  expires: number;
}

/** What is stored of an HttpOnly cookie. Scripts of the site's pages can read it. */
interface Trace {
  name: string;
  valueDigest: string;
  expires: number;
}

export const HTTP_ONLY_COOKIES = 'httpOnlyCookies';
const SESSION_MS = 86_400_000;

function readCookie(line: string, now: number): Cookie & { isHttpOnly: boolean } {
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
 * in its memory, and sets the others by the Cookie Store API. Everything that a worker can store is readable for the pages of its
 * origin, so only digests of HttpOnly cookies are stored: a worker that the browser has stopped and started again renews the
 * session token of each.
 */
export function openCookies(storage: Storage, renewSession: KeptSandbox['renewSession']) {
  const { cookieStore } = globalThis as { cookieStore?: CookieStore };
  const lock = createLock();
  let opened: Promise<Map<string, Cookie>> | undefined;

  async function store(cookies: Map<string, Cookie>): Promise<void> {
    await lock.take();
    try {
      const traces = [...cookies.values()].map(({ name, value, expires }): Trace => {
        return { name, valueDigest: digest(value), expires };
      });
      await storage.write(HTTP_ONLY_COOKIES, JSON.stringify(traces));
    } finally {
      lock.release();
    }
  }
  async function restore(): Promise<Map<string, Cookie>> {
    const traces = ((await (await storage.read(HTTP_ONLY_COOKIES))?.json()) ?? []) as Trace[];
    const cookies = new Map<string, Cookie>();
    for (const { name, valueDigest, expires } of traces) {
      const value = expires > Date.now() ? await renewSession(valueDigest) : null;
      if (value !== null) cookies.set(name, { name, value, expires });
    }
    if (traces.length > 0) await store(cookies);
    return cookies;
  }
  const httpOnly = (): Promise<Map<string, Cookie>> => (opened ??= restore());

  return {
    /** The value of the `Cookie` header. */
    async header(): Promise<string> {
      const visible = (await cookieStore?.getAll()) ?? [];
      const own = [...(await httpOnly()).values()].filter(({ expires }) => expires > Date.now());
      return [...visible, ...own].map(({ name, value }) => `${name}=${value}`).join('; ');
    },
    async keep(lines: string[]): Promise<void> {
      if (lines.length === 0) return;
      const now = Date.now();
      const own = await httpOnly();
      for (const { isHttpOnly, ...cookie } of lines.map((line) => readCookie(line, now))) {
        const { name, value, expires } = cookie;
        own.delete(name);
        if (!isHttpOnly) await cookieStore?.set({ name, value, path: '/', sameSite: 'lax', expires });
        else if (expires > now) own.set(name, cookie);
      }
      await store(own);
    },
  };
}
