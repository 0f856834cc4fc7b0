import { nextTask } from './nextTask';

const { MessageChannel } = globalThis;
afterEach(() => {
  globalThis.MessageChannel = MessageChannel;
});

describe('the next task', () => {
  it.each([
    ['a browser', () => undefined],
    ['jsdom, which has no MessageChannel', () => Reflect.deleteProperty(globalThis, 'MessageChannel')],
  ])('comes after all promises of the current one, in %s', async (_, prepare) => {
    prepare();
    const order: string[] = [];
    const later = nextTask().then(() => order.push('next task'));
    await Promise.resolve().then(() => order.push('promise'));
    await later;
    expect(order).toEqual(['promise', 'next task']);
  });
});
