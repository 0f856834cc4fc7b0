import type { Server } from 'node:http';
import { createAdaptorServer, type HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Sandbox } from './createSandbox';

export interface ServeOptions {
  port: number;
  /** One loopback address. Default: both, because `localhost` resolves to either 127.0.0.1 or ::1. */
  hostname?: string;
}

export interface Served {
  url: string;
  close(): Promise<void>;
}

const LOOPBACK = ['127.0.0.1', '::1'];
/** Error codes of `listen` on ::1 on a machine without IPv6. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException | null)?.code;

function listen(sandbox: Sandbox, port: number, hostname: string): Promise<Server> {
  const server = createAdaptorServer({
    fetch: async (request, env) => {
      const response = await sandbox.handle(request);
      if (response.type !== 'error') return response;
      (env as HttpBindings).incoming.socket.destroy();
      return RESPONSE_ALREADY_SENT;
    },
  }) as Server;
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      resolve(server);
    });
  });
}

const stop = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** Serves the sandbox over HTTP, on loopback addresses only. */
export async function serve(sandbox: Sandbox, { port, hostname }: ServeOptions): Promise<Served> {
  if (hostname !== undefined && !['localhost', ...LOOPBACK].includes(hostname)) {
    throw new Error(`The sandbox listens on loopback only: ${hostname} is not 127.0.0.1, ::1 or localhost.`);
  }
  const hostnames = hostname === undefined || hostname === 'localhost' ? LOOPBACK : [hostname];
  const servers: Server[] = [];
  for (const each of hostnames) {
    try {
      servers.push(await listen(sandbox, port, each));
    } catch (error) {
      if (servers.length > 0 && NO_SUCH_ADDRESS.includes(codeOf(error) ?? '')) continue;
      await Promise.all(servers.map(stop));
      throw error;
    }
  }
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      await Promise.all(servers.map(stop));
    },
  };
}
