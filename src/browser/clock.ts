export interface Clock {
  /**
   * Milliseconds that only ever grow. Every duration is measured on it, because a device's wall clock can be hours wrong
   * and can jump.
   */
  now(): number;
  /** The wall clock, for records that a person or a server reads; nothing is decided by it. */
  wallTime(): Date;
}

export const createClock = (): Clock => ({
  now: () => performance.now(),
  wallTime: () => new Date(),
});
