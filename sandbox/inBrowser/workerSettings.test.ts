import { baseOf, readWorkerSettings, workerAddress } from './workerSettings';

const script = new URL('https://shop.example/demo/worker.js');

describe('the sandbox’s address in the browser', () => {
  it.each([
    [undefined, 'https://shop.example/demo/pricerx-auth-sandbox'],
    ['auth', 'https://shop.example/demo/auth'],
    ['./auth/local/', 'https://shop.example/demo/auth/local'],
    ['/demo/auth', 'https://shop.example/demo/auth'],
  ])('%s is below the folder of the worker’s script', (base, address) => {
    expect(baseOf(script, base)).toBe(address);
    expect(readWorkerSettings(workerAddress(script, { base })).base).toBe(address);
  });

  it.each([
    ['another site', 'https://evil.example/demo/auth'],
    ['another site, without a scheme', '//evil.example/demo/auth'],
    ['another site, with backslashes', '\\\\evil.example\\demo\\auth'],
    ['a host name that begins with the site’s', 'https://shop.example.evil.example/demo/auth'],
    ['another port', 'https://shop.example:444/demo/auth'],
    ['the whole site', '/'],
    ['the folder itself', '.'],
    ['a folder above', '../api'],
    ['a folder above, encoded', '%2e%2e/api'],
    ['a folder whose name begins with the script’s', '/demonstration/auth'],
    ['the script itself', ''],
    ['an address with a query', 'auth?x=1'],
    ['an address with a fragment', 'auth#x'],
    ['no web address', 'data:text/html,x'],
  ])('refuses %s', (_, base) => {
    expect(() => baseOf(script, base)).toThrow(/must be a path below https:\/\/shop\.example\/demo\//);
    const address = new URL(script);
    address.searchParams.set('base', base);
    expect(() => readWorkerSettings(address)).toThrow(/must be a path below/);
  });
});
