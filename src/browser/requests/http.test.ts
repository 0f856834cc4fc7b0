import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendHttp, type HttpRequest } from './http';

let server: Server;
let answer: (response: ServerResponse) => void;
let url = '';

beforeAll(async () => {
  server = createServer((_, response) => answer(response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const send = (request: Partial<HttpRequest> = {}) =>
  sendHttp({ url, method: 'GET', headers: {}, timeoutMs: 2_000, ...request });

describe('§8 Network and API: every call ends', () => {
  it('returns status, text and headers for any status', async () => {
    answer = (response) => response.writeHead(429, { 'Retry-After': '7' }).end('{"a":1}');
    const { status, text, header } = await send();
    expect([status, text, header('retry-after'), header('X-Other')]).toEqual([429, '{"a":1}', '7', null]);
  });

  it.each([
    ['that never comes', () => undefined],
    ['that stops half-way', (response: ServerResponse) => response.writeHead(200).write('{"data":')],
  ])('rejects an answer %s after the time limit', async (_, how) => {
    answer = how;
    const start = performance.now();
    await expect(send({ timeoutMs: 150 })).rejects.toThrow();
    expect(performance.now() - start).toBeLessThan(1_500);
  });

  it('rejects as soon as it is aborted, and closes the connection', async () => {
    const abort = new AbortController();
    const closed = new Promise((resolve) => {
      answer = (response) => {
        response.once('close', () => resolve('closed'));
        abort.abort();
      };
    });
    await expect(send({ timeoutMs: 60_000, signal: abort.signal })).rejects.toThrow();
    expect(await closed).toBe('closed');
  });

  it('rejects when there is no server', async () => {
    await expect(send({ url: 'http://127.0.0.1:1/' })).rejects.toThrow();
  });

  it('leaves no timer running', async () => {
    const [set, clear] = [jest.spyOn(globalThis, 'setTimeout'), jest.spyOn(globalThis, 'clearTimeout')];
    answer = (response) => response.end('{}');
    await send({ timeoutMs: 54_321 });
    const timer = set.mock.results[set.mock.calls.findIndex(([, ms]) => ms === 54_321)]?.value as unknown;
    expect(timer).toBeDefined();
    expect(clear.mock.calls.map(([cleared]) => cleared)).toContain(timer);
  });
});
