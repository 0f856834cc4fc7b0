import { makeElement, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { emailField } from '../../tests/visits/signIn';
import { mountLogin, type LoginArgs } from '../index';
import { OTP_METHOD_NAMES } from '../domain/config/otpMethods';

const METHODS = OTP_METHOD_NAMES.map((name) => `"${name}"`).join(', ');

const page = setUpWidgetPage();
const social = (provider: unknown, more: object = {}) => ({
  config: { products: ['oauth'], oauthOptions: { providers: [provider], ...more } },
});
const otp = (otpOptions: unknown) => ({ config: { products: ['otp'], otpOptions } });

/** Arguments with mistakes that untyped code can make, and the expected part of the message. */
const BAD: [string, Record<string, unknown>, string | RegExp][] = [
  [
    'no client and no token',
    { publicToken: undefined },
    'Give a client (from createClient) or a publicToken.',
  ],
  ['a token that is no string', { publicToken: 42 }, 'Give a client (from createClient) or a publicToken.'],
  ['a locale that is no text', { locale: 1 }, 'locale must be a string, but is 1.'],
  ['a client of another kind', { client: {} }, 'client must come from createClient of this package.'],
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
  ['a config that is no object', { config: 'otp' }, 'config must be an object, but is "otp".'],
  [
    'products that are no list',
    { config: { products: 'otp' } },
    /^config\.products must be an array of at least one of "emailMagicLinks"/,
  ],
  [
    'no product at all',
    { config: { products: [] } },
    /^config\.products must be an array of at least one of/,
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
  [
    'enableShadowDOM as text',
    { config: { enableShadowDOM: 'true' } },
    'config.enableShadowDOM must be a boolean, but is "true".',
  ],
  ['callbacks that are a function', { callbacks: () => 1 }, /^callbacks must be an object/],
  [
    'a callback that is no function',
    { callbacks: { onEvent: 'log' } },
    'callbacks.onEvent must be a function, but is "log".',
  ],
  ['strings that are no object', { strings: 'de' }, 'strings must be an object, but is "de".'],
  [
    'a text that is not a string',
    { strings: { 'login.title': 5 } },
    'strings.login.title must be a string, but is 5.',
  ],
];

describe('§1 Mounting: wrong arguments name the field and the fix', () => {
  it.each(BAD)('names the field and the fix: %s', async (_, args, problem) => {
    const element = makeElement(page);
    const call = () =>
      mountLogin({
        publicToken: page.publicToken,
        options: page.options,
        selector: element,
        ...args,
      } as LoginArgs);
    let error: Error | undefined;
    try {
      call().unmount();
    } catch (thrown) {
      error = thrown as Error;
    }
    expect(error?.name).toBe('StytchSDKUsageError');
    const [first, ...problems] = error?.message.split('\n') ?? [];
    expect(first).toBe('Invalid call to PriceRxAuth.mountLogin');
    expect(problems).toEqual([typeof problem === 'string' ? problem : expect.stringMatching(problem)]);
    expect(element).toBeEmptyDOMElement();
    await page.idle();
    expect(page.calls()).toEqual([]);
  });

  it('all wrong arguments are reported at once', () => {
    const args = { selector: 'body', publicToken: 1, config: { products: ['x'], enableShadowDOM: 1 } };
    const lines = () => mountLogin(args as unknown as LoginArgs);
    expect(lines).toThrow(/publicToken[^]*products\[0\][^]*enableShadowDOM/);
  });

  it.each([undefined, null, 'sign-in', 7])('%p as the arguments throws', (args) => {
    expect(() => mountLogin(args as unknown as LoginArgs)).toThrow(
      'The argument must be an object: { publicToken, selector, config }.',
    );
  });

  it.each([undefined, null, 7, {}, ''])('%p as the selector throws', (selector) => {
    const { publicToken, options } = page;
    expect(() => mountLogin({ publicToken, options, selector: selector as string })).toThrow(/selector/i);
  });

  it('optional arguments may be null', async () => {
    const { publicToken, options } = page;
    const args = {
      publicToken,
      options,
      selector: makeElement(page),
      config: null,
      styles: null,
      strings: null,
      locale: null,
    };
    const mount = mountLogin(args as unknown as LoginArgs);
    page.onCleanUp(() => mount.unmount());
    await emailField();
  });

  it('invalid styles cause a warning, and the defaults are used', async () => {
    const { publicToken, options } = page;
    const styles = { colors: { primary: 12 }, container: 'wide' } as unknown as LoginArgs['styles'];
    const selector = makeElement(page);
    const mount = mountLogin({ publicToken, options, selector, styles });
    page.onCleanUp(() => mount.unmount());
    await emailField();
    const told = ['styles.colors.primary must be a string', 'styles.container must be an object'];
    await eventually(() => expect(page.console.left()).toHaveLength(told.length));
    told.forEach((line) => expect(page.console.take(line)).toHaveLength(1));

    // A mount with the same styles does not warn again.
    const further = { colors: { primary: 12 }, logo: { url: '/logo.svg' } } as object;
    mountLogin({ publicToken, options, selector, styles: further });
    await eventually(() => expect(page.console.take('styles.logo.url does nothing')).toHaveLength(1));
    expect(page.console.left()).toEqual([]);
  });
});
