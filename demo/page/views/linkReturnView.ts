import type { App, Auth, View } from '../app';
import { button, el } from '../parts/dom';
import { forgetLinkAsked, wasLinkAsked } from '../session/linkAsked';

const SESSION_MINUTES = 60;
const SUCCESS_SHOWN_MS = 1400;

const messageOf = (error: unknown): string => {
  if (error instanceof Error && 'error_message' in error && typeof error.error_message === 'string')
    return error.error_message;
  return error instanceof Error ? error.message : 'The link could not be used.';
};

/** The visitor came back from a social provider or by a link from an email, or a program that reads emails did. */
export const linkReturnView = (app: App, auth: Auth): View => {
  const heading = el('h1', { tabindex: -1 }, 'Finish signing in');
  const text = el('p', { role: 'status' });
  const actions = el('div', { class: 'card__actions' });
  let leaving: ReturnType<typeof setTimeout> | undefined;
  const isSocial = auth.account.client.parseAuthenticateUrl()?.tokenType === 'oauth';

  const show = (title: string, message: string, ...buttons: HTMLElement[]): void => {
    heading.textContent = title;
    text.textContent = message;
    actions.replaceChildren(...buttons);
  };

  const signIn = async (): Promise<void> => {
    show('Signing you in…', 'One moment.');
    try {
      const answer = await auth.account.client.authenticateByUrl({
        session_duration_minutes: SESSION_MINUTES,
      });
      app.log.event('authenticateByUrl', answer);
      forgetLinkAsked();
      show('You are signed in', 'Taking you to your saved prices.');
      leaving = setTimeout(() => app.go('/saved'), SUCCESS_SHOWN_MS);
    } catch (error) {
      app.log.error(error);
      // The widget explains what became of a sign-in at a social provider, and of a link opened in another browser.
      if (isSocial || (error instanceof Error && error.name === 'MissingPKCEError'))
        return app.go('/sign-in');
      show(
        'This link did not work',
        messageOf(error),
        button('Send a new link', () => app.go('/sign-in')),
      );
    }
  };

  return {
    title: 'Finish signing in',
    element: el('div', { class: 'card card--alone' }, heading, text, actions),
    entered() {
      // No program opens what a social provider sends back.
      if (isSocial || wasLinkAsked()) return void signIn();
      const start = (label: string, className: string): HTMLElement => {
        const press = (): void => {
          heading.focus();
          void signIn();
        };
        return button(label, press, { className });
      };
      if (auth.account.isSignedIn())
        return show(
          'You are signed in already',
          `As ${auth.account.name()}: the link is not needed.`,
          el('a', { class: 'button', href: app.href('/saved'), 'data-nav': true }, 'See saved prices'),
          start('Use the link anyway', 'button button--quiet'),
        );
      show(
        'Finish signing in',
        'Press the button to sign in to PriceRx with the link from your email.',
        start('Finish signing in', 'button'),
      );
    },
    left: () => clearTimeout(leaving),
  };
};
