import type { Drug, DrugPrices, Pharmacy, Strength } from '../../prices';
import type { Params } from '../parts/address';
import type { App, View } from '../app';
import { t, translated } from '../language/language';
import type { English } from '../language/language';
import { el } from '../parts/dom';
import { day, distance, money } from '../parts/money';
import { loadDrugPrices } from '../parts/priceList';
import { refreshSaveButtons, saveButton } from '../parts/saveButton';

const sorts = (): [string, string][] => [
  ['price', t('Lowest price')],
  ['distance', t('Nearest')],
];

interface Row {
  pharmacy: Pharmacy;
  price: number;
}

const rowsOf = ({ pharmacies }: DrugPrices, strength: Strength): Row[] =>
  pharmacies.flatMap((pharmacy) => {
    const price = strength.prices[pharmacy.id];
    return price === undefined ? [] : [{ pharmacy, price }];
  });

const sorted = (rows: Row[], sort: string): Row[] =>
  rows.toSorted((a, b) =>
    sort === 'distance' ? a.pharmacy.distance_miles - b.pharmacy.distance_miles : a.price - b.price,
  );

/** Texts with the price of one, for forms that are sold in packages of several. */
const EACH: Readonly<Record<string, English>> = {
  tablets: '{price} per tablet',
  capsules: '{price} per capsule',
};

/** What the price is for, and the price of one. */
const priceNotes = (price: number, { form, quantity }: Drug): HTMLElement[] => {
  const each = EACH[form];
  return [
    `${quantity} ${translated(form)}`,
    ...(each === undefined ? [] : [t(each, { price: money(price / quantity) })]),
  ].map((note) => el('span', { class: 'offer__note' }, note));
};

const offerRow = (
  app: App,
  { drug }: DrugPrices,
  strength: Strength,
  row: Row,
  lowest: number,
): HTMLElement => {
  const { pharmacy, price } = row;
  const best = price === lowest;
  const label = t('{drug} at {pharmacy}, {price}', {
    drug: `${drug.name} ${strength.label}`,
    pharmacy: pharmacy.name,
    price: money(price),
  });
  const key = { drug: drug.id, strength: strength.id, pharmacy: pharmacy.id };
  return el(
    'li',
    { class: best ? 'offer offer--best' : 'offer' },
    el(
      'div',
      { class: 'offer__who' },
      el(
        'h2',
        { class: 'offer__name' },
        pharmacy.name,
        best ? el('span', { class: 'badge' }, t('Lowest price')) : undefined,
      ),
      el('p', { class: 'offer__note' }, pharmacy.address),
    ),
    el(
      'div',
      { class: 'offer__place' },
      el('p', {}, distance(pharmacy.distance_miles)),
      el('p', { class: 'offer__note' }, translated(pharmacy.hours)),
    ),
    el('p', { class: 'offer__price' }, money(price), ...priceNotes(price, drug)),
    el('div', { class: 'offer__action' }, saveButton(app, key, label)),
  );
};

const select = (id: string, label: string, options: [string, string][], value: string): HTMLElement => {
  const choices = options.map(([key, text]) => el('option', { value: key, selected: key === value }, text));
  return el('div', {}, el('label', { for: id }, label), el('select', { id }, ...choices));
};

/** A medicine with its prices at each pharmacy, by strength. */
export const drugView = (app: App, params: Params): View => {
  const id = params.drug ?? '';
  const content = el('div');
  const chosen = { strength: params.strength ?? '', sort: params.sort ?? 'price' };

  const showOffers = (prices: DrugPrices, list: HTMLElement, summary: HTMLElement): void => {
    const { strengths } = prices.drug;
    const strength = strengths.find((one) => one.id === chosen.strength) ?? strengths[0];
    if (strength === undefined) return;
    const rows = sorted(rowsOf(prices, strength), chosen.sort);
    const all = rows.map(({ price }) => price);
    const [lowest, highest] = [Math.min(...all), Math.max(...all)];
    summary.replaceChildren(
      el('strong', {}, t('{lowest} to {highest}', { lowest: money(lowest), highest: money(highest) })),
      ' ',
      t('for {quantity} {form} at {count} pharmacies near {area}. The lowest saves you {amount}.', {
        quantity: prices.drug.quantity,
        form: translated(prices.drug.form),
        count: rows.length,
        area: prices.area,
        amount: money(highest - lowest),
      }),
    );
    list.replaceChildren(...rows.map((row) => offerRow(app, prices, strength, row, lowest)));
  };

  const show = (prices: DrugPrices): void => {
    const { drug, area } = prices;
    const list = el('ul', { class: 'offers', 'aria-label': t('Prices in {area}', { area }) });
    const summary = el('p', { class: 'summary', role: 'status' });
    const strengths = drug.strengths.map((one): [string, string] => [one.id, one.label]);
    const filters = el(
      'div',
      { class: 'filters' },
      select('strength', t('Strength'), strengths, chosen.strength),
      select('sort', t('Sort by'), sorts(), chosen.sort),
    );
    filters.addEventListener('change', ({ target }) => {
      if (!(target instanceof HTMLSelectElement)) return;
      if (target.id === 'strength') chosen.strength = target.value;
      else chosen.sort = target.value;
      history.replaceState(history.state, '', app.href('/', { drug: id, ...chosen }));
      showOffers(prices, list, summary);
    });
    content.replaceChildren(
      el('h1', { tabindex: -1 }, drug.name),
      el('p', { class: 'lead' }, `${t('Generic {brand}', { brand: drug.brand })} · ${translated(drug.use)}`),
      filters,
      summary,
      list,
      el(
        'p',
        { class: 'terms' },
        t(
          'Cash prices without insurance or coupon, as reported by the pharmacies on {day}. Distances from the center of {area}. Call before you go: prices change.',
          { day: day(prices.updated_at), area },
        ),
      ),
    );
    showOffers(prices, list, summary);
  };

  const loaded = loadDrugPrices(id).then((prices) => {
    if (prices !== undefined) return show(prices);
    content.replaceChildren(
      el('h1', { tabindex: -1 }, t('No prices for this medicine')),
      el('p', { class: 'lead' }, t('Choose another one from the list.')),
    );
  });

  return {
    title: id.charAt(0).toUpperCase() + id.slice(1),
    element: el(
      'div',
      {},
      el('a', { class: 'back-link', href: app.href('/'), 'data-nav': true }, t('All medicines')),
      content,
    ),
    ready: loaded,
    accountChanged: () => refreshSaveButtons(content),
  };
};
