import type { SitePath } from '../paths';
import type { App, View } from './app';
import type { Params } from './parts/address';
import { onLanguageChange, translated } from './language/language';
import { byId } from './parts/dom';
import { showPlace } from './parts/header';
import { browseView } from './views/browseView';
import { connectedAppsView } from './views/connectedAppsView';
import { consentView } from './views/consentView';
import { drugView } from './views/drugView';
import { notFoundView } from './views/notFoundView';
import { passkeysView } from './views/passkeysView';
import { savedView } from './views/savedView';
import { signInView } from './views/signInView';

interface Place {
  /** Name of the view's link in the header. */
  name: string;
  view(app: App, params: Params): View;
}

const PLACES: Record<SitePath, Place> = {
  '/': {
    name: 'browse',
    view: (app, params) => (params.drug === undefined ? browseView(app) : drugView(app, params)),
  },
  '/saved': { name: 'saved', view: savedView },
  '/apps': { name: 'saved', view: connectedAppsView },
  '/passkeys': { name: 'saved', view: passkeysView },
  '/sign-in': { name: 'signIn', view: signInView },
  '/consent': { name: 'signIn', view: (app) => (app.auth ? consentView(app, app.auth) : signInView(app)) },
};

const NOWHERE: Place = { name: '', view: notFoundView };

const placeAt = (path: string): Place => (Object.hasOwn(PLACES, path) ? PLACES[path as SitePath] : NOWHERE);

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;

/** Shows the view of the current URL. */
export const createRouter = (app: App) => {
  const main = byId('main');
  let current: View | undefined;

  const showTitle = ({ title }: View): void => void (document.title = `${translated(title)} · PriceRx`);

  const enter = (view: View, name: string): void => {
    current?.left?.();
    current = view;
    showTitle(view);
    if (view.element.parentNode !== main) main.replaceChildren(view.element);
    showPlace(app, name);
    view.entered?.();
  };

  /** The first view does not move the focus, because the browser has placed it. */
  const showAddress = async (moveFocus: boolean): Promise<void> => {
    const place = placeAt(location.pathname);
    const view = place.view(app, Object.fromEntries(new URLSearchParams(location.search)));
    enter(view, place.name);
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
  onLanguageChange(() => {
    if (!current?.staysInOtherLanguage) return void showAddress(false);
    showTitle(current);
    current.switched?.();
  });
  addEventListener('popstate', () => void showAddress(true));

  return { go, enter, showAddress, current: () => current };
};
