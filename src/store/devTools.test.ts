import { devToolsStores } from '../../tests/browser/devTools';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { makeVisitor } from '../../tests/data/visitors';
import { makeSetup } from '../../tests/data/widgets';
import { createFakeServices } from '../../tests/fakeServices';
import type { ClientOptions } from '../domain/config/clientOptions';
import { select } from '../sagas/effects';
import { bootstrapSettled, linkProblemFound } from './client';
import { createStore, type RootState } from './createStore';
import { authenticated, cleared } from './session';
import { magicLinkEmailSet, transition } from './widget';
import { createWidgetRegistry } from './widgetRegistry';
import { mounted } from './widgets';

function setUp(options: ClientOptions = {}) {
  const clientStore = createStore(createFakeServices({ options }));
  const devTools = devToolsStores.at(-1);
  if (!devTools) throw new Error('The devtools were attached to no store.');
  const rewritten = jest.fn();
  clientStore.onRewritten(rewritten);
  const widget = () => {
    const widgets = clientStore.attachWidgets(createWidgetRegistry);
    clientStore.store.dispatch(mounted({ mountId: 'a', setup: makeSetup() }));
    return widgets.open('a');
  };
  return { ...clientStore, devTools, rewritten, widget };
}

const fail = (error: unknown) => {
  throw error;
};

/** A history in which another page was configured. */
const elsewhere = (file: string | null): string =>
  (file ?? '').replaceAll('public-token-test-1', 'public-token-test-evil').replaceAll('en-own', 'en-evil');

describe('§4 DevTools: what they are given', () => {
  it('the client’s name, 500 actions, and no secret', () => {
    const { devTools, widget } = setUp();
    expect(devTools.options).toMatchObject({ name: 'PriceRxAuth public-token-test-1', maxAge: 500 });
    widget().dispatch({ type: 'widget/otp/codeEntered', payload: { code: '123456' } } as never);
    const { actionSanitizer, stateSanitizer } = devTools.options;
    expect(actionSanitizer?.({ type: 'host', token: 's3cret' } as never, 0)).toEqual({
      type: 'host',
      token: '••••',
    });
    expect(stateSanitizer?.({ code: '123456', kept: 1 }, 0)).toEqual({ code: '••••', kept: 1 });
    expect(JSON.stringify(devTools.history())).not.toContain('123456');
  });

  it('the host’s own data as it is', () => {
    const { store, devTools } = setUp();
    for (const type of ['host/loaded', 'host/widget/loaded'])
      store.dispatch({ type, token: 'kept' } as never);
    expect(JSON.stringify(devTools.history())).toMatch(/kept.*kept/);
  });

  it.each([
    ['test', undefined, true],
    ['live', undefined, false],
    ['test', false, false],
    ['live', true, true],
  ])('the store of a %s token with the option %s: %s', (kind, devTools, isGiven) => {
    const before = devToolsStores.length;
    createStore({ ...createFakeServices({ options: { devTools } }), publicToken: `public-token-${kind}-1` });
    expect(devToolsStores).toHaveLength(before + (isGiven ? 1 : 0));
  });

  it('a state that is complete before the first action', () => {
    const { store, devTools } = setUp();
    const client = { publicToken: 'public-token-test-1', isTest: true, bootstrapSettled: false };
    expect(store.getState()).toMatchObject({ client, widgets: {}, session: { status: 'unstarted' } });
    devTools.reset();
    expect(store.getState()).toMatchObject({ client, widgets: {} });
  });
});

