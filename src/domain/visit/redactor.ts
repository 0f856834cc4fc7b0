import { redactCall } from './calls';
import { isTimeField, redactAddress, redactValue } from './fields';
import { placeholderOf } from './placeholders';

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d{1,9})?Z$/;

/** Fields with the same kind of value share the kind of their placeholders. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['email_address', 'email'],
  ['phone_number', 'phone'],
  ['existing_password', 'password'],
  ['new_password', 'password'],
]);

/** The kind of a field's placeholder: `session_token` becomes `sessionToken`. */
function kindOf(field: string): string {
  if (/_ur[li]$|RedirectURL$/.test(field)) return 'address';
  return KINDS.get(field) ?? field.replace(/_+([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

const signed = (number: number): string => `${number < 0 ? '' : '+'}${number}`;

/** Keeps the listed fields of values, and replaces their texts by placeholders. Equal texts have equal placeholders. */
export interface Redactor {
  placeholderFor(kind: string, text: string): string;
  /** Gives another form of a text the text's placeholder. */
  addAlias(text: string, placeholder: string): void;
  /** The replaced texts of a kind, with their placeholders. */
  textsOf(kind: string): (readonly [text: string, placeholder: string])[];
  redact(value: unknown, field: string): unknown;
  redactCall(call: string): string;
  /** @param search the query of the page's address */
  redactAddress(search: string): string;
}

/**
 * @param startedAt in ms since 1970. Times become milliseconds after it.
 * @param known placeholders by text, which are used for these texts
 */
export function createRedactor(startedAt: number, known: ReadonlyMap<string, string> = new Map()): Redactor {
  const placeholders = new Map(known);
  const taken = new Set(known.values());
  const counts = new Map<string, number>();

  function placeholderFor(kind: string, text: string): string {
    const present = placeholders.get(text);
    if (present !== undefined) return present;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const made = placeholderOf(kind, number);
    if (taken.has(made)) return placeholderFor(kind, text);
    placeholders.set(text, made);
    return made;
  }

  function replace(field: string, text: string): string {
    const time = isTimeField(field) && DATE.test(text) ? Date.parse(text) : NaN;
    if (!Number.isNaN(time)) return placeholderOf('time', signed(time - startedAt));
    return placeholderFor(kindOf(field), text);
  }

  return {
    placeholderFor,
    addAlias(text, placeholder) {
      if (!placeholders.has(text)) placeholders.set(text, placeholder);
    },
    textsOf: (kind) => [...placeholders].filter(([, placeholder]) => placeholder.startsWith(`{{${kind}:`)),
    redact: (value, field) => redactValue(value, field, replace),
    redactCall: (call) => redactCall(call, replace),
    redactAddress: (search) => redactAddress(search, replace),
  };
}
