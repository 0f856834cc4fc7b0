import { colorSchemeAt } from '../../browser/page/colorScheme';
import { supportsCss } from '../../browser/page/supportsCss';
import { watchColorScheme } from '../../browser/page/watchColorScheme';
import { themeIn } from '../../domain/theme/dark';
import type { ResolvedTheme } from '../../domain/theme/theme';
import type { MountArgs } from './mountArgs';

/** The dark or changing colour scheme of a mounted widget; a chunk. */
export interface FollowedScheme {
  theme(): ResolvedTheme;
  stop(): void;
}

/** @param changed called when the scheme differs from that of the last `theme()` */
export function createFollowed(
  host: Element,
  mountPoint: HTMLElement,
  args: () => MountArgs,
  changed: () => void,
): FollowedScheme {
  const current = () => {
    const { colorScheme = 'light' } = args();
    return colorScheme === 'auto' ? colorSchemeAt(host) : colorScheme;
  };
  let drawn = current();
  const stop = watchColorScheme(mountPoint, () => {
    if (current() !== drawn) changed();
  });
  return {
    theme() {
      drawn = current();
      return themeIn(drawn, args().styles, supportsCss);
    },
    stop,
  };
}
