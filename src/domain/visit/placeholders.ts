/** In a visit's file `{{code:1}}` stands for the first code of the visit, wherever it occurs. */
export const placeholderOf = (kind: string, number: number | string): string => `{{${kind}:${number}}}`;

const PLACEHOLDER = /\{\{([a-zA-Z]+):([+-]?\d+)\}\}/g;
const SPLITTER = /(\{\{[a-zA-Z]+:[+-]?\d+\}\})/;

/** Changes the parts of a text that are no placeholders. */
export const besidePlaceholders = (text: string, change: (part: string) => string): string =>
  text
    .split(SPLITTER)
    .map((part, at) => (at % 2 === 1 ? part : change(part)))
    .join('');

/** All placeholders in a value, once each. */
export const placeholdersIn = (value: unknown): string[] => [
  ...new Set(JSON.stringify(value)?.match(PLACEHOLDER) ?? []),
];

/** The value with something in place of each placeholder, also in the names of fields. */
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

const words = (kind: string): string => kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export interface StandIns {
  /** When the playing began: placeholders of times are milliseconds after that. */
  startedAt: number;
  /** The played project. */
  publicToken: string;
  /** A valid number of a country, the n-th. */
  phoneOf(placeholder: string, number: number): string;
}

/** What is used in place of a recorded value when a visit is played. */
export function standInFor(placeholder: string, { startedAt, publicToken, phoneOf }: StandIns): string {
  const [, kind = '', text = ''] = new RegExp(PLACEHOLDER.source).exec(placeholder) ?? [];
  const number = Number(text);
  switch (kind) {
    case 'time':
      return new Date(startedAt + number).toISOString();
    case 'publicToken':
      return publicToken;
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
      return `${words(kind)}-of-the-visit-${number}`;
  }
}
