import createCache from '@emotion/cache';

/** Inserts rules into an adopted style sheet, because the page's content security policy forbids style elements. */
export const createStyleCache = () => {
  const cache = createCache({ key: 'travel' });
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  cache.sheet.insert = (rule) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // Ignore selectors of other browsers, such as `::-moz-range-track` in Chromium.
    }
  };
  return cache;
};
