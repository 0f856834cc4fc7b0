/** Callbacks that run after the current paint. */
let waiting: (() => void)[] = [];

export const afterPaint = (task: () => void): void => void waiting.push(task);

export function runAfterPaint(): void {
  const tasks = waiting;
  waiting = [];
  tasks.forEach((task) => task());
}
