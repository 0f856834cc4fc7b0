import { PASSKEYS_ALONE_TEXT } from '../src/domain/config';
import { STARTING_SCREENS, type ScreenName, type WidgetKind } from '../src/domain/screens';
import { ENTRIES } from './entries/all';
import { pseudo } from './pseudo';

/** The compiler asks for a line here with each new screen, and the test for a state of it. */
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

describe('§2 Every screen stands in the gallery', () => {
  it('in one state at least', () => {
    const shown = new Set(ENTRIES.map(({ screen }) => screen));
    expect(Object.keys(SCREENS).filter((screen) => !shown.has(screen as ScreenName))).toEqual([]);
  });

  it('of every widget, beginning with the one it starts with', () => {
    for (const [widget, start] of Object.entries(STARTING_SCREENS) as [WidgetKind, ScreenName][]) {
      const screens = ENTRIES.filter((entry) => (entry.widget ?? 'login') === widget).map(
        ({ screen }) => screen,
      );
      expect(screens).toContain(start);
    }
  });

  it('each state under a name of its own', () => {
    const names = ENTRIES.map(({ name }) => name);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('and as data, so that it can travel to the page', () => {
    expect(JSON.parse(JSON.stringify(ENTRIES))).toEqual(ENTRIES);
  });
});

describe('Pseudo texts: English in disguise', () => {
  it.each([
    ['Continue', '[Çóñţíñúé····]'],
    ['Sent to <bold>{email}</bold>.', '[Šéñţ ţó <bold>{email}</bold>.····]'],
    ['{count, plural, one {# code} other {# codes}}', '[{count, plural, one {# çóðé} other {# çóðéš}}····]'],
  ])('%s', (message, expected) => {
    expect(pseudo(message)).toBe(expected);
  });

  it('every visible letter is marked', () => {
    expect(pseudo(PASSKEYS_ALONE_TEXT)).not.toMatch(/[A-Za-z]/);
  });
});