describe('§4 DevTools: time travel', () => {
  it('shows an earlier state to views only, and says so', () => {
    const { store, devtoolsView, devTools, rewritten } = setUp();
    store.dispatch(authenticated(makeVisitor()));
    store.dispatch(cleared());
    expect(devtoolsView.isTravelling()).toBe(false);
    const statuses = devTools.states().map((state) => (state as RootState).session.status);
    devTools.jumpTo(statuses.indexOf('signedIn'));
    expect(devtoolsView.isTravelling()).toBe(true);
    expect(devtoolsView.getState().session.status).toBe('signedIn');
    expect(store.getState().session.status).toBe('signedOut');
    devTools.jumpToNewest();
    expect(devtoolsView.isTravelling()).toBe(false);
    store.dispatch(bootstrapSettled());
    expect(rewritten).not.toHaveBeenCalled();
  });

  it('calls back once before the first action after the history was changed', () => {
    const { store, devTools, rewritten } = setUp();
    store.dispatch(authenticated(makeVisitor()));
    devTools.toggle('session/authenticated');
    expect(store.getState().session.status).toBe('unstarted');
    expect(rewritten).not.toHaveBeenCalled();
    rewritten.mockImplementationOnce(() => store.dispatch(linkProblemFound()));
    store.dispatch(bootstrapSettled());
    store.dispatch(bootstrapSettled());
    expect(rewritten).toHaveBeenCalledTimes(1);
    expect(store.getState().client).toMatchObject({ linkProblem: 'missingVerifier', bootstrapSettled: true });
  });

  it('tells changes by actions from those by the devtools', () => {
    const { store, devTools, isPerforming } = setUp();
    store.dispatch(bootstrapSettled());
    const seen: boolean[] = [];
    store.subscribe(() => seen.push(isPerforming()));
    store.dispatch(authenticated(makeVisitor()));
    devTools.toggle('session/authenticated');
    expect(seen).toEqual([true, false]);
    expect(isPerforming()).toBe(false);
  });

  it('an action that a listener does not survive leaves the store usable', () => {
    const { store, isPerforming } = setUp();
    const stop = store.subscribe(() => {
      throw new Error('a bug');
    });
    expect(() => store.dispatch(bootstrapSettled())).toThrow('a bug');
    stop();
    expect(isPerforming()).toBe(false);
  });

  it('the first widget is no change of the history', () => {
    const { widget, rewritten, store } = setUp();
    store.dispatch(bootstrapSettled());
    widget().dispatch(transition('OTPAuthenticate'));
    expect(rewritten).not.toHaveBeenCalled();
  });

  it('the history is computed again with a flow that is loaded later', () => {
    const { attachWidgets, widget, recompute, devTools } = setUp();
    const a = widget();
    const widgets = attachWidgets(createWidgetRegistry);
    expect(attachWidgets(createWidgetRegistry)).toBe(widgets);
    const note = createSlice({
      name: 'widget/note',
      initialState: { text: '' },
      reducers: { noted: (_, { payload }: PayloadAction<string>) => ({ text: payload }) },
    });
    a.dispatch(note.actions.noted('too early'));
    widgets.injectScreen(note);
    recompute();
    const newest = devTools.states().at(-1) as RootState;
    expect(newest.widgets['a']?.screens).toEqual({ 'widget/note': { text: 'too early' } });
  });

  it('a widget’s sagas find its state while the devtools skip its mount', () => {
    const { widget, store, devTools } = setUp();
    const a = widget();
    a.dispatch(magicLinkEmailSet('ada@example.com'));
    const found: unknown[] = [];
    const read = () =>
      a.run(function* () {
        found.push(yield* select((state) => state.widgets['a']?.widget.formState.magicLinkState.email));
      }, fail);
    read();
    devTools.toggle('mounts/mounted');
    expect(store.getState().widgets).toEqual({});
    read();
    expect(found).toEqual(['ada@example.com', 'ada@example.com']);
  });
});

describe('§4 DevTools: imported histories', () => {
  const setup = { ...makeSetup(), strings: { title: 'en-own' } };

  function visited() {
    const clientStore = setUp();
    clientStore.attachWidgets(createWidgetRegistry);
    clientStore.store.dispatch(mounted({ mountId: 'a', setup }));
    clientStore.store.dispatch(bootstrapSettled());
    clientStore.store.dispatch(authenticated(makeVisitor()));
    return clientStore;
  }
  const own = {
    client: { publicToken: 'public-token-test-1', isTest: true, bootstrapSettled: true },
    widgets: { a: { setup, widget: { screen: 'Main' } } },
  };

  it('the page’s own configuration stays', () => {
    const { store, devTools, devtoolsView } = visited();
    const { api } = store.getState();
    devTools.import(elsewhere(devTools.exported()));
    expect(store.getState()).toMatchObject({ ...own, session: { status: 'signedIn' } });
    expect(store.getState().api).toBe(api);
    expect(devtoolsView.getState()).toBe(store.getState());
    store.dispatch(cleared());
    expect(store.getState()).toMatchObject({ ...own, session: { status: 'signedOut' } });
  });

  it('a committed state of another page configures nothing', () => {
    const { store, devTools } = visited();
    devTools.commit();
    devTools.import(elsewhere(devTools.exported()));
    store.dispatch(cleared());
    expect(store.getState()).toMatchObject(own);
    expect(store.getState().widgets['a']?.setup).toEqual(setup);
    expect(JSON.stringify(devTools.states())).not.toContain('evil');
  });

  it('a widget that this page has not mounted is left out', () => {
    const { devTools, store } = visited();
    devTools.commit();
    const file = (devTools.exported() ?? '').replace(String.raw`\"a\":{`, String.raw`\"b\":{`);
    expect(file).toContain(String.raw`\"b\":{`);
    devTools.import(file);
    store.dispatch(cleared());
    expect(store.getState().widgets).toEqual({});
  });
});
