/** What the provider's packages take and this one does not, by the reason. */
const WITHOUT: Readonly<Record<string, string>> = {
  'messages are in the language of the project’s templates':
    'config.emailMagicLinksOptions.locale config.otpOptions.locale config.passwordOptions.locale',
  'passkeys are of the page’s host': 'config.passkeyOptions.domain',
  'call client.session.attest before the mount': 'authTokenParams',
  'the widget has its own logos': 'presentation.icons presentation.options.icons',
  'ids of several widgets differ by themselves': 'presentation.options.inputIdSuffix',
  'buttons have no ids, find them by their texts': 'presentation.options.buttonId',
  'the logo is decoration': 'presentation.options.logo.alt',
  'the widget has no such colour': 'styles.colors.accent styles.colors.warning presentation.theme.warning',
  'the widget has one font, font-family':
    'presentation.theme.font-family-mono presentation.theme.header-font',
  'distances follow text-base': 'presentation.theme.spacing',
  'the widget follows the width of its element': 'presentation.theme.mobile-breakpoint',
  'the widget follows the visitor’s setting for motion': 'presentation.theme.transition-duration',
  'only the card has a shadow, by styles.container.boxShadow':
    'presentation.theme.shadow presentation.theme.shadow-button presentation.theme.shadow-input',
  'focus rings have the colour of text': 'presentation.theme.ring',
  'the widget derives shades from its other colours':
    'presentation.theme.muted presentation.theme.accent presentation.theme.accent-foreground presentation.theme.destructive-foreground',
};
const reasonOf = (path: string) =>
  Object.entries(WITHOUT).find(([, all]) => all.split(' ').includes(path))?.[0];

const warned = new Set<string>();
let isTest = false;

/** Lets the page of a test token be warned. */
export const noteToken = (publicToken: string): void =>
  void (isTest ||= /public-token-test/.test(publicToken));

/** Warns of something that has no effect, once on a page. */
export function warnOnce(message: string): void {
  if (isTest && !warned.has(message)) console.warn(`[PriceRxAuth] ${message}`);
  warned.add(message);
}

/** A copy of the provider's arguments with what has a counterpart. The rest warns. */
export function withCounterparts<T>(given: T, path = ''): T {
  if (Array.isArray(given)) return given.map((one: unknown) => withCounterparts(one, path)) as T;
  if (typeof given !== 'object' || given === null) return given;
  const kept = Object.entries(given).filter(([name, value]) => {
    const reason = reasonOf(path + name);
    if (reason && value) warnOnce(`${path}${name} has no counterpart: ${reason}.`);
    return !reason;
  });
  return Object.fromEntries(
    kept.map(([name, value]) => [name, withCounterparts(value, `${path}${name}.`)]),
  ) as T;
}
