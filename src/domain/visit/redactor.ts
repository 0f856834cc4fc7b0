import { opaqueForms, readableForms, withoutPercents } from './encodings';
import { findSecrets } from './findSecrets';
import { isRedactedField, isSecretField, kindOfField } from './personalFields';
import { outsidePlaceholders, placeholderOf } from './placeholders';

/** A shorter value is replaced only where it is a field's whole value, because it may occur in a text by chance. */
const MIN_LENGTH_IN_TEXT = 6;

const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const OPAQUE = /[A-Za-z\d+/_-]{8,}={0,2}/g;
const PERCENT_ENCODED = /[^\s"'<>&=?#/{}]*%[\da-f]{2}[^\s"'<>&=?#/{}]*/gi;
const FORMATTED_PHONE = /\+?\(?\d[\d\s().-]{5,}\d/g;

const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');

/** Replaces secrets and personal data by placeholders. Equal values have equal placeholders. */
export interface Redactor {
  /** Registers all secrets in a value. */
  register(value: unknown): void;
  /** Registers one secret and returns its placeholder. */
  placeholderFor(kind: string, value: string): string;
  /** Registers another form of a value under the value's placeholder. */
  addAlias(value: string, placeholder: string): void;
  /** The registered values of a kind, with their placeholders. */
  valuesOf(kind: string): (readonly [value: string, placeholder: string])[];
  /** A copy of a JSON value with all registered secrets replaced, in any encoding. */
  redact(value: unknown): unknown;
  redactText(text: string): string;
}

/**
 * @param startedAt in ms since 1970. Dates become milliseconds after this time.
 * @param known placeholders by value, which are used for these values
 */
export function createRedactor(startedAt: number, known: ReadonlyMap<string, string> = new Map()): Redactor {
  const placeholders = new Map(known);
  const counts = new Map<string, number>();
  let forms: Forms | null = null;

  function placeholderFor(kind: string, value: string): string {
    const present = placeholders.get(value);
    if (present !== undefined) return present;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const made = placeholderOf(kind, number);
    // `known` already uses this placeholder.
    if ([...placeholders.values()].includes(made)) return placeholderFor(kind, value);
    placeholders.set(value, made);
    forms = null;
    return made;
  }

  function redactText(text: string): string {
    forms ??= formsOf(placeholders);
    const { opaque, readable, phones } = forms;
    const hasSecret = (run: string): boolean => opaque.some((part) => run.includes(part));
    const withoutOpaque = outsidePlaceholders(text, (part) =>
      part.replace(OPAQUE, (run) => (hasSecret(run) ? placeholderFor('opaque', run) : run)),
    );
    const plain = outsidePlaceholders(withoutOpaque, (part) =>
      readable.pattern ? part.replace(readable.pattern, (found) => readable.of.get(found) ?? found) : part,
    );
    const decoded = outsidePlaceholders(plain, (part) =>
      part.replace(PERCENT_ENCODED, (run) => {
        for (const spelled of [run, run.replaceAll('+', ' ')]) {
          const inside = withoutPercents(spelled);
          const redacted = inside === spelled ? inside : redactText(inside);
          if (redacted !== inside) return redacted;
        }
        return run;
      }),
    );
    return outsidePlaceholders(decoded, (part) =>
      part.replace(FORMATTED_PHONE, (phone) => {
        const digits = digitsOf(phone);
        return (digits.length > 6 && phones.find(([known]) => known.endsWith(digits))?.[1]) || phone;
      }),
    );
  }

  function redact(value: unknown, field = ''): unknown {
    if (typeof value === 'string') {
      if (value === '') return value;
      if (isRedactedField(field)) return placeholderFor(kindOfField(field), value);
      const exact = value.length >= MIN_LENGTH_IN_TEXT ? placeholders.get(value) : undefined;
      if (exact !== undefined) return exact;
      if (DATE.test(value)) return placeholderOf('time', signed(Date.parse(value) - startedAt));
      return redactText(value);
    }
    if (typeof value === 'number') {
      const text = String(value);
      if (isSecretField(field)) return placeholderFor(kindOfField(field), text);
      return text.length >= MIN_LENGTH_IN_TEXT ? (placeholders.get(text) ?? value) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => redact(item, field));
    if (isRedactedField(field) && Object.keys(value).length > 0)
      return placeholderFor(kindOfField(field), JSON.stringify(value));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [redactText(name), redact(item, name)]),
    );
  }

  return {
    register: (value) => findSecrets(value, placeholderFor),
    placeholderFor,
    addAlias(value, placeholder) {
      if (placeholders.has(value)) return;
      placeholders.set(value, placeholder);
      forms = null;
    },
    valuesOf: (kind) => [...placeholders].filter(([, placeholder]) => placeholder.startsWith(`{{${kind}:`)),
    redact: (value) => redact(value),
    redactText,
  };
}

const signed = (number: number): string => `${number < 0 ? '' : '+'}${number}`;

interface Forms {
  opaque: readonly string[];
  readable: { of: ReadonlyMap<string, string>; pattern: RegExp | null };
  phones: readonly (readonly [digits: string, placeholder: string])[];
}

/** All encoded forms of the registered values, to search texts for. */
function formsOf(placeholders: ReadonlyMap<string, string>): Forms {
  const values = [...placeholders].filter(([value]) => value.length >= MIN_LENGTH_IN_TEXT);
  const of = new Map(
    values.flatMap(([value, placeholder]) => readableForms(value).map((form) => [form, placeholder])),
  );
  const longestFirst = [...of.keys()].sort((a, b) => b.length - a.length);
  const escaped = longestFirst.map((form) => form.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return {
    opaque: values.flatMap(([value]) => opaqueForms(value)),
    readable: { of, pattern: escaped.length > 0 ? new RegExp(escaped.join('|'), 'g') : null },
    phones: values
      .filter(([, placeholder]) => placeholder.startsWith('{{phone:'))
      .map(([value, placeholder]) => [digitsOf(value), placeholder]),
  };
}
