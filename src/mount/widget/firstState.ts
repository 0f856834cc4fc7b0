import type { EntryServices } from '../../browser/services/services.entry';
import type { ResolvedConfig } from '../../domain/config/config';
import { tabsOn } from '../../domain/config/productBlocks';
import { initialStateOf, type MainState } from '../../screens/main/state';
import { isTouched } from './fields';

/**
 * The state of Main before the first paint: what the host and the browser know.
 * @param rendered the first screen as a server has rendered it
 * @param isPressed whether the visitor has pressed a button there
 */
export function firstState(
  page: EntryServices,
  config: ResolvedConfig,
  rendered: ParentNode | undefined,
  isPressed: boolean,
): MainState {
  const known = initialStateOf(config);
  return {
    ...known,
    // An address that was submitted before a reload has priority over what the host knows.
    email: page.storage.typedEmail.read() || known.email,
    lastUsed: config.lastUsed ? page.storage.lastUsed.read() : null,
    // The tab of a server's HTML in which the visitor has begun stays open.
    tab: (rendered && (isPressed || isTouched(rendered)) && tabsOn(config)[0]) || null,
  };
}
