import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { freePort } from '../../../sandbox/testing/freePort';
import { findBrowser } from '../../support/browser/browser';
import type { Key } from '../../../tests/visitor/visitor';
import type { Driver, Profile, Tab } from './driver';
import { fontsOf } from './playwrightDriver';

const PROGRAM = '/usr/bin/WebKitWebDriver';
const SCREEN = '/usr/bin/Xvfb';
export const hasWebKit = existsSync(PROGRAM) && existsSync(SCREEN);
const START_MS = 15_000;
const LIMIT_MS = 30_000;
const POLL_MS = 50;

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object) => Promise<unknown>;

/** Drives WebKitGTK by the WebDriver protocol (W3C) on a virtual screen. */
export async function openWebKit(): Promise<Driver> {
  const screen = await startScreen();
  const { env } = await findBrowser();
  const browserEnv = {
    ...process.env,
    ...fontsOf(env),
    DISPLAY: screen.display,
    GDK_BACKEND: 'x11',
    // A container has no user namespaces for WebKit's own sandbox, and no graphics card.
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  };
  return { name: 'WebKit', newProfile: () => openProfile(browserEnv), close: () => stop(screen.process) };
}

/** Starts a process for each profile, because the program has one session at a time. */
async function openProfile(env: NodeJS.ProcessEnv): Promise<Profile> {
  const port = await freePort();
  const program = spawn(PROGRAM, [`--port=${port}`], { stdio: 'ignore', env });
  const call = caller(`http://127.0.0.1:${port}`);
  await until(() =>
    call('GET', '/status').then(
      () => true,
      () => false,
    ),
  );
  const session = await call('POST', '/session', { capabilities: { alwaysMatch: {} } });
  const { sessionId } = session as { sessionId: string };
  const inSession: Call = (method, path, body) => call(method, `/session/${sessionId}${path}`, body);
  const first = (await inSession('GET', '/window')) as string;
  const state = { current: first, unused: [first] };
  return {
    newTab: async () => tabOf(state.unused.pop() ?? (await newWindow(inSession)), state, inSession),
    async close() {
      await inSession('DELETE', '').catch(() => undefined);
      await stop(program);
    },
  };
}

/** Opens a window for each page, because WebKitWebDriver does not answer for tabs in the background. */
const newWindow = async (call: Call): Promise<string> =>
  ((await call('POST', '/window/new', { type: 'window' })) as { handle: string }).handle;

function tabOf(handle: string, state: { current: string }, inSession: Call): Tab {
  const call: Call = async (method, path, body) => {
    if (state.current !== handle) await inSession('POST', '/window', { handle });
    state.current = handle;
    return inSession(method, path, body);
  };
  const act = (source: object) => call('POST', '/actions', { actions: [source] });
  const keys = (steps: [type: 'keyDown' | 'keyUp', value: string][]) =>
    act({ type: 'key', id: 'keyboard', actions: steps.map(([type, value]) => ({ type, value })) });
  return {
    open: async (url) => void (await call('POST', '/url', { url })),
    reload: async () => void (await call('POST', '/refresh', {})),
    async clickAt(x, y) {
      await act({
        type: 'pointer',
        id: 'mouse',
        parameters: { pointerType: 'mouse' },
        actions: [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), origin: 'viewport' },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
      });
    },
    async type(text) {
      await keys(
        [...text].flatMap((character): [type: 'keyDown' | 'keyUp', value: string][] => [
          ['keyDown', character],
          ['keyUp', character],
        ]),
      );
    },
    async press(key) {
      const held = key.split('+').map((name) => CODES[name as keyof typeof CODES] ?? name);
      await keys([
        ...held.map((value) => ['keyDown', value] as ['keyDown', string]),
        ...held.toReversed().map((value) => ['keyUp', value] as ['keyUp', string]),
      ]);
    },
    evaluate: async (run, ...args) =>
      (await call('POST', '/execute/sync', {
        script: `return (${run.toString()})(...arguments)`,
        args,
      })) as never,
    complaints: () => [],
  };
}

/** Keys without a character (WebDriver, "keyboard actions"). */
const CODES = {
  Shift: '\uE008',
  Control: '\uE009',
  Tab: '\uE004',
  Enter: '\uE007',
  Space: ' ',
  Backspace: '\uE003',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
} as const satisfies Partial<Record<Key | 'Shift' | 'Control', string>>;

const caller =
  (address: string): Call =>
  async (method, path, body) => {
    const response = await fetch(address + path, {
      method,
      signal: AbortSignal.timeout(LIMIT_MS),
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const { value } = (await response.json()) as { value: unknown };
    if (!response.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  };

/** Xvfb chooses a free display and prints its number. */
export async function startScreen(): Promise<{ display: string; process: ChildProcess }> {
  const screen = spawn(SCREEN, ['-displayfd', '1', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const display = await new Promise<string>((resolve, reject) => {
    screen.stdout.once('data', (number: Buffer) => resolve(`:${number.toString().trim()}`));
    screen.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { display, process: screen };
}

async function until(holds: () => Promise<boolean>): Promise<void> {
  for (const end = Date.now() + START_MS; !(await holds());) {
    if (Date.now() > end) throw new Error(`${PROGRAM} did not start.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

export const stop = (program: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (program.exitCode !== null || program.signalCode !== null) return resolve();
    program.once('exit', () => resolve());
    program.kill();
  });
