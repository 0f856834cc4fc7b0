import type { Page } from '@playwright/test';
import { beginWalk, tabWalk } from '../../support/measure/focus';
import { FIELDS, TAB_ORDER } from '../../support/measure/accessTables';
import { SCREENS, useGallery } from '../../support/measure/gallery';
import { fieldsOf, lostWords, smallTargets, structure } from '../../support/measure/structure';
import { expect, test } from '../../support/test';

const gallery = useGallery();

const wordsOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.getElementById('stage')?.innerText);

async function inspect(name: string) {
  const { page } = gallery;
  await gallery.show(name);
  // The browser runs these in this order, so they need not wait for each other.
  const [small, built, fields, before] = await Promise.all([
    smallTargets(page),
    structure(page),
    fieldsOf(page),
    wordsOf(page),
    beginWalk(page),
  ]);
  const stops = await tabWalk(page);
  const [after, lost] = await Promise.all([wordsOf(page), lostWords(page)]);
  const changed = after === before ? [] : [before, after];
  return { small, ...built, fields, stops, changed, lost };
}

type Inspected = Awaited<ReturnType<typeof inspect>>;
const known = new Map<string, Inspected>();

/** Reads a result of each state. Each state is inspected once for all tests. */
async function resultsOf<T>(
  names: readonly string[],
  select: (inspected: Inspected) => T,
): Promise<Record<string, T>> {
  const found: Record<string, T> = {};
  for (const name of names) {
    const inspected = known.get(name) ?? (await inspect(name));
    known.set(name, inspected);
    found[name] = select(inspected);
  }
  return found;
}

const nothing = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, []]));

test.describe('§2 Every screen, in every state', () => {
  for (const { screen, names } of SCREENS) {
    test(`${screen}: Tab reaches every control in visual order, changes nothing, and leaves the widget (WCAG 2.1.1, 2.1.2, 2.4.3, 3.2.1)`, async () => {
      const walked = await resultsOf(names, ({ stops }) => stops.map(({ name }) => name).join(' > '));
      expect(walked).toEqual(Object.fromEntries(names.map((name) => [name, TAB_ORDER[name]])));
      expect(await resultsOf(names, ({ changed }) => changed)).toEqual(nothing(names));
    });
  }

  for (const { screen, names } of SCREENS) {
    test(`${screen}: every focused control shows a focus ring at 3:1 that nothing covers (WCAG 2.4.7, 2.4.11, 1.4.11)`, async () => {
      const unseen = await resultsOf(names, ({ stops }) =>
        stops.flatMap((stop) => (stop.unseen ? [`${stop.name}: ${stop.unseen}`] : [])),
      );
      expect(unseen).toEqual(nothing(names));
    });
  }

  for (const { screen, names } of SCREENS) {
    test(`${screen}: targets measure 24 px or more, main buttons and fields 44 px (WCAG 2.5.8)`, async () => {
      expect(await resultsOf(names, ({ small }) => small)).toEqual(nothing(names));
    });
  }

  for (const { screen, names } of SCREENS) {
    test(`${screen}: no text is cut off with WCAG text spacing at 320 px (WCAG 1.4.12, 1.4.10, 1.4.4)`, async () => {
      expect(await resultsOf(names, ({ lost }) => lost)).toEqual(nothing(names));
    });
  }

  for (const { screen, names } of SCREENS) {
    test(`${screen}: has at most one title, a name for every control, and errors linked to their fields (WCAG 1.3.1, 2.4.6, 2.5.3, 3.3.1, 3.3.2, 4.1.2)`, async () => {
      const wrong = await resultsOf(names, ({ headings, nameless, untied }) => [
        ...(headings.filter((level) => level !== 'h3').length > 1 ? [headings.join(' ')] : []),
        ...(headings[0] === 'h3' ? ['a subtitle without a title'] : []),
        ...nameless,
        ...untied,
      ]);
      expect(wrong).toEqual(nothing(names));
    });
  }

  for (const { screen, names } of SCREENS) {
    test(`${screen}: texts have the same order in the DOM as on the screen (WCAG 1.3.2)`, async () => {
      expect(await resultsOf(names, ({ disordered }) => disordered)).toEqual(nothing(names));
    });
  }

  for (const { screen, names } of SCREENS) {
    test(`${screen}: live regions announce each message once (WCAG 4.1.3)`, async () => {
      expect(await resultsOf(names, ({ saidTwice }) => saidTwice)).toEqual(nothing(names));
    });
  }

  for (const { screen, names } of SCREENS) {
    test(`${screen}: each field has the autocomplete token and keyboard of its content (WCAG 1.3.5, 3.3.8)`, async () => {
      const fields = Object.values(await resultsOf(names, (looked) => looked.fields)).flat();
      expect([...new Set(fields)].toSorted()).toEqual(FIELDS[screen] ?? []);
    });
  }
});
