import type { ListedDrug } from '../../prices';
import type { App, View } from '../app';
import { t, translated } from '../language/language';
import { el } from '../parts/dom';
import { money } from '../parts/money';
import { loadPriceList } from '../parts/priceList';

const matches = (drug: ListedDrug, words: string): boolean =>
  [drug.name, drug.brand, translated(drug.use)].some((text) => text.toLowerCase().includes(words));

const countText = (count: number, words: string): string => {
  if (words === '') return t('{count} common medicines', { count });
  if (count === 0) return t('No medicine found. Check the spelling, or try the generic name.');
  return count === 1 ? t('1 medicine found') : t('{count} medicines found', { count });
};

const drugLink = (app: App, { id, name, brand, use, form, quantity, from }: ListedDrug): HTMLElement =>
  el(
    'li',
    {},
    el(
      'a',
      { class: 'drug-link', href: app.href('/', { drug: id }), 'data-nav': true },
      el('span', { class: 'drug-link__name' }, name),
      el('span', { class: 'drug-link__note' }, t('Generic {brand}', { brand })),
      el('span', { class: 'drug-link__note' }, translated(use)),
      el(
        'span',
        { class: 'drug-link__from' },
        t('from {price}', { price: money(from) }),
        el('span', { class: 'drug-link__note' }, `${quantity} ${translated(form)}`),
      ),
    ),
  );

/** The start page: a search field above the list of medicines. */
export const browseView = (app: App): View => {
  let drugs: ListedDrug[] | undefined = [];
  const input = el('input', {
    class: 'field',
    id: 'drug-search',
    type: 'search',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'drug-count',
  });
  const count = el('p', { class: 'search__count', id: 'drug-count', role: 'status' });
  const results = el('ul', { class: 'drug-list', 'aria-label': t('Medicines') });
  const form = el(
    'form',
    { class: 'search', role: 'search' },
    el('label', { for: 'drug-search' }, t('Medicine, brand or condition')),
    el(
      'div',
      { class: 'search__row' },
      input,
      el('button', { class: 'button', type: 'submit' }, t('Search')),
    ),
  );

  const found = (): ListedDrug[] => {
    const words = input.value.trim().toLowerCase();
    return (drugs ?? []).filter((drug) => matches(drug, words));
  };
  const show = (): void => {
    const shown = found();
    count.textContent =
      drugs === undefined
        ? t('The price list cannot be loaded right now. Reload the page to try again.')
        : countText(shown.length, input.value.trim());
    results.replaceChildren(...shown.map((drug) => drugLink(app, drug)));
  };

  input.addEventListener('input', show);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const [first] = found();
    if (first !== undefined) app.go('/', { drug: first.id });
  });

  void loadPriceList().then((list) => {
    drugs = list?.drugs;
    show();
  });

  return {
    title: 'Compare prescription prices',
    element: el(
      'div',
      {},
      el('h1', { tabindex: -1 }, t('Compare prescription prices near you')),
      el(
        'p',
        { class: 'lead' },
        t('The same medicine can cost twice as much two streets away. Compare first, then go.'),
      ),
      form,
      count,
      results,
    ),
    switched: show,
  };
};
