import type { EmotionCache } from '@emotion/cache';
import { WIDGET_LEAST_WIDTH } from '../domain/constants';
import createCache from './emotionCache';

const KEY = 'pricerx';
/** Matches everything and weighs as much as two ids: a host's `.content button` or `#app input` cannot undo the widget. */
const WEIGHT = ':not(#_#_)';

/** The class of the element that a widget is drawn in: inside it nothing of the page's own holds. */
export const STYLE_ROOT = 'pricerx-widget';

/**
 * A part that forgets what a page says of its element has not forgotten what the page puts before, after or into it, such as an
 * arrow after links. Weaker than the parts' own rules.
 */
const PSEUDO_ELEMENTS = ['before', 'after', 'first-letter', 'first-line', 'placeholder', 'marker'];

export interface StyleCache {
  cache: EmotionCache;
  /** Takes every style this widget added off the page. */
  dispose(): void;
}

/** Where rules go. */
interface Sheet {
  insert(rule: string): void;
  remove(): void;
}

/** A rule this browser does not know (a pseudo-class of another engine) is dropped alone, as in a style sheet. */
function insertInto(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    return;
  }
}

/** Needs no `style-src` exception in a content security policy: nothing is written into the document. */
function adoptedSheet(root: Document | ShadowRoot, view: Window & typeof globalThis): Sheet {
  const sheet = new view.CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return {
    insert(rule) {
      insertInto(sheet, rule);
      // A host that assigns its own list drops ours.
      if (!root.adoptedStyleSheets.includes(sheet))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** For browsers without constructable style sheets: one style element beside the widget. */
function styleElement(root: Document | ShadowRoot, anchor: HTMLElement, nonce?: string): Sheet {
  const element = anchor.ownerDocument.createElement('style');
  element.setAttribute('data-pricerx', '');
  if (nonce) element.setAttribute('nonce', nonce);
  const parent = anchor.parentNode ?? ('head' in root ? root.head : root);
  parent.insertBefore(element, anchor.parentNode ? anchor.nextSibling : null);
  return {
    insert(rule) {
      // No sheet: the element is not connected yet, or this DOM does not build one here.
      if (element.sheet) insertInto(element.sheet, rule);
      else element.append(rule);
    },
    remove: () => element.remove(),
  };
}

function canAdopt(root: Document | ShadowRoot, view: (Window & typeof globalThis) | null): boolean {
  return (
    view !== null && 'adoptedStyleSheets' in root && 'replaceSync' in (view.CSSStyleSheet?.prototype ?? {})
  );
}

/** One widget's styles, kept apart from the page's and from every other widget's. */
export function createStyleCache(
  root: Document | ShadowRoot,
  anchor: HTMLElement,
  nonce?: string,
): StyleCache {
  const view = anchor.ownerDocument.defaultView;
  const sheet = view && canAdopt(root, view) ? adoptedSheet(root, view) : styleElement(root, anchor, nonce);
  sheet.insert(`.${STYLE_ROOT}${WEIGHT}{all:unset;display:block}`);
  // Percentages count for nothing while a parent measures its content: there the card itself has no least width.
  sheet.insert(
    `.${STYLE_ROOT}${WEIGHT}::before{all:unset;content:"";display:block;width:${WIDGET_LEAST_WIDTH};max-width:100%}`,
  );
  for (const name of PSEUDO_ELEMENTS) sheet.insert(`:where(.${STYLE_ROOT}) ${WEIGHT}::${name}{all:unset}`);
  // No vendor prefixer: the few prefixes that today's browsers need are written where they are needed.
  const cache = createCache({ key: KEY });
  const { insert } = cache;
  cache.insert = (selector, ...rest) => insert(selector && selector + WEIGHT, ...rest);
  cache.sheet.insert = sheet.insert;
  cache.sheet.flush = sheet.remove;
  return { cache, dispose: sheet.remove };
}
