import { devToolsStores } from '../../tests/browser/devTools';
import { createClient } from '../index';
import { makeClient, renderWidget, setUpWidgetPage } from '../../tests/renderWidget';
import { eventually } from '../../tests/time';
import { button } from '../../tests/visits/button';
import { alertText, EMAIL_CODE } from '../../tests/visits/signIn';
import { connectionOf } from './client/clientConnection';

const page = setUpWidgetPage();

const LIVE = 'public-token-live-devtools';

/** The screens of the widgets in the newest store. */
function inspectedScreens(): string[] {
  const state = devToolsStores.at(-1)?.states().at(-1) as { widgets?: object } | undefined;
  const widgets = Object.values(state?.widgets ?? {}) as { widget: { screen: string } }[];
  return widgets.map(({ widget }) => widget.screen);
}

describe('§4 DevTools: an untouched page', () => {
  it('with a test token and the extension: has the store at once, and the widget in it', async () => {
    const before = devToolsStores.length;
    const { client } = renderWidget(page, { config: EMAIL_CODE, loading: 'auto' });
    await eventually(() => expect(devToolsStores).toHaveLength(before + 1));
    expect(devToolsStores.at(-1)?.options.name).toContain(page.publicToken);
    await eventually(() => expect(inspectedScreens()).toEqual(['Main']));
    expect(connectionOf(client)?.core()).not.toBeNull();
  });

  it('with the option: has the store of a client for any token', async () => {
    const before = devToolsStores.length;
    await page.control.createProject({ public_token: LIVE });
    const client = createClient(LIVE, { ...page.options, devTools: true });
    page.onCleanUp(() => client.destroy());
    await eventually(() => expect(devToolsStores).toHaveLength(before + 1));
  });

  it.each([
    ['with a live token', () => createClient(LIVE, page.options)],
    ['with the option turned off', () => makeClient(page, { devTools: false })],
  ])('%s: has no store yet', async (_, create) => {
    const client = create();
    page.onCleanUp(() => client.destroy());
    renderWidget(page, { client, config: EMAIL_CODE, loading: 'auto' });
    await page.idle();
    expect(connectionOf(client)?.core()).toBeNull();
    page.console.take('');
  });
});

describe('§4 DevTools: a hydration that fails', () => {
  it('leaves no widget in the store, and the one after "Try again" is the only one', async () => {
    const { addEventListener } = EventTarget.prototype;
    const mend = () => void Reflect.deleteProperty(HTMLDivElement.prototype, 'addEventListener');
    // A browser extension may wrap this method in the same way. Of the widget's parts, only React listens to clicks there.
    HTMLDivElement.prototype.addEventListener = function (this: HTMLElement, ...given: unknown[]) {
      if (given[0] === 'click' && this.className === 'pricerx-widget')
        throw new Error('The extension is broken.');
      Reflect.apply(addEventListener, this, given);
    };
    page.onCleanUp(mend);
    const { user } = renderWidget(page, { config: EMAIL_CODE, loading: 'auto' });
    await alertText('This page did not load fully. Check your internet connection and try again.');
    expect(inspectedScreens()).toEqual([]);
    mend();
    await user.click(button('Try again'));
    await eventually(() => expect(inspectedScreens()).toEqual(['Main']));
    page.console.take('The extension is broken.');
  });
});

describe('§4 DevTools: a page without the extension', () => {
  it('has no store until the visitor comes near', async () => {
    const extension = '__REDUX_DEVTOOLS_EXTENSION_COMPOSE__';
    const compose: unknown = Reflect.get(window, extension);
    Reflect.deleteProperty(window, extension);
    page.onCleanUp(() => void Reflect.set(window, extension, compose));
    const { client } = renderWidget(page, { config: EMAIL_CODE, loading: 'auto' });
    await page.idle();
    expect(connectionOf(client)?.core()).toBeNull();
  });
});
