import { SECOND_MS } from '../domain/constants';

export interface Clock {
  /**
   * Milliseconds that only ever grow. Every duration is measured on it, because a device's wall clock can be hours wrong
   * and can jump.
   */
  now(): number;
  /** The wall clock, for records that a person or a server reads; nothing is decided by it. */
  wallTime(): Date;
  /** Whole seconds to a moment of `now()`, and 0 once it is over. */
  secondsUntil(moment: number): number;
  /**
   * Calls back each time that `secondsUntil(moment)` has changed. It is measured and not counted, so that a tab that has
   * slept shows the truth.
   * @returns the way to stop.
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
