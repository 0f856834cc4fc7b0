import { argumentProblems, configProblems } from './mountProblems';
import { OTP_METHOD_NAMES } from './otpMethods';

const METHODS = OTP_METHOD_NAMES.map((name) => `"${name}"`).join(', ');
const PRODUCTS = '"emailMagicLinks", "oauth", "otp", "crypto", "passwords", "passkeys"';

describe('§1 Mounting: config checks', () => {
  it.each([
    ['none', undefined],
    ['null', null],
    ['empty', {}],
    ['one-time codes', { products: ['otp'], otpOptions: { methods: ['sms'], expirationMinutes: 2.5 } }],
    ['providers', { products: ['oauth'], oauthOptions: { providers: [{ type: 'google', one_tap: true }] } }],
    [
      'fields set to null or undefined',
      { products: undefined, emailMagicLinksOptions: { loginRedirectURL: undefined, domainHint: null } },
    ],
  ])('accepts %s', (_, config) => {
    expect(configProblems(config)).toEqual([]);
  });

  it.each([
    ['a string', 'otp', ['config must be an object, but is "otp".']],
    ['an array', ['otp'], ['config must be an object, but is an array.']],
    ['a function', () => ({}), ['config must be an object, but is a function.']],
    [
      'products: a string',
      { products: 'otp' },
      [`config.products must be an array of at least one of ${PRODUCTS}.`],
    ],
    [
      'products: none',
      { products: [] },
      [`config.products must be an array of at least one of ${PRODUCTS}.`],
    ],
    [
      'products: an unknown name',
      { products: ['emailMagicLinks', 'sms'] },
      [`config.products[1] is "sms": use one of ${PRODUCTS}.`],
    ],
    [
      'products: a name of Object.prototype',
      { products: ['constructor'] },
      [`config.products[0] is "constructor": use one of ${PRODUCTS}.`],
    ],
    [
      'products: a value that is not a string',
      { products: [null, {}, Object.create(null)] },
      [
        `config.products[0] is null: use one of ${PRODUCTS}.`,
        `config.products[1] is an object: use one of ${PRODUCTS}.`,
        `config.products[2] is an object: use one of ${PRODUCTS}.`,
      ],
    ],
    [
      'otp without options',
      { products: ['otp'] },
      [`config.otpOptions.methods is missing: with the product "otp", list at least one of ${METHODS}.`],
    ],
    [
      'otp with methods set to null',
      { products: ['otp'], otpOptions: { methods: null } },
      [`config.otpOptions.methods is missing: with the product "otp", list at least one of ${METHODS}.`],
    ],
    [
      'otp with no method',
      { products: ['otp'], otpOptions: { methods: [] } },
      [`config.otpOptions.methods must be an array of at least one of ${METHODS}.`],
    ],
    [
      'otp with an unknown method',
      { products: ['otp'], otpOptions: { methods: ['SMS'] } },
      [`config.otpOptions.methods[0] is "SMS": use one of ${METHODS}.`],
    ],
    [
      'minutes as text',
      { sessionOptions: { sessionDurationMinutes: '60' } },
      ['config.sessionOptions.sessionDurationMinutes must be a number of minutes above 0, but is "60".'],
    ],
    [
      'a flag as text',
      { enableShadowDOM: 'yes' },
      ['config.enableShadowDOM must be a boolean, but is "yes".'],
    ],
    [
      'options that are no object',
      { emailMagicLinksOptions: 'https://host.example' },
      ['config.emailMagicLinksOptions must be an object, but is "https://host.example".'],
    ],
    [
      'a redirect URL that is no text',
      { emailMagicLinksOptions: { loginRedirectURL: 42 } },
      ['config.emailMagicLinksOptions.loginRedirectURL must be a string, but is 42.'],
    ],
  ])('names the field and the fix: %s', (_, config, problems) => {
    expect(configProblems(config)).toEqual(problems);
  });

  const REDIRECTS = [
    ['emailMagicLinksOptions', 'loginRedirectURL'],
    ['emailMagicLinksOptions', 'signupRedirectURL'],
    ['passwordOptions', 'loginRedirectURL'],
    ['passwordOptions', 'resetPasswordRedirectURL'],
    ['oauthOptions', 'loginRedirectURL'],
    ['oauthOptions', 'signupRedirectURL'],
  ] as const;

  it.each(REDIRECTS)(
    '%s.%s accepts a full web address, or none for the project’s default',
    (options, field) => {
      for (const address of [
        '',
        'https://host.example',
        'http://localhost:4310/in?a=b#c',
        'HTTPS://host.example/',
      ])
        expect(configProblems({ [options]: { [field]: address } })).toEqual([]);
    },
  );

  it.each(REDIRECTS)('%s.%s refuses an address that is not http or https', (options, field) => {
    for (const address of [
      '/in',
      'in.html',
      'host.example/in',
      '//host.example',
      'https:host.example',
      'https://',
      'ftp://host.example',
      'myapp://in',
      'javascript:alert(1)',
      ' https://host.example',
      'https://host.example@evil.example',
    ])
      expect(configProblems({ [options]: { [field]: address } })).toEqual([
        `config.${options}.${field} must be an absolute http or https URL without credentials, such as "https://example.com/in", but is "${address}".`,
      ]);
  });

  it.each([0, -5, NaN, Infinity])('refuses %s as minutes', (minutes) => {
    expect(configProblems({ otpOptions: { expirationMinutes: minutes } })).toEqual([
      `config.otpOptions.expirationMinutes must be a number of minutes above 0, but is ${minutes}.`,
    ]);
  });

  it.each([
    ['without options', { products: ['oauth'] }, 'must be an array of at least one of "google"'],
    [
      'with none',
      { products: ['oauth'], oauthOptions: { providers: [] } },
      'must be an array of at least one of',
    ],
    [
      'with an unknown one',
      { products: ['oauth'], oauthOptions: { providers: [{ type: 'myspace' }] } },
      'config.oauthOptions.providers[0] is "myspace": use one of "google"',
    ],
  ])('lists the valid providers: %s', (_, config, problem) => {
    expect(configProblems(config).join()).toContain(problem);
  });

  it('names the wrong option of a provider', () => {
    const providers = [
      { type: 'apple' },
      { type: 'google', one_tap: 'yes', custom_scopes: [1], position: 'top' },
    ];
    expect(configProblems({ oauthOptions: { providers } })).toEqual([
      'config.oauthOptions.providers[1].custom_scopes must contain only strings.',
      'config.oauthOptions.providers[1].one_tap must be a boolean, but is "yes".',
      expect.stringContaining('config.oauthOptions.providers[1].position is "top": use one of "embedded"'),
    ]);
  });

  it('reports all problems at once', () => {
    expect(configProblems({ products: ['otp', 'x'], enableShadowDOM: 1 })).toHaveLength(3);
  });
});

