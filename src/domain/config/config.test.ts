import { configConflict, resolveConfig, type WidgetConfig } from './config';

describe('§3 Widget config', () => {
  it.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
  ])('fills every default in: %s', (_, config) => {
    expect(resolveConfig(config)).toEqual({
      products: ['emailMagicLinks'],
      emailMagicLinksOptions: {
        loginRedirectURL: '',
        signupRedirectURL: '',
        loginExpirationMinutes: 30,
        signupExpirationMinutes: 30,
        createUserAsPending: false,
      },
      otpOptions: { methods: [], expirationMinutes: 5, defaultCountry: 'US' },
      oauthOptions: { providers: [] },
      passwordOptions: {},
      emailOptions: { suggestions: true, knownDomains: [] },
      lastUsed: true,
      prefill: { email: '', phone: '' },
      passkeyOptions: {},
      sessionDurationMinutes: 30,
      enableShadowDOM: false,
    });
  });

  it('keeps the host’s values', () => {
    const config: WidgetConfig = {
      products: ['otp', 'emailMagicLinks'],
      emailMagicLinksOptions: { loginRedirectURL: 'https://host.example/in', loginExpirationMinutes: 10 },
      otpOptions: {
        methods: ['whatsapp', 'sms'],
        expirationMinutes: 2,
        loginTemplateId: 'login',
        defaultCountry: 'NP',
      },
      sessionOptions: { sessionDurationMinutes: 60 },
      enableShadowDOM: true,
    };
    expect(resolveConfig(config)).toMatchObject({
      products: ['otp', 'emailMagicLinks'],
      emailMagicLinksOptions: { loginRedirectURL: 'https://host.example/in', loginExpirationMinutes: 10 },
      otpOptions: {
        methods: ['whatsapp', 'sms'],
        expirationMinutes: 2,
        loginTemplateId: 'login',
        defaultCountry: 'NP',
      },
      sessionDurationMinutes: 60,
      enableShadowDOM: true,
    });
  });

  it('adds no default to the host’s link options', () => {
    expect(resolveConfig({ emailMagicLinksOptions: {} }).emailMagicLinksOptions).toEqual({});
  });

  it('counts a product or a method named twice once', () => {
    const resolved = resolveConfig({
      products: ['otp', 'emailMagicLinks', 'otp'],
      otpOptions: { methods: ['sms', 'sms', 'whatsapp'] },
    });
    expect(resolved.products).toEqual(['otp', 'emailMagicLinks']);
    expect(resolved.otpOptions.methods).toEqual(['sms', 'whatsapp']);
  });

  it('uses the first entry of a provider named twice', () => {
    const google = { type: 'google', one_tap: true } as const;
    const providers = [google, { type: 'apple' }, { type: 'google' }] as const;
    const { oauthOptions } = resolveConfig({ oauthOptions: { providers: [...providers] } });
    expect(oauthOptions.providers).toEqual([google, { type: 'apple' }]);
  });
});

const PASSKEYS = 'Cannot use Passkeys by itself, please add another product to the config';
const BOTH = 'Cannot use both EML and Email OTP';

describe('§2 Main: the config errors', () => {
  it.each<[string, WidgetConfig, string | null]>([
    ['the default', {}, null],
    ['no product', { products: [] }, null],
    ['links', { products: ['emailMagicLinks'] }, null],
    ['passkeys alone', { products: ['passkeys'] }, PASSKEYS],
    ['passkeys alone, named twice', { products: ['passkeys', 'passkeys'] }, PASSKEYS],
    ['passkeys with links', { products: ['passkeys', 'emailMagicLinks'] }, null],
    [
      'text messages with links',
      { products: ['emailMagicLinks', 'otp'], otpOptions: { methods: ['sms'] } },
      null,
    ],
    ['email codes alone', { products: ['otp'], otpOptions: { methods: ['email'] } }, null],
    [
      'email codes with links',
      { products: ['otp', 'emailMagicLinks'], otpOptions: { methods: ['sms', 'email'] } },
      BOTH,
    ],
    [
      'email codes configured, but no product',
      { products: ['emailMagicLinks'], otpOptions: { methods: ['email'] } },
      null,
    ],
  ])('gives the specified error or none: %s', (_, config, text) => {
    expect(configConflict(resolveConfig(config))).toBe(text);
  });
});
