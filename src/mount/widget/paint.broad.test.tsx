import { fireEvent } from '@testing-library/react';
import type { ReactNode } from 'react';
import type * as Client from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { ENTRIES } from '../../../gallery/entries/all';
import type { Entry, Step } from '../../../gallery/entries/entry';
import { holdPage } from '../../../gallery/page/services';
import { pseudoStrings } from '../../../gallery/pseudo';
import { readEveryText } from '../../../gallery/texts';
import { makeClient, renderWidget, setUpWidgetPage } from '../../../tests/renderWidget';
import { loadLocaleMessages } from '../../ui/text/localeMessages';
import { connectionOf } from '../client/clientConnection';

const page = setUpWidgetPage();
/** `import *` would give a copy of the module, which cannot be spied on. */
const ReactDOM = jest.requireActual<typeof Client>('react-dom/client');
const { hydrateRoot } = ReactDOM;

/** The parts of a gallery state that have an effect before the core is loaded. */
const drawnFrom = ({ config, styles, strings, dir, browser, steps }: Entry): string =>
  JSON.stringify([
    config,
    styles,
    strings,
    dir,
    browser?.passkeys,
    browser?.wallets,
    browser?.lastUsed,
    actsOf(steps),
  ]);

/** The steps of a gallery state that are input on Main. */
function actsOf(steps: readonly Step[] = []): { type: string; payload: unknown }[] {
  const actions = steps.flatMap((step) => (step.do === 'dispatch' ? [step.action] : []));
  return (actions as { type: string; payload: unknown }[]).filter(({ type }) => type in ACTS);
}

const ACTS: Record<string, (root: ParentNode, payload: never) => void> = {
  'widget/main/tabChosen': (root, tab: string) => fireEvent.click(find(root, `[id$="tab-${tab}"]`)),
  'widget/main/emailChanged': (root, value: string) => fill(root, 'email', value),
  'widget/main/phoneChanged': (root, value: string) => fill(root, 'phone', value),
  'widget/main/countryChanged': (root, value: string) => fill(root, 'country', value),
  'widget/main/submitted': (root) => fireEvent.submit(find(root, 'form')),
};

function find(root: ParentNode, selector: string): Element {
  const found = root.querySelector(selector);
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const fill = (root: ParentNode, name: string, value: string) =>
  fireEvent.input(find(root, `[name=${name}]`), { target: { value } });

const MAIN_STATES = [
  ...new Map(
    ENTRIES.filter(({ widget = 'login' }) => widget === 'login').map((entry) => [drawnFrom(entry), entry]),
  ).values(),
];

interface Look {
  dom: 'light' | 'shadow';
  locale: 'en' | 'es' | 'pseudo';
  dir: 'ltr' | 'rtl';
}

/** Mounts a gallery state, repeats its input and waits for the hydration. */
async function handOver(entry: Entry, { dom, locale, dir }: Look, pseudo: Record<string, string>) {
  document.documentElement.dir = entry.dir ?? dir;
  const client = makeClient(page, { events: false });
  const connection = connectionOf(client);
  if (!connection) throw new Error('This is no client.');
  holdPage(connection.page, entry.browser ?? {});
  const { element, mount } = renderWidget(page, {
    client,
    styles: entry.styles,
    strings: { ...(locale === 'pseudo' && pseudo), ...entry.strings },
    ...(locale === 'es' && { locale }),
    config: { ...entry.config, enableShadowDOM: dom === 'shadow' },
  });
  const widget = find(element, 'pricerx-auth');
  const root = find(widget.shadowRoot ?? widget, '.pricerx-widget');
  for (const { type, payload } of actsOf(entry.steps)) ACTS[type]?.(root, payload as never);
  const painted = await new Promise<Painted>((resolve) => {
    jest.spyOn(ReactDOM, 'hydrateRoot').mockImplementationOnce((container, view, options) => {
      resolve({ markup: markupOf(root), parts: partsOf(root), drawn: firstMarkup(view) });
      return hydrateRoot(container, view, options);
    });
  });
  const parts = partsOf(root);
  const areKept = painted.parts.every((part, index) => part === parts[index]);
  const complaints = page.console.take('');
  mount.unmount();
  client.destroy();
  await page.idle();
  return { painted: painted.markup, drawn: painted.drawn, areKept, complaints };
}

/**
 * One line for each tag, with its attributes sorted by name. The `value` attribute of a field is its initial value, so
 * typed text does not appear.
 */
function markupOf(root: Node): string[] {
  const copy = document.createElement('div');
  copy.append(...[...root.childNodes].map((node) => node.cloneNode(true)));
  for (const element of copy.querySelectorAll('*')) {
    const attributes = [...element.attributes].toSorted((a, b) => (a.name < b.name ? -1 : 1));
    attributes.forEach((attribute) => element.removeAttributeNode(attribute));
    attributes.forEach((attribute) => element.setAttributeNode(attribute));
    if (element.localName === 'input') element.removeAttribute('value');
  }
  return copy.innerHTML.split(/(?=<)/);
}

interface Painted {
  markup: string[];
  drawn: string[];
  parts: Element[];
}

/** The elements that a visitor can use during hydration. */
const partsOf = (root: ParentNode) => [
  ...root.querySelectorAll('h2, form, input, select, [type=submit], [role=tab]'),
];

/** The markup of React's first render. */
function firstMarkup(view: ReactNode): string[] {
  const template = document.createElement('template');
  template.innerHTML = renderToStaticMarkup(view);
  // React adds preload hints, which the painter does not need.
  template.content.querySelectorAll('link[rel=preload]').forEach((link) => link.remove());
  // Markup has a select's value as an attribute of its option; the painter sets the property of the select.
  template.content.querySelectorAll('option').forEach((option) => option.removeAttribute('selected'));
  return markupOf(template.content);
}

describe('§2 Main: painted markup equals React’s first render', () => {
  let pseudo: Record<string, string>;
  beforeAll(async () => {
    pseudo = pseudoStrings(await readEveryText());
    await loadLocaleMessages('es');
  });
  afterEach(() => document.documentElement.removeAttribute('dir'));

  it.each<Look>([
    { dom: 'light', locale: 'en', dir: 'ltr' },
    { dom: 'shadow', locale: 'es', dir: 'ltr' },
    { dom: 'light', locale: 'pseudo', dir: 'rtl' },
  ])(
    'in each gallery state, $dom DOM, $locale, $dir; hydration keeps the elements and logs no error',
    async (look) => {
      expect(MAIN_STATES.length).toBeGreaterThan(20);
      for (const entry of MAIN_STATES) {
        const { painted, drawn, areKept, complaints } = await handOver(entry, look, pseudo);
        const { name } = entry;
        expect({ name, markup: painted, areKept, complaints }).toEqual({
          name,
          markup: drawn,
          areKept: true,
          complaints: [],
        });
        expect(painted.join('') === '').toBe(isPromptAlone(entry));
      }
    },
  );
});

const isPromptAlone = ({ name }: Entry) => name === 'one-tap-alone';
