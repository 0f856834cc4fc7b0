import type { ResolvedConfig } from '../../domain/config/config';
import { tabsOn } from '../../domain/config/productBlocks';
import { STARTING_SCREENS, type WidgetKind } from '../../domain/screens';
import { initialStateOf, type MainState } from '../../screens/main/state';
import type { Connection } from '../client/connection';
import { isTouched } from './fields';
import type { ServerMarkup } from './serverMarkup';

/** The state of Main before the first paint: what the host and the browser know. Null for a widget that begins with another screen. */
export function firstState(
  connection: Connection,
  kind: WidgetKind,
  config: ResolvedConfig,
  markup: ServerMarkup | null,
): MainState | null {
  if (STARTING_SCREENS[kind] !== 'Main' || connection.core()?.hasLinkProblem()) return null;
  const known = initialStateOf(config);
  const { typedEmail, lastUsed } = connection.page.storage;
  // The tab of a server's HTML in which the visitor has begun stays open.
  const isBegun = markup && (markup.element.pressed || isTouched(markup.mountPoint));
  return {
    ...known,
    // An address that was submitted before a reload has priority over what the host knows.
    email: typedEmail.read() || known.email,
    lastUsed: config.lastUsed ? lastUsed.read() : null,
    tab: (isBegun && tabsOn(config)[0]) || null,
  };
}
