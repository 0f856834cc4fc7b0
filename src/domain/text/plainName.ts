/** Control and formatting characters, except the two joiners that some scripts and emoji need. */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * An untrusted name for display: one line, at most `longest` characters, '' when nothing of it is visible.
 */
export function plainName(name: unknown, longest: number): string {
  if (typeof name !== 'string' || !VISIBLE.test(name)) return '';
  const text = name.replace(/\s+/g, ' ').replace(UNSAFE, '').trim();
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}
