import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { seriousViolations } from '../../support/measure/axe';
import { shown } from '../../support/widget/widget';
import { test } from './builtSite';

const dist = path.resolve(import.meta.dirname, '../../../site/dist');
const allPages = (): string[] =>
  readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.html'));

/** The gallery's states have tests of their own in e2e/broad/gallery. */
const ownPages = (): string[] => allPages().filter((file) => !file.startsWith('gallery'));

/** The ids on a page, and the addresses of its links and pictures. */
const linksOf = (page: Page) =>
  page.evaluate(() => ({
    ids: [...document.querySelectorAll('[id]')].map(({ id }) => id),
    links: [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].map(({ href }) => href),
    pictures: [...document.querySelectorAll<HTMLImageElement>('img')].map(({ src }) => src),
  }));

test.describe('the site, in a folder of a static host', () => {
  test('all links to pages, headings, pictures and files are valid', async ({ builtSite }) => {
    const { page } = await builtSite.open('index.html', { javaScriptEnabled: false });
    const found = new Map<string, Awaited<ReturnType<typeof linksOf>>>();
    for (const file of allPages()) {
      await page.goto(new URL(file, builtSite.url).href, { waitUntil: 'commit' });
      await page.waitForLoadState('domcontentloaded');
      found.set(new URL(file, builtSite.url).href, await linksOf(page));
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
        each.startsWith(new URL(builtSite.url).origin),
      )) {
        const [address = '', fragment] = link.split('#');
        const target = found.get(address);
        const isThere = target
          ? fragment === undefined || target.ids.includes(decodeURIComponent(fragment))
          : (await statusOf(address)) === 200;
        if (!isThere) dead.push(`${from.slice(builtSite.url.length)} -> ${link.slice(builtSite.url.length)}`);
      }
    }
    expect([...new Set(dead)]).toEqual([]);
  });

  const LOOKS = ['light', 'dark'].flatMap((colorScheme) =>
    [/^docs\//, /^examples\//, /^(?!docs|examples)/].map(
      (pages) => [colorScheme as 'light' | 'dark', pages] as const,
    ),
  );
  for (const [colorScheme, pages] of LOOKS) {
    test(`no page ${String(pages)} has a serious accessibility violation or is wider than 320 px, in ${colorScheme} colours`, async ({
      builtSite,
    }) => {
      const { page, complaints } = await builtSite.open('index.html', {
        colorScheme,
        viewport: { width: 320, height: 700 },
      });
      const problems: string[] = [];
      const files = ownPages().filter((file) => pages.test(file));
      expect(files).not.toEqual([]);
      for (const file of files) {
        await page.goto(new URL(file, builtSite.url).href);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        if (width > 320) problems.push(`${file}: ${width} px wide`);
        const rules = colorScheme === 'dark' ? ['color-contrast'] : undefined;
        problems.push(
          ...(await seriousViolations(page, 'html', rules)).map((problem) => `${file}: ${problem}`),
        );
      }
      expect(problems).toEqual([]);
      expect(complaints).toEqual([]);
    });
  }

  for (const [colorScheme, ink] of [
    ['light', 'rgb(20, 38, 31)'],
    ['dark', 'rgb(231, 239, 236)'],
  ] as const) {
    test(`draws diagrams in its ${colorScheme} colours, and tells their text`, async ({ builtSite }) => {
      const { page, complaints } = await builtSite.open('docs/architecture.html', { colorScheme });
      const diagram = page.locator('figure.diagram').first();
      const node = diagram.getByRole('img', { name: 'Diagram' }).getByText('Host page: script tag or import');
      expect(await node.evaluate((element) => getComputedStyle(element).fill)).toBe(ink);
      await diagram.getByText('The diagram as text').click();
      await shown(diagram.locator('pre', { hasText: 'flowchart TB' }));
      expect(complaints).toEqual([]);
    });
  }

  test('a table with four columns is a list of rows on a phone, with the headings of its columns', async ({
    builtSite,
  }) => {
    const { page } = await builtSite.open('docs/theme.html', { viewport: { width: 320, height: 700 } });
    const box = page.locator('.scroll').first();
    expect(await box.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(false);
    const row = page.getByRole('row').filter({ hasText: 'container.backgroundColor' }).first();
    const headings = await row
      .getByRole('cell')
      .evaluateAll((cells) => cells.slice(1).map((cell) => getComputedStyle(cell, '::before').content));
    expect(headings).toEqual(['"Default"', '"Dark"', '"What it is"']);
  });

  test('shows the states of the gallery', async ({ builtSite }) => {
    const { page, complaints } = await builtSite.open('gallery/index.html?search=otp-empty');
    const state = page.frameLocator('iframe[title^="OTPAuthenticate"]').first();
    await shown(state.getByRole('heading', { name: 'Enter your code' }));
    expect(complaints).toEqual([]);
  });

  test('loads nothing from other origins', async ({ builtSite }) => {
    const { page, requested } = await builtSite.open('index.html');
    for (const file of ['guide.html', 'docs/theme.html', 'playground.html']) {
      await page.goto(new URL(file, builtSite.url).href, { waitUntil: 'networkidle' });
    }
    expect(requested.filter((url) => /^https?:/.test(url) && !url.startsWith(builtSite.url))).toEqual([]);
  });

  test('search finds words of the documents, and opens the part that contains them', async ({
    builtSite,
  }) => {
    const { page } = await builtSite.open('docs/theme.html');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox', { name: 'Search the documentation' }).fill('frame-ancestors');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Hosting/ })
      .first()
      .click();
    await page.waitForURL(/docs\/hosting\.html#sources-of-single-features$/);
  });

  test('keeps the dark colours that were chosen', async ({ builtSite }) => {
    const { page } = await builtSite.open('docs/theme.html', { colorScheme: 'light' });
    await page.getByRole('button', { name: 'Dark' }).click();
    await page.goto(new URL('guide.html', builtSite.url).href);
    expect(await page.getByRole('button', { name: 'Dark' }).getAttribute('aria-pressed')).toBe('true');
    expect(await page.evaluate(() => getComputedStyle(document.body).backgroundColor)).toBe(
      'rgb(15, 23, 22)',
    );
  });
});
