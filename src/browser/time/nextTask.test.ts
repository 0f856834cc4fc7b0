import { MessageChannel } from 'node:worker_threads';
import { nextTask } from './nextTask';

const without = () => Reflect.deleteProperty(globalThis, 'MessageChannel');
afterEach(without);

describe('the next task', () => {
  it.each([
    ['a browser', () => void Object.assign(globalThis, { MessageChannel })],
    ['jsdom, which has no MessageChannel', without],
  ])('comes after all promises of the current one, in %s', async (_, prepare) => {
    prepare();
    const order: string[] = [];
    const later = nextTask().then(() => order.push('next task'));
    await Promise.resolve().then(() => order.push('promise'));
    await later;
    expect(order).toEqual(['promise', 'next task']);
  });
});
