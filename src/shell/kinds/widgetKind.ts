import type { WidgetConfig } from '../../domain/config/config';
import type { WidgetKind } from '../../domain/screens';
import type { WidgetSecrets } from '../../mount/attach';
import type { MountArgs } from '../mountArgs';

export interface WidgetArgs extends MountArgs {
  config?: WidgetConfig;
}

/** What differs between the mount functions. */
export interface WidgetKindOf<Args extends WidgetArgs = WidgetArgs> {
  kind: WidgetKind;
  method: string;
  /** Problems of the arguments that only this widget has. */
  problems?: (args: Args) => string[];
  /** Arguments that must not be in the state. */
  secrets?: (args: Args) => WidgetSecrets;
  /** Identifies what the widget is for; a mount with another subject starts anew. */
  subject?: (args: Args) => string;
  /** Event for the provider's log when the widget is shown. */
  renderEvent?: (args: Args) => { name: string; details: Record<string, unknown> };
}
