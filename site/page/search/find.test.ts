/** @jest-environment node */
import { createFinder, type Part } from './find';

const PARTS: Part[] = [
  { page: 'Theme', title: 'Theme', address: 'docs/theme.html', text: 'The keys of a mount’s styles.' },
  {
    page: 'Theme',
    title: 'Contrast',
    address: 'docs/theme.html#contrast',
    text: `${'Words before. '.repeat(40)}The console lists colours whose contrast is too low.`,
  },
  { page: 'Hosting', title: 'Storage', address: 'docs/hosting.html#storage', text: 'Colours of contrast.' },
];
const find = createFinder(PARTS);
const addresses = (words: string): string[] => find(words).map(({ address }) => address);

describe('the site’s search', () => {
  it('finds the part with a word in its title before parts with the word in their text', () => {
    expect(addresses('contrast')).toEqual(['docs/theme.html#contrast', 'docs/hosting.html#storage']);
  });

  it.each(['contr', 'CONTRAST', 'contrsat'])(
    'finds parts by %s: unfinished, in capitals, misspelt',
    (words) => {
      expect(addresses(words)).toContain('docs/theme.html#contrast');
    },
  );

  it('finds only parts that have all words', () => {
    expect(addresses('console contrast')).toEqual(['docs/theme.html#contrast']);
    expect(addresses('nothing-like-this')).toEqual([]);
  });

  it('shows the words around the first one that was found', () => {
    const [first] = find('console');
    expect(first?.excerpt).toMatch(/^… .*The console lists colours whose contrast is too low\.$/);
  });
});
