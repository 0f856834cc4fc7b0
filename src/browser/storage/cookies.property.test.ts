import * as fc from 'fast-check';
import { CookieJar } from '../../../tests/browser/fakeBrowser';
import type { CookieOptions } from '../../domain/config/clientOptions';
import { createSessionCookies } from './cookies.entry';
import { createRemovableCookies } from './cookies';

interface Site {
  host: string;
  jar: Pick<CookieJar, 'cookie'>;
  seen?: string[];
}

function openSite(options: CookieOptions, { host, jar, seen = [] }: Site) {
  const warnings: string[] = [];
  const entryCookies = createSessionCookies(options, {
    document: jar,
    location: { host, hostname: host.split(':')[0] ?? '', pathname: location.pathname, protocol: 'http:' },
    isOwn: () => false,
    seenDomains: { all: () => [...seen], add: (domain) => void seen.push(domain) },
    warn: (message) => warnings.push(message),
    onRefused: () => warnings.push('refused'),
  });
  const cookies = createRemovableCookies(entryCookies);
  return { cookies, warnings };
}

const LOCAL = 'localhost:4310';
/** RFC 6265 cookie-name: any token of RFC 9110. */
const name = fc.string({
  unit: fc.constantFrom(..."abcABC019!#$%&'*+-.^_`|~"),
  minLength: 1,
  maxLength: 10,
});
const names = fc
  .uniqueArray(name, { minLength: 3, maxLength: 3 })
  .map(([opaqueTokenCookieName, jwtCookieName, istCookieName]) => ({
    opaqueTokenCookieName,
    jwtCookieName,
    istCookieName,
  }));
const value = fc.oneof(
  fc.string({ minLength: 1, maxLength: 60, unit: 'grapheme' }),
  fc.string({ minLength: 1, unit: fc.constantFrom(...'aZ0 ;,="\\%/+.~\t\n\u0000ä€') }),
  fc.base64String({ minLength: 1 }),
);
const tokens = fc.record({ session_token: value, session_jwt: value });
/** The characters of a path (RFC 3986), without those that end a cookie's attribute. */
const path = fc
  .array(
    fc.constantFrom(
      'a',
      'B',
      '0',
      '-',
      '.',
      '_',
      '~',
      '!',
      '$',
      '&',
      "'",
      '(',
      '*',
      '+',
      ',',
      '=',
      ':',
      '@',
      '%20',
      '%C3%A4',
    ),
    {
      minLength: 1,
      maxLength: 6,
    },
  )
  .map((pieces) => `/in/x${pieces.join('')}`);

/** jsdom's cookies, which follow RFC 6265. */
const pageJar = document;
function emptyPage(paths: readonly string[] = []): void {
  for (const pair of document.cookie.split('; ').filter(Boolean)) {
    const [cookieName] = pair.split('=');
    for (const where of ['/', ...paths]) document.cookie = `${cookieName}=; Path=${where}; Max-Age=0`;
  }
  expect(document.cookie).toBe('');
}

describe('§4 Session: cookies of any names, values and paths', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  it('cookies are read as written beside any others, and are gone after their removal', () => {
    const others = fc.dictionary(
      name.map((other) => `o_${other}`),
      fc.base64String(),
      { maxKeys: 3 },
    );
    fc.assert(
      fc.property(names, tokens, tokens, others, (options, first, second, theirs) => {
        const page = openSite(options, { host: LOCAL, jar: pageJar });
        for (const [other, text] of Object.entries(theirs)) document.cookie = `${other}=${text}; Path=/`;
        const before = document.cookie;
        page.cookies.write(first, 60);
        expect(page.cookies.read()).toEqual(first);
        page.cookies.write(second);
        expect(openSite(options, { host: LOCAL, jar: pageJar }).cookies.read()).toEqual(second);
        expect(page.warnings).toEqual([]);
        page.cookies.clear();
        expect(page.cookies.read()).toBeNull();
        expect(document.cookie).toBe(before);
        emptyPage();
      }),
      { numRuns: 150 },
    );
  });

  it('cookies of a path are read on a page below it, and are removed from there', () => {
    fc.assert(
      fc.property(path, tokens, (where, written) => {
        history.replaceState(null, '', `${where}/page`);
        const page = openSite({ path: where }, { host: LOCAL, jar: pageJar });
        page.cookies.write(written);
        expect(page.cookies.read()).toEqual(written);
        expect(page.warnings).toEqual([]);
        history.replaceState(null, '', '/elsewhere');
        expect(document.cookie).toBe('');
        history.replaceState(null, '', `${where}/page`);
        page.cookies.clear();
        expect(document.cookie).toBe('');
      }),
      { numRuns: 100 },
    );
  });

  it('a cookie with an invalid value or attribute is not stored, and has no other effect', () => {
    const broken = fc.string({ unit: fc.constantFrom('\ud800', '\udfff', 'a'), minLength: 1 });
    fc.assert(
      fc.property(fc.record({ session_token: broken, session_jwt: broken }), (written) => {
        const page = openSite({}, { host: LOCAL, jar: pageJar });
        page.cookies.write(written);
        expect(page.cookies.read()).toEqual(written);
        page.cookies.clear();
        expect(page.cookies.read()).toBeNull();
        expect(document.cookie).toBe('');
      }),
    );
  });
});

const HOST = 'www.pricerx.example';
const setting = fc.record(
  {
    availableToSubdomains: fc.boolean(),
    domain: fc.constantFrom('pricerx.example', HOST),
    path: fc.constantFrom('/', '/account'),
  },
  { requiredKeys: [] },
);
const namesIn = (cookie: string): string[] =>
  cookie
    .split('; ')
    .filter(Boolean)
    .map((pair) => pair.split('=')[0] ?? '');

describe('§4 Session: duplicate cookies: a site that changes its cookie options', () => {
  it('a change of `availableToSubdomains` leaves one cookie of a name, and the newest is read', () => {
    const deploys = fc.array(fc.tuple(fc.boolean(), tokens), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(setting, deploys, (fixed, visits) => {
        const [jar, seen] = [new CookieJar(), [] as string[]];
        for (const [availableToSubdomains, written] of visits) {
          const options = { ...fixed, availableToSubdomains };
          const site = openSite(options, { host: HOST, jar, seen });
          site.cookies.write(written);
          expect(namesIn(jar.cookie).sort()).toEqual(['stytch_session', 'stytch_session_jwt']);
          expect(openSite(options, { host: HOST, jar, seen }).cookies.read()).toEqual(written);
          expect(site.warnings).toEqual([]);
        }
      }),
    );
  });

  it('a removal leaves no cookie of earlier options', () => {
    const deploys = fc.array(fc.tuple(setting, tokens), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(deploys, setting, (visits, last) => {
        const [jar, seen] = [new CookieJar(), [] as string[]];
        const paths = new Set([...visits.map(([options]) => options.path), last.path]);
        for (const [options, written] of visits) {
          openSite(options, { host: HOST, jar, seen }).cookies.write(written);
        }
        // The client does not know earlier paths, so the test removes their cookies.
        for (const path of paths) openSite({ ...last, path }, { host: HOST, jar, seen }).cookies.clear();
        expect(jar.cookie).toBe('');
        expect(openSite(last, { host: HOST, jar, seen }).cookies.read()).toBeNull();
      }),
    );
  });
});
