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

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

/** All strings in a JSON value. */
const stringsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(stringsIn)
      : [];

/** The form in which a typed email address or phone number was sent: lower case, or international. */
function sentFormOf(kind: string, value: string, sent: readonly string[]): string | undefined {
  if (kind === 'email') return sent.find((text) => text.toLowerCase() === value.trim().toLowerCase());
  if (kind !== 'phone') return undefined;
  const digits = digitsOf(value);
  return digits.length > 4 ? sent.find((text) => /^\+\d+$/.test(text) && text.endsWith(digits)) : undefined;
}

/** Registers all typed texts as secrets. A text and the form in which it was sent get the same placeholder. */
export function registerTypedTexts(
  redactor: Redactor,
  acts: readonly (VisitAct & { element?: Element })[],
  calls: readonly VisitCall[],
): void {
  const sent = stringsIn(calls.map((call) => call.sent));
  for (const { act, element, value } of acts) {
    if ((act !== 'type' && act !== 'paste') || value === undefined || value === '') continue;
    const kind = kindOf(element, value);
    const sentForm = sentFormOf(kind, value, sent);
    if (sentForm === undefined) redactor.placeholderFor(kind, value);
    else redactor.addAlias(value, redactor.placeholderFor(kind, sentForm));
  }
}
