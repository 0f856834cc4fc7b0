import { supportsCss } from '../browser/page/supportsCss';
import { inTime } from '../browser/pageServices';
import { resolveTheme } from '../domain/theme/theme';
import type { FollowedScheme } from './followedScheme';
import type { MountArgs } from './mountArgs';

/**
 * Manages the theme of one widget. The code for dark and changing colour schemes is a chunk. If it cannot be
 * fetched, the widget is light.
 * @param changed called when another theme must be drawn
 */
export function createTheme(host: Element, args: () => MountArgs, changed: () => void) {
  /** Null when the chunk could not be fetched. */
  let followed: FollowedScheme | null | undefined;
  let isStopped = false;
  const isLight = () => (args().colorScheme ?? 'light') === 'light';
  return {
    current: () => followed?.theme() ?? resolveTheme(args().styles, supportsCss),
    /** Whether the widget can be shown: `current` is the theme of the requested colour scheme. */
    isReady: () => isLight() || followed !== undefined,
    /** Applies the arguments of a mount. */
    want(mountPoint: HTMLElement): void {
      if (isLight() || followed) return;
      void inTime(import(/* webpackChunkName: "colorScheme" */ './followedScheme'))
        .then(
          ({ createFollowed }) => {
            if (!isStopped) followed ??= createFollowed(host, mountPoint, args, changed);
          },
          () => {
            followed ??= null;
          },
        )
        .then(() => {
          if (!isStopped) changed();
        });
    },
    /** Called when the widget is unmounted. */
    stop(): void {
      isStopped = true;
      followed?.stop();
    },
  };
}
