import type { Client } from '../../src/mount/entry/createClient';
import type { Connection } from '../../src/mount/entry/connection';
import type { Runtime } from '../../src/client/runtime';
import type * as PriceRxAuth from '../../src/index';
import type { Styles } from '../../src/domain/theme/styles';
import type { Mount, MountArgs } from '../../src/mount/entry/mountArgs';
import type { ServedEntry } from '../entries/all';
import type { Step } from '../entries/entry';
import type { Look } from '../looks';
import { keepFocusOutside, replaceBrowser } from './browser';
import { answerWith, callsInFlight, replaceNetwork } from './network';
import { holdPage, holdServices } from './services';
import { replaceTimers, wait } from './timers';

const { PriceRxAuth: api } = window as unknown as { PriceRxAuth: typeof PriceRxAuth };
/** With a text of the host and without `locale`, the widget follows the page's direction, in English too. */
const ANY_LANGUAGE = { 'name.quoted': '“{name}”' };
const PUBLIC_TOKEN = 'public-token-test-gallery';
/** The symbol under which the package keeps a client's store and services. */
const CONNECTION = Symbol.for('pricerx-auth.connection');
/** Long enough for a slow machine. A state that is not reached fails its test. */
const LIMIT_MS = 30_000;
const TURN_MS = 4;

/** Further settings of a page for a state: texts that replace its own. */
export interface Extras {
  strings?: Record<string, string>;
}

export type Themes = Readonly<Record<Look['theme'], Styles>>;

export interface Shown {
  entry: ServedEntry;
  screen: string | undefined;
}

let leave = (): void => undefined;
let remount: ((change: Partial<MountArgs>) => void) | undefined;
let stylesNow: ((look: Look) => Styles) | undefined;

const host = (): HTMLElement => document.getElementById('stage') as HTMLElement;

/** The root of the widget's elements: its element or its shadow root. */
function widgetRoot(): ParentNode {
  const element = host().querySelector('pricerx-auth');
  return element?.shadowRoot ?? element ?? host();
}

/** The styles of the look, and those of the state over them. */
const stylesOf = ({ styles }: ServedEntry, { theme }: Look, themes: Themes): Styles => ({
  ...themes[theme],
  ...styles,
});

function mount(entry: ServedEntry, args: MountArgs & { config?: object }): Mount {
  const { passwordResetToken = '', manifest } = entry;
  switch (entry.widget ?? 'login') {
    case 'login':
      return api.mountLogin(args);
    case 'passwordReset':
      return api.mountPasswordReset({ ...args, passwordResetToken });
    case 'passkeyRegistration':
      return api.mountPasskeyRegistration(args);
    case 'identityProvider':
      return api.mountIdentityProvider({ ...args, ...(manifest && { getConsentManifest: () => manifest }) });
  }
}

async function until(what: string, test: () => boolean): Promise<void> {
  for (let waited = 0; !test(); waited += TURN_MS) {
    if (waited > LIMIT_MS) throw new Error(`Timeout: ${what}.`);
    await wait(TURN_MS);
  }
}

/** Whether the texts of the language are loaded. Until then the widget is invisible. */
const areTextsHere = (): boolean =>
  widgetRoot().firstElementChild?.getAttribute('style')?.includes('hidden') !== true;

/** Finds an element in the widget, or in the light DOM, where others such as Google draw into the widget. */
const find = (selector: string): HTMLElement | null =>
  widgetRoot().querySelector<HTMLElement>(selector) ?? host().querySelector<HTMLElement>(selector);

function typeInto(selector: string, text: string): void {
  const input = find(selector) as HTMLInputElement;
  // Sets the value with the native setter, because React ignores values that its own setter has recorded.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, data: text, inputType: 'insertText' }),
  );
}

async function take(step: Step, { store }: Runtime): Promise<void> {
  switch (step.do) {
    case 'dispatch': {
      const [mountId] = Object.keys(store.getState().widgets);
      const meta = step.action.type.startsWith('widget/') ? { meta: { mountId } } : {};
      store.dispatch({ ...step.action, ...meta });
      return;
    }
    case 'see':
      return until(step.selector, () => find(step.selector) !== null);
    case 'lack':
      return until(`no ${step.selector}`, () => find(step.selector) === null);
    case 'read':
      return until(
        `${step.selector} with ${step.value}`,
        () => (find(step.selector) as HTMLInputElement | null)?.value === step.value,
      );
    case 'type':
      await until(step.selector, () => find(step.selector) !== null);
      return typeInto(step.selector, step.text);
    case 'press':
      await until(step.selector, () => find(step.selector) !== null);
      return find(step.selector)?.click();
  }
}

