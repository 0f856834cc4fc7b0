import { byId, el } from '../../../demo/page/parts/dom';
import { createFinder, type Found, type Part } from './find';

type Find = (words: string) => Found[];

const fetchFinder = async (root: string): Promise<Find> => {
  const answer = await fetch(`${root}search.json`);
  return createFinder((await answer.json()) as Part[]);
};

const resultItem = (root: string, { title, page, address, excerpt }: Found): HTMLElement =>
  el(
    'li',
    {},
    el(
      'a',
      { href: root + address },
      el('strong', {}, title === page ? page : `${page}: ${title}`),
      el('span', {}, excerpt),
    ),
  );

const countText = (words: string, count: number): string => {
  if (words === '') return '';
  return count === 1 ? '1 result' : `${count || 'No'} results`;
};

/** Opens the search with its button or the key `/`. The index is fetched when it is opened for the first time. */
export const startSearch = (root: string): void => {
  const dialog = byId('search') as HTMLDialogElement;
  const field = byId('search-words') as HTMLInputElement;
  const results = byId('search-results');
  let finder: Promise<Find> | undefined;

  const show = async (): Promise<void> => {
    finder ??= fetchFinder(root);
    const words = field.value.trim();
    try {
      const found = (await finder)(words);
      if (words !== field.value.trim()) return;
      results.replaceChildren(...found.map((one) => resultItem(root, one)));
      byId('search-count').textContent = countText(words, found.length);
    } catch {
      finder = undefined;
      byId('search-count').textContent = 'The search could not be loaded. Type again to try once more.';
    }
  };

  const open = (): void => {
    dialog.showModal();
    field.select();
    void show();
  };
  const opener = byId('search-opener');
  opener.hidden = false;
  opener.addEventListener('click', open);
  byId('search-close').addEventListener('click', () => dialog.close());
  field.addEventListener('input', () => void show());
  field.addEventListener('keydown', (event) => {
    if (event.key === 'Enter') results.querySelector('a')?.click();
  });
  results.addEventListener('click', () => dialog.close());
  document.addEventListener('keydown', (event) => {
    const isTyping =
      event.target instanceof Element && event.target.closest('input, textarea, select') !== null;
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || dialog.open) return;
    event.preventDefault();
    open();
  });
};
