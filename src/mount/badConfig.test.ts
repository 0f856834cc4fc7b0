import { setUpWidgetPage } from '../../tests/renderWidget';
import { expectRefusedMount, type WrongArguments } from '../../tests/visits/refusedMount';
import { OTP_METHOD_NAMES } from '../domain/config/otpMethods';

const METHODS = OTP_METHOD_NAMES.map((name) => `"${name}"`).join(', ');

const page = setUpWidgetPage();
const social = (provider: unknown, more: object = {}) => ({
  config: { products: ['oauth'], oauthOptions: { providers: [provider], ...more } },
});
const otp = (otpOptions: unknown) => ({ config: { products: ['otp'], otpOptions } });

const WRONG: WrongArguments[] = [
  [
    'social sign-in without providers',
    { config: { products: ['oauth'] } },
    /^config\.oauthOptions\.providers must be an array of at least one of "google"/,
  ],
  [
    'an unknown provider',
    social({ type: 'myspace' }),
    /^config\.oauthOptions\.providers\[0\] is "myspace": use one of "google"/,
  ],
  [
    'a provider without its type',
    social({ one_tap: true }),
    /^config\.oauthOptions\.providers\[0\] is undefined: use one of "google"/,
  ],
  [
    'scopes in one text',
    social({ type: 'google', custom_scopes: 'a b' }),
    'config.oauthOptions.providers[0].custom_scopes must contain only strings.',
  ],
  [
    'parameters that are no texts',
    social({ type: 'google', provider_params: { max_age: 1 } }),
    'config.oauthOptions.providers[0].provider_params must contain only strings.',
  ],
  [
    'an unknown position',
    social({ type: 'google', one_tap: true, position: 'top' }),
    /^config\.oauthOptions\.providers\[0\]\.position is "top": use one of "embedded"/,
  ],
  [
    'a one_tap that is no boolean',
    social({ type: 'google', one_tap: 'yes' }),
    'config.oauthOptions.providers[0].one_tap must be a boolean, but is "yes".',
  ],
  [
    'a social redirect URL that is no text',
    social({ type: 'google' }, { loginRedirectURL: 7 }),
    'config.oauthOptions.loginRedirectURL must be a string, but is 7.',
  ],
  [
    'an unknown product',
    { config: { products: ['otp', 'email'], otpOptions: { methods: ['sms'] } } },
    /^config\.products\[1\] is "email": use one of "emailMagicLinks", .*"passkeys"\.$/,
  ],
  [
    'codes without methods',
    { config: { products: ['otp'] } },
    `config.otpOptions.methods is missing: with the product "otp", list at least one of ${METHODS}.`,
  ],
  [
    'codes with no method',
    otp({ methods: [] }),
    /^config\.otpOptions\.methods must be an array of at least one/,
  ],
  [
    'an unknown method',
    otp({ methods: ['sms', 'fax'] }),
    `config.otpOptions.methods[1] is "fax": use one of ${METHODS}.`,
  ],
  [
    'minutes as text',
    otp({ methods: ['sms'], expirationMinutes: '5' }),
    'config.otpOptions.expirationMinutes must be a number of minutes above 0, but is "5".',
  ],
  [
    'a default country in small letters',
    otp({ methods: ['sms'], defaultCountry: 'us' }),
    'config.otpOptions.defaultCountry is "us": use capitals, "US".',
  ],
  [
    'an unknown default country',
    otp({ methods: ['sms'], defaultCountry: 'UK' }),
    'config.otpOptions.defaultCountry is "UK": use the two letters of ISO 3166, such as "US".',
  ],
  [
    'a default country by its calling code',
    otp({ methods: ['sms'], defaultCountry: 977 }),
    /^config\.otpOptions\.defaultCountry is 977: use the two letters/,
  ],
  [
    'no minutes',
    otp({ methods: ['sms'], expirationMinutes: 0 }),
    'config.otpOptions.expirationMinutes must be a number of minutes above 0, but is 0.',
  ],
  [
    'a session of text',
    { config: { sessionOptions: { sessionDurationMinutes: '60' } } },
    'config.sessionOptions.sessionDurationMinutes must be a number of minutes above 0, but is "60".',
  ],
  [
    'a redirect that is no string',
    { config: { emailMagicLinksOptions: { loginRedirectURL: 7 } } },
    'config.emailMagicLinksOptions.loginRedirectURL must be a string, but is 7.',
  ],
  [
    'options that are a list',
    { config: { emailMagicLinksOptions: [] } },
    /^config\.emailMagicLinksOptions must be an object/,
  ],
];

describe('§1 Mounting: wrong options of a product name the field and the fix', () => {
  it.each(WRONG)('names the field and the fix: %s', async (_, args, problem) => {
    await expectRefusedMount(page, args, problem);
  });
});
