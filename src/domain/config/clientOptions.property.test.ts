import * as fc from 'fast-check';
import { resolveEndpoints, type ClientOptions } from './clientOptions';

const TOKENS = { live: 'public-token-live-1', test: 'public-token-test-1' };
const DEFAULTS = { live: 'https://api.stytch.com', test: 'https://test.stytch.com' };

const kind = fc.constantFrom('live', 'test');
const apiDomain = (of: 'live' | 'test', domain: string): ClientOptions => ({
  endpointOptions: of === 'live' ? { apiDomain: domain } : { testApiDomain: domain },
});
const resolved = (of: 'live' | 'test', options: ClientOptions) => resolveEndpoints(TOKENS[of], options);

describe('§5 Custom domains: any text', () => {
  it('becomes an https origin without a path, or gives a warning and the default', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl({
        withQueryParameters: true,
        withFragments: true,
        validSchemes: ['http', 'https', 'ftp', 'x-y'],
      }),
      fc.string({ unit: fc.constantFrom(...'a.:/@?#%[]\\ -1') }),
      fc.constantFrom('javascript:alert(1)', 'localhost:4311', '//a.example', 'data:text/html,x', '[::1]:80'),
    );
    fc.assert(
      fc.property(kind, text, (of, domain) => {
        const { apiUrl, warnings, customApiDomain } = resolved(of, apiDomain(of, domain));
        expect(apiUrl).toMatch(/^https:\/\/[a-z\d.-]+$/);
        expect(customApiDomain).toBe(warnings.length === 0);
        if (customApiDomain) expect(`https://${new URL(apiUrl).hostname}`).toBe(apiUrl);
        else {
          expect(apiUrl).toBe(DEFAULTS[of]);
          expect(warnings).toEqual([expect.stringMatching(/endpointOptions\.(testA|a)piDomain/)]);
        }
      }),
      { numRuns: 200 },
    );
  });

  it('keeps only its host, with any scheme, user, port, path and query around it', () => {
    const part = (text: fc.Arbitrary<string>) => fc.oneof(fc.constant(''), text);
    fc.assert(
      fc.property(
        kind,
        part(fc.constantFrom('https://', 'http://', 'ftp://')),
        part(fc.constantFrom('ada@', 'ada:pw@')),
        fc.domain(),
        part(fc.integer({ min: 1, max: 65_535 }).map((port) => `:${port}`)),
        part(fc.webPath()),
        part(fc.webQueryParameters().map((query) => `?${query}`)),
        (of, scheme, user, host, port, path, query) => {
          const given = `${scheme}${user}${host}${port}${path}${query}`;
          expect(resolved(of, apiDomain(of, given))).toMatchObject({
            apiUrl: `https://${host.toLowerCase()}`,
            customApiDomain: true,
            warnings: [],
          });
        },
      ),
      { numRuns: 200, examples: [['live', '', 'ada@', 'a.aa', ':1', '/://', '?']] },
    );
  });

  it('is replaced by an endpoint, which is used as given without trailing slashes', () => {
    const base = fc.webUrl({ validSchemes: ['http', 'https'] }).map((url) => url.replace(/\/+$/, ''));
    fc.assert(
      fc.property(kind, base, fc.constantFrom('', '/', '//'), fc.domain(), (of, url, slashes, domain) => {
        const options = { ...apiDomain(of, domain), endpoints: { apiUrl: url + slashes } };
        expect(resolved(of, options)).toMatchObject({ apiUrl: url, customApiDomain: false, warnings: [] });
      }),
    );
  });
});
