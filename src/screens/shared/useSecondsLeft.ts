import { useCallback, useSyncExternalStore } from 'react';
import { useClock, useIsTravelling, useScreen } from './hooks';
import { resendSlice } from './resend.slice';

const nothing = (): void => undefined;

/**
 * Whole seconds until a time of the monotonic clock. Not part of the state, because each second would be an action in
 * the devtools. While the devtools show an earlier state, the full time is shown.
 */
export function useSecondsLeft(end: number, fullSeconds: number): number {
  const clock = useClock();
  const isTravelling = useIsTravelling();
  const subscribe = useCallback(
    (redraw: () => void) => (isTravelling ? nothing : clock.onEachSecondUntil(end, redraw)),
    [clock, end, isTravelling],
  );
  return useSyncExternalStore(subscribe, () => (isTravelling ? fullSeconds : clock.secondsUntil(end)));
}

/** State of the screen's resend button. `secondsLeft` is null when the provider has not requested a wait. */
export function useResend() {
  const { waitUntil, waitSeconds, ...resend } = useScreen(resendSlice);
  const secondsLeft = useSecondsLeft(waitUntil, waitSeconds);
  // The timer that ends the wait may be late.
  return { ...resend, secondsLeft: resend.status === 'waiting' ? Math.max(1, secondsLeft) : null };
}
