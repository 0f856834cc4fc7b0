/**
 * Control, formatting and invisible characters (the fillers of Hangul and Braille too), except the joiners and the
 * variation selector that some scripts and emoji need.
 */
const UNSAFE = /(?![\u200c\u200d\ufe0f])[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\u2800]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * An untrusted name for display: one line, at most `longest` characters, '' when nothing of it is visible.
 */
export function plainName(name: unknown, longest: number): string {
  if (typeof name !== 'string') return '';
  const text = name.replace(/\s+/g, ' ').replace(UNSAFE, '').trim();
  if (!VISIBLE.test(text)) return '';
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}

const QUOTATION_MARKS = /["“”„‟«»「」『』〝〞〟＂]/g;

/** An untrusted name that is shown in quotation marks, which it cannot end. */
export const quotableName = (name: unknown, longest: number): string =>
  plainName(name, longest).replace(QUOTATION_MARKS, '’');
