/** @jest-environment node */
import { outputOf, rootFrom, siteHref } from './addresses.mjs';

const PUBLISHED = new Set([
  'README.md',
  'docs/theme.md',
  'docs/specification/README.md',
  'docs/specification/1-mounting.md',
  'docs/images/main.png',
  'examples/next/README.md',
  'LICENSE',
]);

const hrefs = (source, repository) => (href) => siteHref(source, href, PUBLISHED, repository);

describe('the site’s links', () => {
  it.each([
    ['README.md', 'guide.html'],
    ['docs/theme.md', 'docs/theme.html'],
    ['docs/specification/README.md', 'docs/specification/index.html'],
    ['docs/images/main.png', 'docs/images/main.png'],
    ['LICENSE', 'LICENSE.txt'],
  ])('%s becomes %s', (source, output) => expect(outputOf(source)).toBe(output));

  it.each([
    ['README.md', 'docs/theme.md#contrast', 'docs/theme.html#contrast'],
    ['README.md', 'docs/specification', 'docs/specification/index.html'],
    ['README.md', 'docs/specification/', 'docs/specification/index.html'],
    ['README.md', 'LICENSE', 'LICENSE.txt'],
    ['README.md', 'docs/images/main.png', 'docs/images/main.png'],
    ['docs/theme.md', '../README.md#sizes', '../guide.html#sizes'],
    ['docs/theme.md', 'specification/1-mounting.md', 'specification/1-mounting.html'],
    ['docs/specification/1-mounting.md', '../../examples/next', '../../examples/next/index.html'],
    ['docs/theme.md', '#contrast', '#contrast'],
    ['docs/theme.md', 'https://example.com/a.md', 'https://example.com/a.md'],
    ['docs/theme.md', 'mailto:ada@example.com', 'mailto:ada@example.com'],
  ])('on %s the link to %s leads to %s', (source, href, expected) =>
    expect(hrefs(source)(href)).toBe(expected),
  );

  it('leads to the repository for a file that is no page, and nowhere without a repository', () => {
    expect(hrefs('docs/theme.md')('../src/index.ts')).toBeNull();
    expect(hrefs('docs/theme.md', 'https://git.example/main/')('../src/index.ts')).toBe(
      'https://git.example/main/src/index.ts',
    );
  });

  it.each([
    ['index.html', ''],
    ['docs/theme.html', '../'],
    ['docs/specification/index.html', '../../'],
  ])('the root of the site is reached from %s by "%s"', (output, expected) =>
    expect(rootFrom(output)).toBe(expected),
  );
});
