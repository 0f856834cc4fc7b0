import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { startScreen, stop } from '../../broad/browsers/webDriver';

const PROGRAMS = ['/usr/bin/orca', '/usr/bin/openbox', '/usr/bin/dbus-daemon', '/usr/bin/Xvfb'];
const BUS_LAUNCHER = '/usr/libexec/at-spi-bus-launcher';
export const hasReader = [...PROGRAMS, BUS_LAUNCHER].every((program) => existsSync(program));

const START_MS = 30_000;
const POLL_MS = 100;
/** A busy machine speaks late. */
const LATEST_MS = 10_000;
/** Longer than Orca pauses between the parts of what it says about one event. */
const SILENCE_MS = 1_500;

/** Orca's log comes in blocks otherwise, so that the last words of a step would be counted to the next. */
const WRITE_EACH_LINE = 'from orca import debug\ndebug.debugFile.reconfigure(line_buffering=True)\n';

export interface Reader {
  /** For the browser that is to be read. */
  env: NodeJS.ProcessEnv;
  /** What was said since the last call, once it is silent and, within some seconds, the expected texts were said. */
  heard(expected?: string[]): Promise<string[]>;
  close(): Promise<void>;
}

/** Starts the screen reader Orca on a virtual screen, with a message bus of its own and without sound. */
export async function startReader(): Promise<Reader> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'pricerx-reader-'));
  const log = path.join(folder, 'orca.log');
  const settings = path.join(folder, '.local/share/orca');
  await mkdir(settings, { recursive: true });
  await writeFile(path.join(settings, 'orca-customizations.py'), WRITE_EACH_LINE);
  const screen = await startScreen();
  const base = {
    ...process.env,
    DISPLAY: screen.display,
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
    GNOME_ACCESSIBILITY: '1',
    MOZ_ENABLE_WAYLAND: '0',
  };
  const bus = spawn('dbus-daemon', ['--session', '--nofork', '--nopidfile', '--print-address=1'], {
    stdio: ['ignore', 'pipe', 'ignore'],
    env: base,
  });
  const address = await new Promise<string>((resolve) =>
    bus.stdout.once('data', (line: Buffer) => resolve(line.toString().trim())),
  );
  const env = { ...base, DBUS_SESSION_BUS_ADDRESS: address };
  const begin = (program: string, ...args: string[]) => spawn(program, args, { stdio: 'ignore', env });
  const programs: ChildProcess[] = [
    screen.process,
    bus,
    begin(BUS_LAUNCHER, '--launch-immediately'),
    begin('openbox'),
    begin('orca', '--replace', `--debug-file=${log}`),
  ];

  const all = async (): Promise<string[]> => utterances(await readFile(log, 'utf8').catch(() => ''));
  let read = 0;
  const heard = async (expected: string[] = []): Promise<string[]> => {
    const end = Date.now() + LATEST_MS;
    let said: string[] = [];
    let quietSince = Date.now();
    const isComplete = () => expected.every((words) => said.join('\n').includes(words));
    while (Date.now() - quietSince < SILENCE_MS || (!isComplete() && Date.now() < end)) {
      await pause(POLL_MS);
      const now = (await all()).slice(read);
      if (now.length > said.length) quietSince = Date.now();
      said = now;
    }
    read += said.length;
    return said;
  };

  for (const end = Date.now() + START_MS; (await all()).length === 0; await pause(POLL_MS))
    if (Date.now() > end) throw new Error('Orca did not start.');
  await heard();

  return {
    env,
    heard,
    async close() {
      await Promise.all(programs.toReversed().map(stop));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The texts in Orca's log, without the settings of the voice that follow each. */
const utterances = (log: string): string[] =>
  [...log.matchAll(/SPEECH OUTPUT: (['"])(.*?)\1 ?\{/gm)]
    .map(([, , text = '']) => text.trim())
    .filter(Boolean);

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
