import { useEffect, useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { CLICK_GUARD_MS } from '../../domain/flowConstants';

/** Screen readers that synthesise pointer events give them no size, or (TalkBack) no pressure. */
const isMouse = ({ pointerType, width, height, pressure }: PointerEvent): boolean =>
  pointerType === 'mouse' && width + height > 0 && (pressure > 0 || width + height !== 2);

/**
 * Refuses a click that was meant for another page: one that closes its window, or comes back to this one, under the second
 * half of a double click, or in the middle of quick taps. A press must begin `CLICK_GUARD_MS` after the page was shown or
 * focused, and after the last press that was refused; a mouse must have moved since, too.
 */
export function useClickGuard() {
  const [isPaused, setPaused] = useState(true);
  const state = useRef({ isPaused: true, hasMoved: false, place: '', mayPress: null as boolean | null });
  const restart = useRef(() => {});

  useEffect(() => {
    const now = state.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const set = (paused: boolean) => {
      now.isPaused = paused;
      setPaused(paused);
    };
    const start = () => {
      set(true);
      clearTimeout(timer);
      timer = setTimeout(() => set(false), CLICK_GUARD_MS);
    };
    const pause = () => {
      Object.assign(now, { hasMoved: false, place: '' });
      start();
    };
    const onEarlyPress = () => {
      if (now.isPaused) start();
    };
    const onVisibility = () => {
      if (document.visibilityState === 'visible') pause();
    };
    // A window that appears under a resting mouse may get one event for it, during the pause.
    const onMove = ({ pointerType, screenX, screenY }: globalThis.PointerEvent) => {
      if (pointerType !== 'mouse') return;
      const place = `${screenX},${screenY}`;
      if (!now.isPaused || (now.place && now.place !== place)) now.hasMoved = true;
      now.place = place;
    };
    pause();
    restart.current = start;
    window.addEventListener('pointerdown', onEarlyPress, true);
    window.addEventListener('focus', pause);
    window.addEventListener('pageshow', pause);
    window.addEventListener('pointermove', onMove, true);
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pointerdown', onEarlyPress, true);
      window.removeEventListener('focus', pause);
      window.removeEventListener('pageshow', pause);
      window.removeEventListener('pointermove', onMove, true);
      document.removeEventListener('visibilitychange', onVisibility);
    };
  }, []);

  return {
    isPaused,
    /** A press in a frame focuses it only after this event, so the press is judged here. */
    onPointerDown(event: PointerEvent): void {
      const now = state.current;
      now.mayPress = !now.isPaused && (now.hasMoved || !isMouse(event));
    },
    /** Whether a click counts. A click by the keyboard or by assistive technology has no `detail`. */
    accepts({ detail }: MouseEvent): boolean {
      const { isPaused: paused, mayPress } = state.current;
      state.current.mayPress = null;
      const isAccepted = detail > 0 && mayPress !== null ? mayPress : !paused;
      if (!isAccepted) restart.current();
      return isAccepted;
    },
  };
}
