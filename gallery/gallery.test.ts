import { PASSKEYS_ALONE_TEXT } from '../src/domain/config/config';
import { STARTING_SCREENS, type ScreenName, type WidgetKind } from '../src/domain/screens';
import { ENTRIES } from './entries/all';
import { pseudo, pseudoRtlStrings } from './pseudo';

/** The compiler requires each screen name here, and the test a gallery state for each. */
const SCREENS: Record<ScreenName, true> = {
  Main: true,
  PasskeyRegistrationStart: true,
  PasskeyRegistrationSuccess: true,
  PasskeyConfirmation: true,
  PasswordResetForm: true,
  PasswordCreateOrLogin: true,
  PasswordForgot: true,
  PasswordBreached: true,
  PasswordSetNew: true,
  PasswordDedupe: true,
  PasswordConfirmation: true,
  EmailConfirmation: true,
  LinkOpenedElsewhere: true,
  OTPAuthenticate: true,
  OTPConfirmation: true,
  CryptoConnect: true,
  CryptoSignMessage: true,
  CryptoOtherScreen: true,
  CryptoSetupWallet: true,
  CryptoError: true,
  CryptoConfirmation: true,
  IDPConsent: true,
};

describe('§2 Every screen: the gallery’s states', () => {
  it('has at least one state of every screen', () => {
    const shown = new Set(ENTRIES.map(({ screen }) => screen));
    expect(Object.keys(SCREENS).filter((screen) => !shown.has(screen as ScreenName))).toEqual([]);
  });

  it('has the starting screen of every widget', () => {
    for (const [widget, start] of Object.entries(STARTING_SCREENS) as [WidgetKind, ScreenName][]) {
      const screens = ENTRIES.filter((entry) => (entry.widget ?? 'login') === widget).map(
        ({ screen }) => screen,
      );
      expect(screens).toContain(start);
    }
  });

  it('state names are unique', () => {
    const names = ENTRIES.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('states are JSON, so that they can be sent to the page', () => {
    expect(JSON.parse(JSON.stringify(ENTRIES))).toEqual(ENTRIES);
  });
});

describe('Pseudo-localized texts', () => {
  it.each([
    ['Continue', '[Çóñţíñúé····]'],
    ['Sent to <bold>{email}</bold>.', '[Šéñţ ţó <bold>{email}</bold>.····]'],
    ['{count, plural, one {# code} other {# codes}}', '[{count, plural, one {# çóðé} other {# çóðéš}}····]'],
  ])('replaces letters and keeps tags, placeholders and plural syntax: %s', (message, expected) => {
    expect(pseudo(message)).toBe(expected);
  });

  it('from right to left, texts are overridden, and tags, placeholders and plural syntax stay', () => {
    const text = 'Sent to <bold>{email}</bold> {n, plural, one {# code} other {# codes}}';
    expect(pseudoRtlStrings({ text })).toEqual({
      text: '\u202eŠéñţ ţó \u202c<bold>{email}</bold> {n, plural, one {\u202e# çóðé\u202c} other {\u202e# çóðéš\u202c}}',
    });
  });

  it('changes every visible letter', () => {
    expect(pseudo(PASSKEYS_ALONE_TEXT)).not.toMatch(/[A-Za-z]/);
  });
});
