import type { App, Auth, View } from '../app';
import { words } from '../language/language';
import { accountNav } from '../parts/accountNav';
import { checkList } from '../parts/checkList';
import type { Point } from '../parts/checkList';
import { el } from '../parts/dom';
import { loadingText } from '../parts/loadingText';
import { loginArgs } from '../session/loginArgs';
import { shownPage } from '../session/shownPage';

const REASONS: readonly Point[] = [
  ['Quicker than a code', 'One touch, and no message to wait for.'],
  [
    'Safe from copies of this site',
    'A passkey works at PriceRx only, so that nobody can talk you out of it.',
  ],
  [
    'On your own devices',
    'Your phone or computer keeps it. If you lose the device, remove its passkey here.',
  ],
];

/** The passkey registration widget, for creating, renaming and removing passkeys. */
export const passkeysView = (app: App): View => {
  const heading = el('h1', { tabindex: -1 }, words('Passkeys'));
  const intro = el(
    'p',
    { class: 'lead' },
    words('Sign in with your fingerprint, your face or your screen lock.'),
  );
  const nav = accountNav(app, '/passkeys');
  const place = el('div', { id: 'passkeys' });
  const signInFirst = el(
    'div',
    { class: 'empty' },
    el('p', {}, words('Sign in to see your passkeys.')),
    el('a', { class: 'button', href: app.href('/sign-in'), 'data-nav': true }, words('Sign in')),
  );
  const content = el('div', { class: 'beside__panel' });
  let mounted: { unmount(): void } | undefined;

  const mount = ({ widget, account }: Auth): void => {
    const { config, ...looks } = loginArgs(shownPage(app.switches));
    content.replaceChildren(place);
    mounted = widget.mountPasskeyRegistration({
      client: account.client,
      selector: place,
      ...looks,
      config: { products: ['passkeys'], enableShadowDOM: config['enableShadowDOM'] },
      callbacks: {
        onEvent({ type, data }) {
          app.log.event(type, data);
          if (type === 'PASSKEY_DONE') app.go('/saved');
        },
        onError: (error) => app.log.error(error),
      },
    });
  };
  const takeAway = (): void => {
    mounted?.unmount();
    mounted = undefined;
  };

  const show = (): void => {
    const { auth } = app;
    nav.show();
    const isSignedIn = auth?.account.isSignedIn() === true;
    if (isSignedIn) return mount(auth);
    takeAway();
    content.replaceChildren(app.isStarting ? loadingText() : signInFirst);
  };

  return {
    title: 'Passkeys',
    element: el(
      'div',
      {},
      heading,
      intro,
      nav.element,
      el('div', { class: 'beside' }, content, checkList(REASONS)),
    ),
    entered: show,
    accountChanged() {
      if (mounted === undefined || app.auth?.account.isSignedIn() !== true) show();
    },
    staysInOtherLanguage: true,
    switched: show,
    left: takeAway,
  };
};
