import { installExtension } from './devToolsExtension';

/**
 * The stores that devtools were attached to. Redux Toolkit looks for the extension when it is loaded, so a test imports this
 * file before all others.
 */
export const devToolsStores = installExtension();
