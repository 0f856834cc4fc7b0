import type { WidgetKind } from '../screens';
import { VERSION } from '../version';

/** The arguments of a mount that change the first screen. */
const DRAWN = ['config', 'styles', 'strings', 'locale', 'colorScheme'] as const;

/** These arguments of one mount. */
export type Drawn = { readonly [name in (typeof DRAWN)[number]]?: unknown };

/** Equal text for equal values: keys are sorted, functions and undefined values left out. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** FNV-1a with 32 bits. It tells arguments apart; it protects nothing. */
function sumOf(text: string): number {
  let sum = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    sum = Math.imul(sum ^ text.charCodeAt(index), 0x01000193);
  }
  return sum >>> 0;
}

/** The version, the kind of widget, and the arguments that change the first screen: `version:0.1.0 kind:login config:1x2y3z`. */
export function fingerprintOf(kind: WidgetKind, args: Drawn): string {
  const given = DRAWN.filter((name) => args[name] !== undefined);
  const hashes = given.map((name) => `${name}:${sumOf(canonical(args[name])).toString(36)}`);
  return [`version:${VERSION}`, `kind:${kind}`, ...hashes].join(' ');
}

/** The suffix of ids in HTML with this fingerprint: two forms of a server on one page share no id. */
export const renderedIdSuffix = (fingerprint: string): string => `-${sumOf(fingerprint)}`;
