import type { Params } from './address';
import type { App, View } from './app';
import { browseView } from './browseView';
import { connectedAppsView } from './connectedAppsView';
import { consentView } from './consentView';
import { drugView } from './drugView';
import { byId } from './dom';
import { showPlace } from './header';
import { passkeysView } from './passkeysView';
import { savedView } from './savedView';
import { signInView } from './signInView';

const viewOf = (app: App, path: string, params: Params): { name: string; view: View } => {
  if (path === '/saved') return { name: 'saved', view: savedView(app) };
  if (path === '/apps') return { name: 'saved', view: connectedAppsView(app) };
  if (path === '/passkeys') return { name: 'saved', view: passkeysView(app) };
  if (path === '/consent' && app.auth) return { name: 'signIn', view: consentView(app, app.auth) };
  if (path === '/sign-in' || path === '/consent') return { name: 'signIn', view: signInView(app) };
  return { name: 'browse', view: params.drug === undefined ? browseView(app) : drugView(app, params) };
};

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Shows one view at a time and keeps the address in step with it. */
export const createRouter = (app: App) => {
  const main = byId('main');
  let current: View | undefined;

  const enter = (view: View, name: string): void => {
    current?.left?.();
    current = view;
    document.title = `${view.title} · PriceRx`;
    main.replaceChildren(view.element);
    showPlace(app, name);
    view.entered?.();
  };

  /** The first view takes no focus: the visitor is wherever their browser put them. */
  const showAddress = async (moveFocus: boolean): Promise<void> => {
    const params = Object.fromEntries(new URLSearchParams(location.search));
    const { name, view } = viewOf(app, location.pathname, params);
    enter(view, name);
    if (!moveFocus) return;
    await view.ready;
    if (current === view) view.element.querySelector('h1')?.focus({ preventScroll: true });
  };

  const go = (path: string, params: Params = {}): void => {
    history.pushState(null, '', app.href(path, params));
    scrollTo(0, 0);
    void showAddress(true);
  };

  document.addEventListener('click', (event) => {
    const link =
      event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[data-nav]') : null;
    if (link === null || !isPlainClick(event)) return;
    event.preventDefault();
    go(link.pathname, Object.fromEntries(new URLSearchParams(link.search)));
  });
  addEventListener('popstate', () => void showAddress(true));

  return { go, enter, showAddress, current: () => current };
};
