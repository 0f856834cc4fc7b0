import * as fc from 'fast-check';
import { EARLY_SCRIPT } from './server/earlyScript';
import { renderLogin } from './server/render';

const PIECES = [
  '"',
  "'",
  '<',
  '>',
  '</style>',
  '</script>',
  '</template>',
  '</pricerx-auth>',
  '<script>alert(1)</script>',
  '<!--',
  '-->',
  ' onload=alert(1) ',
  '&quot;',
  '&#34;',
  '\\',
  '\\22 ',
  ';',
  '}',
  '@import "//x"',
  'url(//x)',
  '\r\n',
  '\0',
  '\x84',
  '“',
];
const hostile = fc
  .array(fc.oneof(fc.constantFrom(...PIECES), fc.string({ unit: 'binary', maxLength: 4 })), {
    minLength: 1,
    maxLength: 5,
  })
  .map((pieces) => pieces.join(''));

/** What a host passes as text: in the arguments and in the options. */
const given = fc.record({
  title: hostile,
  label: hostile,
  button: hostile,
  locale: hostile,
  acceptLanguage: hostile,
  email: hostile,
  phone: hostile,
  font: hostile,
  color: hostile,
  width: hostile,
  logo: hostile,
  nonce: hostile,
  stylesheet: hostile,
  enableShadowDOM: fc.boolean(),
  isAuto: fc.boolean(),
  isFile: fc.boolean(),
});
type Given = typeof given extends fc.Arbitrary<infer T> ? T : never;

const render = (values: Given) =>
  renderLogin(
    {
      locale: values.isAuto ? 'auto' : values.locale,
      colorScheme: 'auto',
      strings: {
        'login.title': values.title,
        'formField.email.label': values.label,
        'oauth.continueWithGoogle': values.button,
      },
      styles: {
        fontFamily: `"${values.font}"`,
        colors: { primary: values.color },
        container: { width: values.width, backgroundColor: `${values.color})` },
        logo: { logoImageUrl: `/${values.logo}` },
        dark: { fontFamily: values.font, buttons: { primary: { textColor: values.color } } },
      },
      config: {
        products: ['oauth', 'otp'],
        oauthOptions: { providers: [{ type: 'google' }] },
        otpOptions: { methods: ['email', 'sms'] },
        prefill: { email: values.email, phone: values.phone },
        enableShadowDOM: values.enableShadowDOM,
      },
    },
    {
      nonce: values.nonce,
      acceptLanguage: values.acceptLanguage,
      ...(values.isFile && { styles: 'file' as const, stylesheet: `/${values.stylesheet}` }),
    },
  );

const HARMLESS = {
  ...Object.fromEntries(
    ['title', 'label', 'button', 'email', 'phone', 'font', 'color', 'width', 'logo', 'nonce'].map((name) => [
      name,
      'a',
    ]),
  ),
  locale: 'en',
  acceptLanguage: 'en',
  stylesheet: '/a.css',
} as Omit<Given, 'enableShadowDOM' | 'isAuto' | 'isFile'>;

/** The elements of HTML, each with the names of its attributes. A language that is not known has no `lang`. */
function elementsOf(root: ParentNode): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => [
    `${element.localName} ${element
      .getAttributeNames()
      .filter((name) => name !== 'lang')
      .join(' ')}`,
    ...(element instanceof HTMLTemplateElement ? elementsOf(element.content) : []),
  ]);
}

/** The text of each style element. */
const stylesOf = (root: ParentNode): string[] =>
  [...root.querySelectorAll('style, template')].flatMap((element) =>
    element instanceof HTMLTemplateElement ? stylesOf(element.content) : (element.textContent ?? ''),
  );

const parsed = (html: string) => document.createRange().createContextualFragment(html);

/** The rules of a style sheet without values: what a text that ends its declaration would change. */
const structureOf = (css: string): string => css.replace(/"[^"]*"|'[^']*'/g, '').replace(/[^{};@]/g, '');

describe('§1 HTML of a server: what a host passes', () => {
  it('ends no attribute, element, style sheet or script', () => {
    fc.assert(
      fc.property(given, (values) => {
        const { html, css } = render(values);
        const harmless = render({ ...values, ...HARMLESS });
        const root = parsed(html);
        expect(elementsOf(root)).toEqual(elementsOf(parsed(harmless.html)));
        expect(structureOf(css)).toBe(structureOf(harmless.css));
        const sheets = stylesOf(root).join('');
        expect(sheets).toBe(values.isFile ? '' : css);
        const script = root.querySelector('script');
        expect(script?.textContent).toBe(values.isFile ? undefined : EARLY_SCRIPT);
        if (values.nonce !== '' && script)
          expect(script.getAttribute('nonce')).toBe(values.nonce.replace(/[\0\x80-\x9f]/g, ''));
        expect(`${html}${css}`).toMatch(/^[\0-\x7f]*$/);
      }),
      { numRuns: 300 },
    );
  });
});
