import type { App, View } from '../app';
import { t } from '../language/language';
import { el } from '../parts/dom';

const link = (app: App, path: string, label: string, note: string): HTMLElement =>
  el(
    'li',
    {},
    el(
      'a',
      { class: 'drug-link', href: app.href(path), 'data-nav': true },
      el('span', { class: 'drug-link__name' }, label),
      el('span', { class: 'drug-link__note' }, note),
    ),
  );

/** The page for unknown URLs, which the server answers with 404. */
export const notFoundView = (app: App): View => ({
  title: 'Page not found',
  element: el(
    'div',
    {},
    el('h1', { tabindex: -1 }, t('There is no page at this address')),
    el(
      'p',
      { class: 'lead' },
      t(
        'The address may have been mistyped, or the page was moved. Nothing of yours is lost: your saved prices are where they were.',
      ),
    ),
    el('p', { class: 'wrong-address' }, el('code', {}, location.pathname)),
    el(
      'ul',
      { class: 'drug-list', 'aria-label': t('Where to go instead') },
      link(app, '/', t('Compare prices'), t('Search for a medicine, a brand or a condition.')),
      link(app, '/saved', t('Saved prices'), t('The prices that you kept.')),
      link(app, '/sign-in', t('Sign in'), t('To save prices and to see them on any device.')),
    ),
  ),
});
