/**
 * The beginning of a quoted module name, as browsers and bundlers name a module that is missing or lacks an export; or the
 * app's chunk in the ESM package, which Chromium names when it cannot fetch one of the chunk's imports.
 */
const REACT = /["'“]react\b|\/app\./;

/**
 * §8 Network: what a page without React needs, of which the ESM package brings no copy.
 * @param cause the message of the failed `import()`
 */
export const loadAdvice = (cause = ''): string[] =>
  REACT.test(cause)
    ? [
        `${cause} pricerx-auth needs react and react-dom 18 or later: npm install react react-dom, or an import map.`,
      ]
    : [];
