import { CookieJar } from '../../../tests/browser/fakeBrowser';
import type { CookieOptions } from '../../domain/config/clientOptions';
import { createSessionCookies } from './cookies.entry';
import { createRemovableCookies } from './cookies';

const TOKENS = { session_token: 'token/+=;', session_jwt: 'a.b.c' };

function setUp(options: CookieOptions = {}, host = 'www.pricerx.example', jar = new CookieJar()) {
  const warnings: string[] = [];
  const seen: string[] = [];
  const [hostname = ''] = host.startsWith('[') ? [host] : host.split(':');
  const entryCookies = createSessionCookies(options, {
    document: jar,
    location: { host, hostname, pathname: '/account/saved', protocol: 'http:' },
    isOwn: () => false,
    seenDomains: { all: () => seen, add: (domain) => seen.push(domain) },
    warn: (message) => warnings.push(message),
    onRefused: () => warnings.push('refused'),
  });
  const cookies = createRemovableCookies(entryCookies);
  return { cookies, jar, warnings, seen };
}

describe('§4 Session: cookies', () => {
  it('writes both cookies under their names, for the life of the session, for the whole site', () => {
    const { cookies, jar, warnings } = setUp();
    cookies.write(TOKENS, 1800);
    expect(jar.written).toEqual([
      'stytch_session=token%2F%2B%3D%3B; Path=/; Max-Age=1800; SameSite=Lax; Secure',
      'stytch_session_jwt=a.b.c; Path=/; Max-Age=1800; SameSite=Lax; Secure',
    ]);
    expect(cookies.read()).toEqual(TOKENS);
    expect(warnings).toEqual([]);
  });

  it('writes no cookie with an empty value', () => {
    const { cookies, jar } = setUp();
    cookies.write({ session_token: '', session_jwt: '' });
    cookies.write({ session_token: 'token' });
    expect(jar.written).toEqual(['stytch_session=token; Path=/; SameSite=Lax; Secure']);
    expect(cookies.read()).toEqual({ session_token: 'token', session_jwt: '' });
  });

  it.each([
    ['removes the JWT of the earlier session with a new token', 'another', ''],
    ['keeps the JWT with the same token', TOKENS.session_token, TOKENS.session_jwt],
  ])('%s', (_, session_token, session_jwt) => {
    const { cookies } = setUp({ availableToSubdomains: true, path: '/account' });
    cookies.write(TOKENS);
    cookies.write({ session_token });
    expect(cookies.read()).toEqual({ session_token, session_jwt });
  });

  it('removes the JWT that the browser did not store', () => {
    const { cookies } = setUp({}, undefined, new CookieJar(() => false));
    cookies.write(TOKENS);
    cookies.write({ session_token: 'another' });
    expect(cookies.read()).toEqual({ session_token: 'another', session_jwt: '' });
  });

  it('uses the host’s cookie names and path', () => {
    const { cookies, jar } = setUp({
      opaqueTokenCookieName: 'rx_token',
      jwtCookieName: 'rx_jwt',
      path: '/account',
    });
    cookies.write(TOKENS);
    expect(jar.written.map((cookie) => cookie.split('; ').slice(0, 2))).toEqual([
      ['rx_token=token%2F%2B%3D%3B', 'Path=/account'],
      ['rx_jwt=a.b.c', 'Path=/account'],
    ]);
  });

  it.each([
    ['no sharing', {}, 'www.pricerx.example', undefined],
    ['a domain without sharing', { domain: 'pricerx.example' }, 'www.pricerx.example', undefined],
    ['sharing', { availableToSubdomains: true }, 'pricerx.example:8443', 'pricerx.example'],
    [
      'sharing of a domain',
      { availableToSubdomains: true, domain: 'pricerx.example' },
      'www.pricerx.example',
      'pricerx.example',
    ],
    [
      'sharing on localhost',
      { availableToSubdomains: true, domain: 'localhost' },
      'localhost:4310',
      undefined,
    ],
  ])('sets the Domain attribute: %s', (_, options, host, domain) => {
    const { cookies, jar, seen } = setUp(options, host);
    cookies.write({ session_token: 'token' });
    const attribute = jar.written[0]?.split('; ').find((part) => part.startsWith('Domain='));
    expect(attribute).toBe(domain && `Domain=${domain}`);
    expect(seen).toEqual(domain ? [domain] : []);
  });

  it.each([
    ['localhost:4310', true],
    ['127.0.0.1:4310', true],
    ['127.8.9.1', true],
    ['[::1]', true],
    ['localhost.example.com', false],
    ['127.0.0.1.example.com', false],
    ['notlocalhost', false],
  ])('on %s the cookie is Secure, and plain where the browser refuses Secure over http: %s', (host, goes) => {
    const { cookies, jar } = setUp({}, host);
    cookies.write({ session_token: 'token' });
    expect(jar.written).toEqual([expect.stringContaining('; Secure')]);

    const strict = setUp({}, host, new CookieJar((assignment) => !assignment.includes('; Secure')));
    strict.cookies.write({ session_token: 'token' });
    expect(strict.jar.cookie).toBe(goes ? 'stytch_session=token' : '');
    expect(strict.warnings).toEqual(goes ? [] : ['refused']);
    strict.cookies.clear();
    expect(strict.jar.cookie).toBe('');
  });

  it('reads no session without a token', () => {
    const { cookies, jar } = setUp();
    expect(cookies.read()).toBeNull();
    jar.cookie = 'stytch_session_jwt=a.b.c';
    jar.cookie = 'x_stytch_session=other; Path=/';
    expect(cookies.read()).toBeNull();
  });
});

