import type { App, Auth, View } from '../app';
import { words } from '../language/language';
import { checkList } from '../parts/checkList';
import type { Point } from '../parts/checkList';
import { el } from '../parts/dom';
import { loginArgs } from '../session/loginArgs';
import { shownPage } from '../session/shownPage';

const SUCCESS_SHOWN_MS = 1600;

/** The token types of the two links in a password reset mail. */
const RESET_TOKEN_TYPES: readonly string[] = ['reset_password', 'login'];

/** The token of a link in a password reset mail; undefined for other links. */
export const resetTokenIn = ({ account }: Auth): string | undefined => {
  const found = account.client.parseAuthenticateUrl();
  return found !== null && RESET_TOKEN_TYPES.includes(found.tokenType) ? found.token : undefined;
};

const ADVICE: readonly Point[] = [
  [
    'Long beats complicated',
    'Three or four words that do not belong together are easy to remember and hard to guess.',
  ],
  ['Only for PriceRx', 'A password that you use elsewhere is only as safe as the other site.'],
  ['Or none at all', 'A link, a code or a passkey is enough.'],
];

/** The page with the password reset widget. */
export const passwordResetView = (app: App, { widget, account }: Auth, passwordResetToken: string): View => {
  const place = el('div', { id: 'password-reset' });
  let mounted: { unmount(): void } | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const onEvent = ({ type, data }: { type: string; data: unknown }): void => {
    app.log.event(type, data);
    if (type === 'AUTHENTICATE_FLOW_COMPLETE') leaving = setTimeout(() => app.go('/saved'), SUCCESS_SHOWN_MS);
  };

  const mount = (): void => {
    mounted = widget.mountPasswordReset({
      client: account.client,
      selector: place,
      passwordResetToken,
      ...loginArgs(shownPage(app.switches)),
      callbacks: { onEvent, onError: (error) => app.log.error(error) },
    });
  };

  return {
    title: 'Your password',
    element: el(
      'div',
      { class: 'sign-in' },
      el(
        'div',
        { class: 'sign-in__head' },
        el('h1', { tabindex: -1 }, words('Back to your saved prices')),
        el('p', { class: 'lead' }, words('Choose a new password, and you are signed in.')),
      ),
      el('div', { class: 'sign-in__panel' }, place),
      checkList(ADVICE),
    ),
    entered: mount,
    staysInOtherLanguage: true,
    switched: mount,
    left() {
      clearTimeout(leaving);
      mounted?.unmount();
    },
  };
};
