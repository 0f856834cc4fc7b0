import * as fc from 'fast-check';
import { destinationOf } from './destination';
import { isWebAddress } from './webAddress';

describe('§4 Page address: addresses that a page may go to', () => {
  it.each([
    'https://example.com',
    'http://localhost:4311/v1/public/oauth/google/start?a=b#c',
    'HTTPS://EXAMPLE.COM/a b',
  ])('accepts %s', (address) => {
    expect(isWebAddress(address)).toBe(true);
  });

  it.each([
    '',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JavaScript:alert(1)//https://example.com',
    'data:text/html,<script>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com',
    'mailto:ada@example.com',
    'myapp://callback',
    '//example.com',
    '/in',
    'example.com',
    'https://',
    ' https://example.com',
    'https:example.com',
    'https:/example.com',
    'https:\\\\example.com',
    'ht\ttps://example.com',
    '\u0000https://example.com',
    'https://exa mple.com',
    'https://example.com:99999',
  ])('refuses "%s"', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });

  it('every accepted text is an http or https address to a browser', () => {
    const scheme = fc.constantFrom(
      'https://',
      'HTTP://',
      'https:',
      'javascript:',
      'data:',
      'vbscript:',
      'about:',
      '',
    );
    const before = fc.stringMatching(/^[\0\s/:j]{0,2}$/);
    fc.assert(
      fc.property(before, scheme, fc.string(), (start, name, after) => {
        const address = `${start}${name}${after}`;
        if (!isWebAddress(address)) return;
        const { protocol } = new URL(address, 'https://shop.example/');
        expect(['http:', 'https:']).toContain(protocol);
      }),
    );
  });
});

describe('§4 Consent: the host of an address as shown to the visitor', () => {
  it.each([
    ['https://app.example:8443/callback?next=https://other.example', 'app.example:8443'],
    ['https://pricerx.example@evil.example/', 'evil.example'],
    ['https:/pricerx.example/', 'https:'],
    ['myapp://pricerx.example', 'myapp:'],
    ['\u202eno address', 'no address'],
  ])('%s shows %s', (address, destination) => {
    expect(destinationOf(address)).toBe(destination);
  });
});