describe('§4 Session: duplicate cookies', () => {
  it('removes the cookie written with the opposite `availableToSubdomains`', () => {
    const jar = new CookieJar();
    jar.cookie = 'stytch_session=old; Domain=pricerx.example; Path=/';
    const { cookies, warnings } = setUp({ domain: 'pricerx.example' }, 'www.pricerx.example', jar);
    cookies.write({ session_token: 'new' });
    expect(jar.cookie).toBe('stytch_session=new');
    expect(warnings).toEqual([]);
  });

  it('removes the host-only cookie when cookies are shared with subdomains now', () => {
    const jar = new CookieJar();
    jar.cookie = 'stytch_session=old; Path=/';
    const { cookies } = setUp({ availableToSubdomains: true, domain: 'pricerx.example' }, undefined, jar);
    cookies.write({ session_token: 'new' });
    expect(jar.cookie).toBe('stytch_session=new');
  });

  it('removes a planted cookie of each folder of the page and of each domain above it', () => {
    const jar = new CookieJar();
    for (const place of [
      'Path=/account',
      'Path=/account/',
      'Path=/account/saved',
      'Domain=pricerx.example; Path=/',
    ]) {
      jar.cookie = `stytch_session=theirs; ${place}`;
    }
    const { cookies, warnings } = setUp({}, undefined, jar);
    cookies.write({ session_token: 'new' });
    expect(jar.cookie).toBe('stytch_session=new');
    expect(warnings).toEqual([]);
  });

  it('trusts none of several cookies until one is chosen', () => {
    const jar = new CookieJar();
    const { cookies } = setUp({}, undefined, jar);
    jar.cookie = 'stytch_session=planted; Path=/account';
    jar.cookie = 'stytch_session=ours; Path=/';
    expect(cookies.read()).toBeNull();
    expect(cookies.candidates()).toEqual(['planted', 'ours']);
    cookies.confirm('ours');
    expect(cookies.read()?.session_token).toBe('ours');
    cookies.confirm('');
    expect(cookies.read()).toBeNull();
  });

  it('warns of a cookie that it cannot remove, by name, and reads its own', () => {
    const jar = new CookieJar();
    jar.cookie = 'stytch_session=theirs; Path=/shop';
    const { cookies, warnings } = setUp({}, undefined, jar);
    cookies.write({ session_token: 'new' });
    expect(warnings).toEqual([expect.stringContaining('"stytch_session"')]);
    expect(cookies.read()?.session_token).toBe('new');
  });
});

describe('§4 Session: removal of the cookies', () => {
  it('removes every variant that this or an earlier configuration may have written', () => {
    const jar = new CookieJar();
    for (const domain of ['', '; Domain=pricerx.example', '; Domain=old.pricerx.example']) {
      for (const path of ['/', '/account']) {
        for (const name of ['stytch_session', 'stytch_session_jwt', 'stytch_intermediate_session_token']) {
          jar.cookie = `${name}=x; Path=${path}${domain}`;
        }
      }
    }
    jar.cookie = 'theirs=kept; Path=/';
    const { cookies, seen } = setUp({ domain: 'pricerx.example', path: '/account' }, undefined, jar);
    seen.push('old.pricerx.example');
    cookies.clear();
    expect(jar.cookie.match(/stytch_session(_jwt)?=/g)).toBeNull();
    cookies.clearIntermediate();
    expect(jar.cookie).toBe('theirs=kept');
  });
});

describe('§4 Session: cookies that cannot be written', () => {
  const throwing = {
    get cookie(): string {
      throw new DOMException('no', 'SecurityError');
    },
    set cookie(_: string) {
      throw new DOMException('no', 'SecurityError');
    },
  } as CookieJar;

  it.each([
    ['throws', throwing],
    ['refuses', new CookieJar(() => false)],
  ])('keeps the session in memory when the browser %s, and reports it', (_, jar) => {
    const { cookies, warnings } = setUp({}, undefined, jar);
    expect(cookies.read()).toBeNull();
    cookies.write(TOKENS, 1800);
    cookies.write(TOKENS, 1800);
    expect(cookies.read()).toEqual(TOKENS);
    expect(warnings).toEqual(Array(4).fill('refused'));
    cookies.clear();
    expect(cookies.read()).toBeNull();
  });

  it('reads a value that is not percent-encoded unchanged', () => {
    const jar = new CookieJar();
    jar.cookie = 'stytch_session=100%; Path=/';
    expect(setUp({}, undefined, jar).cookies.read()?.session_token).toBe('100%');
  });
});
