import { mayHaveLongLifetime, type WidgetConfig } from './config';
import { compositionRulesAdvice, cookieNamesAdvice, lifetimeAdvice } from './securityAdvice';

const EMAIL_CODE: WidgetConfig = { products: ['otp'], otpOptions: { methods: ['email'] } };

describe('§3 Widget config: lifetime of links and codes', () => {
  it.each<[string, WidgetConfig | null | undefined]>([
    [
      'links of 10 minutes',
      { emailMagicLinksOptions: { loginExpirationMinutes: 10, signupExpirationMinutes: 10 } },
    ],
    ['links whose life the project decides', { emailMagicLinksOptions: {} }],
    ['codes by default', EMAIL_CODE],
    [
      'long links that are not offered',
      { ...EMAIL_CODE, emailMagicLinksOptions: { loginExpirationMinutes: 60 } },
    ],
    [
      'long codes that are not offered',
      { products: ['passwords'], otpOptions: { methods: [], expirationMinutes: 60 } },
    ],
    ['passwords by default', { products: ['passwords'] }],
  ])('accepts %s', (_, config) => {
    expect(lifetimeAdvice(config)).toEqual([]);
  });

  it.each<[string, WidgetConfig | null | undefined, string[]]>([
    [
      'links by default',
      undefined,
      [
        'config.emailMagicLinksOptions.loginExpirationMinutes (30, the default)',
        'config.emailMagicLinksOptions.signupExpirationMinutes (30, the default)',
      ],
    ],
    [
      'one kind of link',
      { emailMagicLinksOptions: { loginExpirationMinutes: 10, signupExpirationMinutes: 1440 } },
      ['config.emailMagicLinksOptions.signupExpirationMinutes (1440)'],
    ],
    [
      'codes',
      { ...EMAIL_CODE, otpOptions: { methods: ['email'], expirationMinutes: 11 } },
      ['config.otpOptions.expirationMinutes (11)'],
    ],
    [
      'links beside a password, and the mail of a reset',
      {
        products: ['passwords'],
        emailMagicLinksOptions: { loginExpirationMinutes: 15 },
        passwordOptions: { resetPasswordExpirationMinutes: 60 },
      },
      [
        'config.emailMagicLinksOptions.loginExpirationMinutes (15)',
        'config.passwordOptions.resetPasswordExpirationMinutes (60)',
      ],
    ],
  ])('one warning names all fields with a lifetime above 10 minutes: %s', (_, config, fields) => {
    expect(lifetimeAdvice(config)).toEqual([expect.stringContaining(`${fields.join(', ')}. Set 10`)]);
    expect(mayHaveLongLifetime(config)).toBe(true);
  });

  it.each<[string, WidgetConfig]>([
    ['codes by default', EMAIL_CODE],
    ['codes of 10 minutes', { ...EMAIL_CODE, otpOptions: { methods: ['email'], expirationMinutes: 10 } }],
    ['links whose life the project decides', { emailMagicLinksOptions: {} }],
    [
      'links of 10 minutes',
      { emailMagicLinksOptions: { loginExpirationMinutes: 10, signupExpirationMinutes: 10 } },
    ],
  ])('needs no check: %s', (_, config) => {
    expect(mayHaveLongLifetime(config)).toBe(false);
  });
});

describe('§5 createClient: names of the session cookies', () => {
  it('the advice has the option with names that no other page of the domain can set', () => {
    expect(cookieNamesAdvice()).toEqual([
      expect.stringContaining(
        'cookieOptions: { opaqueTokenCookieName: "__Host-session", jwtCookieName: "__Host-session_jwt" }',
      ),
    ]);
  });
});

describe('§5 Password strength: a discouraged policy', () => {
  it('warns that requiring character kinds is discouraged, and names the recommended setting', () => {
    expect(compositionRulesAdvice()).toEqual([expect.stringMatching(/LUDS.*ASVS 6\.2\.5.*"zxcvbn"/)]);
  });
});
