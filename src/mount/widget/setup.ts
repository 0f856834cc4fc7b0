import { resolveConfig } from '../../domain/config/config';
import type { WidgetSetup } from '../../store/widgets';
import { createTheme } from './theme';
import type { WidgetArgs, WidgetKindOf } from './widgetKind';

/** The arguments of one widget, without their kind. */
export type Setup = Omit<ReturnType<typeof createSetup<WidgetArgs>>, 'replace'>;

/**
 * The arguments of the last mount call, and what they mean.
 * @param themeChanged called when the colour scheme has changed
 */
export function createSetup<Args extends WidgetArgs>(
  of: WidgetKindOf<Args>,
  first: Args,
  host: Element,
  themeChanged: () => void,
) {
  let args = first;
  let idSuffix = '';
  /** Null when the arguments or the colour scheme have changed. */
  let resolved: WidgetSetup | null = null;
  const changed = () => {
    resolved = null;
    themeChanged();
  };
  const theme = createTheme(host, () => args, changed);
  return {
    theme,
    args: () => args,
    current: (): WidgetSetup =>
      (resolved ??= {
        kind: of.kind,
        config: resolveConfig(args.config),
        theme: theme.current(),
        strings: args.strings ?? {},
        idSuffix,
      }),
    context: () => ({ ...of.context?.(args) }),
    replace(next: Args): void {
      args = next;
      resolved = null;
    },
    /** The suffix of the element's ids, which the page decides. */
    setIds(suffix: string): void {
      idSuffix = suffix;
      resolved = null;
    },
  };
}
