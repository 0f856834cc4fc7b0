import type { Page } from '@playwright/test';
import { ENTRIES } from '../../../gallery/entries/all';
import { LANGUAGES } from '../../../src/domain/text/locales';
import { lostWords } from './structure';
import { overflowing } from './gallery';

export const OTHER_LANGUAGES = LANGUAGES.filter((language) => language !== 'en');

/** Scripts whose letters are dense, or have marks above and below them. */
export const TALL_LANGUAGES = OTHER_LANGUAGES.filter((language) => /^(ar|hi|ja|ko|vi|zh)\b/.test(language));

/** The states without texts of the host's own, which are in one language. */
export const SPOKEN_STATES = ENTRIES.filter(({ strings }) => !strings).map(({ screen, title, name }) => ({
  screen,
  title,
  name,
}));

/** Texts of the shown widget that do not fit. */
export const unfitting = async (page: Page): Promise<string[]> => [
  ...(await overflowing(page)),
  ...(await lostWords(page, '')),
];

/** Texts that do not fit when only the text is enlarged (font size and line height), as Firefox can do. */
export async function unfittingEnlarged(page: Page, factor: number): Promise<string[]> {
  const change = await page.evaluateHandle((times) => {
    const widget = document.querySelector('pricerx-auth');
    const root = widget?.shadowRoot ?? widget;
    const elements = [...(root?.querySelectorAll<HTMLElement>('*') ?? [])].filter(
      (element) => element instanceof HTMLElement && !element.matches('option, optgroup, [data-one-tap]'),
    );
    const sizes = elements.map((element) => getComputedStyle(element));
    const texts = sizes.map(({ fontSize, lineHeight }) => [fontSize, lineHeight] as const);
    elements.forEach((element, index) => {
      const [fontSize = '', lineHeight = ''] = texts[index] ?? [];
      element.style.setProperty('font-size', `calc(${times} * ${fontSize})`, 'important');
      if (lineHeight !== 'normal')
        element.style.setProperty('line-height', `calc(${times} * ${lineHeight})`, 'important');
    });
    return elements;
  }, factor);
  const found = await unfitting(page);
  await change.evaluate((elements) =>
    elements.forEach(({ style }) => {
      style.removeProperty('font-size');
      style.removeProperty('line-height');
    }),
  );
  return found;
}
