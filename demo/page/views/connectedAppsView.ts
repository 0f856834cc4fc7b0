import type { App, View } from '../app';
import { t } from '../language/language';
import { accountNav } from '../parts/accountNav';
import { button, el, hidden } from '../parts/dom';
import { showToast } from '../parts/toast';
import { loadingText } from '../parts/loadingText';
import type { AuthClient, ConnectedApp } from '../session/widgetGlobal';

const row = (connected: ConnectedApp, client: AuthClient, removed: () => void): HTMLElement => {
  const remove = button(
    t('Remove'),
    () => {
      client.user.revokeConnectedApp(connected.connected_app_id).then(removed, () => {
        showToast(t('{name} could not be removed. Try again.', { name: connected.name }));
      });
    },
    { className: 'button button--plain' },
  );
  remove.append(hidden(` ${connected.name}`));
  return el(
    'li',
    { class: 'offer offer--short' },
    el(
      'div',
      { class: 'offer__who' },
      el('h2', { class: 'offer__name' }, connected.name),
      el(
        'p',
        { class: 'offer__note' },
        t('May use: {scopes}', { scopes: connected.scopes_granted.replaceAll(' ', ', ') }),
      ),
    ),
    el('div', { class: 'offer__action' }, remove),
  );
};

const signInFirst = (app: App): HTMLElement =>
  el(
    'div',
    { class: 'empty' },
    el('p', {}, t('Sign in to see your connected apps.')),
    el('a', { class: 'button', href: app.href('/sign-in'), 'data-nav': true }, t('Sign in')),
  );

/** The list of third-party apps with access to the visitor's account. */
export const connectedAppsView = (app: App): View => {
  const heading = el('h1', { tabindex: -1 }, t('Connected apps'));
  const nav = accountNav(app, '/apps');
  const intro = el('p', { class: 'lead' }, t('Apps of others that you let read your account.'));
  const content = el('div', { class: 'saved' });
  let newest = 0;

  const tell = (text: string, role?: string): void =>
    content.replaceChildren(el('p', { class: 'empty', role }, text));

  const load = async (): Promise<void> => {
    const current = (newest += 1);
    const { auth } = app;
    nav.show();
    if (app.isStarting) return content.replaceChildren(loadingText());
    if (auth === undefined || !auth.account.isSignedIn()) return content.replaceChildren(signInFirst(app));
    const { client } = auth.account;
    try {
      const { connected_apps } = await client.user.getConnectedApps();
      if (current !== newest) return;
      if (connected_apps.length === 0) return tell(t('No app has access to your account.'));
      const rows = connected_apps.map((each) =>
        row(each, client, () => {
          showToast(t('Removed: {name}. It can no longer read your account.', { name: each.name }));
          heading.focus();
          void load();
        }),
      );
      content.replaceChildren(el('ul', { class: 'offers' }, ...rows));
    } catch (error) {
      app.log.error(error);
      if (current === newest)
        tell(t('Your connected apps cannot be shown right now. Load the page again.'), 'alert');
    }
  };

  return {
    title: 'Connected apps',
    element: el('div', {}, heading, intro, nav.element, content),
    entered: () => void load(),
    accountChanged: () => void load(),
  };
};
