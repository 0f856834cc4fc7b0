import type { WidgetConfig } from '../../domain/config/config';
import type { WidgetKind } from '../../domain/screens';
import type { MountContext } from '../app/hydrate';
import type { MountArgs } from './mountArgs';

/** Arguments of a widget with a `config`. */
export interface WidgetArgs extends MountArgs {
  /** The sign-in methods and their options (§3). Default: an email link. */
  config?: WidgetConfig;
}

/** The differences between the mount functions. */
export interface WidgetKindOf<Args extends WidgetArgs = WidgetArgs> {
  kind: WidgetKind;
  method: string;
  /** Checks the arguments that only this widget has. Returns error messages. */
  problems?: (args: Args) => string[];
  /** Arguments that must not be in the state. */
  context?: (args: Args) => MountContext;
  /** Key of the visitor's task, such as the reset token. A mount with another key replaces the widget. */
  subject?: (args: Args) => string;
  /** The event that is logged at the provider when the widget is shown. */
  renderEvent?: (args: Args) => { name: string; details: Record<string, unknown> };
}
