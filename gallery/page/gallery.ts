import type { ServedEntry } from '../entries/all';

/** Settings for all states. The first value is the default. */
const CHOICES = {
  theme: {
    label: 'Theme',
    values: {
      default: 'default',
      dark: 'dark',
      calm: 'calm',
      classic: 'classic',
      contrast: 'contrast',
      sharp: 'sharp',
      soft: 'soft',
    },
  },
  scheme: { label: 'Scheme', values: { light: 'light', dark: 'dark', auto: 'auto' } },
  page: { label: 'Page', values: { '': 'as the theme', light: 'light', dark: 'dark' } },
  dir: { label: 'Direction', values: { ltr: 'left to right', rtl: 'right to left' } },
  dom: { label: 'DOM', values: { light: 'light', shadow: 'shadow' } },
  locale: {
    label: 'Language',
    values: {
      en: 'English',
      es: 'Spanish',
      pseudo: 'pseudo (long, marked)',
      'pseudo-rtl': 'pseudo (right to left)',
    },
  },
  width: { label: 'Width', values: { '400px': '400 px', '320px': '320 px', '600px': '600 px' } },
} as const;
type Choice = keyof typeof CHOICES;

const WIDGETS = {
  login: 'Login',
  passwordReset: 'Password reset',
  passkeyRegistration: 'Passkeys of a user',
  identityProvider: 'Consent and logout',
} as const;

const { entries } = (await (await fetch('gallery.json')).json()) as { entries: ServedEntry[] };

function make<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  fields: Partial<HTMLElementTagNameMap[Tag]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = Object.assign(document.createElement(tag), fields);
  element.append(...children);
  return element;
}

const byId = (id: string): HTMLElement => {
  const element = document.getElementById(id);
  if (!element) throw new Error(`The page has no element #${id}.`);
  return element;
};

/** The settings are kept in the URL, so that they can be shared. */
const chosen = new URLSearchParams(window.location.search);
const valueOf = (choice: Choice): string =>
  chosen.get(choice) ?? Object.keys(CHOICES[choice].values)[0] ?? '';

function choose(name: string, value: string): void {
  if (value) chosen.set(name, value);
  else chosen.delete(name);
  window.history.replaceState(null, '', `?${chosen.toString()}${window.location.hash}`);
  draw();
}

function addressOf({ name }: ServedEntry): string {
  const { theme, page, dir, dom, locale } = Object.fromEntries(
    Object.keys(CHOICES).map((choice) => [choice, valueOf(choice as Choice)]),
  );
  return `entry.html#${new URLSearchParams({ name, theme, page, dir, dom, locale } as Record<string, string>).toString()}`;
}

function figureOf(entry: ServedEntry): HTMLElement {
  const address = addressOf(entry);
  const frame = make('iframe', { loading: 'lazy', src: address, title: `${entry.screen}: ${entry.title}` });
  frame.dataset.name = entry.name;
  frame.style.height = '360px';
  const figure = make(
    'figure',
    {},
    make(
      'figcaption',
      {},
      make('strong', { textContent: entry.title }),
      make('a', { href: address, textContent: entry.name }),
    ),
    frame,
  );
  figure.style.width = valueOf('width');
  return figure;
}

/** Groups the states by widget and screen, in the order of the list. */
function groupsOf(shown: readonly ServedEntry[]): Map<string, Map<string, ServedEntry[]>> {
  const groups = new Map<string, Map<string, ServedEntry[]>>();
  for (const entry of shown) {
    const widget = WIDGETS[entry.widget ?? 'login'];
    const screens = groups.get(widget) ?? new Map<string, ServedEntry[]>();
    screens.set(entry.screen, [...(screens.get(entry.screen) ?? []), entry]);
    groups.set(widget, screens);
  }
  return groups;
}

const matches = ({ name, screen, title, widget = 'login' }: ServedEntry, words: string): boolean =>
  words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => `${name} ${screen} ${title} ${widget}`.toLowerCase().includes(word));

const idOf = (widget: string, screen: string): string => `${widget}-${screen}`.replaceAll(/\W+/g, '-');

function draw(): void {
  const shown = entries.filter((entry) => matches(entry, chosen.get('search') ?? ''));
  const groups = [...groupsOf(shown)];
  byId('list').replaceChildren(
    ...groups.flatMap(([widget, screens]) => [
      make('h2', { textContent: widget }),
      make(
        'ul',
        {},
        ...[...screens].map(([screen, states]) =>
          make(
            'li',
            {},
            make(
              'a',
              { href: `#${idOf(widget, screen)}` },
              screen,
              make('span', { textContent: String(states.length) }),
            ),
          ),
        ),
      ),
    ]),
  );
  byId('wall').replaceChildren(
    ...groups.flatMap(([widget, screens]) =>
      [...screens].map(([screen, states]) =>
        make(
          'section',
          {},
          make('h2', { id: idOf(widget, screen), textContent: `${widget}: ${screen}` }),
          make('div', { className: 'states' }, ...states.map(figureOf)),
        ),
      ),
    ),
  );
  if (shown.length === 0)
    byId('wall').append(make('p', { className: 'none', textContent: 'No state is called so.' }));
}

for (const [name, { label, values }] of Object.entries(CHOICES)) {
  const select = make(
    'select',
    { name },
    ...Object.entries(values).map(([value, text]) => make('option', { value, textContent: text })),
  );
  select.value = valueOf(name as Choice);
  select.addEventListener('change', () => choose(name, select.value));
  byId('looks').append(make('label', {}, label, select));
}

const search = byId('search') as HTMLInputElement;
search.value = chosen.get('search') ?? '';
search.addEventListener('input', () => choose('search', search.value));

/** A frame sends its height when its state is reached. */
window.addEventListener('message', ({ data, source }: MessageEvent<{ shown?: string; height?: number }>) => {
  if (data.shown === undefined) return;
  const frame = [...document.querySelectorAll('iframe')].find((one) => one.contentWindow === source);
  if (frame) frame.style.height = `${data.height}px`;
});

draw();
