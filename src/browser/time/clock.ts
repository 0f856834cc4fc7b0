import { SECOND_MS } from '../../domain/constants';

export interface Clock {
  /**
   * Monotonic time in milliseconds. Use it for durations: the device's wall clock can be wrong and can jump.
   */
  now(): number;
  /** The wall clock, for records and for expiry that must survive a reload. */
  wallTime(): Date;
  /** Whole seconds until `moment`, a time of `now()`; 0 after it. */
  secondsUntil(moment: number): number;
  /**
   * Calls the callback each time `secondsUntil(moment)` changes. It measures the time instead of counting ticks,
   * because timers stop in a suspended tab.
   * @returns a function that stops the calls
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
