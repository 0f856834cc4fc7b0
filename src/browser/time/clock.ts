import { SECOND_MS } from '../../domain/constants';

export interface Clock {
  /**
   * Monotonic time in milliseconds. Use it for durations: the device's wall clock can be wrong and can jump.
   */
  now(): number;
  /** The wall clock, for records and for expiry that must survive a reload. */
  wallTime(): Date;
  /** Whole seconds until a moment of `now()`; 0 after it. */
  secondsUntil(moment: number): number;
  /**
   * Calls back each time `secondsUntil(moment)` changes. The time is measured rather than counted, so that it
   * is right after the tab was suspended.
   * @returns stops it
   */
  onEachSecondUntil(moment: number, callback: () => void): () => void;
}

export function createClock(): Clock {
  const clock: Clock = {
    now: () => performance.now(),
    wallTime: () => new Date(),
    secondsUntil: (moment) => Math.ceil(Math.max(0, moment - clock.now()) / SECOND_MS),
    onEachSecondUntil(moment, callback) {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const wait = () => {
        const left = moment - clock.now();
        if (left > 0) timer = setTimeout(tick, left % SECOND_MS || SECOND_MS);
      };
      const tick = () => {
        callback();
        wait();
      };
      wait();
      return () => clearTimeout(timer);
    },
  };
  return clock;
}
