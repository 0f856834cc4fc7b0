import { createServer } from 'node:http';
import type { RequestListener, Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const LOOPBACK = ['127.0.0.1', '::1'] as const;

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

const open = (listener: RequestListener, port: number, address: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createServer(listener);
    server.once('error', reject);
    server.listen({ port, host: address, exclusive: true }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });

const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

const hasNoIPv6 = (error: unknown): boolean => ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(error));

/** Listens on 127.0.0.1 and ::1, because localhost resolves to either. */
export const listenOnLoopback = async (
  listener: RequestListener,
  port: number,
  addresses: readonly string[] = LOOPBACK,
) => {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(shut));
  };
  let bound = port;
  for (const address of addresses) {
    try {
      const server = await open(listener, bound, address);
      servers.push(server);
      bound = (server.address() as AddressInfo).port;
    } catch (error) {
      if (servers.length > 0 && hasNoIPv6(error)) continue;
      await close();
      throw portProblem(bound, error);
    }
  }
  return { port: bound, close };
};
