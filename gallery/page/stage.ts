import type { Client } from '../../src/mount/client/createClient';
import type { Connection } from '../../src/mount/client/connection';
import type * as PriceRxAuth from '../../src/index';
import type { Styles } from '../../src/domain/theme/styles';
import type { Mount, MountArgs } from '../../src/mount/widget/mountArgs';
import type { ServedEntry } from '../entries/all';
import type { Look } from '../looks';
import { keepFocusOutside, replaceBrowser } from './browser';
import { answerWith, replaceNetwork } from './network';
import { holdPage, holdServices } from './services';
import { areTextsHere, atRest, find, host, until } from './shownWidget';
import { take } from './steps';
import { replaceTimers, wait } from './timers';

const { PriceRxAuth: api } = window as unknown as { PriceRxAuth: typeof PriceRxAuth };
/** With a text of the host and without `locale`, the widget follows the page's direction, in English too. */
const ANY_LANGUAGE = { 'name.quoted': '“{name}”' };
const PUBLIC_TOKEN = 'public-token-test-gallery';
/** The package keeps a client's store and services under a symbol of its version. */
function connectionOf(client: Client): Connection {
  const isConnection = ({ description }: symbol) => description?.startsWith('pricerx-auth.connection');
  const symbol = Object.getOwnPropertySymbols(client).find(isConnection) as symbol;
  return (client as unknown as Record<symbol, Connection>)[symbol] as Connection;
}

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
  const connection = connectionOf(client);
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
