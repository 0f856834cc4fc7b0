import { keptForBrowser } from '../parts/keep';
import { SPANISH } from './spanish';

/** An English text of the page that has a Spanish one. */
export type English = keyof typeof SPANISH;
export type PageLanguage = 'en' | 'es';
type Values = Record<string, string | number>;

const KEY = 'pricerx_demo_language';
const SPEAKS_SPANISH = /^es\b/i;

let chosen = '';
const listeners = new Set<() => void>();
/** Text nodes that follow the language, as long as something else holds them. */
const live = new Set<{ node: WeakRef<Text>; said: () => string }>();

/**
 * The language of the widget: that of the address, the one that was chosen before, or the visitor's. The page itself
 * speaks Spanish and English.
 */
export const widgetLanguage = (): string =>
  chosen || keptForBrowser.get(KEY) || (SPEAKS_SPANISH.test(navigator.language) ? 'es' : 'en');

export const pageLanguage = (): PageLanguage => (SPEAKS_SPANISH.test(widgetLanguage()) ? 'es' : 'en');

/** A text that may have a Spanish one, such as those of the price list and of the server. */
export const translated = (text: string): string =>
  pageLanguage() === 'es' && Object.hasOwn(SPANISH, text)
    ? SPANISH[text as English]
    : text.replace(/\|[\w ]+$/, '');

/** A text of the page in its language. */
export const t = (english: English, values: Values = {}): string =>
  translated(english).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  );

/** The same as a text node that changes with the language, for views that stay when it changes. */
export const words = (english: English, values?: () => Values): Text => {
  const said = (): string => t(english, values?.());
  const node = document.createTextNode(said());
  live.add({ node: new WeakRef(node), said });
  return node;
};

const apply = (): void => {
  document.documentElement.lang = pageLanguage();
  for (const each of live) {
    const node = each.node.deref();
    if (node) node.data = each.said();
    else live.delete(each);
  }
};

/** @param tag from the address; empty for none. */
export const startLanguage = (tag: string): void => {
  chosen = tag;
  apply();
};

export const chooseLanguage = (language: PageLanguage): void => {
  chosen = language;
  keptForBrowser.set(KEY, language);
  apply();
  for (const listener of listeners) listener();
};

export const onLanguageChange = (listener: () => void): void => void listeners.add(listener);
