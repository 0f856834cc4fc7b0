import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Sandbox } from './createSandbox';
import { listenOnLoopback, LOOPBACK } from './loopback';

/** Options of `serve`. */
export interface ServeOptions {
  /** The TCP port. 0 takes a free one. */
  port: number;
  /** One loopback address. Default: both, because `localhost` resolves to either 127.0.0.1 or ::1. */
  hostname?: string;
}

/** A running HTTP server. */
export interface Served {
  /** The server's address: `http://localhost:<port>`. */
  url: string;
  /** Stops the server; the sandbox continues. */
  close(): Promise<void>;
}

const createServer = (sandbox: Sandbox): Server =>
  createAdaptorServer({
    fetch: async (request, env) => {
      const response = await sandbox.handle(request);
      if (response.type !== 'error') return response;
      (env as HttpBindings).incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    },
  }) as Server;

/**
 * Serves a sandbox over HTTP, on loopback addresses only.
 * @throws Error when `hostname` is not a loopback address, or the port is in use
 * @example const { url, close } = await serve(await createSandbox(), { port: 4311 });
 */
export async function serve(sandbox: Sandbox, { port, hostname }: ServeOptions): Promise<Served> {
  if (hostname !== undefined && !['localhost', ...LOOPBACK].includes(hostname)) {
    throw new Error(`The sandbox listens on loopback only: ${hostname} is not 127.0.0.1, ::1 or localhost.`);
  }
  const addresses = hostname === undefined || hostname === 'localhost' ? LOOPBACK : [hostname];
  const { port: bound, close } = await listenOnLoopback(() => createServer(sandbox), port, addresses);
  return { url: `http://localhost:${bound}`, close };
}
