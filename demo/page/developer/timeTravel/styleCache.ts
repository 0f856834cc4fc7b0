import createCache from '@emotion/cache';

/** The page's policy allows no style elements; rules of an adopted sheet need none. */
export const createStyleCache = () => {
  const cache = createCache({ key: 'travel' });
  const sheet = new CSSStyleSheet();
  document.adoptedStyleSheets.push(sheet);
  cache.sheet.insert = (rule) => {
    try {
      sheet.insertRule(rule, sheet.cssRules.length);
    } catch {
      // A rule for another browser: `::-moz-range-track` in Chromium, say.
    }
  };
  return cache;
};
