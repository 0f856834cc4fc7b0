import { configure } from '@testing-library/dom';

const realSetTimeout = globalThis.setTimeout;

/**
 * Waits for one turn of the real event loop, also under fake timers, so that network, parsing and rendering
 * continue.
 */
export const realTurn = (ms = 1): Promise<void> => new Promise((resolve) => realSetTimeout(resolve, ms));

/** Installs fake timers, without those that promises, network and React need. */
export function holdTime(): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'requestAnimationFrame'],
  });
}

/** Advances the fake clock and runs the timers that become due. */
export async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await realTurn();
  await realTurn();
}

/** Testing Library has this setting, but its types do not. */
const WITHOUT_ROLES: object = { _disableExpensiveErrorDiagnostics: true };
const WITH_ROLES: object = { _disableExpensiveErrorDiagnostics: false };

/** Runs an assertion. An element that is missing is reported without the list of all roles, which is slow to make. */
function attempt<T>(assertion: () => T): T {
  configure(WITHOUT_ROLES);
  try {
    return assertion();
  } finally {
    configure(WITH_ROLES);
  }
}

/** Waits in real time until the assertion holds. The fake clock stands still. */
export async function eventually<T>(assertion: () => T | Promise<T>, limitMs = 4_000): Promise<T> {
  const end = process.hrtime.bigint() + BigInt(limitMs) * 1_000_000n;
  while (process.hrtime.bigint() < end) {
    try {
      return await attempt(assertion);
    } catch {
      await realTurn(10);
    }
  }
  return assertion();
}
