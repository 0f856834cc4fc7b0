import type { App, Auth, View } from '../app';
import { words } from '../language/language';
import { checkList } from '../parts/checkList';
import type { Point } from '../parts/checkList';
import { el } from '../parts/dom';
import { loginArgs } from '../session/loginArgs';
import { shownPage } from '../session/shownPage';

/** Only codes are offered: a link would open another page, and the app's request is in the URL of this page. */
const WAYS_IN = { products: ['otp'], otpOptions: { methods: ['email'] } };

const PROMISES: readonly Point[] = [
  ['You decide', 'The app gets what the list says, and nothing if you deny it.'],
  ['How you sign in stays here', 'The app learns no password and no code.'],
  ['You can change your mind', 'Remove the app at any time, under “Connected apps”.'],
];

/** The page to which third-party apps send their users. A signed-out visitor signs in first, on the same page. */
export const consentView = (app: App, { widget, account }: Auth): View => {
  const question = el('div', { id: 'consent' });
  const place = el('div', { id: 'consent-sign-in' });
  let asked: { unmount(): void } | undefined;
  let login: { unmount(): void } | undefined;

  const callbacks = {
    onEvent: ({ type, data }: { type: string; data: unknown }) => app.log.event(type, data),
    onError: (error: unknown) => app.log.error(error),
  };
  const offerLogin = (): void => {
    const { config, ...looks } = loginArgs(shownPage(app.switches));
    const { enableShadowDOM } = config;
    login = widget.mountLogin({
      client: account.client,
      selector: place,
      ...looks,
      config: { ...WAYS_IN, enableShadowDOM },
      callbacks,
    });
  };
  const takeLoginAway = (): void => {
    login?.unmount();
    login = undefined;
  };

  const mount = (): void => {
    const { config, ...looks } = loginArgs(shownPage(app.switches));
    asked = widget.mountIdentityProvider({
      client: account.client,
      selector: question,
      ...looks,
      config: { enableShadowDOM: config['enableShadowDOM'] },
      callbacks: {
        ...callbacks,
        onError(error) {
          callbacks.onError(error);
          if (error instanceof Error && error.name === 'NoCurrentSessionError') offerLogin();
        },
      },
    });
    if (login !== undefined) offerLogin();
  };

  return {
    title: 'Your account and other apps',
    element: el(
      'div',
      { class: 'sign-in' },
      el(
        'div',
        { class: 'sign-in__head' },
        el('h1', { tabindex: -1 }, words('Another app is asking')),
        el('p', { class: 'lead' }, words('You stay at PriceRx until you have answered.')),
      ),
      el('div', { class: 'sign-in__panel' }, question, place),
      checkList(PROMISES),
    ),
    entered: mount,
    staysInOtherLanguage: true,
    switched: mount,
    accountChanged: () => account.isSignedIn() && takeLoginAway(),
    left() {
      takeLoginAway();
      asked?.unmount();
    },
  };
};
