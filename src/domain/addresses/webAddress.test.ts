import * as fc from 'fast-check';
import { destinationOf } from './destination';
import { isWebAddress } from './webAddress';

describe('§4 Page address: addresses that a page may go to', () => {
  it.each([
    'https://example.com',
    'http://localhost:4311/v1/public/oauth/google/start?a=b#c',
    'HTTPS://EXAMPLE.COM/a%20b?c=@d//e',
    'https://[::1]:4311',
    'https://пример.example',
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
    'https://example.com/a b',
    'https://example.com:99999',
    'https:///evil.example',
    'https:////evil.example',
    'https://\\evil.example',
    'https:/\\evil.example',
    'https://\t/evil.example',
    'https://\u0000/evil.example',
    'https://exam\nple.com',
    'https://example.com\\@evil.example',
    'https://example.com/\\evil.example',
    'https://example.com/\u007f',
    'https://example.com@evil.example',
    'https://@evil.example',
    'https://:@evil.example',
    'https://?evil.example',
    'https://#evil.example',
  ])('refuses "%s"', (address) => {
    expect(isWebAddress(address)).toBe(false);
  });

  it('refuses a value that is no text, though it reads as an address', () => {
    expect(isWebAddress(['https://example.com'] as unknown as string)).toBe(false);
  });

  it('every accepted text names the host that a browser goes to, directly after two slashes', () => {
    const scheme = fc.constantFrom(
      'https://',
      'https:///',
      'https://a.example\\',
      'https://a.example@',
      'HTTP://',
      'https:',
      'javascript:',
      'data:',
      'vbscript:',
      'about:',
      '',
    );
    const before = fc.stringMatching(/^[\0\s/:j]{0,2}$/);
    const after = fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'a.:/@?#\\ \t\n\0') }));
    fc.assert(
      fc.property(before, scheme, after, (start, name, rest) => {
        const address = `${start}${name}${rest}`;
        if (!isWebAddress(address)) return;
        const { protocol, host, username, password } = new URL(address, 'https://shop.example/');
        expect(['http:', 'https:']).toContain(protocol);
        expect([username, password]).toEqual(['', '']);
        const [, written = ''] = /^[a-z]+:\/\/([^/?#]+)/i.exec(address) ?? [];
        expect(new URL(`${protocol}//${written}`).host).toBe(host);
      }),
      { numRuns: 500 },
    );
  });
});

describe('§4 Consent: the host of an address as shown to the visitor', () => {
  it.each([
    ['https://app.example:8443/callback?next=https://other.example', 'app.example:8443'],
    ['https://pricerx.example@evil.example/', 'evil.example'],
    ['https:/pricerx.example/', 'https:'],
    ['https:///evil.example/', 'evil.example'],
    ['https:\\\\evil.example\\', 'evil.example'],
    ['https://pricerx.example\\@evil.example/', 'pricerx.example'],
    // Latin letters with a Cyrillic "р", and a name that is Cyrillic throughout.
    ['https://рricerx.example/', 'xn--ricerx-9qf.example'],
    ['https://аррӏе.example/', 'xn--80ak6aa92e.example'],
    ['myapp://pricerx.example', 'myapp:'],
    ['\u202eno address', 'no address'],
  ])('%s shows %s', (address, destination) => {
    expect(destinationOf(address)).toBe(destination);
  });
});
