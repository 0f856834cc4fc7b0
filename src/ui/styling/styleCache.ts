/// <reference path="./stylis.d.ts" />
import type { EmotionCache } from '@emotion/react';
import { compile, serialize, stringify } from 'stylis';
import { WIDGET_MIN_WIDTH } from '../../domain/constants';
import type { Sheet } from './sheet';

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

/**
 * What emotion needs of a cache, with its compiler. Its own adds vendor prefixes, labels and the host's style tags, which the widget does
 * not use: 1.7 kB before the first paint.
 */
function createCache(sheet: Sheet): EmotionCache {
  const inserted: EmotionCache['inserted'] = {};
  return {
    key: KEY,
    registered: {},
    inserted,
    // Only emotion's own `insert` uses it.
    sheet: null as unknown as EmotionCache['sheet'],
    insert(selector, { name, styles }, _, isKept) {
      const compiled = compile(selector ? `${selector}${COMPONENT_WEIGHT}{${styles}}` : styles);
      // A rule without declarations is empty.
      sheet.insert(compiled.map((rule) => serialize([rule], stringify)).filter(Boolean));
      if (isKept) inserted[name] = true;
    },
  };
}

export interface StyleCache {
  readonly cache: EmotionCache;
  /** Removes all styles of this widget from the page. */
  dispose(): void;
}

/** The styles of one widget, separate from the page's and other widgets'. A form in the page's HTML needs none until it is drawn. */
export function createStyleCache(createSheet: () => Sheet): StyleCache {
  let made: { cache: EmotionCache; sheet: Sheet } | undefined;

  function make() {
    const sheet = createSheet();
    sheet.insert(RESETS);
    return { cache: createCache(sheet), sheet };
  }

  return {
    get cache() {
      made ??= make();
      return made.cache;
    },
    dispose: () => made?.sheet.remove(),
  };
}
