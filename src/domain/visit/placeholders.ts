/** @example placeholderOf('code', 1) // '{{code:1}}', the first code of a visit */
export const placeholderOf = (kind: string, number: number | string): string => `{{${kind}:${number}}}`;

const PLACEHOLDER = /\{\{([a-zA-Z]+):([+-]?\d{1,15})\}\}/g;

export const isPlaceholder = (text: string): boolean => /^\{\{[a-zA-Z]+:[+-]?\d{1,15}\}\}$/.test(text);

/** All placeholders in a JSON value, without duplicates. */
export const placeholdersIn = (value: unknown): string[] => [
  ...new Set(JSON.stringify(value)?.match(PLACEHOLDER) ?? []),
];

/** A copy of a JSON value with all placeholders replaced, also in the names of fields. */
export function fillPlaceholders(value: unknown, fill: (placeholder: string) => string): unknown {
  if (typeof value === 'string') return value.replace(PLACEHOLDER, fill);
  if (Array.isArray(value)) return value.map((item) => fillPlaceholders(item, fill));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [
      name.replace(PLACEHOLDER, fill),
      fillPlaceholders(item, fill),
    ]),
  );
}

const kebabCase = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

interface StandIns {
  /** In ms since 1970. Placeholders of times count from it. */
  startedAt: number;
  publicToken: string;
  /** A valid phone number for the n-th placeholder. */
  phoneOf(placeholder: string, number: number): string;
}

/** A valid value for a placeholder, used when the visit is played. */
export function standInFor(placeholder: string, { startedAt, publicToken, phoneOf }: StandIns): string {
  const [, kind = '', text = ''] = new RegExp(PLACEHOLDER.source).exec(placeholder) ?? [];
  const number = Number(text);
  switch (kind) {
    case 'time':
      return new Date(startedAt + number).toISOString();
    case 'publicToken':
      return publicToken;
    case 'address':
      return `https://recorded-visit.test/address-${number}`;
    case 'code':
    case 'totpCode':
      return String(100_000 + number);
    case 'email':
      return `visitor-${number}@example.com`;
    case 'phone':
      return phoneOf(placeholder, number);
    case 'password':
      return `Recorded visit, password ${number}`;
    default:
      return `${kebabCase(kind)}-of-the-visit-${number}`;
  }
}
