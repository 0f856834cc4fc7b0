import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type HostPage, hydrate, type Parts, PLACE, type RowPage } from '../hostPage';

const packageFile = (name: string, file: string): string =>
  readFileSync(path.join(import.meta.dirname, '../../../node_modules', name, file), 'utf8');

/** The visitor mounts, leaves for another page of the site, comes back by the browser's button, and finds one form. */
async function leaveAndComeBack({ evaluate, waitFor }: RowPage): Promise<void> {
  await waitFor('the form', () => document.querySelectorAll('pricerx-auth form').length === 1);
  await hydrate({ evaluate, waitFor });
  await evaluate(() => {
    Object.assign(window, { isSamePage: true });
    document.querySelector<HTMLElement>('#leave')?.click();
  });
  await waitFor(
    'the other page',
    () => document.querySelector('h1')?.textContent === 'Other' && !document.querySelector('pricerx-auth'),
  );
  await evaluate(() => setTimeout(() => history.back()));
  await waitFor(
    'the page again',
    () =>
      'isSamePage' in window &&
      document.querySelector('h1')?.textContent === 'Sign in' &&
      document.querySelector('pricerx-auth form') !== null,
  );
}

interface Library {
  name: string;
  /** The library's file in its package. */
  file: [packageName: string, file: string];
  /** The attributes of the page's body, and what starts the library. */
  body?: string;
  start?: string;
  /** When the host mounts: the event of the library after each page, at this target. */
  mountOn: string;
}

/** Both pages, with a link to each other, and the host's scripts in the head, as these libraries want it. */
function pageOf(
  title: string,
  content: string,
  { head, body = '' }: { head: string; body?: string },
): string {
  return (
    `<!doctype html><html lang="en"><head><title>${title}</title><link rel="icon" href="data:,">${head}</head>` +
    `<body ${body}><main id="swup" class="transition-main"><h1>${title}</h1>${content}</main></body></html>`
  );
}

const navigated = ({ name, file: [packageName, file], body, start = '', mountOn }: Library): HostPage => ({
  name: `with ${name}, after a visit to another page and back`,
  before: leaveAndComeBack,
  html(parts: Parts) {
    const library = parts.file(`/${packageName.replace(/\W/g, '-')}.js`, packageFile(packageName, file));
    const begin = parts.file(
      '/begin.js',
      `${start};function mount() { var place = document.querySelector('#sign-in'); if (place) signIn(place); } ${mountOn}`,
    );
    const head = [parts.script, parts.host, library, begin]
      .map((src) => `<script defer src="${src}"></script>`)
      .join('');
    const other = parts.file('/other.html', pageOf('Other', '', { head, body }), 'text/html');
    return pageOf('Sign in', `<a id="leave" href="${other}">Other</a>${PLACE}`, { head, body });
  },
});

/** Libraries that replace a page's content without a navigation, and keep earlier pages. */
export const NAVIGATION: HostPage[] = [
  navigated({
    name: 'Turbo',
    file: ['@hotwired/turbo', 'dist/turbo.es2017-umd.js'],
    mountOn: "document.addEventListener('turbo:load', mount);",
  }),
  navigated({
    name: 'htmx',
    file: ['htmx.org', 'dist/htmx.js'],
    body: 'hx-boost="true"',
    mountOn:
      "['DOMContentLoaded', 'htmx:historyRestore', 'htmx:afterSettle'].forEach(function (type) { document.addEventListener(type, mount); });",
  }),
  navigated({
    name: 'Swup',
    file: ['swup', 'dist/Swup.umd.js'],
    start: 'var swup = new Swup({ animationSelector: false, cache: true })',
    mountOn: "mount(); swup.hooks.on('page:view', mount);",
  }),
];
