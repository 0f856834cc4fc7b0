import { isCountryCode } from '../domain/phones/countries';
import type { Redactor } from '../domain/visit/redactor';
import type { VisitAct, VisitAnswer, VisitEntry, VisitedWidget } from '../domain/visit/visit';
import { isMessageId, isWidgetMessage } from './widgetMessages';

/** Keeps a text of the widget. Any other becomes a placeholder. */
const ownText = (redactor: Redactor, text: string, kind: string): string =>
  text === '' || isWidgetMessage(text) ? text : redactor.placeholderFor(kind, text);

function valueOf(redactor: Redactor, { act, value = '' }: VisitAct): string {
  const isListed = act === 'press' || (act === 'choose' && isCountryCode(value));
  return isListed || value === '' ? value : redactor.placeholderFor('text', value);
}

function redactAnswer(redactor: Redactor, { status, body, retryAfter }: VisitAnswer): VisitAnswer {
  const kept = redactor.redact(body, 'body');
  return {
    status,
    ...(kept !== undefined && { body: kept }),
    ...(retryAfter !== undefined && { retryAfter }),
  };
}

/** An entry without texts that are not the widget's own. */
export function redactEntry(redactor: Redactor, entry: VisitEntry): VisitEntry {
  switch (entry.kind) {
    case 'act':
      return {
        ...entry,
        name: ownText(redactor, entry.name, 'label'),
        ...(entry.value !== undefined && { value: valueOf(redactor, entry) }),
      };
    case 'call': {
      const { sent, answer, ...call } = entry;
      const kept = redactor.redact(sent, 'sent');
      return {
        ...call,
        call: redactor.redactCall(entry.call),
        ...(kept !== undefined && { sent: kept }),
        answer: answer && redactAnswer(redactor, answer),
      };
    }
    case 'event':
      return { ...entry, data: redactor.redact(entry.data, 'data') };
    case 'error':
      return { ...entry, error: redactor.redact(entry.error, 'error') as Record<string, unknown> };
    default:
      return entry;
  }
}

/** A widget without the host's texts. */
export function redactWidget(
  redactor: Redactor,
  { kind, language, config, strings }: VisitedWidget,
): VisitedWidget {
  const own = Object.entries(strings).filter(([id]) => isMessageId(id));
  return {
    kind,
    language,
    config: redactor.redact(config, 'config') as Record<string, unknown>,
    strings: Object.fromEntries(own.map(([id, text]) => [id, ownText(redactor, text, 'text')])),
  };
}
