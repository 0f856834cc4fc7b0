import { colorSchemeAt } from '../browser/page/colorScheme';
import { supportsCss } from '../browser/page/supportsCss';
import { watchColorScheme } from '../browser/page/watchColorScheme';
import { themeIn } from '../domain/theme/dark';
import type { ResolvedTheme } from '../domain/theme/theme';
import type { MountArgs } from './mountArgs';

/** The colour scheme of a mounted widget. */
export interface FollowedScheme {
  /** The theme that the page and the visitor want now. */
  theme(): ResolvedTheme;
  stop(): void;
}

/** @param changed called when another scheme is wanted than that of the last `theme()`. */
export function createFollowed(
  host: Element,
  mountPoint: HTMLElement,
  args: () => MountArgs,
  changed: () => void,
): FollowedScheme {
  const wanted = () => {
    const { colorScheme = 'light' } = args();
    return colorScheme === 'auto' ? colorSchemeAt(host) : colorScheme;
  };
  let shown = wanted();
  const stop = watchColorScheme(mountPoint, () => {
    if (wanted() !== shown) changed();
  });
  return {
    theme() {
      shown = wanted();
      return themeIn(shown, args().styles, supportsCss);
    },
    stop,
  };
}