/** A text with everything visible of the widget, to detect when it stops changing. */
const trace = (): string => {
  const root = widgetRoot();
  const values = [...root.querySelectorAll('input')].map(({ value }) => value);
  const height = host().getBoundingClientRect().height;
  const html = [...root.children].map((child) => child.outerHTML).join('');
  return `${html}${values.join('|')}${height}`;
};

async function atRest(): Promise<void> {
  let last = '';
  let quiet = 0;
  await until('rest', () => {
    const now = callsInFlight() === 0 ? trace() : '';
    quiet = now !== '' && now === last ? quiet + 1 : 0;
    last = now;
    return quiet >= 4;
  });
}

function colourPage({ theme, scheme, page }: Look): void {
  const isDark = theme === 'dark' || scheme === 'dark';
  document.documentElement.dataset.page = page || (isDark ? 'dark' : 'light');
}

/** Shows a state and removes the previous one. */
export async function show(
  entry: ServedEntry,
  look: Look,
  { themes, strings }: { themes: Themes; strings?: Record<string, string> },
): Promise<Shown> {
  leave();
  // The client of the previous state is released one task after its widget is unmounted.
  await wait(0);
  const { hash } = window.location;
  window.history.replaceState(null, '', `${window.location.pathname}${entry.query ?? ''}${hash}`);
  document.documentElement.dir = entry.dir ?? (look.locale === 'pseudo-rtl' ? 'rtl' : look.dir);
  colourPage(look);
  document.documentElement.dataset.around = entry.aroundWidget ?? 'none';
  replaceBrowser(entry.browser ?? {});
  answerWith(entry.answers);
  const client = api.createClient(PUBLIC_TOKEN, {
    devTools: false,
    events: false,
    endpoints: { apiUrl: window.location.origin },
  });
  const connection = (client as Client & { [CONNECTION]?: Connection })[CONNECTION] as Connection;
  holdPage(connection.page, entry.browser ?? {});
  const runtime = await connection.load();
  holdServices(runtime.services, entry.browser ?? {});
  entry.before.forEach((action) => runtime.store.dispatch(action));
  const args = {
    client,
    selector: host(),
    styles: stylesOf(entry, look, themes),
    strings: { ...(look.dir === 'rtl' && ANY_LANGUAGE), ...strings, ...entry.strings },
    ...(look.scheme && { colorScheme: look.scheme }),
    ...(look.locale !== 'en' && !look.locale.startsWith('pseudo') && { locale: look.locale }),
    config: { ...entry.config, enableShadowDOM: look.dom === 'shadow' },
  };
  const mounted = mount(entry, args);
  remount = (change) => void mount(entry, { ...args, ...change });
  stylesNow = (other) => stylesOf(entry, other, themes);
  leave = () => {
    mounted.unmount();
    client.destroy();
    document.querySelectorAll('[data-one-tap]').forEach((card) => card.remove());
  };
  await wait(0);
  // The first screen is painted before React and the widget's entry in the store exist.
  await until('the widget in the store', () => Object.keys(runtime.store.getState().widgets).length > 0);
  const screenNow = () => Object.values(runtime.store.getState().widgets)[0]?.widget.screen;
  for (const step of entry.steps ?? []) await take(step, runtime);
  await until(
    `${entry.screen} with ${entry.sees}`,
    () => screenNow() === entry.screen && find(entry.sees) !== null && areTextsHere(),
  );
  // Google's prompt is drawn outside of the widget.
  if (entry.browser?.oneTap === 'shown')
    await until('Google’s prompt', () => document.querySelector('[data-one-tap]') !== null);
  await atRest();
  return { entry, screen: screenNow() };
}

/** Draws the shown state in another language, by a new mount in the same place. */
export async function setLocale(locale: string): Promise<void> {
  remount?.({ locale });
  // Browsers write "tl" as "fil".
  const tag = new Intl.Locale(locale).baseName;
  const language = () => host().querySelector('pricerx-auth')?.getAttribute('lang');
  await until(`texts in ${locale}`, () => language() === tag && areTextsHere());
  await atRest();
}

/** Draws the shown state in another theme and colour scheme, by a new mount in the same place. */
export async function setTheme(look: Look): Promise<void> {
  colourPage(look);
  remount?.({ styles: stylesNow?.(look), colorScheme: look.scheme ?? 'light' });
  await wait(0);
  await until('the colour scheme', areTextsHere);
  await atRest();
}

replaceTimers();
replaceNetwork();
if (window.parent !== window) keepFocusOutside();
