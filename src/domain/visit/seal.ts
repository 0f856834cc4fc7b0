import { SECRET_FIELDS } from '../text/secretFields';
import { opaqueForms, readableForms, textOfBase64, withoutPercents } from './encodings';
import { besidePlaceholders, placeholderOf } from './placeholders';

/** Fields about a person that sign nobody in. */
const PERSONAL_FIELDS: readonly string[] = [
  'first_name',
  'middle_name',
  'last_name',
  'ip_address',
  'user_agent',
  'crypto_wallet_address',
  'provider_subject',
  'profile_picture_url',
  'trusted_metadata',
  'untrusted_metadata',
  'state',
  'nonce',
];

/** A shorter value is replaced where its field says that it is one, and not inside of other texts. */
const SHORTEST_ANYWHERE = 6;

const EMAIL = /[\w.+-]+@[a-z\d-]+(?:\.[a-z\d-]+)+/gi;
const PHONE = /\+\d{7,15}\b/g;
const ID = /\b([a-z]+(?:-[a-z]+)*)-(?:test|live)-[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/g;
const JWT = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g;
const PARAMETER = /[?&#]([\w-]+)=([^&#\s"'<>]+)/g;
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/;
const BASE64 = /[A-Za-z\d+/_-]{16,}={0,2}/g;
const OPAQUE = /[A-Za-z\d+/_-]{8,}={0,2}/g;
const WITH_PERCENTS = /[^\s"'<>&=?#/{}]*%[\da-f]{2}[^\s"'<>&=?#/{}]*/gi;
const PHONE_AS_SHOWN = /\+?\(?\d[\d\s().-]{5,}\d/g;

const camelCase = (name: string): string =>
  name.replace(/[_-]+([a-z])/gi, (_, letter: string) => letter.toUpperCase());
const digitsOf = (text: string): string => text.replace(/\D/g, '').replace(/^0+/, '');
const isSecret = (field: string): boolean => SECRET_FIELDS.includes(field);
const isNamed = (field: string): boolean => isSecret(field) || PERSONAL_FIELDS.includes(field);

export interface Seal {
  /** Learns the secrets in a value; `field` is the name that it has. */
  learn(value: unknown, field?: string): void;
  /** Learns one value of a kind, and returns its placeholder. */
  know(kind: string, value: string): string;
  /** Another spelling of a value. */
  alias(value: string, placeholder: string): void;
  /** The values of a kind, with their placeholders. */
  valuesOf(kind: string): (readonly [value: string, placeholder: string])[];
  /** A copy with placeholders in place of all secrets that are known. */
  apply(value: unknown, field?: string): unknown;
  applyText(text: string): string;
}

/**
 * Replaces secrets and personal data by typed placeholders, the same for the same value.
 * @param startedAt times become milliseconds after this one.
 * @param known values whose placeholders are given.
 */
export function createSeal(startedAt: number, known: ReadonlyMap<string, string> = new Map()): Seal {
  const placeholders = new Map(known);
  const counts = new Map<string, number>();
  let forms: Forms | null = null;

  function know(kind: string, value: string): string {
    const present = placeholders.get(value);
    if (present !== undefined) return present;
    const number = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, number);
    const made = placeholderOf(kind, number);
    // The numbers of given placeholders are taken.
    if ([...placeholders.values()].includes(made)) return know(kind, value);
    placeholders.set(value, made);
    forms = null;
    return made;
  }

  function learnText(text: string): void {
    for (const [, name = '', value = ''] of text.matchAll(PARAMETER))
      if (isNamed(name)) know(camelCase(name), withoutPercents(value));
    for (const [jwt] of text.matchAll(JWT)) know('jwt', jwt);
    for (const [id, kind = ''] of text.matchAll(ID)) know(camelCase(`${kind.replace(/-id$/, '')}-id`), id);
    for (const [email] of text.matchAll(EMAIL)) know('email', email);
    for (const [phone] of text.matchAll(PHONE)) know('phone', phone);
    const decoded = withoutPercents(text);
    if (decoded !== text) learnText(decoded);
    for (const [run] of text.matchAll(BASE64)) {
      const inside = textOfBase64(run);
      if (inside !== null) learn(inside);
    }
  }

  function learn(value: unknown, field = ''): void {
    if (typeof value === 'number' && isSecret(field)) know(camelCase(field), String(value));
    else if (typeof value === 'string' && value !== '') {
      if (isNamed(field)) know(camelCase(field), value);
      else {
        learnText(value);
        if (/^[[{]/.test(value)) learn(parsed(value));
      }
    } else if (typeof value === 'object' && value !== null) {
      if (isNamed(field) && !Array.isArray(value) && Object.keys(value).length > 0)
        know(camelCase(field), JSON.stringify(value));
      for (const [name, item] of Object.entries(value)) {
        learnText(name);
        learn(item, isNamed(field) ? field : name);
      }
    }
  }

  /** With the readable form of a percent encoding or of Base64, where such a form holds a secret. */
  function applyText(text: string): string {
    forms ??= formsOf(placeholders);
    const { opaque, readable, phones } = forms;
    const hides = (run: string): boolean => opaque.some((part) => run.includes(part));
    const withoutOpaque = besidePlaceholders(text, (part) =>
      part.replace(OPAQUE, (run) => (hides(run) ? know('opaque', run) : run)),
    );
    const plain = besidePlaceholders(withoutOpaque, (part) =>
      readable.pattern ? part.replace(readable.pattern, (found) => readable.of.get(found) ?? found) : part,
    );
    const decoded = besidePlaceholders(plain, (part) =>
      part.replace(WITH_PERCENTS, (run) => {
        for (const spelled of [run, run.replaceAll('+', ' ')]) {
          const inside = withoutPercents(spelled);
          const sealed = inside === spelled ? inside : applyText(inside);
          if (sealed !== inside) return sealed;
        }
        return run;
      }),
    );
    return besidePlaceholders(decoded, (part) =>
      part.replace(PHONE_AS_SHOWN, (shown) => {
        const digits = digitsOf(shown);
        return (digits.length > 6 && phones.find(([known]) => known.endsWith(digits))?.[1]) || shown;
      }),
    );
  }

  function apply(value: unknown, field = ''): unknown {
    if (typeof value === 'string') {
      if (value === '') return value;
      if (isNamed(field)) return know(camelCase(field), value);
      const exact = value.length >= SHORTEST_ANYWHERE ? placeholders.get(value) : undefined;
      if (exact !== undefined) return exact;
      if (DATE.test(value)) return placeholderOf('time', signed(Date.parse(value) - startedAt));
      return applyText(value);
    }
    if (typeof value === 'number') {
      const text = String(value);
      if (isSecret(field)) return know(camelCase(field), text);
      return text.length >= SHORTEST_ANYWHERE ? (placeholders.get(text) ?? value) : value;
    }
    if (typeof value !== 'object' || value === null) return value;
    if (Array.isArray(value)) return value.map((item) => apply(item, field));
    if (isNamed(field) && Object.keys(value).length > 0) return know(camelCase(field), JSON.stringify(value));
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [applyText(name), apply(item, name)]),
    );
  }

  return {
    learn,
    know,
    alias(value, placeholder) {
      if (placeholders.has(value)) return;
      placeholders.set(value, placeholder);
      forms = null;
    },
    valuesOf: (kind) => [...placeholders].filter(([, placeholder]) => placeholder.startsWith(`{{${kind}:`)),
    apply,
    applyText,
  };
}

const signed = (number: number): string => `${number < 0 ? '' : '+'}${number}`;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

interface Forms {
  opaque: readonly string[];
  readable: { of: ReadonlyMap<string, string>; pattern: RegExp | null };
  phones: readonly (readonly [digits: string, placeholder: string])[];
}

/** Everything that must not occur in a text, with what is written instead. */
function formsOf(placeholders: ReadonlyMap<string, string>): Forms {
  const values = [...placeholders].filter(([value]) => value.length >= SHORTEST_ANYWHERE);
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
