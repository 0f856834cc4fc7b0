import { browserStorage } from '../parts/storage';
import { SPANISH } from './spanish';

/** An English text of the page that has a Spanish one. */
export type English = keyof typeof SPANISH;
export type PageLanguage = 'en' | 'es';
type Values = Record<string, string | number>;

const KEY = 'pricerx_demo_language';
const SPEAKS_SPANISH = /^es\b/i;

let chosen = '';
const listeners = new Set<() => void>();
/** Text nodes that are translated when the language changes, until they are garbage-collected. */
const live = new Set<{ node: WeakRef<Text>; said: () => string }>();

/**
 * The language of the widget: that of the address, the one that was chosen before, or the browser's. The page itself
 * has texts in Spanish and English.
 */
export const widgetLanguage = (): string =>
  chosen || browserStorage.get(KEY) || (SPEAKS_SPANISH.test(navigator.language) ? 'es' : 'en');

/** The language of the page beside a widget in this one. */
export const languageBeside = (widget: string): PageLanguage => (SPEAKS_SPANISH.test(widget) ? 'es' : 'en');

export const pageLanguage = (): PageLanguage => languageBeside(widgetLanguage());

/** A text in a language, if there is a translation. */
export const translatedTo = (language: PageLanguage, text: string): string =>
  language === 'es' && Object.hasOwn(SPANISH, text)
    ? SPANISH[text as English]
    : text.replace(/\|[\w ]+$/, '');

/** The same in the page's language: for texts of the price list and of the server. */
export const translated = (text: string): string => translatedTo(pageLanguage(), text);

/** A text of the page in its language. */
export const t = (english: English, values: Values = {}): string =>
  translated(english).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(Object.hasOwn(values, name) ? values[name] : placeholder),
  );

/** The same as a text node that is translated when the language changes, for views that are not shown again. */
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

/** @param language one with texts of the widget. The page is in English unless it is Spanish. */
export const chooseLanguage = (language: string): void => {
  chosen = language;
  browserStorage.set(KEY, language);
  apply();
  for (const listener of listeners) listener();
};

export const onLanguageChange = (listener: () => void): void => void listeners.add(listener);
