import * as fc from 'fast-check';
import { resolveEndpoints, type ClientOptions } from '../config/clientOptions';
import { OAuthProviders } from '../enums';
import { oauthBaseUrl, oauthStartUrl } from './oauthUrl';

const BASE = 'https://test.stytch.com';
const TOKEN = 'public-token-test-1';
const parameters = (address: string) => [...new URL(address).searchParams];

describe('§7 The OAuth start page: the address', () => {
  it.each(Object.values(OAuthProviders))(
    '%s has a path of its own, with the public token in the query',
    (provider) => {
      expect(oauthStartUrl(BASE, provider, { public_token: TOKEN })).toBe(
        `${BASE}/v1/public/oauth/${provider}/start?public_token=${TOKEN}`,
      );
    },
  );

  it('has the parameters in the specified order', () => {
    const address = oauthStartUrl(BASE, 'google', {
      signup_redirect_url: 'https://host.example/new?a=1',
      login_redirect_url: 'https://host.example/in',
      provider_params: { prompt: 'select_account', login_hint: 'ada@example.com' },
      custom_scopes: ['https://scopes.example/one', 'two'],
      code_challenge: 'challenge',
      public_token: TOKEN,
    });
    expect(address.slice(address.indexOf('?'))).toBe(
      `?public_token=${TOKEN}&code_challenge=challenge&custom_scopes=https%3A%2F%2Fscopes.example%2Fone+two` +
        '&provider_prompt=select_account&provider_login_hint=ada%40example.com' +
        '&login_redirect_url=https%3A%2F%2Fhost.example%2Fin' +
        '&signup_redirect_url=https%3A%2F%2Fhost.example%2Fnew%3Fa%3D1',
    );
  });

  it('leaves out missing parameters', () => {
    const address = oauthStartUrl(BASE, 'google', {
      public_token: TOKEN,
      custom_scopes: [],
      provider_params: { empty: '', absent: undefined, nothing: null } as unknown as Record<string, string>,
      login_redirect_url: '',
      signup_redirect_url: null,
    });
    expect(parameters(address)).toEqual([
      ['public_token', TOKEN],
      ['provider_empty', ''],
    ]);
  });

  it('encodes each value, so that none becomes another parameter', () => {
    const text = fc.string({ unit: 'grapheme', minLength: 1 });
    fc.assert(
      fc.property(
        fc.record({
          public_token: text,
          code_challenge: text,
          custom_scopes: fc.array(text, { minLength: 1 }),
          provider_params: fc.dictionary(text, fc.string({ unit: 'grapheme' })),
          login_redirect_url: text,
          signup_redirect_url: text,
        }),
        (start) => {
          const address = new URL(oauthStartUrl(BASE, 'google', start));
          expect([address.origin, address.pathname, address.hash]).toEqual([
            BASE,
            '/v1/public/oauth/google/start',
            '',
          ]);
          expect([...address.searchParams]).toEqual([
            ['public_token', start.public_token],
            ['code_challenge', start.code_challenge],
            ['custom_scopes', start.custom_scopes.join(' ')],
            ...Object.entries(start.provider_params).map(([name, value]) => [`provider_${name}`, value]),
            ['login_redirect_url', start.login_redirect_url],
            ['signup_redirect_url', start.signup_redirect_url],
          ]);
        },
      ),
    );
  });
});

describe('§3 Bootstrap: custom domain of the project', () => {
  const CNAME = 'login.host.example';
  it.each<[string, ClientOptions, string | null, string]>([
    ['the default host, when the project has no domain', {}, null, BASE],
    ['the default host, when it is empty', {}, '', BASE],
    ['the domain', {}, CNAME, `https://${CNAME}`],
    [
      'the project’s domain, before a custom one of the client',
      { endpointOptions: { testApiDomain: 'a.example' } },
      CNAME,
      `https://${CNAME}`,
    ],
    [
      'a custom domain of the client',
      { endpointOptions: { testApiDomain: 'a.example' } },
      null,
      'https://a.example',
    ],
    [
      'the address that the host gave',
      { endpoints: { apiUrl: 'http://localhost:4311/' } },
      CNAME,
      'http://localhost:4311',
    ],
    [
      'the domain, when the host gave no whole address',
      { endpoints: { apiUrl: 'localhost:4311' } },
      CNAME,
      `https://${CNAME}`,
    ],
    ['the default host, when the text is not a domain', {}, 'not a domain', BASE],
    ['the host of an address alone, without its path', {}, `${CNAME}/evil?x=`, `https://${CNAME}`],
    ['the default host, when it is a script', {}, 'javascript:alert(1)', BASE],
  ])('OAuth starts use %s', (_, options, cname, base) => {
    expect(oauthBaseUrl(options, resolveEndpoints(TOKEN, options), cname)).toBe(base);
  });
});
