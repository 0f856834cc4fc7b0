import type { SavedPrice } from '../../prices';
import type { App, Auth, View } from '../app';
import { t, translated } from '../language/language';
import { accountNav } from '../parts/accountNav';
import { button, el, hidden } from '../parts/dom';
import { loadingText } from '../parts/loadingText';
import { day, distance, money } from '../parts/money';
import { showToast } from '../parts/toast';

const row = (app: App, auth: Auth, price: SavedPrice, focusHeading: () => void): HTMLElement => {
  const label = t('{drug} at {pharmacy}', {
    drug: `${price.drug_name} ${price.strength_label}`,
    pharmacy: price.pharmacy_name,
  });
  const remove = button(
    t('Remove'),
    () => {
      void auth.saved.remove(price.id).then((outcome) => {
        showToast('problem' in outcome ? translated(outcome.problem) : t('Removed: {label}.', { label }));
        if (!('problem' in outcome)) focusHeading();
      });
    },
    { className: 'button button--plain' },
  );
  remove.append(hidden(` ${label}`));
  const prices = app.href('/', { drug: price.drug, strength: price.strength });
  return el(
    'li',
    { class: 'offer' },
    el(
      'div',
      { class: 'offer__who' },
      el(
        'h2',
        { class: 'offer__name' },
        el('a', { href: prices, 'data-nav': true }, `${price.drug_name} ${price.strength_label}`),
      ),
      el('p', { class: 'offer__note' }, `${price.pharmacy_name} · ${distance(price.distance_miles)}`),
      el(
        'p',
        { class: 'offer__note' },
        t('{quantity} {form} · saved {day}', {
          quantity: price.quantity,
          form: translated(price.form),
          day: day(price.saved_at),
        }),
      ),
    ),
    el('p', { class: 'offer__price' }, money(price.price)),
    el('div', { class: 'offer__action' }, remove),
  );
};

const empty = (text: string, href: string, label: string): HTMLElement =>
  el(
    'div',
    { class: 'empty' },
    el('p', {}, text),
    el('a', { class: 'button', href, 'data-nav': true }, label),
  );

const nothingYet = (app: App): HTMLElement =>
  empty(
    t('Nothing saved yet. Find a medicine and save the price you like.'),
    app.href('/'),
    t('Compare prices'),
  );

const signInFirst = (app: App): HTMLElement =>
  empty(t('Sign in to see the prices you saved.'), app.href('/sign-in'), t('Sign in'));

/** The page with the visitor's saved prices. */
export const savedView = (app: App): View => {
  const heading = el('h1', { tabindex: -1 }, t('Saved prices'));
  const nav = accountNav(app, '/saved');
  const intro = el('p', { class: 'lead' });
  const content = el('div', { class: 'saved' });
  let problem: string | undefined;
  let hasLoaded = false;

  const show = (): void => {
    const { auth } = app;
    const isSignedIn = auth?.account.isSignedIn() === true;
    nav.show();
    // A space keeps the line until it is known who is signed in.
    intro.textContent = app.isStarting ? '\u00a0' : '';
    if (isSignedIn) intro.textContent = t('Kept for {name}.', { name: auth.account.name() });
    if (app.isStarting) return content.replaceChildren(loadingText());
    if (auth === undefined || !auth.account.isSignedIn()) return content.replaceChildren(signInFirst(app));
    const prices = auth.saved.current();
    if (prices === undefined) {
      const retry = button(t('Try again'), load, { className: 'button button--quiet' });
      return problem === undefined
        ? content.replaceChildren(loadingText())
        : content.replaceChildren(
            el('div', { class: 'card' }, el('p', { role: 'alert' }, translated(problem)), retry),
          );
    }
    if (prices.length === 0) return content.replaceChildren(nothingYet(app));
    const rows = prices.map((price) => row(app, auth, price, () => heading.focus()));
    content.replaceChildren(el('ul', { class: 'offers' }, ...rows));
  };

  function load(): void {
    hasLoaded = true;
    problem = undefined;
    show();
    void app.auth?.saved.load().then((outcome) => {
      problem = 'problem' in outcome ? outcome.problem : undefined;
      show();
    });
  }

  const enter = (): void => (app.auth?.account.isSignedIn() ? load() : show());

  return {
    title: 'Saved prices',
    element: el('div', {}, heading, intro, nav.element, content),
    entered: enter,
    accountChanged: () => (hasLoaded ? show() : enter()),
  };
};
