import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { join } from 'node:path';

export interface Child {
  process: ChildProcess;
  output(): string;
  /** Resolves with the exit code, or null when a signal ended the process. */
  exited: Promise<number | null>;
}

/** Starts the CLI from the sources in a child process. */
export function startCommand(env: Record<string, string>): Child {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, '..', 'cli.ts')], {
    cwd: join(__dirname, '..'),
    env: { ...process.env, PRICERX_DATA: '', PRICERX_SEED: '', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const exited = new Promise<number | null>((resolve) => child.once('close', resolve));
  return { process: child, output: () => output, exited };
}

export async function whenReady(child: Child, origin: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (child.process.exitCode !== null) throw new Error(`The command ended: ${child.output()}`);
    const answer = await fetch(`${origin}/sandbox/v1/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The command did not start: ${child.output()}`);
}
