import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { ENTRIES } from '../gallery/entries/all';
import { readEveryText } from '../gallery/texts';
import { englishGroups } from '../src/ui/text/englishGroups';
import { messagesByTag, type GroupMessages } from '../src/ui/text/messageGroups';

/** Read by `npm run strings -- --export` and `npm run gallery -- --text`. */
const INDEX_FILE = 'gallery/textIndex.json';

/** The id of the text that several ids share, by these ids. */
const SHARED = messagesByTag({
  messages: {},
  groups: Object.fromEntries(
    Object.keys(englishGroups).map((name) => [name, `groups.${name}`]),
  ) as unknown as GroupMessages,
})('en');

/** The ids of the texts on the page, whose texts are marked by `[#number]`. Space that is reserved for a text does not show it. */
const shownOn = async (page: Page, ids: readonly string[]): Promise<string[]> => {
  const html = await page.evaluate(() => document.querySelector('pricerx-auth')?.innerHTML ?? '');
  const marks = html.replace(/ data-text="[^"]*"/g, '').matchAll(/\[#(\d+)\]/g);
  return [...marks].flatMap(([, number]) => ids[Number(number)] ?? []);
};

type Show = (page: Page, name: string, strings: Record<string, string>) => Promise<void>;

/** Writes which states of the gallery show each text. */
export async function writeTextIndex(page: Page, show: Show): Promise<void> {
  const texts = Object.entries(await readEveryText());
  const ids = texts.map(([id]) => id);
  const strings = Object.fromEntries(texts.map(([id, text], number) => [id, `[#${number}]${text}`]));
  const index = new Map<string, Set<string>>();
  for (const { name, strings: own } of ENTRIES) {
    if (own) continue;
    await show(page, name, strings);
    for (const id of await shownOn(page, ids)) {
      const key = SHARED[id]?.startsWith('groups.') ? SHARED[id] : id;
      index.set(key, (index.get(key) ?? new Set()).add(name));
    }
  }
  const sorted = [...index].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([id, names]) => [id, [...names]]);
  writeFileSync(INDEX_FILE, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
