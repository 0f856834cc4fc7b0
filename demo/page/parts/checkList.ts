import { words } from '../language/language';
import type { English } from '../language/language';
import { el } from './dom';

export type Point = readonly [title: English, text: English];

/** Points with a check mark, such as the advantages of an account. */
export const checkList = (points: readonly Point[]): HTMLElement =>
  el(
    'ul',
    { class: 'check-list' },
    ...points.map(([title, text]) =>
      el('li', {}, el('strong', {}, words(title)), el('span', {}, words(text))),
    ),
  );
