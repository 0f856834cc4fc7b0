import type { Seal } from '../domain/visit/seal';
import type { VisitAct, VisitCall } from '../domain/visit/visit';

/** What kind of text a field is for. */
function kindOf(element: Element | undefined, value: string): string {
  const { type = '', autocomplete = '' } = (element ?? {}) as Partial<HTMLInputElement>;
  if (autocomplete.includes('one-time-code')) return 'code';
  if (type === 'password' || autocomplete.includes('password')) return 'password';
  if (type === 'tel') return 'phone';
  return type === 'email' || value.includes('@') ? 'email' : 'text';
}

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

/** All texts in a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];

/** What was sent of a typed text: addresses and numbers are sent in another spelling. */
function sentFormOf(kind: string, value: string, sent: readonly string[]): string | undefined {
  if (kind === 'email') return sent.find((text) => text.toLowerCase() === value.trim().toLowerCase());
  if (kind !== 'phone') return undefined;
  const digits = digitsOf(value);
  return digits.length > 4 ? sent.find((text) => /^\+\d+$/.test(text) && text.endsWith(digits)) : undefined;
}

/** Learns what was typed, with the same placeholder for what was sent of it. */
export function learnTyped(
  seal: Seal,
  acts: readonly (VisitAct & { element?: Element })[],
  calls: readonly VisitCall[],
): void {
  const sent = textsIn(calls.map((call) => call.sent));
  for (const { act, element, value } of acts) {
    if ((act !== 'type' && act !== 'paste') || value === undefined || value === '') continue;
    const kind = kindOf(element, value);
    const sentForm = sentFormOf(kind, value, sent);
    if (sentForm === undefined) seal.know(kind, value);
    else seal.alias(value, seal.know(kind, sentForm));
  }
}
