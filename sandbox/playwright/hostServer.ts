import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { freePort } from '../testing/freePort';

const LIMIT_MS = 60_000;
const POLL_MS = 100;

function run(command: string, env: Record<string, string>): ChildProcess {
  const child = spawn(command, {
    shell: true,
    // A process group, so that the command ends together with what it starts, such as the server that npm runs.
    detached: process.platform !== 'win32',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...process.env, ...env },
  });
  child.stderr.on('data', (text: Buffer) => process.stderr.write(text));
  return child;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  const closed = once(child, 'close');
  if (process.platform === 'win32') spawn('taskkill', ['/pid', String(child.pid), '/T', '/F']);
  else process.kill(-child.pid, 'SIGKILL');
  await closed;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(LIMIT_MS) }).then(
    () => true,
    () => false,
  );

async function waitFor(child: ChildProcess, command: string, url: string): Promise<void> {
  for (const end = Date.now() + LIMIT_MS; !(await answers(url));) {
    if (child.exitCode !== null)
      throw new Error(`"${command}" ended with code ${child.exitCode} before it answered at ${url}.`);
    if (Date.now() > end)
      throw new Error(`"${command}" did not answer at ${url} within ${LIMIT_MS / 1000} s.`);
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Starts a host's servers by their commands, each with a free port as `PORT`. */
export function hostServers() {
  const children: ChildProcess[] = [];
  return {
    async start(command: string, env: Record<string, string> = {}): Promise<string> {
      const port = await freePort();
      const child = run(command, { PORT: String(port), ...env });
      children.push(child);
      const url = `http://localhost:${port}`;
      await waitFor(child, command, url);
      return url;
    },
    stop: () => Promise.all(children.map(stop)),
  };
}
