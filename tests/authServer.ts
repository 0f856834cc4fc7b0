import { createSandbox, type Sandbox } from '../sandbox/createSandbox';
import { visitorOf } from '../sandbox/testing/visitor';
import { createAuthServer, type AuthServerOptions } from '../src/server';

export const PROJECT = { publicToken: 'public-token-test-sandbox', projectId: 'project-test-sandbox' };
export const PROVIDER = 'http://localhost:4311';
export const MINUTE = 60_000;

type Fault = (request: Request) => Response | Promise<Response> | null;

/** A site's server beside a sandbox in memory, in which each test starts anew. */
export function setUpProvider() {
  const provider = {
    sandbox: null as unknown as Sandbox,
    /** Paths of the calls. */
    calls: [] as string[],
    /** Answers a call in place of the sandbox; null leaves it to the sandbox. */
    fault: null as Fault | null,
    /** Signs in so that the JWT is this old for the site's server, whose clock is not the sandbox's. */
    async signInBefore(ms: number, email?: string) {
      await provider.sandbox.control.advanceClock({ advance_ms: -ms });
      const { data } = await visitorOf(provider.sandbox).signIn(email, 60);
      await provider.sandbox.control.advanceClock({ advance_ms: ms });
      return data;
    },
    /** Keeps the calls to addresses that end so, and leaves them to the sandbox. */
    watch(end: string): Request[] {
      const sent: Request[] = [];
      provider.fault = (request) => {
        if (request.url.endsWith(end)) sent.push(request.clone());
        return null;
      };
      return sent;
    },
    async restart() {
      provider.sandbox = await createSandbox({ passwordCost: 'cheap', origin: PROVIDER });
    },
  };
  beforeEach(async () => {
    await provider.restart();
    provider.calls = [];
    provider.fault = null;
    jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
      const request = new Request(input, init);
      provider.calls.push(new URL(request.url).pathname);
      const answer = (await provider.fault?.(request)) ?? (await provider.sandbox.handle(request));
      if (answer.type === 'error') throw new TypeError('fetch failed');
      return answer;
    });
  });
  afterEach(() => provider.sandbox.close());
  return provider;
}

/** The sandbox's cookies are not HttpOnly. A server that is not told so asks once. */
export const serverOf = ({ cookieOptions, ...options }: Partial<AuthServerOptions> = {}) =>
  createAuthServer({
    ...PROJECT,
    secret: 'secret-test-sandbox',
    endpoints: { apiUrl: PROVIDER },
    cookieOptions: { httpOnly: false, ...cookieOptions },
    ...options,
  });

/** A request with these cookies for a page of the site. */
export const requestWith = (cookie: string, init: RequestInit = {}) =>
  new Request('https://prices.example/saved', {
    ...init,
    headers: { Cookie: cookie, Host: 'prices.example' },
  });

/** The cookies that the browser has after a sign-in. */
export const cookieOf = (tokens: { session_token?: string; session_jwt?: string }): string =>
  [
    tokens.session_token && `stytch_session=${tokens.session_token}`,
    tokens.session_jwt && `stytch_session_jwt=${tokens.session_jwt}`,
  ]
    .filter(Boolean)
    .join('; ');

export const isRenewal = (path: string): boolean => path.endsWith('/sessions/authenticate');
export const isKeys = (path: string): boolean => /jwks/.test(path);
