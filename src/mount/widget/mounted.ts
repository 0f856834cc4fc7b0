import type { WidgetKind } from '../../domain/screens';
import type { Connection } from '../client/connection';
import type { Mount } from './mountArgs';
import type { WidgetArgs } from './widgetKind';

/** A mounted widget, stored on the host's element. */
export interface Mounted<Args extends WidgetArgs = WidgetArgs> {
  kind: WidgetKind;
  subject: string | undefined;
  connection: Connection;
  isInPlace(): boolean;
  replace(args: Args): void;
  mount: Mount;
}

export const MOUNTED = Symbol.for('pricerx-auth.mounted');
export type HostElement = Element & { [MOUNTED]?: Mounted };