describe('§1 Mounting: argument checks', () => {
  const token = { publicToken: 'public-token-test-1' };

  it.each([
    ['a token', token],
    ['a client', { client: {} }],
    ['callbacks', { ...token, callbacks: { onEvent: () => undefined } }],
    ['texts', { ...token, strings: { 'main.title': 'Welcome' } }],
  ])('accepts %s', (_, args) => {
    expect(argumentProblems(args)).toEqual([]);
  });

  it.each([
    ['nothing', undefined, 'The argument must be an object: { publicToken, selector, config }.'],
    ['a selector alone', '#sign-in', 'The argument must be an object: { publicToken, selector, config }.'],
    ['neither client nor token', {}, 'Give a client (from createClient) or a publicToken.'],
    ['a token that is no text', { publicToken: 42 }, 'Give a client (from createClient) or a publicToken.'],
    ['a client that is null', { client: null }, 'client must come from createClient of this package.'],
    [
      'a client that is no object',
      { client: 'token' },
      'client must come from createClient of this package.',
    ],
    [
      'callbacks that are no object',
      { ...token, callbacks: [] },
      'callbacks must be an object, but is an array.',
    ],
    [
      'a callback that is no function',
      { ...token, callbacks: { onError: 'log' } },
      'callbacks.onError must be a function, but is "log".',
    ],
    ['texts that are no object', { ...token, strings: 'hi' }, 'strings must be an object, but is "hi".'],
    [
      'a text that is no text',
      { ...token, strings: { 'main.title': 1 } },
      'strings.main.title must be a string, but is 1.',
    ],
  ])('names the field and the fix: %s', (_, args, problem) => {
    expect(argumentProblems(args)).toEqual([problem]);
  });
});
