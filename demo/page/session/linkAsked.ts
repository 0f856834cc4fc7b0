import { keptForBrowser } from '../parts/keep';

/**
 * A mail scanner opens links and runs their scripts. Only the browser that asked for a link signs in by itself
 * when the link comes back; any other waits for a click.
 */
const KEY = 'pricerx_link_asked';

export const rememberLinkAsked = (): void => keptForBrowser.set(KEY, '1');
export const wasLinkAsked = (): boolean => keptForBrowser.get(KEY) === '1';
export const forgetLinkAsked = (): void => keptForBrowser.remove(KEY);
