import { words } from '../language/language';
import { checkList } from '../parts/checkList';
import type { Point } from '../parts/checkList';
import { el } from '../parts/dom';
import { money } from '../parts/money';

const REASONS: readonly Point[] = [
  [
    'Your prices in one list',
    'Save the price of a medicine at a pharmacy, and find it again when you need a refill.',
  ],
  ['On every device', 'Sign in on your phone at the counter and see what you saved at home.'],
  ['No new password', 'A link, a code or a passkey is enough.'],
];

/** Example prices, copied from the price list. */
const EXAMPLES = [
  { drug: 'Atorvastatin 10 mg', pharmacy: 'Greenleaf Pharmacy', price: 9.67, highest: 18.34 },
  { drug: 'Lisinopril 10 mg', pharmacy: 'Market Square Pharmacy', price: 6.67, highest: 12.09 },
] as const;

const example = (): HTMLElement =>
  el(
    'figure',
    { class: 'reasons__example' },
    el('figcaption', {}, words('How a list of saved prices looks')),
    el(
      'ul',
      {},
      ...EXAMPLES.map(({ drug, pharmacy, price, highest }) =>
        el(
          'li',
          {},
          el(
            'span',
            {},
            el('strong', {}, drug),
            el(
              'span',
              { class: 'soft' },
              `${pharmacy} · `,
              words('elsewhere up to {price}', () => ({ price: money(highest) })),
            ),
          ),
          el('strong', { class: 'reasons__price' }, money(price)),
        ),
      ),
    ),
  );

/** Reasons to create an account, and the use of the data. Beside the form on wide pages, below it on narrow ones. */
export const accountReasons = (): HTMLElement =>
  el(
    'section',
    { class: 'reasons', 'aria-labelledby': 'reasons' },
    el('h2', { id: 'reasons', class: 'reasons__title' }, words('What you get with an account')),
    checkList(REASONS),
    example(),
    el(
      'p',
      { class: 'reasons__privacy' },
      el('strong', {}, words('Private.')),
      ' ',
      words(
        'Your address or number is used to sign you in, and for nothing else. Only you see your saved prices. Comparing needs no account.',
      ),
    ),
  );
