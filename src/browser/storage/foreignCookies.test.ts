import { CookieJar } from '../../../tests/browser/fakeBrowser';
import type { CookieOptions } from '../../domain/config/clientOptions';
import { createSessionCookies } from './cookies.entry';
import { createRemovableCookies } from './cookies';

const PREFIXED = { opaqueTokenCookieName: '__Host-session', jwtCookieName: '__Host-session_jwt' };
const TOKENS = { session_token: 'token', session_jwt: 'a.b.c' };

interface Setting {
  options?: CookieOptions;
  jar?: Pick<CookieJar, 'cookie'>;
  own?: string;
}

function setUp({ options = {}, jar = new CookieJar(), own }: Setting = {}) {
  const warnings: string[] = [];
  const entryCookies = createSessionCookies(options, {
    document: jar,
    location: {
      host: 'www.pricerx.example',
      hostname: 'www.pricerx.example',
      pathname: '/account/saved',
      protocol: 'https:',
    },
    isOwn: (value) => value === own,
    seenDomains: { all: () => [], add: () => undefined },
    warn: (message) => warnings.push(message),
    onRefused: () => warnings.push('refused'),
  });
  return { cookies: createRemovableCookies(entryCookies), jar, warnings };
}

const WIDE = ['\u2000', '\u00a0', '\u3000', '\ufeff', '\u2028', '\u0085', '\u000b'];

describe('§4 Session: white space around the name of a cookie', () => {
  it.each(WIDE)('%j before a name makes another name, and a sign-out removes it', (white) => {
    const { cookies, jar, warnings } = setUp({ options: PREFIXED });
    jar.cookie = `${white}__Host-session=planted; Domain=pricerx.example`;
    jar.cookie = `${white}__Host-session_jwt=planted; Domain=pricerx.example`;
    expect([cookies.read(), cookies.candidates()]).toEqual([null, []]);
    cookies.write(TOKENS);
    expect([cookies.read(), cookies.duplicates(), cookies.candidates()]).toEqual([TOKENS, [], ['token']]);
    cookies.clear();
    // A line separator of ASCII is no white space of a name for JavaScript's parsers either.
    expect(jar.cookie.replaceAll(/\u0085__Host-session(_jwt)?=planted(; )?/g, '')).toBe('');
    expect(warnings).toEqual([]);
  });

  it.each([' ', '\t', ' \t '])('%j before a name is not part of it', (white) => {
    const { cookies } = setUp({ jar: { cookie: `other=1;${white}stytch_session=token` } });
    expect(cookies.read()).toEqual({ session_token: 'token', session_jwt: '' });
  });

  it('cookies of other names stay', () => {
    const { cookies, jar } = setUp();
    jar.cookie = 'my_stytch_session=theirs; Path=/';
    jar.cookie = '\u2000other=theirs; Path=/';
    cookies.clear();
    expect(jar.cookie).toBe('my_stytch_session=theirs; \u2000other=theirs');
  });
});

describe('§4 Session: which of two cookies is the visitor’s', () => {
  const both = (name: string) => `${name}=planted; ${name}=own`;

  it('the one that was stored with the visitor', () => {
    const jar = { cookie: `${both('stytch_session')}; stytch_session_jwt=a.b.c` };
    expect(setUp({ jar, own: 'own' }).cookies.read()).toEqual({ session_token: 'own', session_jwt: 'a.b.c' });
    expect(setUp({ jar }).cookies.read()).toBeNull();
  });

  it('no JWT, after the host has written a token without one beside two of them; both are removed', () => {
    const { cookies, jar } = setUp();
    cookies.write(TOKENS);
    jar.cookie = 'stytch_session_jwt=planted; Domain=pricerx.example; Path=/';
    cookies.write({ session_token: 'another' });
    cookies.removeOthers();
    expect(jar.cookie).toBe('stytch_session=another');
    expect(cookies.read()).toEqual({ session_token: 'another', session_jwt: '' });
    cookies.write(TOKENS);
    expect(cookies.read()).toEqual(TOKENS);
  });

  it('no JWT, when only a planted one stays beside the host’s token', () => {
    const { cookies, jar } = setUp();
    jar.cookie = 'stytch_session_jwt=planted; Domain=pricerx.example; Path=/';
    cookies.write({ session_token: 'token' });
    expect(cookies.read()?.session_jwt).toBe('');
    cookies.removeOthers();
    expect(jar.cookie).toBe('stytch_session=token');
  });
});

describe('§4 Session: a cookie that is not there after it was written', () => {
  /** A jar that another tab changes right after each write. */
  const overtaken = (jar: CookieJar) => ({
    get cookie() {
      return jar.cookie;
    },
    set cookie(assignment: string) {
      jar.cookie = assignment.replace(/=[^;]*/, '=theirs');
    },
  });

  it('another tab has written its own: that one is read, in this tab too', () => {
    const jar = new CookieJar();
    const { cookies, warnings } = setUp({ jar: overtaken(jar) });
    cookies.write(TOKENS);
    expect(cookies.read()).toEqual({ session_token: 'theirs', session_jwt: 'theirs' });
    jar.cookie = 'stytch_session_jwt=newest; Path=/';
    expect(cookies.read()?.session_jwt).toBe('newest');
    expect(warnings).toEqual([]);
  });

  it('the browser has refused it, as one of more than 4 kB: it is kept until the page is left', () => {
    const jar = new CookieJar((assignment) => assignment.length < 4096);
    const { cookies, warnings } = setUp({ jar });
    cookies.write(TOKENS);
    const session_jwt = 'j'.repeat(8500);
    cookies.write({ ...TOKENS, session_jwt });
    expect(cookies.read()).toEqual({ ...TOKENS, session_jwt });
    expect(warnings).toEqual(['refused']);
  });
});
