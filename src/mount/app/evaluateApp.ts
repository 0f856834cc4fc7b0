/** Evaluates the app, whose chunk contains this file. In the ESM package React must be on the page by then. */
export const evaluateApp = () => import(/* webpackMode: "eager" */ './hydrate');
