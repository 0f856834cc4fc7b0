import { installExtension } from './devToolsExtension';

/**
 * The stores that the devtools are attached to. Redux Toolkit looks for the extension while it loads, so tests
 * import this file first.
 */
export const devToolsStores = installExtension();
