/** @jest-environment node */
import { createClient, mountLogin, Products } from '../index';
import { EARLY_SCRIPT } from './server/earlyScript';
import {
  renderIdentityProvider,
  renderLogin,
  renderPasskeyRegistration,
  renderPasswordReset,
} from './server/render';

describe('§5 A server environment: the widget', () => {
  it('can be imported', () => {
    expect(typeof document).toBe('undefined');
    expect(Products.otp).toBe('otp');
  });

  it('throws on a mount, and says to mount in a browser', () => {
    const args = { publicToken: 'public-token-test-server', selector: '#sign-in' };
    expect(() => mountLogin(args)).toThrow(/PriceRxAuth\.mountLogin needs a browser.*effect/s);
    expect(() => createClient('public-token-test-server')).toThrow(/createClient needs a browser.*effect/s);
  });
});

describe('§1 HTML of a server: the render functions', () => {
  it.each([
    ['renderLogin', renderLogin, 'name="email"'],
    ['renderPasswordReset', renderPasswordReset, 'role="status"'],
    ['renderPasskeyRegistration', renderPasskeyRegistration, 'role="status"'],
    ['renderIdentityProvider', renderIdentityProvider, 'role="status"'],
  ])('%s returns the first screen with its style sheet and fingerprint', (_, render, part) => {
    const { html, css, fingerprint } = render({});
    expect(html).toContain(part);
    expect(html).toContain(`<style>${css}</style>`);
    expect(html).toContain(`data-fingerprint="${fingerprint}"`);
  });

  it('a wrong argument throws an error that names it', () => {
    const config = { products: ['code' as 'otp'] };
    expect(() => renderLogin({ config })).toThrow(/Invalid call to renderLogin.*products\[0\] is "code"/s);
    expect(() => renderPasswordReset({ config })).toThrow(/Invalid call to renderPasswordReset/);
    const inShadow = { config: { enableShadowDOM: true } };
    expect(() => renderLogin(inShadow, { styles: 'file' })).toThrow(/stylesheet must be the address/);
  });

  it.each([
    ['en', 'ltr'],
    ['ar', 'rtl'],
  ])('the HTML in %s is written %s, whatever the direction of the page', (locale, direction) => {
    expect(renderLogin({ locale }).html).toContain(` lang="${locale}" dir="${direction}"`);
  });

  it('the same arguments give the same HTML, also after other arguments', () => {
    const first = renderLogin({ locale: 'de' });
    renderLogin({ locale: 'ar', colorScheme: 'dark', styles: { fontFamily: 'serif' } });
    expect(renderLogin({ locale: 'de' })).toEqual(first);
  });

  it('a text or an option of the host ends no element of the HTML', () => {
    const attack = '</style></script><script>alert(1)</script>';
    const { html } = renderLogin(
      { strings: { 'login.title': attack }, styles: { fontFamily: `"${attack}"` } },
      { nonce: '" onload="alert(1)' },
    );
    expect(html.match(/<script/g)).toHaveLength(1);
    expect(html).toContain('<script nonce="&quot; onload=&quot;alert(1)">');
  });

  it.each(['inline', 'file'] as const)(
    'HTML and style sheet are ASCII with styles: %s, so that a page of any encoding shows every letter',
    (styles) => {
      const { html, css } = renderLogin(
        {
          locale: 'ja',
          strings: { 'login.title': 'Größe 𝒜' },
          styles: { fontFamily: '"Größe", serif' },
          config: {
            products: ['otp'],
            otpOptions: { methods: ['email'] },
            prefill: { email: 'ö@example.com' },
          },
        },
        { styles, stylesheet: '/größe.css' },
      );
      expect(`${html}${css}${EARLY_SCRIPT}`).toMatch(/^[\0-\x7f]*$/);
      expect(html).toContain('Gr&#246;&#223;e &#119964;');
      expect(css).toContain('"Gr\\f6 \\df e"');
    },
  );

  it('control characters that HTML cannot contain become no other letters', () => {
    const { html, css } = renderLogin({
      strings: { 'login.title': 'Sign\0 in\x85' },
      styles: { fontFamily: '"A\0",\rserif' },
    });
    expect(html).toContain('>Sign in<');
    expect(css).toContain('"A\\fffd ",\nserif');
    expect(html).toContain(`<style>${css}</style>`);
  });

  it('the early script has at most 400 bytes, and nothing that ends its element', () => {
    expect(EARLY_SCRIPT.length).toBeLessThanOrEqual(400);
    expect(EARLY_SCRIPT).not.toMatch(/<[/!s]/);
  });
});
