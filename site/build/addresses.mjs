import path from 'node:path';

/** The front page takes the place of index.html, so the README has a name of its own. */
const OUTPUTS = { 'README.md': 'guide.html', LICENSE: 'LICENSE.txt' };

/** The file of the site that is made of a file of the repository. It stands in the same folder, so relative links hold. */
export const outputOf = (source) =>
  OUTPUTS[source] ?? source.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');

const isForeign = (href) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

const relative = (from, to) => path.posix.relative(path.posix.dirname(from), to);

/**
 * The address on the site of a link in a Markdown file.
 * @param published the repository's files that the site has.
 * @param repository where the repository's other files can be read, with a slash at the end, or undefined.
 * @returns null if the link leads to a file that cannot be read anywhere.
 */
export function siteHref(source, href, published, repository) {
  if (isForeign(href) || href.startsWith('#')) return href;
  const [file = '', fragment] = href.split('#');
  const target = path.posix.join(path.posix.dirname(source), decodeURI(file)).replace(/\/$/, '');
  const found = [target, path.posix.join(target, 'README.md')].find((each) => published.has(each));
  if (found === undefined) return repository === undefined ? null : `${repository}${target}`;
  const address = relative(outputOf(source), outputOf(found));
  return fragment === undefined ? address : `${address}#${fragment}`;
}

/** The way from a page to the site's root: empty or `../`, repeated. */
export const rootFrom = (output) => '../'.repeat(output.split('/').length - 1);
