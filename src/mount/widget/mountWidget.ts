import { mayHaveLongLifetime } from '../../domain/config/config';
import { configProblems } from '../../domain/config/mountProblems';
import type { WidgetKind } from '../../domain/screens';
import type { Connection } from '../client/connection';
import type { WidgetArgs, WidgetKindOf } from './widgetKind';
import { MOUNTED, type HostElement, type Mounted } from './mounted';
import { checkArgs, connectionFor, findElement, type Mount } from './mountArgs';
import { MountedWidget } from './mountedWidget';

/** Mounts a widget, or applies new arguments to the one that the element already has. */
export function mountWidget<Args extends WidgetArgs>(of: WidgetKindOf<Args>, args: Args): Mount {
  const given = args as Args | undefined;
  const call = `PriceRxAuth.${of.method}`;
  checkArgs(call, args, [...configProblems(given?.config), ...((given && of.problems?.(given)) ?? [])]);
  const host = findElement(args.selector) as HostElement;
  const acquired = connectionFor(call, args);
  const { connection, release } = acquired;
  warnOfArgs(of.kind, args, connection);

  const present = host[MOUNTED];
  const isSame = present?.kind === of.kind && present.subject === of.subject?.(args);
  if (isSame && present.connection === connection && present.isInPlace()) {
    release();
    present.replace(args);
    return present.mount;
  }
  present?.mount.unmount();
  const made = new MountedWidget(of, args, host, acquired) as Mounted<WidgetArgs>;
  host[MOUNTED] = made;
  return made.mount;
}

/** Warns the developer of valid arguments that are probably mistakes. */
function warnOfArgs(
  kind: WidgetKind,
  { styles, colorScheme, config }: WidgetArgs,
  { page }: Connection,
): void {
  if (kind === 'login' && (mayHaveLongLifetime(config) || config?.prefill))
    page.warnDeveloper((advice) => advice.ofConfig(config));
  if (styles) page.warnDeveloper((advice) => advice.ofStyles(styles, colorScheme));
}
