import { runTasks } from './runTasks.mjs';

/** Runs tasks by hand: `finish` ends one, and `started` lists the titles in order. */
function runByHand(tasks, most = 2) {
  const started = [];
  const ends = new Map();
  const result = runTasks(tasks, most, ({ title }) => {
    started.push(title);
    return new Promise((resolve) => ends.set(title, resolve));
  });
  const finish = async (title, isSuccess = true) => {
    ends.get(title)(isSuccess);
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { started, finish, result };
}

describe('Tasks of npm test', () => {
  it('runs 2 tasks at a time, in order', async () => {
    const { started, finish, result } = runByHand([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
    expect(started).toEqual(['a', 'b']);
    await finish('b');
    expect(started).toEqual(['a', 'b', 'c']);
    await finish('a');
    await finish('c');
    expect(await result).toBe(true);
  });

  it('a task waits for the tasks that it depends on, while later independent tasks start', async () => {
    const { started, finish, result } = runByHand([
      { title: 'build' },
      { title: 'sizes', after: ['build'] },
      { title: 'lint' },
    ]);
    expect(started).toEqual(['build', 'lint']);
    await finish('build');
    expect(started).toEqual(['build', 'lint', 'sizes']);
    await finish('sizes');
    await finish('lint');
    expect(await result).toBe(true);
  });

  it('after a failure the running tasks finish, and no further task starts', async () => {
    const { started, finish, result } = runByHand([{ title: 'a' }, { title: 'b' }, { title: 'c' }]);
    await finish('a', false);
    await finish('b');
    expect(await result).toBe(false);
    expect(started).toEqual(['a', 'b']);
  });
});
