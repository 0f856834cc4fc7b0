/**
 * Timers of one second or longer never fire, so that each state stays. Shorter timers fire early.
 */
const LONG_MS = 1_000;
const SPEED = 10;

const realTimeout = window.setTimeout.bind(window);

export const wait = (ms: number): Promise<void> => new Promise((resolve) => realTimeout(resolve, ms));

export function replaceTimers(): void {
  const still = (handler: TimerHandler, ms = 0, ...args: unknown[]): number =>
    ms < LONG_MS ? realTimeout(handler, ms / SPEED, ...args) : 0;
  window.setTimeout = still as typeof window.setTimeout;
}
