import type { ClientOptions } from './clientOptions';
import type { UnknownName } from '../calls/checkValues';
import { nearestName, unknownNameAdvice } from './optionAdvice';
import { optionProblems } from './optionChecks';

const EVERYTHING: Required<ClientOptions> = {
  cookieOptions: {
    opaqueTokenCookieName: 'a',
    jwtCookieName: 'b',
    istCookieName: 'c',
    path: '/',
    domain: 'pricerx.example',
    availableToSubdomains: true,
  },
  endpointOptions: { apiDomain: 'a', testApiDomain: 'b', dfppaDomain: 'c', dfpCdnDomain: 'd' },
  endpoints: {
    apiUrl: 'a',
    telemetryUrl: 'b',
    telemetryScriptUrl: 'c',
    captchaScriptUrl: 'd',
    oneTapScriptUrl: 'e',
  },
  keepSessionAlive: true,
  rememberUser: false,
  devTools: false,
  cspNonce: 'nonce',
  events: () => null,
};
/** The error message for the options, and the warnings about unknown names. */
function looked(options: unknown) {
  const unknown: UnknownName[] = [];
  const wrong = optionProblems(options, unknown);
  return { wrong, unknown: unknown.map(unknownNameAdvice) };
}
const NOTHING = { wrong: [], unknown: [] };

describe('§5 Client options: types', () => {
  it.each<[string, unknown]>([
    ['all of them', EVERYTHING],
    ['none', {}],
    ['nothing at all', undefined],
    ['null', null],
    [
      'null and undefined in every place',
      { cookieOptions: null, endpoints: { apiUrl: undefined }, events: null },
    ],
    ['events as a switch', { events: false }],
    ['events with options', { events: { redact: () => null, batchSize: 1, batchIntervalMs: 0 } }],
    ['events with some options', { events: { batchSize: 50, batchIntervalMs: undefined } }],
    ['what the sandbox answers as endpoints', { endpoints: { clientServicesFrameUrl: 'http://localhost' } }],
  ])('accepts %s', (_, options) => {
    expect(looked(options)).toEqual(NOTHING);
  });

  it.each<[unknown, string]>([
    ['text', 'options must be an object, but is "text".'],
    [[], 'options must be an object, but is an array.'],
    [{ cookieOptions: 'stytch' }, 'options.cookieOptions must be an object, but is "stytch".'],
    [{ endpoints: ['http://localhost'] }, 'options.endpoints must be an object, but is an array.'],
    [{ endpointOptions: () => ({}) }, 'options.endpointOptions must be an object, but is a function.'],
    [{ cookieOptions: { path: 1 } }, 'options.cookieOptions.path must be a string, but is 1.'],
    [
      { cookieOptions: { availableToSubdomains: 'true' } },
      'options.cookieOptions.availableToSubdomains must be a boolean, but is "true".',
    ],
    [
      { endpointOptions: { apiDomain: {} } },
      'options.endpointOptions.apiDomain must be a string, but is an object.',
    ],
    [
      { endpoints: { apiUrl: new URL('http://localhost') } },
      'options.endpoints.apiUrl must be a string, but is an object.',
    ],
    [{ keepSessionAlive: 'yes' }, 'options.keepSessionAlive must be a boolean, but is "yes".'],
    [{ devTools: 0 }, 'options.devTools must be a boolean, but is 0.'],
    [{ cspNonce: true }, 'options.cspNonce must be a string, but is true.'],
    [{ events: 'off' }, 'options.events must be a boolean, a function or an object, but is "off".'],
    [{ events: [] }, 'options.events must be a boolean, a function or an object, but is an array.'],
    [{ events: { redact: true } }, 'options.events.redact must be a function, but is true.'],
    ...[0, -1, 1.5, NaN, '15'].map((batchSize): [unknown, string] => [
      { events: { batchSize } },
      `options.events.batchSize must be a whole number, 1 or more, but is ${typeof batchSize === 'string' ? '"15"' : batchSize}.`,
    ]),
    ...[-1, NaN, Infinity].map((batchIntervalMs): [unknown, string] => [
      { events: { batchIntervalMs } },
      `options.events.batchIntervalMs must be a number of milliseconds, 0 or more, but is ${batchIntervalMs}.`,
    ]),
  ])('%j: %s', (options, problem) => {
    expect(looked(options)).toEqual({ wrong: [problem], unknown: [] });
  });

  it('names every wrong option', () => {
    expect(looked({ devTools: 1, cookieOptions: { path: 1, domain: 2 } }).wrong).toHaveLength(3);
  });
});

describe('§5 Client options: unknown names', () => {
  it.each([
    [{ cookieOption: {} }, 'options.cookieOption', 'cookieOptions'],
    [{ keepsessionalive: true }, 'options.keepsessionalive', 'keepSessionAlive'],
    [{ nonce: 'n' }, 'options.nonce', 'cspNonce'],
    [{ cookieOptions: { subdomains: true } }, 'options.cookieOptions.subdomains', 'availableToSubdomains'],
    [{ cookieOptions: { cookiePath: '/' } }, 'options.cookieOptions.cookiePath', 'path'],
    [{ endpoints: { testAPIURL: 'http://localhost' } }, 'options.endpoints.testAPIURL', 'apiUrl'],
    [{ events: { batchsize: 5 } }, 'options.events.batchsize', 'batchSize'],
    [{ endpointOptions: { testDomain: 'a.example' } }, 'options.endpointOptions.testDomain', 'testApiDomain'],
  ])('suggests the closest name: %j', (options, path, meant) => {
    const { wrong, unknown } = looked(options);
    expect(wrong).toEqual([]);
    expect(unknown).toEqual([expect.stringContaining(path)]);
    expect(unknown[0]).toContain(`Did you mean "${meant}"?`);
  });

  it('treats names from Object.prototype as unknown', () => {
    const [warning] = looked({ toString: 'text' }).unknown;
    expect(warning).toContain('options.toString does nothing.');
  });

  it('nearestName returns a known name even when none is similar', () => {
    expect(nearestName('zzz', ['one', 'two'])).toBe('one');
    expect(nearestName('', ['one'])).toBe('one');
  });
});
