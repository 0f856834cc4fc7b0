import { setUpUser } from '../renderWidget';
import { eventually } from '../time';
import { fillInPage } from './inPage';
import type { Key, Visitor } from './visitor';
import type { Wanted } from './wanted';

const KEYS: Partial<Record<Key, string>> = {
  'Shift+Tab': '{Shift>}{Tab}{/Shift}',
  Space: ' ',
};
const keyboard = (key: Key): string =>
  key.startsWith('Control+') ? `{Control>}${key.slice(8)}{/Control}` : (KEYS[key] ?? `{${key}}`);

const tidy = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
const nameOf = (element: Element): string =>
  tidy(element.getAttribute('aria-label') ?? element.textContent).replace(/ ?Last used$/, '');

/** jsdom has no layout, so an element is visible unless its styles hide it. */
const isHidden = (element: Element): boolean => {
  const { display, visibility } = getComputedStyle(element);
  return (
    display === 'none' ||
    visibility === 'hidden' ||
    (element.parentElement !== null && isHidden(element.parentElement))
  );
};

function elementLike({ css, name, part, value, focused }: Wanted): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>(css)].find(
    (element) =>
      (name === undefined || nameOf(element) === name) &&
      (part === undefined || nameOf(element).includes(part)) &&
      (value === undefined || (element as HTMLInputElement).value === value) &&
      (!focused || document.activeElement === element) &&
      !isHidden(element),
  );
}

const see = (element: HTMLElement) => ({
  name: nameOf(element),
  value: (element as HTMLInputElement).value ?? '',
  focused: document.activeElement === element,
  disabled: element.matches(':disabled, [aria-disabled=true], [aria-busy=true]'),
});

/** A visitor of the page of a unit test, whose widget is in light DOM. */
export function visitorInJsdom(): Visitor {
  const user = setUpUser();
  const found = (wanted: Wanted) =>
    eventually(() => {
      const element = elementLike(wanted);
      if (!element)
        throw new Error(
          `Not seen: ${JSON.stringify(wanted)}. The page shows:\n${tidy(document.body.textContent)}`,
        );
      return element;
    });
  const focus = async (wanted: Wanted): Promise<void> => user.click(await found(wanted));

  return {
    find: (wanted) => {
      const element = elementLike(wanted);
      return Promise.resolve(element ? see(element) : null);
    },
    shown: async (wanted) => see(await found(wanted)),
    until: (what, look) =>
      eventually(async () => {
        const seen = await look();
        if (seen === null || seen === false) throw new Error(`Not seen: ${what}`);
        return seen;
      }),
    async click(wanted) {
      const element = await eventually(() => {
        const there = elementLike(wanted);
        if (!there || see(there).disabled)
          throw new Error(`Not there, or disabled: ${JSON.stringify(wanted)}`);
        return there;
      });
      await user.click(element);
    },
    async type(wanted, text) {
      await focus(wanted);
      await user.keyboard(text.replace(/[{[]/g, '$&$&'));
    },
    keys: (text) => user.keyboard(text.replace(/[{[]/g, '$&$&')),
    async press(...keys) {
      for (const key of keys) await user.keyboard(keyboard(key));
    },
    async paste(wanted, text) {
      await focus(wanted);
      await user.paste(text);
    },
    async fillAs(wanted, text, ...events) {
      await found(wanted);
      fillInPage(wanted.css, text, events);
    },
  };
}
