import type { App, Auth, View } from '../app';
import { words } from '../language/language';
import { button, el } from '../parts/dom';

const SESSION_MINUTES = 60;
const SUCCESS_SHOWN_MS = 1400;

const messageOf = (error: unknown): string | Text => {
  if (error instanceof Error && 'error_message' in error && typeof error.error_message === 'string')
    return error.error_message;
  return error instanceof Error ? error.message : words('The link could not be used.');
};

/** The page for links in emails and returns from social providers. Mail scanners open it too, so it may ask for a click. */
export const linkReturnView = (app: App, auth: Auth): View => {
  const heading = el('h1', { tabindex: -1 }, words('Finish signing in'));
  const text = el('p', { role: 'status' });
  const actions = el('div', { class: 'card__actions' });
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const isSocial = auth.account.client.parseAuthenticateUrl()?.tokenType === 'oauth';

  const show = (title: Text, message: string | Text, ...buttons: HTMLElement[]): void => {
    heading.replaceChildren(title);
    text.replaceChildren(message);
    actions.replaceChildren(...buttons);
  };
  const working = (): void => show(words('Signing you in…'), words('One moment.'));

  const leave = (): HTMLElement =>
    el('a', { class: 'button', href: app.href('/saved'), 'data-nav': true }, words('See saved prices'));

  /** Asks for confirmation when this browser may not have started the sign-in. */
  const confirm = ({ tokenType }: { tokenType: string }): Promise<boolean> =>
    new Promise((resolve) => {
      const start = (label: Text, className: string): HTMLElement => {
        const press = (): void => {
          heading.focus();
          working();
          resolve(true);
        };
        return button(label, press, { className });
      };
      if (tokenType === 'impersonation')
        return show(
          words('Sign in as another user?'),
          auth.account.isSignedIn()
            ? words(
                'This link signs {name} out and another user in. It is for our support staff only. If you are not one of them, do not go on.',
                () => ({ name: auth.account.name() }),
              )
            : words(
                'This link signs you in as another user. It is for our support staff only. If you are not one of them, do not go on.',
              ),
          leave(),
          start(words('Sign in as the other user'), 'button button--quiet'),
        );
      if (auth.account.isSignedIn())
        return show(
          words('You are signed in already'),
          words('As {name}: the link is not needed.', () => ({ name: auth.account.name() })),
          leave(),
          start(words('Use the link anyway'), 'button button--quiet'),
        );
      show(
        words('Finish signing in'),
        isSocial
          ? words(
              'This sign-in with a social account was not started in this browser. Go on only if you have started it yourself.',
            )
          : words(
              'Press the button to sign in to PriceRx with the link from your email. Go on only if you have asked for it.',
            ),
        start(words('Finish signing in'), 'button'),
      );
    });

  const signIn = async (): Promise<void> => {
    working();
    try {
      const answer = await auth.account.client.authenticateByUrl({
        session_duration_minutes: SESSION_MINUTES,
        confirm,
      });
      app.log.event('authenticateByUrl', answer);
      show(
        words('You are signed in'),
        words('As {name}. Taking you to your saved prices.', () => ({ name: auth.account.name() })),
      );
      leaving = setTimeout(() => app.go('/saved'), SUCCESS_SHOWN_MS);
    } catch (error) {
      app.log.error(error);
      // The widget shows the errors of social sign-ins, and of links opened in another browser.
      if (isSocial || (error instanceof Error && error.name === 'MissingPKCEError'))
        return app.go('/sign-in');
      show(
        words('This link did not work'),
        messageOf(error),
        button(words('Send a new link'), () => app.go('/sign-in')),
      );
    }
  };

  return {
    title: 'Finish signing in',
    element: el('div', { class: 'card card--alone' }, heading, text, actions),
    staysInOtherLanguage: true,
    entered: () => void signIn(),
    left: () => clearTimeout(leaving),
  };
};
