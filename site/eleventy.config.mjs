// Configuration of Eleventy, the site's generator. The pages are the repository's Markdown files, without copies in site/.
import { outputOf, rootFrom } from './build/addresses.mjs';
import { highlight } from './build/highlight.mjs';
import { headingsIn, setUpMarkdown } from './build/markdown.mjs';
import { searchRecords } from './build/search.mjs';
import { sizes } from './build/sizes.mjs';
import { ASSETS, labelOf, read, SECTIONS } from './build/sources.mjs';

const sources = SECTIONS.flatMap(({ sources: each }) => each);
const published = new Set([...sources, ...ASSETS]);

/** Address of the repository's files that are no pages, such as `https://git.example/auth/blob/main`. */
const repository = process.env.PRICERX_SITE_REPOSITORY?.replace(/\/*$/, '/') || undefined;

const navigation = SECTIONS.map(({ title, sources: each }) => ({
  title,
  links: each.map((source) => ({ label: labelOf(source), output: outputOf(source) })),
}));

/** Allows the site's own files only, and no inline code. */
const POLICY = [
  "default-src 'none'",
  ...['script', 'style', 'connect', 'frame', 'worker'].map((kind) => `${kind}-src 'self'`),
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ');

const MAIN_LINKS = [
  { label: 'Guide', output: 'guide.html' },
  { label: 'Reference', output: 'docs/client.html' },
  { label: 'Playground', output: 'playground.html' },
  { label: 'Gallery', output: 'gallery/index.html' },
  { label: 'Changes', output: 'CHANGELOG.html' },
];

/** The code of the first page, with classes for colours. */
const FIRST_CODE = `<div id="sign-in"></div>
<script src="/pricerx-auth.js"></script>
<script src="/sign-in.js"></script>

// sign-in.js
PriceRxAuth.mountLogin({
  publicToken: 'public-token-live-…',
  selector: '#sign-in',
  config: {
    products: ['otp'],
    otpOptions: { methods: ['email', 'sms'] },
  },
});`;
const firstCode = FIRST_CODE.split('\n\n')
  .map((part, index) => highlight(part, index === 0 ? 'xml' : 'javascript'))
  .join('\n\n');

export default function configure(config) {
  let md;
  config.amendLibrary('md', (library) => {
    md = library;
    setUpMarkdown(library, { published, repository });
  });

  config.addGlobalData('navigation', navigation);
  config.addGlobalData('mainLinks', MAIN_LINKS);
  config.addGlobalData('firstCode', `<pre><code>${firstCode}</code></pre>`);
  config.addGlobalData('policy', POLICY);
  config.addGlobalData('sizes', () => JSON.stringify(sizes()));
  config.addGlobalData(
    'eleventyComputed.pageOutput',
    () =>
      ({ page }) =>
        page.url.slice(1),
  );
  for (const source of sources) {
    config.addTemplate(`${outputOf(source)}.md`, read(source), {
      source,
      layout: 'document.liquid',
      title: labelOf(source),
      permalink: outputOf(source),
      eleventyComputed: {
        contents: () => headingsIn(md, read(source), source).filter(({ level }) => level === 2),
      },
    });
  }
  config.addTemplate('search.11ty.js', {
    data: { permalink: 'search.json' },
    render: () =>
      JSON.stringify(
        sources.flatMap((source) =>
          searchRecords(md, { text: read(source), source, output: outputOf(source), page: labelOf(source) }),
        ),
      ),
  });

  for (const asset of ASSETS) config.addPassthroughCopy({ [`../${asset}`]: outputOf(asset) });
  config.addPassthroughCopy({ public: '.' });
  config.addFilter('rootFrom', (url) => rootFrom(url.replace(/^\//, '')));

  return {
    dir: { input: 'content', includes: '../layouts', output: 'dist' },
    markdownTemplateEngine: false,
    htmlTemplateEngine: false,
  };
}
