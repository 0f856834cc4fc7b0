/** What turns, hides or breaks other characters; without the two joiners, which some scripts and emoji need. */
const UNSAFE = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A stranger's name for display: one line, no longer than asked for, '' where nothing of it can be seen. */
export function plainName(name: unknown, longest: number): string {
  if (typeof name !== 'string' || !VISIBLE.test(name)) return '';
  const text = name.replace(/\s+/g, ' ').replace(UNSAFE, '').trim();
  const characters = [...text];
  return characters.length > longest ? `${characters.slice(0, longest).join('')}…` : text;
}
