import { resolveEndpoints } from '../domain/config/clientOptions';
import { isTestToken } from '../domain/config/publicToken';
import { VERSION } from '../domain/version';
import { createRedactor, type Redactor } from '../domain/visit/redactor';
import { VISIT_FORMAT, VISIT_VERSION, type Visit, type VisitEntry } from '../domain/visit/visit';
import type { Client } from '../shell/createClient';
import { connectionOf } from '../shell/clientConnection';
import type { Connection } from '../shell/connection';
import { listenToActs } from './listenToActs';
import { listenToCalls } from './listenToCalls';
import { listenToWidget } from './listenToWidget';
import { countryOfPhone } from './phones';
import { registerTypedTexts } from './typedTexts';

/** A running recording. */
export interface VisitRecorder {
  /** The visit so far, without secrets. */
  visit(): Visit;
  /** Ends the recording and returns the visit, without secrets. */
  stop(): Visit;
}

export interface RecordOptions {
  /** Start of the visit, in ms since 1970. Default: now. */
  startedAt?: number;
  /** Placeholders by value, where a played visit must use the recorded ones. */
  known?: ReadonlyMap<string, string>;
}

type RawEntry = VisitEntry & { element?: Element };

function connectionToRecord(client: Client): Connection {
  const connection = connectionOf(client);
  if (!connection) throw new Error('recordVisit: the client must come from createClient of pricerx-auth.');
  if (!isTestToken(connection.page.publicToken))
    throw new Error(
      'recordVisit: the client must have a test token. Visits with live tokens are not recorded.',
    );
  if (connection.core()) throw new Error('recordVisit: call it right after createClient, before a mount.');
  return connection;
}

/** Merges the input events of a field into one act with the last text. A paste before typing is part of that act. */
function add(entries: RawEntry[], entry: RawEntry): void {
  const last = entries.at(-1);
  const isSameField = entry.kind === 'act' && last?.kind === 'act' && last.element === entry.element;
  const continues = isSameField && entry.act === 'type' && (last.act === 'type' || last.act === 'paste');
  if (continues) entries.splice(-1, 1, entry);
  else entries.push(entry);
}

function registerSecrets(redactor: Redactor, entries: readonly RawEntry[], others: unknown): void {
  registerTypedTexts(
    redactor,
    entries.filter((entry) => entry.kind === 'act'),
    entries.filter((entry) => entry.kind === 'call'),
  );
  for (const entry of entries) {
    if (entry.kind === 'call') redactor.register([entry.call, entry.sent, entry.answer?.body]);
    if (entry.kind === 'event') redactor.register(entry.data);
    if (entry.kind === 'error') redactor.register(entry.error);
  }
  redactor.register(others);
}

function redactEntry(
  redactor: Redactor,
  { element: _, ...entry }: RawEntry & { element?: Element },
): VisitEntry {
  if (entry.kind === 'screen') return entry;
  if (entry.kind === 'event') return { ...entry, data: redactor.redact(entry.data) };
  if (entry.kind === 'error')
    return { ...entry, error: redactor.redact(entry.error) as Record<string, unknown> };
  if (entry.kind === 'act') {
    const { act, value } = entry;
    const isTyped = (act === 'type' || act === 'paste') && value !== undefined && value !== '';
    return {
      ...entry,
      name: redactor.redactText(entry.name),
      ...(isTyped && { value: redactor.placeholderFor('text', value) }),
    };
  }
  return {
    ...entry,
    call: redactor.redactText(entry.call),
    ...('sent' in entry && { sent: redactor.redact(entry.sent) }),
    answer: entry.answer && {
      ...entry.answer,
      ...('body' in entry.answer && { body: redactor.redact(entry.answer.body) }),
    },
  };
}

/**
 * Records a visit: the visitor's acts in the widget, the API calls with their answers, the screens, and the host's
 * events and errors. Secrets and personal data are replaced by placeholders.
 * @param client of a test token, and directly after `createClient`
 * @throws Error when the client has a live token, or has mounted a widget or made a call before
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
  const record = (entry: object) =>
    add(entries, { at: Math.max(0, Date.now() - startedAt), ...entry } as RawEntry);

  const stops = [
    listenToActs(record),
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
          onMount(mounted, suffix) {
            Object.assign(widget, mounted);
            idSuffix = suffix;
          },
          onScreen: (screen) => record({ kind: 'screen', screen }),
          onEvent: ({ type, data }) => record({ kind: 'event', event: type, data }),
          onError: (error) => record({ kind: 'error', error }),
        }),
      );
    },
    // The widget or the client reports that the core could not be fetched.
    () => undefined,
  );

  function languageShown(): string {
    const shown = document.querySelector<HTMLElement>(`pricerx-auth[data-ids="${idSuffix}"]`)?.lang;
    return shown || widget.language;
  }

  function visit(): Visit {
    widget.language = languageShown();
    const redactor = createRedactor(
      startedAt,
      new Map([...(known ?? []), [publicToken, '{{publicToken:1}}']]),
    );
    registerSecrets(redactor, entries, [address, widget]);
    const redacted = entries.map((entry) => redactEntry(redactor, entry));
    const phones = redactor.valuesOf('phone').filter(([value]) => value.startsWith('+'));
    return {
      format: VISIT_FORMAT,
      version: VISIT_VERSION,
      recordedBy: VERSION,
      address: redactor.redactText(address),
      widget: redactor.redact(widget) as Visit['widget'],
      phones: Object.fromEntries(phones.map(([phone, placeholder]) => [placeholder, countryOfPhone(phone)])),
      entries: redacted,
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
