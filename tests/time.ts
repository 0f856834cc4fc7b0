import { configure, getConfig } from '@testing-library/dom';

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

/** Reports a missing element without the elements and roles of the page, which are slow to list. The types lack the first setting. */
const BRIEF: object = {
  _disableExpensiveErrorDiagnostics: true,
  getElementError: (message: string | null) => new Error(message ?? ''),
};
const { getElementError } = getConfig();
const WHOLE: object = { _disableExpensiveErrorDiagnostics: false, getElementError };

/** Runs an assertion whose error is not shown. */
function attempt<T>(assertion: () => T): T {
  configure(BRIEF);
  try {
    return assertion();
  } finally {
    configure(WHOLE);
  }
}

/** Waits in real time until the assertion holds. The fake clock stands still. */
export async function eventually<T>(assertion: () => T | Promise<T>, limitMs = 4_000): Promise<T> {
  const end = process.hrtime.bigint() + BigInt(limitMs) * 1_000_000n;
  while (process.hrtime.bigint() < end) {
    try {
      return await attempt(assertion);
    } catch {
      await realTurn(20);
    }
  }
  return assertion();
}
