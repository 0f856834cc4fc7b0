import { createAction } from '@reduxjs/toolkit';
import { createFakeServices } from '../../tests/fakeServices';
import { makeSetup } from '../../tests/data/widgets';
import { call, delay, getMountId, getServices, put, select, take, type Operation } from '../sagas/effects';
import { createStore } from './createStore';
import { transition } from './widget';
import { createWidgetHost } from './widgetHost';
import { mounted, unmounted } from './widgets';

const knocked = createAction<string>('widget/knocked');
const rang = createAction<string>('client/rang');

function setUp() {
  const services = createFakeServices();
  const clientStore = createStore(services);
  const widgets = clientStore.attachWidgets(createWidgetHost);
  const open = (mountId: string) => {
    clientStore.store.dispatch(mounted({ mountId, setup: makeSetup() }));
    return widgets.open(mountId);
  };
  return { ...clientStore, services, a: open('a'), b: open('b') };
}

/** Records every such action that the widget's sagas receive. */
function listener(heard: string[], creator: typeof knocked | typeof rang) {
  return function* (): Operation<void> {
    for (;;) {
      const { payload } = yield* take<ReturnType<typeof creator>>(creator);
      heard.push(`${yield* getMountId()}: ${payload}`);
    }
  };
}
const fail = (error: unknown) => {
  throw error;
};

describe('§3 Widget state: one store, several widgets', () => {
  it('an action of one widget reaches its own sagas and state only', () => {
    const { a, b, store } = setUp();
    const heard: string[] = [];
    for (const widget of [a, b]) widget.run(listener(heard, knocked), fail);
    a.dispatch(knocked('hello'));
    b.dispatch(transition('OTPAuthenticate'));
    expect(heard).toEqual(['a: hello']);
    expect(store.getState().widgets).toMatchObject({
      a: { widget: { screen: 'Main' } },
      b: { widget: { screen: 'OTPAuthenticate' } },
    });
  });

  it('an action without a widget reaches no widget', () => {
    const { a, store } = setUp();
    const heard: string[] = [];
    a.run(listener(heard, knocked), fail);
    store.dispatch(knocked('who is it?'));
    expect(heard).toEqual([]);
  });

  it('an action of the client reaches every widget', () => {
    const { a, b, store } = setUp();
    const heard: string[] = [];
    for (const widget of [a, b]) widget.run(listener(heard, rang), fail);
    a.dispatch(rang('from a'));
    store.dispatch(rang('from nobody'));
    expect(heard).toEqual(['a: from a', 'b: from a', 'a: from nobody', 'b: from nobody']);
  });

  it('a saga puts, selects and gets its services inside its widget', () => {
    const { a, b, services } = setUp();
    const heard: string[] = [];
    for (const widget of [a, b]) widget.run(listener(heard, knocked), fail);
    const found: unknown[] = [];
    b.run(function* (): Operation<void> {
      yield* put(knocked('from within'));
      found.push(yield* getServices(), yield* select((state) => Object.keys(state.widgets)));
    }, fail);
    expect(heard).toEqual(['b: from within']);
    expect(found).toEqual([services, ['a', 'b']]);
  });

  it('closing a widget ends its sagas only', async () => {
    jest.useFakeTimers();
    const { a, b, store } = setUp();
    const log: string[] = [];
    const work = (name: string) =>
      function* (): Operation<void> {
        try {
          yield* delay(1_000);
          log.push(`${name} worked`);
        } finally {
          log.push(`${name} ended`);
        }
      };
    const heard: string[] = [];
    a.run(work('a'), fail);
    a.run(listener(heard, rang), fail);
    b.run(work('b'), fail);
    a.close();
    store.dispatch(unmounted({ mountId: 'a' }));
    expect(log).toEqual(['a ended']);
    a.dispatch(knocked('late'));
    store.dispatch(rang('later'));
    await jest.advanceTimersByTimeAsync(1_000);
    expect(log).toEqual(['a ended', 'b worked', 'b ended']);
    expect(heard).toEqual([]);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });

  it('a saga that throws is logged, and the others continue', () => {
    const { a } = setUp();
    const heard: string[] = [];
    const errors: unknown[] = [];
    a.run(listener(heard, knocked), fail);
    a.run(
      function* (): Operation<void> {
        yield* call(() => {
          throw new TypeError('a bug');
        });
      },
      (error) => errors.push(error),
    );
    a.dispatch(knocked('still here'));
    expect(errors).toEqual([new TypeError('a bug')]);
    expect(heard).toEqual(['a: still here']);
  });

  it('thunks pass through', () => {
    const { a } = setUp();
    const thunk = (_: unknown, getState: () => { widgets: object }) => Object.keys(getState().widgets);
    expect(a.dispatch(thunk as never)).toEqual(['a', 'b']);
  });
});
