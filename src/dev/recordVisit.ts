import { resolveEndpoints } from '../domain/config/clientOptions';
import { isTestToken } from '../domain/config/publicToken';
import { VERSION } from '../domain/version';
import { createSeal, type Seal } from '../domain/visit/seal';
import { VISIT_FORMAT, VISIT_VERSION, type Visit, type VisitEntry } from '../domain/visit/visit';
import type { Client } from '../shell/createClient';
import { connectionOf } from '../shell/clientConnection';
import type { Connection } from '../shell/connection';
import { listenToActs, type HeardAct } from './listenToActs';
import { listenToCalls } from './listenToCalls';
import { listenToWidget } from './listenToWidget';
import { countryOfPhone } from './phones';
import { learnTyped } from './typed';

/** Records until `stop`. */
export interface VisitRecorder {
  /** What was recorded so far, without secrets. */
  visit(): Visit;
  /** Ends the recording and returns all of it. */
  stop(): Visit;
}

export interface RecordOptions {
  /** When the visit began, in ms since 1970. Default: now. */
  startedAt?: number;
  /** Placeholders of values, for a visit that is played. */
  known?: ReadonlyMap<string, string>;
}

type RawEntry = VisitEntry & { element?: Element };

function connectionToRecord(client: Client): Connection {
  const connection = connectionOf(client);
  if (!connection) throw new Error('recordVisit: the client must come from createClient of pricerx-auth.');
  if (!isTestToken(connection.page.publicToken))
    throw new Error('recordVisit: visits are recorded with a test token only.');
  if (connection.core()) throw new Error('recordVisit: call it right after createClient, before a mount.');
  return connection;
}

/** Typing in one field is one act, with the text that it ends with. A paste that becomes typing is typing. */
function add(entries: RawEntry[], entry: RawEntry): void {
  const last = entries.at(-1);
  const isSameField = entry.kind === 'act' && last?.kind === 'act' && last.element === entry.element;
  const continues = isSameField && entry.act === 'type' && (last.act === 'type' || last.act === 'paste');
  if (continues) entries.splice(-1, 1, entry);
  else entries.push(entry);
}

function learnAll(seal: Seal, entries: readonly RawEntry[], others: unknown): void {
  learnTyped(
    seal,
    entries.filter((entry) => entry.kind === 'act'),
    entries.filter((entry) => entry.kind === 'call'),
  );
  for (const entry of entries) {
    if (entry.kind === 'call') seal.learn([entry.call, entry.sent, entry.answer?.body]);
    if (entry.kind === 'event') seal.learn(entry.data);
    if (entry.kind === 'error') seal.learn(entry.error);
  }
  seal.learn(others);
}

function sealedEntry(seal: Seal, { element: _, ...entry }: RawEntry & { element?: Element }): VisitEntry {
  if (entry.kind === 'screen') return entry;
  if (entry.kind === 'event') return { ...entry, data: seal.apply(entry.data) };
  if (entry.kind === 'error') return { ...entry, error: seal.apply(entry.error) as Record<string, unknown> };
  if (entry.kind === 'act') {
    const { act, value } = entry;
    const isTyped = (act === 'type' || act === 'paste') && value !== undefined && value !== '';
    return {
      ...entry,
      name: seal.applyText(entry.name),
      ...(isTyped && { value: seal.know('text', value) }),
    };
  }
  return {
    ...entry,
    call: seal.applyText(entry.call),
    ...('sent' in entry && { sent: seal.apply(entry.sent) }),
    answer: entry.answer && {
      ...entry.answer,
      ...('body' in entry.answer && { body: seal.apply(entry.answer.body) }),
    },
  };
}

/**
 * Records a visit: what the visitor does in the widget, the calls and their answers, screens, and what the host is told.
 * @param client right after `createClient`, of a project with a test token
 * @throws Error with a live token, and when the client has begun its work
 * @example
 * const recorder = recordVisit(client);
 * download('visit.json', JSON.stringify(recorder.stop(), null, 2));
 */
export function recordVisit(
  client: Client,
  { startedAt = Date.now(), known }: RecordOptions = {},
): VisitRecorder {
  const connection = connectionToRecord(client);
  const { publicToken, options } = connection.page;
  const address = location.pathname + location.search + location.hash;
  const entries: RawEntry[] = [];
  const widget: Visit['widget'] = { kind: 'login', language: '', config: {}, strings: {} };
  let idSuffix = '';
  let isStopped = false;
  const hear = (entry: object) =>
    add(entries, { at: Math.max(0, Date.now() - startedAt), ...entry } as RawEntry);

  const stops = [
    listenToActs((act: HeardAct) => hear(act)),
    listenToCalls(resolveEndpoints(publicToken, options).apiUrl, (call) => {
      // The answer is added to this object later.
      entries.push(Object.assign(call, { at: Math.max(0, Date.now() - startedAt) }));
    }),
  ];
  connection.load().then(
    (runtime) => {
      if (isStopped) return;
      stops.push(
        listenToWidget(runtime, {
          mounted(mounted, suffix) {
            Object.assign(widget, mounted);
            idSuffix = suffix;
          },
          screen: (screen) => hear({ kind: 'screen', screen }),
          event: ({ type, data }) => hear({ kind: 'event', event: type, data }),
          error: (error) => hear({ kind: 'error', error }),
        }),
      );
    },
    // A core that does not come is told to the host by whoever needs it.
    () => undefined,
  );

  function languageShown(): string {
    const shown = document.querySelector<HTMLElement>(`pricerx-auth[data-ids="${idSuffix}"]`)?.lang;
    return shown || widget.language;
  }

  function visit(): Visit {
    widget.language = languageShown();
    const seal = createSeal(startedAt, new Map([...(known ?? []), [publicToken, '{{publicToken:1}}']]));
    learnAll(seal, entries, [address, widget]);
    const sealed = entries.map((entry) => sealedEntry(seal, entry));
    const phones = seal.valuesOf('phone').filter(([value]) => value.startsWith('+'));
    return {
      format: VISIT_FORMAT,
      version: VISIT_VERSION,
      recordedBy: VERSION,
      address: seal.applyText(address),
      widget: seal.apply(widget) as Visit['widget'],
      phones: Object.fromEntries(phones.map(([phone, placeholder]) => [placeholder, countryOfPhone(phone)])),
      entries: sealed,
    };
  }

  return {
    visit,
    stop() {
      const recorded = visit();
      isStopped = true;
      stops.splice(0).forEach((stop) => stop());
      return recorded;
    },
  };
}
