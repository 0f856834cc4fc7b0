import GithubSlugger from 'github-slugger';
import { drawDiagram } from './diagrams.mjs';
import { highlight } from './highlight.mjs';
import { siteHref } from './addresses.mjs';
import { wideTables } from './tables.mjs';

const plainText = (inline) =>
  inline.children
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');

/** Headings get the ids that GitHub gives them. */
function addHeadingIds({ tokens }) {
  const slugger = new GithubSlugger();
  tokens.forEach((token, index) => {
    if (token.type === 'heading_open') token.attrSet('id', slugger.slug(plainText(tokens[index + 1])));
  });
}

/** Replaces inline styles by classes, because the site's policy refuses inline styles. */
function alignByClass({ tokens }) {
  for (const token of tokens) {
    const align = /text-align:(\w+)/.exec(token.attrGet('style') ?? '')?.[1];
    if (align === undefined) continue;
    token.attrs = token.attrs.filter(([name]) => name !== 'style');
    token.attrSet('class', `align-${align}`);
  }
}

function imagesLazily({ tokens }) {
  const images = tokens.flatMap(({ children }) => children ?? []).filter(({ type }) => type === 'image');
  for (const image of images) image.attrSet('loading', 'lazy');
}

/** Points links at pages of the site. A link to a file without an address becomes text with the file's name. */
const rewriteLinks =
  (published, repository) =>
  ({ tokens, env }) => {
    for (const { children } of tokens) {
      const open = [];
      for (const token of children ?? []) {
        if (token.type === 'link_open') {
          const href = siteHref(env.source, token.attrGet('href'), published, repository);
          if (href === null) {
            token.tag = 'span';
            token.attrs = [['title', token.attrGet('href').replace(/^(\.\.\/)+/, '')]];
          } else token.attrSet('href', href);
          open.push(token);
        } else if (token.type === 'link_close') token.tag = open.pop().tag;
      }
    }
  };

/** @param md markdown-it, as Eleventy creates it. Its environment has `source`, the file's path in the repository. */
export function setUpMarkdown(md, { published, repository }) {
  md.set({ highlight, linkify: false, html: false });
  md.core.ruler.push('heading-ids', addHeadingIds);
  md.core.ruler.push('align-by-class', alignByClass);
  md.core.ruler.push('wide-tables', wideTables(plainText));
  md.core.ruler.push('lazy-images', imagesLazily);
  md.core.ruler.push('site-links', rewriteLinks(published, repository));
  const { fence } = md.renderer.rules;
  md.renderer.rules.fence = (tokens, index, ...rest) =>
    tokens[index].info.trim() === 'mermaid'
      ? drawDiagram(tokens[index].content, md.utils.escapeHtml)
      : fence(tokens, index, ...rest);
  md.renderer.rules.table_open = (tokens, index, options, env, { renderAttrs }) =>
    `<div class="scroll"><table${renderAttrs(tokens[index])}>\n`;
  md.renderer.rules.table_close = () => '</table></div>\n';
}

/** The headings of a text: `[{ level, id, title }]`. */
export function headingsIn(md, text, source) {
  const tokens = md.parse(text, { source });
  return tokens.flatMap((token, index) =>
    token.type === 'heading_open'
      ? [{ level: Number(token.tag.slice(1)), id: token.attrGet('id'), title: plainText(tokens[index + 1]) }]
      : [],
  );
}
