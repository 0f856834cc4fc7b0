import { onLanguageChange, t } from '../language/language';
import { el } from '../parts/dom';
import { masked } from './mask';

const MAX_ENTRIES = 100;

export interface EventLog {
  element: HTMLElement;
  event(type: string, data: unknown): void;
  error(error: unknown): void;
  clear(): void;
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

/** The log of the widget's events, newest first, with secrets masked. */
export const createEventLog = (): EventLog => {
  const element = el('div', { class: 'log', role: 'log' });
  const add = (kind: 'event' | 'error', type: string, data: unknown): void => {
    const time = el('time', {}, new Date().toLocaleTimeString('en-GB'));
    const entry = el(
      'details',
      { class: `log__${kind}`, [`data-${kind}`]: type },
      el('summary', {}, time, ` ${type}`),
      el('pre', { tabindex: 0 }, JSON.stringify(masked(data), null, 2) ?? ''),
    );
    element.prepend(entry);
    while (element.childElementCount > MAX_ENTRIES) element.lastElementChild?.remove();
  };
  const label = (): void => {
    element.setAttribute('aria-label', t('Events the page received'));
    element.dataset.empty = t('Nothing yet. Events appear as a visitor signs in.');
  };
  onLanguageChange(label);
  label();
  return {
    element,
    event: (type, data) => add('event', type, data),
    error: (error) => add('error', nameOf(error), error),
    clear: () => element.replaceChildren(),
  };
};
