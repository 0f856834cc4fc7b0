import { useCallback, useSyncExternalStore } from 'react';
import { MINUTE_MS, SECOND_MS } from '../domain/constants';
import { useClock, useIsTravelling } from './hooks';

const nothing = (): void => undefined;

/**
 * Whole seconds until a time of the monotonic clock. Not part of the state, because each second would be an action in
 * the devtools. While the devtools show an earlier state, the full time is shown.
 */
export function useSecondsLeft(end: number, minutes: number): number {
  const clock = useClock();
  const isTravelling = useIsTravelling();
  const subscribe = useCallback(
    (redraw: () => void) => (isTravelling ? nothing : clock.onEachSecondUntil(end, redraw)),
    [clock, end, isTravelling],
  );
  return useSyncExternalStore(subscribe, () =>
    isTravelling ? (minutes * MINUTE_MS) / SECOND_MS : clock.secondsUntil(end),
  );
}
