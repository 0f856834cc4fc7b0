import type { EntryServices } from '../../browser/services/services.entry';
import type { ResolvedConfig } from '../../domain/config/config';
import { tabsOn } from '../../domain/config/productBlocks';
import { initialStateOf, type MainState } from '../../screens/main/state';

export const fieldsOf = (root: ParentNode) =>
  ['email', 'phone', 'country'].map((name) => root.querySelector<HTMLInputElement>(`[name="${name}"]`));

/** Whether the visitor has changed a field of a server's HTML. */
export const hasChanged = (field: HTMLInputElement | null): field is HTMLInputElement =>
  field !== null && field.value !== field.defaultValue;

/** Whether the visitor has begun to use a server's form. */
const isTouched = (root: ParentNode): boolean =>
  root.querySelector(':focus') !== null || [...root.querySelectorAll('input')].some(hasChanged);

interface Found {
  page: EntryServices;
  /** The first screen as a server has rendered it. */
  rendered?: ParentNode;
  /** Whether the visitor has pressed a button there. */
  isPressed: boolean;
}

/** The state of Main before the first paint: what the host and the browser know. */
export function firstInput({ page, rendered, isPressed }: Found, config: ResolvedConfig): MainState {
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
