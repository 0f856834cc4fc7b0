import createCache, { type EmotionCache } from '@emotion/cache';
import { WIDGET_MIN_WIDTH } from '../../domain/constants';

const KEY = 'pricerx';
/** Class of the widget's root element. */
export const STYLE_ROOT = `${KEY}-widget`;

/** Matches every element with the specificity of two ids, so that page styles such as `#app input` cannot override the resets. */
const WEIGHT = ':not(#_#_)';
/** A component's styles override the resets of every widget on the page. */
const COMPONENT_WEIGHT = ':not(#_#_#_)';

/** The widget's own elements, which have a class of emotion, and not those that other scripts add, such as a captcha. */
const OWN = `[class^="${KEY}-"]`;

/** Remove all styles of the host page. `direction` is kept, because `all` does not include it. */
const RESETS = [
  `:where(.${STYLE_ROOT}) ${OWN}${WEIGHT}{all:unset;box-sizing:border-box}`,
  // Presentation attributes of SVG shapes are weaker than page styles such as `* { all: revert }`; `revert-layer` restores them.
  `:where(.${STYLE_ROOT}) svg${OWN} ${WEIGHT}{all:revert-layer}`,
  // `all: unset` on an element does not reset its pseudo-elements, which a page may style, for example an arrow after links.
  ...['before', 'after', 'first-letter', 'first-line', 'placeholder', 'marker'].map(
    (name) => `:where(.${STYLE_ROOT}) ${WEIGHT}::${name}{all:unset}`,
  ),
  `.${STYLE_ROOT}${COMPONENT_WEIGHT}{all:unset;display:block}`,
  // The least width is on a pseudo-element, because percentages count as 0 while a parent measures its content.
  `.${STYLE_ROOT}${COMPONENT_WEIGHT}::before{all:unset;content:"";display:block;width:${WIDGET_MIN_WIDTH};max-width:100%}`,
];

export interface StyleCache {
  cache: EmotionCache;
  /** Removes all styles of this widget from the page. */
  dispose(): void;
}

/** Target of CSS rules. */
export interface Sheet {
  insert(rule: string): void;
  remove(): void;
}

/** Ignores a rule that this browser cannot parse, as a style sheet would. */
function insertInto(sheet: CSSStyleSheet, rule: string): void {
  try {
    sheet.insertRule(rule, sheet.cssRules.length);
  } catch {
    return;
  }
}

/** Constructable style sheets need no `style-src` exception in a Content Security Policy. */
function adoptedSheet(root: Document | ShadowRoot, view: Window & typeof globalThis): Sheet {
  const sheet = new view.CSSStyleSheet();
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
  return {
    insert(rule) {
      insertInto(sheet, rule);
      // A host that assigns `adoptedStyleSheets` removes ours.
      if (!root.adoptedStyleSheets.includes(sheet))
        root.adoptedStyleSheets = [...root.adoptedStyleSheets, sheet];
    },
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
}

/** For browsers without constructable style sheets: a style element beside the widget. */
function styleElement(root: Document | ShadowRoot, anchor: HTMLElement, nonce?: string): Sheet {
  const element = anchor.ownerDocument.createElement('style');
  element.setAttribute('data-pricerx', '');
  if (nonce) element.setAttribute('nonce', nonce);
  const parent = anchor.parentNode ?? ('head' in root ? root.head : root);
  parent.insertBefore(element, anchor.parentNode ? anchor.nextSibling : null);
  return {
    insert(rule) {
      // The element has no sheet before it is connected, and in some DOM implementations.
      if (element.sheet) insertInto(element.sheet, rule);
      else element.append(rule);
    },
    remove: () => element.remove(),
  };
}

const canAdopt = (root: Document | ShadowRoot, view: Window & typeof globalThis): boolean =>
  'adoptedStyleSheets' in root && 'replaceSync' in (view.CSSStyleSheet?.prototype ?? {});

export function createSheet(root: Document | ShadowRoot, anchor: HTMLElement, nonce?: string): Sheet {
  const view = anchor.ownerDocument.defaultView;
  return view && canAdopt(root, view) ? adoptedSheet(root, view) : styleElement(root, anchor, nonce);
}

/** The styles of one widget, separate from the page's and other widgets'. */
export function createStyleCache(
  root: Document | ShadowRoot,
  anchor: HTMLElement,
  nonce?: string,
): StyleCache {
  const sheet = createSheet(root, anchor, nonce);
  for (const rule of RESETS) sheet.insert(rule);
  // No vendor prefixer: the few prefixes needed are written in the rules.
  const cache = createCache({ key: KEY, stylisPlugins: [] });
  const { insert } = cache;
  cache.insert = (selector, ...rest) => insert(selector && selector + COMPONENT_WEIGHT, ...rest);
  cache.sheet.insert = sheet.insert;
  cache.sheet.flush = sheet.remove;
  return { cache, dispose: sheet.remove };
}
