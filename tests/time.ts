const realSetTimeout = globalThis.setTimeout;

/** A turn of the real event loop, also while jest's timers are fake: network, parsing and drawing go on in it. */
export const realTurn = (ms = 1): Promise<void> => new Promise((resolve) => realSetTimeout(resolve, ms));

/** Fake timers that leave the machinery of promises, network and React alone. */
export function holdTime(): void {
  jest.useFakeTimers({
    doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate', 'requestAnimationFrame'],
  });
}

/** Lets held time pass, with everything that becomes due in it. */
export async function pass(ms: number): Promise<void> {
  await jest.advanceTimersByTimeAsync(ms);
  await realTurn();
  await realTurn();
}

/** Waits, in real time, until the assertion holds. Held time stands still meanwhile. */
export async function eventually<T>(assertion: () => T | Promise<T>, limitMs = 4_000): Promise<T> {
  const end = process.hrtime.bigint() + BigInt(limitMs) * 1_000_000n;
  for (;;) {
    try {
      return await assertion();
    } catch (error) {
      if (process.hrtime.bigint() > end) throw error;
    }
    await realTurn(10);
  }
}
