import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { seriousViolations } from '../../support/measure/axe';
import { shown } from '../../support/widget/widget';
import { useBuiltSite } from './useBuiltSite';

const dist = path.resolve(import.meta.dirname, '../../../site/dist');
const site = useBuiltSite();
const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

/** The gallery's states have tests of their own in e2e/broad/gallery. */
const ownPages = pages.filter((file) => !file.startsWith('gallery'));

/** The ids on a page, and the addresses of its links and pictures. */
const linksOf = (page: Page) =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    pictures: [...document.querySelectorAll<HTMLImageElement>('img')].map(({ src }) => src),
  }));

describe('the site, in a folder of a static host', () => {
  it('all links to pages, headings, pictures and files are valid', async () => {
    const { page } = await site.open('index.html', { javaScriptEnabled: false });
    const found = new Map<string, Awaited<ReturnType<typeof linksOf>>>();
    for (const file of pages) {
      await page.goto(new URL(file, site.url).href, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      found.set(new URL(file, site.url).href, await linksOf(page));
    }
    const others = new Map<string, Promise<number>>();
    const statusOf = (address: string): Promise<number> => {
      const known = others.get(address) ?? fetch(address).then(({ status }) => status);
      others.set(address, known);
      return known;
    };
    const dead: string[] = [];
    for (const [from, { links, pictures }] of found) {
      for (const link of [...links, ...pictures].filter((each) =>
        each.startsWith(new URL(site.url).origin),
      )) {
        const [address = '', fragment] = link.split('#');
        const target = found.get(address);
        const isThere = target
          ? fragment === undefined || target.ids.includes(decodeURIComponent(fragment))
          : (await statusOf(address)) === 200;
        if (!isThere) dead.push(`${from.slice(site.url.length)} -> ${link.slice(site.url.length)}`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  });

  it.each(['light', 'dark'] as const)(
    'no page has a serious accessibility violation or is wider than 320 px, in %s colours',
    async (colorScheme) => {
      const { page, complaints } = await site.open('index.html', {
        colorScheme,
        viewport: { width: 320, height: 700 },
      });
      const problems: string[] = [];
      for (const file of ownPages) {
        await page.goto(new URL(file, site.url).href);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) problems.push(`${file}: ${width} px wide`);
        problems.push(...(await seriousViolations(page, 'html')).map((problem) => `${file}: ${problem}`));
      }
      expect(problems).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  it.each([
    ['light', 'rgb(20, 38, 31)'],
    ['dark', 'rgb(231, 239, 236)'],
  ] as const)('draws diagrams in its %s colours, and tells their text', async (colorScheme, ink) => {
    const { page, complaints } = await site.open('docs/architecture.html', { colorScheme });
    const diagram = page.locator('figure.diagram').first();
    const node = diagram.getByRole('img', { name: 'Diagram' }).getByText('Host page: script tag or import');
    expect(await node.evaluate((element) => getComputedStyle(element).fill)).toBe(ink);
    await diagram.getByText('The diagram as text').click();
    await shown(diagram.locator('pre', { hasText: 'flowchart TB' }));
    expect(complaints).toEqual([]);
  });

  it('a table with four columns is a list of rows on a phone, with the headings of its columns', async () => {
    const { page } = await site.open('docs/theme.html', { viewport: { width: 320, height: 700 } });
    const box = page.locator('.scroll').first();
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    const row = page.getByRole('row').filter({ hasText: 'container.backgroundColor' }).first();
    const headings = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.slice(1).map((cell) => getComputedStyle(cell, '::before').content));
    expect(headings).toEqual(['"Default"', '"Dark"', '"What it is"']);
  });

  it('shows the states of the gallery', async () => {
    const { page, complaints } = await site.open('gallery/index.html?search=otp-empty');
    const state = page.frameLocator('iframe[title^="OTPAuthenticate"]').first();
    await shown(state.getByRole('heading', { name: 'Enter passcode' }));
    expect(complaints).toEqual([]);
  });

  it('loads nothing from other origins', async () => {
    const { page, requested } = await site.open('index.html');
    for (const file of ['guide.html', 'docs/theme.html', 'playground.html']) {
      await page.goto(new URL(file, site.url).href, { waitUntil: 'networkidle' });
    }
    expect(requested.filter((url) => /^https?:/.test(url) && !url.startsWith(site.url))).toEqual([]);
  });

  it('search finds words of the documents, and opens the part that contains them', async () => {
    const { page } = await site.open('docs/theme.html');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('frame-ancestors');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Hosting/ })
      .first()
      .click();
    await page.waitForURL(/docs\/hosting\.html#content-security-policy$/);
  });

  it('keeps the dark colours that were chosen', async () => {
    const { page } = await site.open('docs/theme.html', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.goto(new URL('guide.html', site.url).href);
    expect(await page.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(15, 23, 22)',
    );
  });
});
