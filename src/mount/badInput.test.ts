import { makeElement, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { expectRefusedMount, type WrongArguments } from '../../tests/visits/refusedMount';
import { emailField } from '../../tests/visits/signIn';
import { mountLogin, type LoginArgs } from '../index';

const page = setUpWidgetPage();

const WRONG: WrongArguments[] = [
  [
    'no client and no token',
    { publicToken: undefined },
    'Give a client (from createClient) or a publicToken.',
  ],
  ['a token that is no string', { publicToken: 42 }, 'Give a client (from createClient) or a publicToken.'],
  ['a locale that is no text', { locale: 1 }, 'locale must be a string, but is 1.'],
  [
    'a client of another kind',
    { client: {} },
    'client must come from createClient of this package, in the same release.',
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
  it.each(WRONG)('names the field and the fix: %s', async (_, args, problem) => {
    await expectRefusedMount(page, args, problem);
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
      loading: 'eager',
    };
    const mount = mountLogin(args as unknown as LoginArgs);
    page.onCleanUp(() => mount.unmount());
    await emailField();
  });

  it('invalid styles cause a warning, and the defaults are used', async () => {
    const { publicToken, options } = page;
    const styles = { colors: { primary: 12 }, container: 'wide' } as unknown as LoginArgs['styles'];
    const selector = makeElement(page);
    const mount = mountLogin({ publicToken, options, selector, styles, loading: 'eager' });
    page.onCleanUp(() => mount.unmount());
    await emailField();
    const warnings = ['styles.colors.primary must be a string', 'styles.container must be an object'];
    await eventually(() => expect(page.console.left()).toHaveLength(warnings.length));
    warnings.forEach((line) => expect(page.console.take(line)).toHaveLength(1));

    // A mount with the same styles does not warn again.
    const further = { colors: { primary: 12 }, logo: { url: '/logo.svg' } } as object;
    mountLogin({ publicToken, options, selector, styles: further, loading: 'eager' });
    await eventually(() => expect(page.console.take('styles.logo.url does nothing')).toHaveLength(1));
    expect(page.console.left()).toEqual([]);
  });
});
