/** Takes the place of `render.ts` in browsers, where the widgets are mounted instead. */
export function renderWidget(): never {
  throw new Error('This build of pricerx-auth is for browsers. Resolve it with the conditions of a server.');
}
