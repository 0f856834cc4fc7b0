import { isRecord } from '../calls/checkValues';
import type { Visit, VisitAct, VisitEntry } from './visit';

/** One act of the visitor, and the widget's calls, screens and events until the next act. */
export interface VisitStep {
  act: string;
  calls: { call: string; sent?: unknown; status: number | 'no answer' }[];
  screens: string[];
  events: { event: string; data?: unknown }[];
  /** The reason why the played visit stopped at this step. */
  stopped?: string;
}

const quoted = (text: string): string => JSON.stringify(text);

/** @example 'click button "Continue"' */
export function describeAct({ act, role, name, nth = 0, value }: VisitAct): string {
  const element = `${role} ${quoted(name)}${nth > 0 ? ` (number ${nth + 1})` : ''}`;
  if (value === undefined) return `${act} ${element}`;
  return `${act} ${quoted(value)} ${act === 'press' ? 'on' : 'into'} ${element}`;
}

const mountOf = ({ widget: { kind } }: Visit): string => `the page mounts the widget ${quoted(kind)}`;

/**
 * The first call and the first screen, which belong to the mount even if the visitor acts before them. A fast visitor
 * would otherwise get other steps than a slow one.
 */
function entriesOfMount(entries: readonly VisitEntry[]): ReadonlySet<VisitEntry | undefined> {
  const settings = entries.find(
    (entry) => entry.kind === 'call' && entry.call.startsWith('GET /projects/bootstrap/'),
  );
  const first = entries.find(({ kind }) => kind === 'screen');
  return new Set([settings, first]);
}

const withoutUser = (data: unknown): string =>
  JSON.stringify(data, (field, value: unknown) => (field === '__user' ? undefined : value));

/** An event's data; where it equals an answer, the name of the call. */
function dataOf(data: unknown, calls: readonly VisitEntry[]): unknown {
  const text = withoutUser(data);
  const same = calls.find(
    (entry) =>
      entry.kind === 'call' &&
      isRecord(entry.answer?.body) &&
      withoutUser(entry.answer.body['data']) === text,
  );
  return same?.kind === 'call' ? `the answer to ${same.call}` : data;
}

/** Groups a visit by acts and leaves times out, so that two visits can be compared. */
export function stepsOf(visit: Visit): VisitStep[] {
  const first: VisitStep = { act: mountOf(visit), calls: [], screens: [], events: [] };
  const steps = [first];
  const early = entriesOfMount(visit.entries);
  for (const entry of visit.entries) {
    const step = early.has(entry) ? first : (steps.at(-1) ?? first);
    if (entry.kind === 'act') steps.push({ act: describeAct(entry), calls: [], screens: [], events: [] });
    else if (entry.kind === 'call') {
      const { call, sent, answer } = entry;
      step.calls.push({ call, ...(sent !== undefined && { sent }), status: answer?.status ?? 'no answer' });
    } else if (entry.kind === 'screen') step.screens.push(entry.screen);
    else if (entry.kind === 'event')
      step.events.push({ event: entry.event, data: dataOf(entry.data, visit.entries) });
    else step.events.push({ event: 'error', data: entry.error });
  }
  // Calls that are sent at the same time are recorded in any order.
  for (const { calls } of steps) calls.sort((a, b) => (a.call < b.call ? -1 : a.call > b.call ? 1 : 0));
  return steps;
}

export const actsOf = ({ entries }: Visit): VisitAct[] => entries.filter((entry) => entry.kind === 'act');
