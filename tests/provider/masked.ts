import { createHash } from 'node:crypto';

const code_verifier = 'a-verifier-of-an-earlier-start-a-verifier-of-an-earlier-start';
/** A PKCE pair of an earlier start. */
export const PAIR = {
  code_verifier,
  code_challenge: createHash('sha256').update(code_verifier).digest('base64url'),
};

type Json = Record<string, unknown>;

const MASKS: [RegExp, string][] = [
  [/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>'],
  [/^\d{6}$/, '<code>'],
  [/^([a-z2-9]{4}-){2}[a-z2-9]{4}$/, '<recovery code>'],
  [/^data:image.*/, '<image>'],
  [/public-token-test-\d+/g, 'public-token-test'],
  [/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '<uuid>'],
  [/[\w-]{20,}\.[\w-]{20,}\.[\w-]{20,}/g, '<JWT>'],
  [/^(?=.*[A-Z0-9])[\w-]{22}$/, '<random>'],
  // Names of errors are as long, but in small letters.
  [/(?=[\w-]*[A-Z0-9])[\w-]{32,}/g, '<random>'],
];

const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Replaces values that differ between runs and machines: ids, times, the time zone, codes, tokens, and the client's name. */
export function masked(value: unknown, name = ''): unknown {
  if (Array.isArray(value)) return value.map((entry) => masked(entry));
  if (typeof value === 'object' && value !== null)
    return name === 'sdk'
      ? '<the client>'
      : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, masked(inner, key)]));
  if (name === 'ends' && typeof value === 'number') return '<time>';
  if (typeof value !== 'string') return value;
  if (name === 'timezone' && value === TIME_ZONE) return '<time zone>';
  if (name === 'public_key_credential') return masked(JSON.parse(value));
  const known = value
    .replaceAll(PAIR.code_verifier, '<earlier verifier>')
    .replaceAll(PAIR.code_challenge, '<earlier challenge>');
  return MASKS.reduce((text, [pattern, mask]) => text.replace(pattern, mask), known);
}

export interface Difference {
  at: string;
  theirs: unknown;
  ours: unknown;
}

const isNode = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const inShort = (value: unknown): unknown => (isNode(value) ? '{…}' : value);

/** The paths at which two values differ, with both values. Different errors differ as a whole. */
export function differences(theirs: unknown, ours: unknown, at = ''): Difference[] {
  const isOther = at === 'error' && isNode(theirs) && isNode(ours) && theirs['name'] !== ours['name'];
  if (!isNode(theirs) || !isNode(ours) || isOther)
    return Object.is(theirs, ours) ? [] : [{ at, theirs: inShort(theirs), ours: inShort(ours) }];
  const names = [...new Set([...Object.keys(theirs), ...Object.keys(ours)])];
  return names.flatMap((name) => differences(theirs[name], ours[name], at ? `${at}.${name}` : name));
}
