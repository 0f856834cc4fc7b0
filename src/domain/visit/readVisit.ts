import { isRecord, shown } from '../calls/checkValues';
import { EventTypes } from '../hostEvents';
import { isCountryCode } from '../phones/countries';
import { SCREEN_NAMES, STARTING_SCREENS } from '../screens';
import { LANGUAGES } from '../text/locales';
import { redactCall } from './calls';
import { redactAddress, redactValue } from './fields';
import { isPlaceholder } from './placeholders';
import { ACTS, ROLES, VISIT_FORMAT, VISIT_VERSION, WHOLE_SECONDS, type Visit } from './visit';

/** Returns what is wrong with a value, with its path. */
type Check = (value: unknown, path: string) => string | null;

const MAX_DEPTH = 20;
/** Control and format characters, line separators and lone surrogates. */
const CONTROL = /[\p{C}\p{Zl}\p{Zp}]/u;

function hasPlainTexts(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !CONTROL.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < MAX_DEPTH &&
    Object.entries(value)
      .flat()
      .every((part) => hasPlainTexts(part, depth + 1))
  );
}

const matches =
  (fits: (value: unknown) => boolean, problem: string): Check =>
  (value, path) =>
    fits(value) ? null : `${path} ${problem}`;
const text = matches((value) => typeof value === 'string', 'must be a text');
const count = matches((value) => typeof value === 'number' && value >= 0, 'must be a number, 0 or more');
const object = matches(isRecord, 'must be an object');
const optional =
  (check: Check): Check =>
  (value, path) =>
    value === undefined ? null : check(value, path);
const oneOf =
  (...names: readonly unknown[]): Check =>
  (value, path) =>
    names.includes(value) ? null : `${path} is ${shown(value)}, but must be ${names.map(shown).join(' or ')}`;

/** Leaves placeholders as they are, so that only what a recording writes is equal to its kept value. */
const keep = (_field: string, value: string): string => (isPlaceholder(value) ? value : '');
/** A value of which a recording keeps every part. */
const recorded = (field: string): Check =>
  matches(
    (value) => JSON.stringify(redactValue(value, field, keep)) === JSON.stringify(value),
    'has a field or a text that a recording leaves out',
  );
const seconds = matches(
  (value) => typeof value === 'string' && WHOLE_SECONDS.test(value),
  'must be a number of seconds',
);
const call = matches(
  (value) => typeof value === 'string' && redactCall(value, keep) === value,
  'must be a call of the API, with placeholders for ids',
);
const address = matches(
  (value) => typeof value === 'string' && redactAddress(value.slice(1), keep) === value,
  'must be "/" with parameters of the widget, and placeholders for their values',
);
const answer: Check = (value, path) => {
  if (value === null) return null;
  if (!isRecord(value) || typeof value['status'] !== 'number') return `${path} must be null or have a status`;
  return problemIn(path, value, {
    status: count,
    body: optional(recorded('body')),
    retryAfter: optional(seconds),
  });
};
const phones = matches(
  (value) =>
    isRecord(value) &&
    Object.entries(value).every(
      ([placeholder, country]) => /^{{phone:\d+}}$/.test(placeholder) && isCountryCode(String(country)),
    ),
  'must be an object of countries, by placeholders',
);

const ENTRIES: Record<string, Record<string, Check>> = {
  act: {
    act: oneOf(...ACTS),
    role: oneOf(...ROLES),
    name: text,
    nth: optional(count),
    value: optional(text),
  },
  call: { call, sent: optional(recorded('sent')), answer },
  screen: { screen: oneOf(...SCREEN_NAMES) },
  event: { event: oneOf(...Object.keys(EventTypes)), data: optional(recorded('data')) },
  error: { error: recorded('error') },
};

function problemIn(path: string, value: unknown, checks: Record<string, Check>): string | null {
  if (!isRecord(value)) return `${path} must be an object`;
  for (const [field, check] of Object.entries(checks)) {
    const problem = check(value[field], `${path}.${field}`);
    if (problem !== null) return problem;
  }
  const unknown = Object.keys(value).find((field) => !Object.hasOwn(checks, field));
  return unknown === undefined ? null : `${path}.${unknown} is not a known field`;
}

function problemOfEntry(entry: unknown, at: number): string | null {
  const path = `entries[${at}]`;
  const kind = isRecord(entry) ? entry['kind'] : undefined;
  const checks = Object.hasOwn(ENTRIES, String(kind)) ? ENTRIES[String(kind)] : undefined;
  if (!checks) return `${path}.kind is ${shown(kind)}, but must be one of ${Object.keys(ENTRIES).join(', ')}`;
  return problemIn(path, entry, { kind: text, at: count, ...checks });
}

function problemOf(value: unknown): string | null {
  if (!isRecord(value) || value['format'] !== VISIT_FORMAT)
    return `it has no "format": ${shown(VISIT_FORMAT)}`;
  if (!hasPlainTexts(value)) return `it has control characters, or more than ${MAX_DEPTH} levels`;
  if (value['version'] !== VISIT_VERSION)
    return `its version is ${shown(value['version'])}, and this package reads version ${VISIT_VERSION}`;
  const outer = problemIn('visit', value, {
    format: text,
    version: count,
    recordedBy: text,
    address,
    widget: object,
    phones,
    entries: matches(Array.isArray, 'must be a list'),
  });
  const widget = problemIn('widget', value['widget'], {
    kind: oneOf(...Object.keys(STARTING_SCREENS)),
    language: oneOf('', ...LANGUAGES),
    config: recorded('config'),
    strings: object,
  });
  if (outer ?? widget) return outer ?? widget;
  return (value['entries'] as unknown[]).map(problemOfEntry).find((problem) => problem !== null) ?? null;
}

/**
 * Checks the parsed JSON of a recorded visit.
 * @throws Error that names the first invalid field
 * @example const visit = readVisit(JSON.parse(text));
 */
export function readVisit(value: unknown): Visit {
  const problem = problemOf(value);
  if (problem !== null) throw new Error(`This is not a recorded visit: ${problem}.`);
  return value as Visit;
}
