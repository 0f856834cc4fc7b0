import { createServer } from 'node:http';
import type { RequestListener } from 'node:http';
import { listenOnLoopback as listen, type Listening } from '../../../sandbox/loopback';

export const codeOf = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown';

/** An error that the CLI prints as one line without a stack trace. */
export class StartError extends Error {
  override name = 'StartError';
}

const portProblem = (port: number, error: unknown): StartError => {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') return new StartError(`Port ${port} is already in use.`);
  if (code === 'EACCES') return new StartError(`Port ${port} needs more rights.`);
  return new StartError(`Cannot listen on port ${port} (${code}).`);
};

/** Listens on 127.0.0.1 and ::1. A port that cannot be used is a `StartError`. */
export const listenOnLoopback = async (
  listener: RequestListener,
  port: number,
  addresses?: readonly string[],
): Promise<Listening> => {
  try {
    return await listen(() => createServer(listener), port, addresses);
  } catch (error) {
    throw portProblem(port, error);
  }
};
