import { resolveEndpoints } from '../domain/config/clientOptions';
import { isTestToken } from '../domain/config/publicToken';
import { VERSION } from '../domain/version';
import { LANGUAGES, matchLanguage } from '../domain/text/locales';
import { createRedactor } from '../domain/visit/redactor';
import { VISIT_FORMAT, VISIT_VERSION, type Visit, type VisitEntry } from '../domain/visit/visit';
import type { Client } from '../mount/client/createClient';
import { connectionOf } from '../mount/client/clientConnection';
import type { Connection } from '../mount/client/connection';
import { listenToActs } from './listenToActs';
import { listenToCalls } from './listenToCalls';
import { listenToWidget } from './listenToWidget';
import { countryOfPhone } from './phones';
import { redactEntry, redactWidget } from './redactEntry';
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

const isTyped = (entry: RawEntry | undefined, element: Element | undefined): boolean =>
  entry?.kind === 'act' && entry.element === element && (entry.act === 'type' || entry.act === 'paste');

/** Merges the input events of a field into one act with the last text. A paste before typing is part of that act. */
function add(entries: RawEntry[], entry: RawEntry): void {
  if (entry.kind === 'act' && entry.act === 'type')
    while (isTyped(entries.at(-1), entry.element)) entries.pop();
  entries.push(entry);
}

/**
 * Records a visit: the visitor's acts in the widget, the API calls with their answers, the screens, and the host's
 * events and errors. Texts that are not the widget's own are replaced by placeholders.
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
  const { search } = location;
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
    return (shown && matchLanguage(shown, LANGUAGES)) || widget.language;
  }

  function visit(): Visit {
    widget.language = languageShown();
    const redactor = createRedactor(
      startedAt,
      new Map([...(known ?? []), [publicToken, '{{publicToken:1}}']]),
    );
    registerTypedTexts(
      redactor,
      entries.filter((entry) => entry.kind === 'act'),
      entries.filter((entry) => entry.kind === 'call'),
    );
    const redacted = {
      address: redactor.redactAddress(search),
      widget: redactWidget(redactor, widget),
      entries: entries.map(({ element: _, ...entry }) => redactEntry(redactor, entry)),
    };
    const phones = redactor.textsOf('phone').filter(([text]) => text.startsWith('+'));
    return {
      format: VISIT_FORMAT,
      version: VISIT_VERSION,
      recordedBy: VERSION,
      ...redacted,
      phones: Object.fromEntries(phones.map(([phone, placeholder]) => [placeholder, countryOfPhone(phone)])),
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
