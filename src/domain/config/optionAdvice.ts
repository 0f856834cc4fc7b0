import type { UnknownName } from '../calls/checkValues';

const pairsOfLetters = (name: string): string[] =>
  [...name.toLowerCase()].map((letter, at, all) => `${letter}${all[at + 1] ?? ''}`);

/** The most similar known name: it shares the most pairs of letters, relative to its length. */
export function nearestName(written: string, known: readonly string[]): string {
  const pairs = pairsOfLetters(written);
  const likeness = (name: string) =>
    pairsOfLetters(name).filter((pair) => pairs.includes(pair)).length / (pairs.length + name.length);
  return known.reduce((best, name) => (likeness(name) > likeness(best) ? name : best));
}

export const unknownNameAdvice = ({ path, name, known }: UnknownName): string =>
  `${path}.${name} does nothing. Did you mean "${nearestName(name, known)}"?`;

/** The problem of a public token, or null. It contains only the token's beginning: the token may be a secret. */
function tokenProblem(publicToken: unknown): string | null {
  if (publicToken === null) return 'must be a string, but it is null';
  if (typeof publicToken !== 'string') return `must be a string, but it is of type ${typeof publicToken}`;
  if (publicToken === '') return 'is an empty string';
  if (publicToken.startsWith('public-token-')) return null;
  return `should start with "public-token-", but it starts with "${publicToken.slice(0, 7)}"`;
}

/** §5 Public token: warning about an invalid one. The client is created in any case. */
export function publicTokenAdvice(publicToken: unknown): string[] {
  const problem = tokenProblem(publicToken);
  return problem === null ? [] : [`The public token ${problem}. Copy it from your project's dashboard.`];
}

/** Warning about a page with several releases of the package. */
export const releasesAdvice = (found: readonly string[]): string[] => [
  `The page loads the releases ${new Intl.ListFormat('en').format(found)} of this package. Each of them notices a sign-in or sign-out by another only on the next page, so load one.`,
];

/** §1 Locale: warning about a mount's `locale` for which there are no texts. */
export const localeAdvice = (given: string, known: readonly string[]): string[] => [
  `locale "${given}": there are texts in ${new Intl.ListFormat('en').format(known.map((name) => `"${name}"`))} only, so English is shown. Give texts of another language by strings.`,
];
