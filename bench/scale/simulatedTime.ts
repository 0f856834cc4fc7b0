interface Timer {
  at: number;
  order: number;
  run(): void;
}

const realImmediate = globalThis.setImmediate;
/** Ends when all promises that can go on have gone on. */
const settled = () => new Promise<void>((resolve) => realImmediate(resolve));

/** A binary heap of timers, the earliest first. */
class Timers {
  readonly #heap: Timer[] = [];

  get first(): Timer | undefined {
    return this.#heap[0];
  }

  add(timer: Timer): void {
    const heap = this.#heap;
    let place = heap.push(timer) - 1;
    for (let above = (place - 1) >> 1; place > 0 && isEarlier(timer, heap[above]); above = (place - 1) >> 1) {
      heap[place] = heap[above] as Timer;
      place = above;
    }
    heap[place] = timer;
  }

  takeFirst(): Timer | undefined {
    const heap = this.#heap;
    const [first, last] = [heap[0], heap.pop()];
    if (!last || heap.length === 0) return first;
    let place = 0;
    for (let below = 1; below < heap.length; below = 2 * place + 1) {
      if (isEarlier(heap[below + 1], heap[below] as Timer)) below += 1;
      if (!isEarlier(heap[below], last)) break;
      heap[place] = heap[below] as Timer;
      place = below;
    }
    heap[place] = last;
    return first;
  }
}

const isEarlier = (one: Timer | undefined, other: Timer | undefined): boolean =>
  one !== undefined &&
  other !== undefined &&
  (one.at < other.at || (one.at === other.at && one.order < other.order));

/** Replaces this process's timers and clocks. `passTo` runs what is due until a time, in ms since the start. */
export function simulateTime() {
  const timers = new Timers();
  const live = new Set<number>();
  let now = 0;
  let order = 0;

  const start = (run: (...given: unknown[]) => void, ms = 0, ...given: unknown[]): number => {
    const id = (order += 1);
    live.add(id);
    timers.add({ at: now + Math.max(0, ms), order: id, run: () => live.delete(id) && run(...given) });
    return id;
  };
  const stop = (id: number | undefined) => void live.delete(id ?? 0);
  Object.assign(globalThis, { setTimeout: start, clearTimeout: stop });
  performance.now = () => now;
  Date.now = () => now;

  return {
    now: () => now,
    async passTo(end: number): Promise<void> {
      for (let next = timers.first; next && next.at <= end; next = timers.first) {
        now = next.at;
        while (timers.first && timers.first.at <= now) timers.takeFirst()?.run();
        await settled();
      }
      now = end;
    },
  };
}
