import type { Page } from '@playwright/test';
import { ENTRIES, served } from '../../../gallery/entries/all';
import { overflowing, useGallery } from '../../support/measure/gallery';
import { expect, test } from '../../support/test';

const gallery = useGallery();

/** Names of products, and the text of the gallery's placeholder for Google's prompt. */
const NAMES = [
  // A long address, shortened in a button.
  'augusta.a…@gmail.com',
  'Google’s own prompt: “Continue as Ada”',
  'PriceRx',
  'Google Password Manager',
  'Google',
  'Apple',
  'Windows Hello',
  'YubiKey 5 Series',
  'Ethereum',
  'Solana',
  'Twin',
  '0x6Cc5F6…9fDA7b',
];
/** States that show an error for developers. */
const FOR_DEVELOPERS = /^(config-error|one-tap-refused)/;

/** The texts of visitors, hosts and apps in a state: every string of its description except error texts. */
function saidIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 2 ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => (key === 'error_message' ? [] : saidIn(inner)));
}

/** Every visible or accessible text of the widget, without the names of countries. */
const texts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth');
    const root = widget?.shadowRoot ?? widget;
    const found: string[] = [];
    for (const element of root?.querySelectorAll('*') ?? []) {
      if (element.matches('option, style')) continue;
      for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-valuetext', 'data-label']) {
        found.push(element.getAttribute(name) ?? '');
      }
      for (const node of element.childNodes) if (node instanceof Text) found.push(node.data);
    }
    return found;
  });

/** Words of the widget's own texts that a visitor sees: pseudo-localized ones. Values of others are in ASCII letters. */
const shownWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const widget = document.querySelector('pricerx-auth');
    const walker = document.createTreeWalker(widget?.shadowRoot ?? document, NodeFilter.SHOW_TEXT);
    const isForEars = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).clipPath !== 'none' || isForEars(element.parentElement));
    const words: string[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const owner = node.parentElement;
      if (!owner?.checkVisibility({ visibilityProperty: true }) || owner.matches('option')) continue;
      if (!isForEars(owner)) words.push(...(node.textContent ?? '').split(/\s+/));
    }
    return words.filter((word) => /\p{L}/u.test(word) && !/[a-z]/i.test(word));
  });

/** States with more words, and why. */
const WORDY: Record<string, number> = {
  // The host's list of all social providers: three words on each button.
  'social-all': 62,
};

test.describe('§1 Strings in a language with long words', () => {
  test('every screen in every state shows only texts with an id, and is at most 320 px wide', async () => {
    const found: Record<string, string[]> = {};
    for (const entry of ENTRIES) {
      await gallery.show(entry.name, { locale: 'pseudo' });
      const said = [...saidIn(served(entry)), ...NAMES].toSorted((a, b) => b.length - a.length);
      const isHardCoded = (text: string) =>
        /[a-z]/i.test(said.reduce((rest, name) => rest.replaceAll(name, ''), text));
      const hardCoded = FOR_DEVELOPERS.test(entry.name)
        ? []
        : (await texts(gallery.page)).filter(isHardCoded);
      const problems = [...hardCoded, ...(await overflowing(gallery.page))];
      if (problems.length > 0) found[entry.name] = problems;
    }
    expect(found).toEqual({});
  });

  test('every screen in every state has at most 60 words', async () => {
    const found: Record<string, number> = {};
    for (const { name, strings } of ENTRIES) {
      if (strings) continue;
      await gallery.show(name, { locale: 'pseudo' });
      const words = await shownWords(gallery.page);
      if (words.length > 60) found[name] = words.length;
    }
    expect(found).toEqual(WORDY);
  });
});
