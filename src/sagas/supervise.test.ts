import { createAction } from '@reduxjs/toolkit';
import { createFakeServices } from '../../tests/fakeServices';
import { createClientOf } from '../../tests/sagas';
import { holdTime } from '../../tests/time';
import { call, takeEvery, type SagaGenerator } from './effects';
import { supervise } from './supervise';

const happened = createAction<string>('client/happened');
const bug = (): never => {
  throw new TypeError('a bug');
};

beforeEach(holdTime);
afterEach(() => {
  jest.useRealTimers();
});

describe('§8 Unexpected exceptions: sagas that throw', () => {
  it('a saga that throws is logged and restarted', async () => {
    const services = createFakeServices();
    const { runRoot, store } = createClientOf(services);
    const received: string[] = [];
    const watch = () =>
      takeEvery(happened, function* ({ payload }): SagaGenerator<void> {
        if (payload === 'bad') yield* call(bug);
        received.push(payload);
      });
    const task = runRoot(() => supervise(watch));
    await jest.advanceTimersByTimeAsync(5_000);
    for (const payload of ['one', 'bad', 'two']) store.dispatch(happened(payload));
    expect(received).toEqual(['one', 'two']);
    expect(services.errors).toEqual(['Unexpected: TypeError: a bug']);
    task.cancel();
  });

  it('a saga that throws at its start leaves the page responsive', async () => {
    const services = createFakeServices();
    const { runRoot } = createClientOf(services);
    let starts = 0;
    const task = runRoot(() =>
      supervise(function* (): SagaGenerator<void> {
        starts += 1;
        yield* call(bug);
      }),
    );
    await jest.advanceTimersByTimeAsync(9_500);
    expect(starts).toBe(10);
    task.cancel();
  });

  it('a saga that ends is not restarted', async () => {
    const { run } = createClientOf(createFakeServices());
    let starts = 0;
    await run(() =>
      supervise(function* (): SagaGenerator<void> {
        starts += yield* call(() => 1);
      }),
    );
    expect(starts).toBe(1);
  });
});
