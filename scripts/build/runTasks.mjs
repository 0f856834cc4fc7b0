/**
 * Runs tasks, `most` at a time, each when those that it names in `after` have succeeded. After a failure no further task starts.
 * @param run resolves with whether the task has succeeded.
 * @returns whether all have succeeded.
 */
export async function runTasks(tasks, most, run) {
  const waiting = [...tasks];
  const running = new Map();
  const done = new Set();
  let isFailed = false;

  const start = (task) => {
    waiting.splice(waiting.indexOf(task), 1);
    const finished = run(task).then((isSuccess) => {
      running.delete(task.title);
      if (isSuccess) done.add(task.title);
      else isFailed = true;
    });
    running.set(task.title, finished);
  };

  for (;;) {
    const ready = waiting.find(({ after = [] }) => after.every((title) => done.has(title)));
    if (ready && !isFailed && running.size < most) start(ready);
    else if (running.size > 0) await Promise.race(running.values());
    else return !isFailed && waiting.length === 0;
  }
}
