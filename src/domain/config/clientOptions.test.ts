import { resolveEndpoints } from './clientOptions';

const TEST = 'public-token-test-1';
const LIVE = 'public-token-live-1';

describe('§5 Custom domains', () => {
  it('the default host is that of live or of test tokens', () => {
    expect(resolveEndpoints(TEST, {})).toEqual({
      apiUrl: 'https://test.stytch.com',
      telemetryUrl: 'https://telemetry.stytch.com',
      telemetryScriptUrl: 'https://elements.stytch.com/telemetry.js',
      captchaScriptUrl: 'https://www.google.com/recaptcha/enterprise.js',
      oneTapScriptUrl: 'https://accounts.google.com/gsi/client',
      customApiDomain: false,
      warnings: [],
    });
    expect(resolveEndpoints(LIVE, {}).apiUrl).toBe('https://api.stytch.com');
  });

  it.each([
    ['login.example.com', 'https://login.example.com'],
    ['https://login.example.com', 'https://login.example.com'],
    ['http://login.example.com', 'https://login.example.com'],
    ['ftp://login.example.com', 'https://login.example.com'],
    ['login.example.com:8443', 'https://login.example.com'],
    ['https://login.example.com:8443/path?query=1#hash', 'https://login.example.com'],
    ['login.example.com/path', 'https://login.example.com'],
    ['user:password@login.example.com', 'https://login.example.com'],
    ['LOGIN.Example.com', 'https://login.example.com'],
    ['localhost:4311', 'https://localhost'],
    ['127.0.0.1', 'https://127.0.0.1'],
    ['login.example.com.', 'https://login.example.com.'],
    ['bücher.example', 'https://xn--bcher-kva.example'],
  ])('accepts the domain %s', (domain, url) => {
    const { apiUrl, customApiDomain, warnings } = resolveEndpoints(LIVE, {
      endpointOptions: { apiDomain: domain },
    });
    expect({ apiUrl, customApiDomain, warnings }).toEqual({
      apiUrl: url,
      customApiDomain: true,
      warnings: [],
    });
  });

  it.each([
    '',
    ' ',
    'not a domain',
    'https://',
    'javascript:alert(1)',
    '//',
    'exa mple.com',
    'https:///evil.example',
    '/evil.example',
    '.',
    'a..example.com',
    'log_in.example.com',
    'login.example.com;a',
    '[::1]:4311',
  ])('warns of %j by option name, and uses the default', (domain) => {
    const { apiUrl, customApiDomain, warnings } = resolveEndpoints(LIVE, {
      endpointOptions: { apiDomain: domain },
    });
    expect({ apiUrl, customApiDomain }).toEqual({
      apiUrl: 'https://api.stytch.com',
      customApiDomain: false,
    });
    expect(warnings).toEqual([expect.stringContaining('endpointOptions.apiDomain')]);
  });

  it('uses the domain of the token’s kind only', () => {
    const endpointOptions = { apiDomain: 'live.example.com', testApiDomain: 'test.example.com' };
    expect(resolveEndpoints(LIVE, { endpointOptions }).apiUrl).toBe('https://live.example.com');
    expect(resolveEndpoints(TEST, { endpointOptions }).apiUrl).toBe('https://test.example.com');
    expect(resolveEndpoints(TEST, { endpointOptions: { apiDomain: 'live.example.com' } })).toMatchObject({
      apiUrl: 'https://test.stytch.com',
      customApiDomain: false,
    });
  });

  it('warns of each wrong address, also of those that are not used with this token', () => {
    const { warnings } = resolveEndpoints(TEST, {
      endpointOptions: {
        apiDomain: 'not a domain',
        testApiDomain: 'login.example.com',
        dfppaDomain: 'a b.example',
        dfpCdnDomain: '',
      },
      endpoints: { telemetryUrl: 'http://localhost:4311', telemetryScriptUrl: 'localhost:4311/telemetry.js' },
    });
    expect(warnings.map((line) => line.replace(/ .*/, ''))).toEqual([
      'endpoints.telemetryScriptUrl',
      'endpointOptions.apiDomain',
      'endpointOptions.dfppaDomain',
      'endpointOptions.dfpCdnDomain',
    ]);
  });

  it('accepts domains for telemetry and its script', () => {
    expect(
      resolveEndpoints(LIVE, {
        endpointOptions: { dfppaDomain: 'a.example.com', dfpCdnDomain: 'b.example.com' },
      }),
    ).toMatchObject({
      telemetryUrl: 'https://a.example.com',
      telemetryScriptUrl: 'https://b.example.com/telemetry.js',
    });
  });

  it('uses full endpoints verbatim, before any domain', () => {
    const resolved = resolveEndpoints(TEST, {
      endpointOptions: { testApiDomain: 'test.example.com', dfppaDomain: 'a.example.com' },
      endpoints: {
        apiUrl: 'http://localhost:4311/',
        telemetryUrl: 'http://localhost:4311/telemetry//',
        captchaScriptUrl: 'http://localhost:4311/captcha.js',
      },
    });
    expect(resolved).toMatchObject({
      apiUrl: 'http://localhost:4311',
      telemetryUrl: 'http://localhost:4311/telemetry',
      captchaScriptUrl: 'http://localhost:4311/captcha.js',
      customApiDomain: false,
    });
  });

  it.each(['localhost:4311', 'login.example.com', '/auth', '', 'http//login.example.com'])(
    'uses the default instead of an address that is not absolute (%j), and warns how to correct it',
    (apiUrl) => {
      const resolved = resolveEndpoints(TEST, { endpoints: { apiUrl } });
      expect(resolved.apiUrl).toBe('https://test.stytch.com');
      expect(resolved.warnings).toEqual([expect.stringContaining('endpoints.apiUrl')]);
      expect(resolved.warnings[0]).toContain('Give one such as "https://login.example.com"');
    },
  );

  it('checks the addresses of scripts too', () => {
    const { warnings, captchaScriptUrl, oneTapScriptUrl } = resolveEndpoints(TEST, {
      endpoints: { captchaScriptUrl: 'captcha.js', oneTapScriptUrl: 'javascript:alert(1)' },
    });
    expect([captchaScriptUrl, oneTapScriptUrl]).toEqual([
      'https://www.google.com/recaptcha/enterprise.js',
      'https://accounts.google.com/gsi/client',
    ]);
    expect(warnings).toEqual([
      expect.stringContaining('endpoints.captchaScriptUrl'),
      expect.stringContaining('endpoints.oneTapScriptUrl'),
    ]);
  });

  it('treats null as missing', () => {
    const nothing = { apiDomain: null, apiUrl: null, captchaScriptUrl: undefined } as object;
    expect(resolveEndpoints(LIVE, { endpointOptions: nothing, endpoints: nothing })).toEqual(
      resolveEndpoints(LIVE, {}),
    );
  });
});
