/** @jest-environment node */
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { serve, type Served } from './http';
import { freePort } from './testing/freePort';
import { useSandbox } from './testing/visitor';

const sandbox = useSandbox();
const public_token = 'public-token-test-sandbox';
const Authorization = `Basic ${btoa(`${public_token}:${public_token}`)}`;
let served: Served | undefined;
afterEach(async () => {
  await served?.close();
  served = undefined;
});

describe('§7 Sandbox: serve', () => {
  it('answers at localhost, 127.0.0.1 and [::1]', async () => {
    const port = await freePort();
    served = await serve(sandbox.current, { port });
    expect(served.url).toBe(`http://localhost:${port}`);
    const own = Object.values(networkInterfaces()).flatMap((found) => found ?? []);
    const hasIPv6 = own.some(({ address }) => address === '::1');
    for (const host of ['localhost', '127.0.0.1', ...(hasIPv6 ? ['[::1]'] : [])]) {
      const answer = await fetch(`http://${host}:${port}/sandbox/v1/health`);
      expect(await answer.json()).toMatchObject({ ready: true });
    }
  });

  it('takes a free port for port 0, a different one for each server, and returns its address', async () => {
    const other = await serve(sandbox.current, { port: 0 });
    served = await serve(sandbox.current, { port: 0 });
    expect(served.url).not.toBe(other.url);
    for (const { url } of [other, served]) expect((await fetch(`${url}/sandbox/v1/health`)).status).toBe(200);
    await other.close();
  });

  it('closes the connection of a dropped call, and answers the next call', async () => {
    served = await serve(sandbox.current, { port: await freePort() });
    await sandbox.current.control.addFault({ public_token, path: '*', drop: true, times: 1 });
    const call = () => fetch(`${served?.url}/sdk/v1/users/me`, { headers: { Authorization } });
    await expect(call()).rejects.toThrow('fetch failed');
    expect((await call()).status).toBe(401);
  });

  it('answers further calls after a client disconnects while sending a body', async () => {
    const port = await freePort();
    served = await serve(sandbox.current, { port });
    const { connect } = await import('node:net');
    await new Promise<void>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        const head = `POST /sdk/v1/otps/authenticate HTTP/1.1\r\nHost: localhost:${port}\r\nContent-Length: 100\r\n\r\n{"to`;
        socket.end(head, () => setTimeout(() => resolve(socket.destroy() && undefined), 50));
      });
    });
    expect((await fetch(`${served.url}/sandbox/v1/health`)).status).toBe(200);
  });

  it('refuses hosts other than loopback, and a port in use', async () => {
    const port = await freePort();
    await expect(serve(sandbox.current, { port, hostname: '0.0.0.0' })).rejects.toThrow(/loopback only/);
    const other = createServer();
    await new Promise<void>((resolve) => other.listen(port, '127.0.0.1', resolve));
    await expect(serve(sandbox.current, { port })).rejects.toMatchObject({ code: 'EADDRINUSE' });
    await new Promise((resolve) => other.close(resolve));
  });
});

describe('§7 Sandbox: /sandbox', () => {
  it.each([
    ['/sandbox', /^text\/html/],
    ['/sandbox/inbox.js', /^text\/javascript/],
    ['/sandbox/views.js', /^text\/javascript/],
    ['/sandbox/inbox.css', /^text\/css/],
  ])('serves %s with a content security policy for its own origin only', async (path, type) => {
    const answer = await sandbox.current.handle(new Request(`${sandbox.current.origin}${path}`));
    expect(answer.headers.get('Content-Type')).toMatch(type);
    expect(answer.headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; script-src 'self';/);
    expect(await answer.text()).not.toMatch(/https?:\/\/(?!www\.w3\.org)/);
  });

  it('the feed has messages, users, faults, events and requests', async () => {
    const address = `${sandbox.current.origin}/sandbox/feed`;
    const read = (query: string) => sandbox.current.handle(new Request(address + query));
    expect(await (await read(`?public_token=${public_token}`)).json()).toMatchObject({
      projects: [public_token],
      counts: { messages: 0, users: 0, faults: 0, events: 0, requests: 0 },
    });
    expect((await read('?public_token=unknown')).status).toBe(404);
  });
});
