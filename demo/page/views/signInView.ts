import type { App, Auth, View } from '../app';
import { words } from '../language/language';
import { button, el } from '../parts/dom';
import { loginArgs } from '../session/loginArgs';
import { shownPage } from '../session/shownPage';
import { forgetSave, pendingSave } from '../session/pendingSave';
import { loadingText } from '../parts/loadingText';
import { accountReasons } from './accountReasons';

/** Time to read "Success!". */
const SUCCESS_SHOWN_MS = 1600;

const pendingNote = (app: App): HTMLElement | undefined => {
  const pending = pendingSave();
  if (pending === undefined) return undefined;
  const note = el(
    'div',
    { class: 'notice sign-in__pending' },
    el(
      'p',
      {},
      words('To be saved: {label}', () => ({ label: pending.label })),
    ),
  );
  const forget = (): void => {
    forgetSave();
    app.go('/', { drug: pending.drug, strength: pending.strength });
  };
  note.append(button(words('Do not save it'), forget, { className: 'text-button' }));
  return note;
};

const unavailable = (): HTMLElement =>
  el(
    'div',
    { class: 'card', role: 'alert' },
    el('p', {}, words('Sign-in is not available right now. You can still compare prices.')),
    el(
      'div',
      { class: 'card__actions' },
      button(words('Try again'), () => location.reload()),
    ),
  );

const alreadyIn = (app: App, { account }: Auth): HTMLElement =>
  el(
    'div',
    { class: 'card' },
    el(
      'p',
      {},
      words('You are signed in as {name}.', () => ({ name: account.name() })),
    ),
    el(
      'div',
      { class: 'card__actions' },
      el('a', { class: 'button', href: app.href('/saved'), 'data-nav': true }, words('See saved prices')),
      button(words('Sign out'), () => void account.signOut(), { className: 'button button--quiet' }),
    ),
  );

/** The form in the page's HTML (demo/host/signInForm.ts), for the first view of the page. */
const takeRendered = (): HTMLElement | undefined => {
  const rendered = document.querySelector<HTMLElement>('#main > [data-rendered]') ?? undefined;
  rendered?.removeAttribute('data-rendered');
  return rendered;
};

/** The page with the login widget. A visitor who is signed in sees a note instead. */
export const signInView = (app: App): View => {
  const rendered = takeRendered();
  const panel =
    rendered?.querySelector<HTMLElement>('.sign-in__panel') ?? el('div', { class: 'sign-in__panel' });
  const place = rendered?.querySelector<HTMLElement>('#sign-in') ?? el('div', { id: 'sign-in' });
  let mounted: { unmount(): void } | undefined;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const leaveSoon = (): void => {
    clearTimeout(leaving);
    if (app.switches.stay) return;
    leaving = setTimeout(() => app.go('/saved'), SUCCESS_SHOWN_MS);
  };

  const onEvent = ({ type, data }: { type: string; data: unknown }): void => {
    app.log.event(type, data);
    if (type === 'AUTHENTICATE_FLOW_COMPLETE') leaveSoon();
  };

  const mount = ({ widget, account }: Auth): void => {
    try {
      mounted = widget.mountLogin({
        client: account.client,
        selector: place,
        ...loginArgs(shownPage(app.switches)),
        // The developer panel shows the history of the store.
        loading: app.switches.dev ? 'eager' : 'auto',
        callbacks: { onEvent, onError: (error) => app.log.error(error) },
      });
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      panel.append(el('p', { class: 'notice notice--bad', role: 'alert' }, message));
    }
  };

  const show = (): void => {
    const { auth } = app;
    if (app.isStarting) return rendered ? undefined : panel.replaceChildren(loadingText());
    if (auth === undefined) return panel.replaceChildren(unavailable());
    if (auth.account.isSignedIn()) return panel.replaceChildren(alreadyIn(app, auth));
    // The visitor may be typing in the form of the HTML, which stays where it is.
    if (place.parentNode !== panel) panel.replaceChildren(place);
    mount(auth);
  };

  const heading =
    pendingSave() === undefined ? words('Your prices, kept for you') : words('Sign in to save this price');
  const head = el('div', { class: 'sign-in__head' }, el('h1', { tabindex: -1 }, heading), pendingNote(app));
  rendered?.querySelector('.sign-in__head')?.replaceWith(head);
  rendered?.append(accountReasons());
  return {
    title: 'Sign in',
    element: rendered ?? el('div', { class: 'sign-in' }, head, panel, accountReasons()),
    entered: show,
    accountChanged() {
      const signedIn = app.auth?.account.isSignedIn() === true;
      // A mounted widget shows its own success screen first. After a link or a sign-in in another tab there is none.
      if (mounted === undefined) show();
      else if (signedIn) leaveSoon();
      else clearTimeout(leaving);
    },
    staysInOtherLanguage: true,
    switched: () => app.auth && mounted && mount(app.auth),
    left() {
      clearTimeout(leaving);
      mounted?.unmount();
    },
  };
};
