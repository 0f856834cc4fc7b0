import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** `localhost` resolves to either. */
export const LOOPBACK: readonly string[] = ['127.0.0.1', '::1'];
/** Error codes of `listen` on ::1 on a machine without IPv6. */
const NO_SUCH_ADDRESS = ['EADDRNOTAVAIL', 'EAFNOSUPPORT'];

export interface Listening {
  port: number;
  close(): Promise<void>;
}

const open = (server: Server, port: number, host: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, exclusive: true }, () => {
      server.off('error', reject);
      resolve(server);
    });
  });

const shut = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/**
 * Listens on one port of each loopback address, with a server for each.
 * @param port 0 takes a free port.
 * @throws the error of `listen`.
 */
export async function listenOnLoopback(
  createServer: () => Server,
  port: number,
  addresses: readonly string[] = LOOPBACK,
): Promise<Listening> {
  const servers: Server[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(servers.map(shut));
  };
  let bound = port;
  for (const address of addresses) {
    try {
      const server = await open(createServer(), bound, address);
      servers.push(server);
      bound = (server.address() as AddressInfo).port;
    } catch (error) {
      const code = (error as NodeJS.ErrnoException | null)?.code ?? '';
      if (servers.length > 0 && NO_SUCH_ADDRESS.includes(code)) continue;
      await close();
      throw error;
    }
  }
  return { port: bound, close };
}
