/** What the provider's packages take and this one does not, with the reason. */
const WITHOUT: readonly (readonly [path: RegExp, reason: string])[] = [
  [/^config\.\w+\.locale$/, 'messages are in the language of the project’s templates'],
  [/^config\.passkeyOptions\.domain$/, 'passkeys are of the page’s host'],
  [/^authTokenParams$/, 'call client.session.attest before the mount'],
  [/^presentation\.(options\.)?icons$/, 'the widget has its own logos'],
  [/^presentation\.options\.inputIdSuffix$/, 'ids of several widgets differ by themselves'],
  [/^presentation\.options\.buttonId$/, 'buttons have no ids, find them by their texts'],
  [/^presentation\.options\.logo\.alt$/, 'the logo is decoration'],
  [/\.colors\.(accent|warning)$|\.theme\.warning$/, 'the widget has no such colour'],
  [/\.theme\.(font-family-mono|header-font)$/, 'the widget has one font, font-family'],
  [/\.theme\.spacing$/, 'distances follow text-base'],
  [/\.theme\.mobile-breakpoint$/, 'the widget follows the width of its element'],
  [/\.theme\.transition-duration$/, 'the widget follows the visitor’s setting for motion'],
  [/\.theme\.shadow(-button|-input)?$/, 'only the card has a shadow, by styles.container.boxShadow'],
  [/\.theme\.ring$/, 'focus rings have the colour of text'],
  [/\.theme\.(muted|(destructive|accent)-foreground|accent)$/, 'shades follow the other colours'],
];

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
  const kept = Object.entries(given).flatMap(([name, value]) => {
    const [, reason] = WITHOUT.find(([one]) => one.test(path + name)) ?? [];
    if (!reason) return [[name, withCounterparts<unknown>(value, `${path}${name}.`)]];
    if (value) warnOnce(`${path}${name} has no counterpart: ${reason}.`);
    return [];
  });
  return Object.fromEntries(kept) as T;
}
