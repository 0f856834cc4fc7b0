/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import { connect } from 'node:net';
import { listenOnLoopback } from './loopback';

const IPV4 = '127.0.0.1';
/** An address for documents (RFC 5737), which no machine has. */
const NO_ADDRESS = '203.0.113.1';

/** The servers of this test, one for each address. */
const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close().closeAllConnections()));

function listen(addresses: string[], answer: RequestListener = (_, response) => void response.end('here')) {
  const create = () => {
    const server = createServer(answer);
    servers.push(server);
    return server;
  };
  return listenOnLoopback(create, 0, addresses);
}

const isAnswered = (port: number): Promise<boolean> =>
  fetch(`http://${IPV4}:${port}`).then(
    ({ ok }) => ok,
    () => false,
  );

describe('§7 Sandbox: a server on the loopback addresses', () => {
  it('listens where the machine has an address, and leaves out one that it lacks, such as that of IPv6', async () => {
    const { port, close } = await listen([IPV4, NO_ADDRESS]);
    expect(await isAnswered(port)).toBe(true);
    await close();
    expect(await isAnswered(port)).toBe(false);
  });

  it('fails when the first address is missing', async () => {
    await expect(listen([NO_ADDRESS, IPV4])).rejects.toMatchObject({ code: 'EADDRNOTAVAIL' });
  });

  it('takes one port for all addresses, and gives it up when another program has it at one of them', async () => {
    // The second server finds the port of the first one taken.
    await expect(listen([IPV4, IPV4])).rejects.toMatchObject({ code: 'EADDRINUSE' });
    expect(servers.map(({ listening }) => listening)).toEqual([false, false]);
  });

  it('closes at once, also while a call waits for its answer', async () => {
    let isCalled = (): void => undefined;
    const called = new Promise<void>((resolve) => (isCalled = resolve));
    const { port, close } = await listen([IPV4], () => isCalled());
    const ended = new Promise((resolve) => {
      const socket = connect(port, IPV4, () => socket.write('GET / HTTP/1.1\r\nHost: localhost\r\n\r\n'));
      socket.on('close', resolve).on('error', () => undefined);
    });
    await called;
    await close();
    await ended;
  });
});
