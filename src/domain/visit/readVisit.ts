import { isRecord, shown } from '../calls/checkValues';
import { STARTING_SCREENS } from '../screens';
import { ACTS, VISIT_FORMAT, VISIT_VERSION, type Visit } from './visit';

type Check = (value: unknown) => string | null;

const text: Check = (value) => (typeof value === 'string' ? null : 'must be a text');
const count: Check = (value) =>
  typeof value === 'number' && value >= 0 ? null : 'must be a number, 0 or more';
const object: Check = (value) => (isRecord(value) ? null : 'must be an object');
const anything: Check = () => null;
const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined ? null : check(value);
const oneOf =
  (...names: readonly unknown[]): Check =>
  (value) =>
    names.includes(value) ? null : `is ${shown(value)}, but must be ${names.map(shown).join(' or ')}`;
const answer: Check = (value) => {
  if (value === null) return null;
  return isRecord(value) && typeof value['status'] === 'number' ? null : 'must be null or have a status';
};

const ENTRIES: Record<string, Record<string, Check>> = {
  act: {
    act: oneOf(...ACTS),
    role: text,
    name: text,
    nth: optional(count),
    value: optional(text),
  },
  call: { call: text, sent: anything, answer },
  screen: { screen: text },
  event: { event: text, data: anything },
  error: { error: object },
};

function problemIn(path: string, value: unknown, checks: Record<string, Check>): string | null {
  if (!isRecord(value)) return `${path} must be an object`;
  for (const [field, check] of Object.entries(checks)) {
    const problem = check(value[field]);
    if (problem !== null) return `${path}.${field} ${problem}`;
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
  if (value['version'] !== VISIT_VERSION)
    return `its version is ${shown(value['version'])}, and this package reads version ${VISIT_VERSION}`;
  const outer = problemIn('visit', value, {
    format: text,
    version: count,
    recordedBy: text,
    address: text,
    widget: object,
    phones: object,
    entries: (entries) => (Array.isArray(entries) ? null : 'must be a list'),
  });
  const widget = problemIn('widget', value['widget'], {
    kind: oneOf(...Object.keys(STARTING_SCREENS)),
    language: text,
    config: object,
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
