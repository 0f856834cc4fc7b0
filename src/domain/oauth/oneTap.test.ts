import { isOneTapAlone, resolveConfig, type OAuthProviderOptions } from '../config/config';
import type { OneTapPosition, Product } from '../enums';
import { isExpectedRedirect, isPhone, oneTapMessage, oneTapMode } from './oneTap';

const ORIGIN = 'http://localhost:4310';

describe('§4 One Tap: where the prompt appears', () => {
  it.each<[OneTapPosition | undefined, string, string, string, string]>([
    // phone without FedCM, phone with it, desk without it, desk with it
    [undefined, 'floating', 'floating', 'floating', 'floating'],
    ['floating', 'floating', 'floating', 'floating', 'floating'],
    ['embedded', 'embedded', 'floating', 'none', 'floating'],
    ['floatingOrEmbedded', 'embedded', 'floating', 'none', 'floating'],
    ['embeddedOnly', 'embedded', 'none', 'none', 'none'],
    ['forceLegacyEmbedded', 'embedded', 'embedded', 'none', 'none'],
  ])('%s: on a phone %s, with FedCM %s; elsewhere %s, with FedCM %s', (position, ...modes) => {
    const found = [true, false].flatMap((onPhone) =>
      [false, true].map((hasFedCM) => oneTapMode(position, { hasFedCM, isPhone: onPhone })),
    );
    expect(found).toEqual(modes);
  });

  it.each([
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Mobile/15E148 Safari/604.1', true],
    ['Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0.0.0 Mobile Safari/537.36', true],
    ['Mozilla/5.0 (Linux; Android 15; SM-X910) Chrome/140.0.0.0 Safari/537.36', false],
    ['Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X) Mobile/15E148 Safari/604.1', false],
    ['Mozilla/5.0 (Linux; Android 9; KFMAWI) Silk/100.0 like Chrome Mobile Safari/537.36', false],
    ['Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0.0.0 Safari/537.36', false],
  ])('%s is a phone: %s', (userAgent, expected) => expect(isPhone(userAgent)).toBe(expected));

  const google = (more: Partial<OAuthProviderOptions> = {}): OAuthProviderOptions => ({
    type: 'google',
    one_tap: true,
    ...more,
  });
  it.each<[boolean, string, Product[], OAuthProviderOptions[]]>([
    [true, 'Google alone', ['oauth'], [google()]],
    [true, 'a floating one', ['oauth'], [google({ position: 'floating' })]],
    [true, 'one that may float', ['oauth'], [google({ position: 'floatingOrEmbedded' })]],
    [false, 'one that may not float', ['oauth'], [google({ position: 'embeddedOnly' })]],
    [false, 'one that is forced into the page', ['oauth'], [google({ position: 'forceLegacyEmbedded' })]],
    [false, 'without one_tap', ['oauth'], [google({ one_tap: false })]],
    [false, 'beside another provider', ['oauth'], [google(), { type: 'apple' }]],
    [false, 'beside another product', ['oauth', 'otp'], [google()]],
    [false, 'another provider', ['oauth'], [{ type: 'apple', one_tap: true }]],
    [false, 'no provider', ['oauth'], []],
  ])('the prompt replaces the whole widget (%s): %s', (expected, _, products, providers) => {
    expect(isOneTapAlone(resolveConfig({ products, oauthOptions: { providers } }))).toBe(expected);
  });
});

describe('§8 One Tap: error messages', () => {
  it('name the host with and without its port', () => {
    expect(oneTapMessage('unregistered_origin', ORIGIN)).toContain(
      'Authorized JavaScript origins, including http://localhost and http://localhost:4310.',
    );
  });

  it('name a host that is an IPv6 address as a whole', () => {
    expect(oneTapMessage('unregistered_origin', 'http://[::1]:4310')).toContain(
      'including http://[::1] and http://[::1]:4310.',
    );
  });

  it.each(['suppressed_by_user', 'tap_outside', '', 'constructor', '__proto__'])(
    'there is no message for "%s"',
    (reason) => expect(oneTapMessage(reason, ORIGIN)).toBeNull(),
  );
});

describe('§4 One Tap: redirect after success', () => {
  const ASKED = ['https://pricerx.example/in', undefined];
  it.each([
    ['https://pricerx.example/in?token=1', ASKED, true],
    ['https://pricerx.example/elsewhere', ASKED, false],
    ['https://other.example/in', [undefined, ''], false],
    ['http://localhost:4310/anywhere', [undefined, ''], true],
    ['http://localhost:4311/in', ASKED, false],
    ['http://pricerx.example/in', ASKED, false],
    ['https://pricerx.example:444/in', ASKED, false],
    ['https://pricerx.example.evil.example/in', ASKED, false],
    ['https://pricerx.example@evil.example/in', ASKED, false],
    ['https:///pricerx.example/in', ASKED, false],
    ['http:///localhost:4310/in', ASKED, false],
    ['https://pricerx.example/in', ['https:///pricerx.example/in'], false],
    ['https://рricerx.example/in', ASKED, false],
    ['javascript:alert(1)', ASKED, false],
    ['javascript:alert(1)', [], false],
    ['/in', [], false],
    ['', [], false],
  ])('goes to %s for the option %j: %s', (address, asked, expected) => {
    expect(isExpectedRedirect(address, asked, ORIGIN)).toBe(expected);
  });
});
