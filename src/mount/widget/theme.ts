import { supportsCss } from '../../browser/page/supportsCss';
import { withTimeout } from '../../browser/time/withTimeout';
import { MESSAGES_TIMEOUT_MS } from '../../domain/constants';
import { resolveTheme } from '../../domain/theme/theme';
import type { FollowedScheme } from './followedScheme';
import type { MountArgs } from './mountArgs';

/**
 * Manages the theme of one widget. The code for dark and changing colour schemes is a chunk. Without it the widget is
 * invisible for `MESSAGES_TIMEOUT_MS`, then light.
 * @param changed called when another theme must be drawn
 */
export function createTheme(host: Element, args: () => MountArgs, changed: () => void) {
  /** Null when the chunk is not there in time. */
  let followed: FollowedScheme | null | undefined;
  let isStopped = false;
  const show = (made: () => FollowedScheme | null) => {
    if (isStopped) return;
    followed ??= made();
    changed();
  };
  const isLight = () => (args().colorScheme ?? 'light') === 'light';
  return {
    current: () => followed?.theme() ?? resolveTheme(args().styles, supportsCss),
    /** Whether the widget can be shown: `current` is the theme of the requested colour scheme. */
    isReady: () => isLight() || followed !== undefined,
    /** Applies the arguments of a mount. */
    request(mountPoint: HTMLElement): void {
      if (isLight() || followed) return;
      const code = import(/* webpackChunkName: "colorScheme" */ './followedScheme');
      void code.then(
        ({ createFollowed }) => show(() => createFollowed(host, mountPoint, args, changed)),
        () => undefined,
      );
      withTimeout(code, MESSAGES_TIMEOUT_MS).catch(() => show(() => null));
    },
    /** Called when the widget is unmounted. */
    stop(): void {
      isStopped = true;
      followed?.stop();
    },
  };
}
