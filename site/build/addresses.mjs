import path from 'node:path';

/** The front page is index.html, so the README needs another name. */
const OUTPUTS = { 'README.md': 'guide.html', LICENSE: 'LICENSE.txt' };

/** The site's file for a file of the repository. It is in the same folder, so relative links stay valid. */
export const outputOf = (source) =>
  OUTPUTS[source] ?? source.replace(/(^|\/)README\.md$/, '$1index.html').replace(/\.md$/, '.html');

const isForeign = (href) => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

const relative = (from, to) => path.posix.relative(path.posix.dirname(from), to);

/**
 * The address on the site of a link in a Markdown file.
 * @param published the repository's files that are on the site.
 * @param repository the address of the repository's other files, with a slash at the end, or undefined.
 * @returns null if the file has no address.
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

/** The relative path from a page to the site's root: empty, or `../` repeated. */
export const rootFrom = (output) => '../'.repeat(output.split('/').length - 1);
