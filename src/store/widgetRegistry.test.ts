import { createAction } from '@reduxjs/toolkit';
import { createFakeServices } from '../../tests/fakeServices';
import { makeSetup } from '../../tests/data/widgets';
import {
  call,
  delay,
  getMountId,
  getServices,
  put,
  select,
  take,
  type SagaGenerator,
} from '../sagas/effects';
import { createStore } from './createStore';
import { transition } from './widget';
import { createWidgetRegistry } from './widgetRegistry';
import { mounted, unmounted } from './widgets';

const widgetAction = createAction<string>('widget/received');
const clientAction = createAction<string>('client/received');

function setUp() {
  const services = createFakeServices();
  const clientStore = createStore(services);
  const widgets = clientStore.attachWidgets(createWidgetRegistry);
  const open = (mountId: string) => {
    clientStore.store.dispatch(mounted({ mountId, setup: makeSetup() }));
    return widgets.open(mountId);
  };
  return { ...clientStore, services, a: open('a'), b: open('b') };
}

/** Records every such action that the widget's sagas receive. */
function listener(received: string[], creator: typeof widgetAction | typeof clientAction) {
  return function* (): SagaGenerator<void> {
    for (;;) {
      const { payload } = yield* take<ReturnType<typeof creator>>(creator);
      received.push(`${yield* getMountId()}: ${payload}`);
    }
  };
}
const fail = (error: unknown) => {
  throw error;
};

describe('§3 Widget state: one store, several widgets', () => {
  it('an action of one widget reaches its own sagas and state only', () => {
    const { a, b, store } = setUp();
    const received: string[] = [];
    for (const widget of [a, b]) widget.run(listener(received, widgetAction), fail);
    a.dispatch(widgetAction('hello'));
    b.dispatch(transition('OTPAuthenticate'));
    expect(received).toEqual(['a: hello']);
    expect(store.getState().widgets).toMatchObject({
      a: { widget: { screen: 'Main' } },
      b: { widget: { screen: 'OTPAuthenticate' } },
    });
  });

  it('an action without a widget reaches no widget', () => {
    const { a, store } = setUp();
    const received: string[] = [];
    a.run(listener(received, widgetAction), fail);
    store.dispatch(widgetAction('who is it?'));
    expect(received).toEqual([]);
  });

  it('an action of the client reaches every widget', () => {
    const { a, b, store } = setUp();
    const received: string[] = [];
    for (const widget of [a, b]) widget.run(listener(received, clientAction), fail);
    a.dispatch(clientAction('from a'));
    store.dispatch(clientAction('from nobody'));
    expect(received).toEqual(['a: from a', 'b: from a', 'a: from nobody', 'b: from nobody']);
  });

  it('a saga puts, selects and gets its services inside its widget', () => {
    const { a, b, services } = setUp();
    const received: string[] = [];
    for (const widget of [a, b]) widget.run(listener(received, widgetAction), fail);
    const found: unknown[] = [];
    b.run(function* (): SagaGenerator<void> {
      yield* put(widgetAction('from within'));
      found.push(yield* getServices(), yield* select((state) => Object.keys(state.widgets)));
    }, fail);
    expect(received).toEqual(['b: from within']);
    expect(found).toEqual([services, ['a', 'b']]);
  });

  it('closing a widget ends its sagas only', async () => {
    jest.useFakeTimers();
    const { a, b, store } = setUp();
    const log: string[] = [];
    const work = (name: string) =>
      function* (): SagaGenerator<void> {
        try {
          yield* delay(1_000);
          log.push(`${name} worked`);
        } finally {
          log.push(`${name} ended`);
        }
      };
    const received: string[] = [];
    a.run(work('a'), fail);
    a.run(listener(received, clientAction), fail);
    b.run(work('b'), fail);
    a.close();
    store.dispatch(unmounted({ mountId: 'a' }));
    expect(log).toEqual(['a ended']);
    a.dispatch(widgetAction('late'));
    store.dispatch(clientAction('later'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(log).toEqual(['a ended', 'b worked', 'b ended']);
    expect(received).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('a saga that throws is logged, and the others continue', () => {
    const { a } = setUp();
    const received: string[] = [];
    const errors: unknown[] = [];
    a.run(listener(received, widgetAction), fail);
    a.run(
      function* (): SagaGenerator<void> {
        yield* call(() => {
          throw new TypeError('a bug');
        });
      },
      (error) => errors.push(error),
    );
    a.dispatch(widgetAction('still here'));
    expect(errors).toEqual([new TypeError('a bug')]);
    expect(received).toEqual(['a: still here']);
  });

  it('thunks pass through', () => {
    const { a } = setUp();
    const thunk = (_: unknown, getState: () => { widgets: object }) => Object.keys(getState().widgets);
    expect(a.dispatch(thunk as never)).toEqual(['a', 'b']);
  });
});
