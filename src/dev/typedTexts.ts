import { cleanEmail } from '../domain/calls/email';
import type { Redactor } from '../domain/visit/redactor';
import type { VisitAct, VisitCall } from '../domain/visit/visit';

/** The kind of value that a field takes, for its placeholder. */
function kindOf(element: Element | undefined, value: string): string {
  const { type = '', autocomplete = '' } = (element ?? {}) as Partial<HTMLInputElement>;
  if (autocomplete.includes('one-time-code')) return 'code';
  if (type === 'password' || autocomplete.includes('password')) return 'password';
  if (type === 'tel') return 'phone';
  return type === 'email' || value.includes('@') ? 'email' : 'text';
}

const MAX_DEPTH = 8;

/** All strings in a JSON value. */
const stringsIn = (value: unknown, depth = 0): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null && depth < MAX_DEPTH
      ? Object.values(value).flatMap((item) => stringsIn(item, depth + 1))
      : [];

/** The form in which a typed text was sent: an address in lower case, an international number, the digits of a code. */
function sentFormOf(kind: string, value: string, sent: readonly string[]): string | undefined {
  if (kind === 'password') return undefined;
  if (kind === 'phone') {
    const digits = value.replace(/\D/g, '').replace(/^0+/, '');
    return sent.find((text) => /^\+\d+$/.test(text) && digits.length > 4 && text.endsWith(digits));
  }
  const plain = kind === 'code' ? value.replace(/\D/g, '') : cleanEmail(value).toLowerCase();
  return sent.find((text) => text !== '' && text.toLowerCase() === plain);
}

/** Registers all typed texts. A text and the form in which it was sent get the same placeholder. */
export function registerTypedTexts(
  redactor: Redactor,
  acts: readonly (VisitAct & { element?: Element })[],
  calls: readonly VisitCall[],
): void {
  const sent = stringsIn(calls.map((call) => call.sent));
  for (const { act, element, value } of acts) {
    if ((act !== 'type' && act !== 'paste') || !value) continue;
    const kind = kindOf(element, value);
    redactor.addAlias(value, redactor.placeholderFor(kind, sentFormOf(kind, value, sent) ?? value));
  }
}
