import { setupServer } from 'msw/node';
// Preloads what a client imports, because jest loads modules in real time, which does not pass under fake timers.
import '../src/client/methods/createMethods';
import '../src/client/runtime';
import { createSandbox, type Sandbox } from '../sandbox/createSandbox';
import { sandboxHandlers } from '../sandbox/msw';
import type { ClientOptions } from '../src/domain/config/clientOptions';
import { listenToConsole, type HeardConsole } from './console';
import { eventually, realTurn } from './time';

type Control = Sandbox['control'];
type ProjectSettings = Omit<Parameters<Control['createProject']>[0], 'public_token'>;
type Fault = Omit<Parameters<Control['addFault']>[0], 'public_token' | 'path'>;

/** A call as it went over the wire. */
export interface WireCall {
  method: string;
  /** The path below /sdk/v1. */
  path: string;
  /** The query of the address, with its question mark. */
  query: string;
  headers: Headers;
  credentials: string;
  body: Record<string, unknown> | undefined;
}

const SDK_PREFIX = '/sdk/v1';
const ORIGIN = 'http://localhost:4311';

let projects = 0;

/** The browser's cookies of the sandbox's host, which scripts of the page cannot read. */
function cookieJar() {
  const cookies = new Map<string, string>();
  return {
    attach(request: Request): Request {
      if (request.credentials !== 'include' || cookies.size === 0) return request;
      const headers = new Headers(request.headers);
      headers.set('Cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
      return new Request(request, { headers });
    },
    keep(response: Response): Response {
      for (const line of response.headers.getSetCookie()) {
        const [pair = ''] = line.split(';');
        const [name = '', value = ''] = pair.split('=');
        if (value) cookies.set(name, value);
        else cookies.delete(name);
      }
      return response;
    },
    clear: () => cookies.clear(),
  };
}

function clearBrowser(): void {
  localStorage.clear();
  sessionStorage.clear();
  for (const pair of document.cookie.split('; ')) {
    const [name] = pair.split('=');
    if (name) document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
  history.replaceState(null, '', '/');
}

/** One sandbox for each test file, behind msw. Each test has its own project, an empty browser and a checked console. */
export function setUpSandbox() {
  const server = setupServer();
  const cleanups: (() => unknown)[] = [];
  const jar = cookieJar();
  let sandbox: Sandbox;
  let publicToken = '';
  let calls: WireCall[] = [];
  let inFlight = 0;
  let clockMs = 0;
  let heardConsole: HeardConsole;

  async function handle(request: Request): Promise<Response> {
    const { pathname: path, search: query } = new URL(request.url);
    const call: WireCall = {
      method: request.method,
      path: path.startsWith(SDK_PREFIX) ? path.slice(SDK_PREFIX.length) : path,
      query,
      headers: request.headers,
      credentials: request.credentials,
      body: undefined,
    };
    calls.push(call);
    inFlight += 1;
    try {
      const text = await request.clone().text();
      const isForm = request.headers.get('Content-Type')?.startsWith('application/x-www-form-urlencoded');
      if (text && !isForm) call.body = JSON.parse(text) as Record<string, unknown>;
      return jar.keep(await sandbox.handle(jar.attach(request)));
    } finally {
      inFlight -= 1;
    }
  }

  /** Waits until no call is in flight and no answer starts another. */
  async function idle(): Promise<void> {
    for (let quiet = 0; quiet < 4;) {
      await realTurn(2);
      quiet = inFlight === 0 ? quiet + 1 : 0;
    }
  }

  beforeAll(async () => {
    sandbox = await createSandbox({
      origin: ORIGIN,
      passwordCost: 'cheap',
      // The site whose pages tests give as redirect URLs.
      controlOrigins: ['https://example.com'],
    });
    server.listen({ onUnhandledRequest: 'error' });
    server.use(...sandboxHandlers({ ...sandbox, handle }));
  }, 30_000);

  beforeEach(async () => {
    heardConsole = listenToConsole();
    projects += 1;
    publicToken = `public-token-test-${projects}`;
    await sandbox.control.createProject({ public_token: publicToken });
    calls = [];
  });

  afterEach(async () => {
    jest.useRealTimers();
    for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
    await idle();
    clearBrowser();
    jar.clear();
    if (clockMs !== 0) await sandbox.control.advanceClock({ advance_ms: -clockMs });
    clockMs = 0;
    expect(heardConsole.left()).toEqual([]);
  });

  afterAll(async () => {
    server.close();
    await sandbox.close();
  });

  const lastMessage = (to: string) =>
    eventually(async () => {
      const { messages } = await sandbox.control.messages({ public_token: publicToken, to });
      const last = messages.at(-1);
      if (!last) throw new Error(`No message for ${to}.`);
      return last;
    });

  return {
    get publicToken() {
      return publicToken;
    },
    /** The sandbox itself, for requests that do not come from the page. */
    get sandbox(): Sandbox {
      return sandbox;
    },
    get control(): Control {
      return sandbox.control;
    },
    get console(): HeardConsole {
      return heardConsole;
    },
    /** The client options that point to this sandbox. */
    options: { endpoints: endpointsOf(ORIGIN) } satisfies ClientOptions,
    idle,
    /** Runs after the test, in reverse order. */
    onCleanUp: (cleanUp: () => unknown) => void cleanups.push(cleanUp),
    /** Changes the project's settings. */
    project: (settings: ProjectSettings) =>
      sandbox.control.createProject({ public_token: publicToken, ...settings }),
    fault: (path: string, fault: Fault) =>
      sandbox.control.addFault({ public_token: publicToken, path, ...fault }),
    clearFaults: () => sandbox.control.clearFaults({ public_token: publicToken }),
    requireCaptcha: (required_on: string[]) =>
      sandbox.control.requireCaptcha({ public_token: publicToken, required_on }),
    async advanceClock(ms: number) {
      clockMs += ms;
      await sandbox.control.advanceClock({ advance_ms: ms });
    },
    /** The sent requests: all, or those to one path. */
    calls: (path?: string) => calls.filter((call) => path === undefined || call.path === path),
    lastCall(path: string): WireCall {
      const last = calls.filter((call) => call.path === path).at(-1);
      if (!last) throw new Error(`Nothing was sent to ${path}, only to: ${calls.map((call) => call.path)}`);
      return last;
    },
    messagesTo: async (to: string) =>
      (await sandbox.control.messages({ public_token: publicToken, to })).messages,
    lastCode: async (to: string): Promise<string> => (await lastMessage(to)).code ?? '',
    /** @param at index of the link; a reset mail has two. */
    async lastLinkToken(to: string, at = 0): Promise<string> {
      const url = (await lastMessage(to)).links?.[at]?.url ?? '';
      return new URL(url).searchParams.get('token') ?? '';
    },
    /** Events that were logged to the provider, by name. */
    async events(name?: string) {
      const { events } = await sandbox.control.events({ public_token: publicToken });
      return events.filter(({ event_name }) => name === undefined || event_name === name);
    },
  };
}

export type SandboxPage = ReturnType<typeof setUpSandbox>;

const endpointsOf = (origin: string) => ({
  apiUrl: origin,
  telemetryUrl: origin,
  telemetryScriptUrl: `${origin}/telemetry.js`,
  captchaScriptUrl: `${origin}/recaptcha/enterprise.js`,
  oneTapScriptUrl: `${origin}/gsi/client`,
});
