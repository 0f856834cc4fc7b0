import type { App } from '../app';
import { button, byId, el } from './dom';
import { say } from './say';
import { chooseTheme, isDark, onThemeChange } from './theme';

const accountState = (app: App): HTMLElement[] => {
  if (app.auth?.account.isSignedIn() !== true)
    return [el('a', { class: 'button', href: app.href('/sign-in'), 'data-nav': true }, 'Sign in')];
  const { account } = app.auth;
  const signOut = (): void => {
    account.signOut().catch((error: unknown) => app.log.error(error));
  };
  const name = account.name();
  return [
    el('span', { class: 'account__name', title: name }, name),
    button('Sign out', signOut, { className: 'button button--quiet' }),
  ];
};

export const showAccount = (app: App): void => byId('account').replaceChildren(...accountState(app));

/** Adds the switches to the links of the header and marks the current one. */
export const showPlace = (app: App, view: string): void => {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('.brand, .site-nav a')) {
    link.href = app.href(link.pathname);
    if (link.dataset.view === view) link.setAttribute('aria-current', 'page');
    else link.removeAttribute('aria-current');
  }
};

export const startThemeSwitch = (chosen: (theme: 'light' | 'dark') => void): void => {
  const control = byId('theme-switch');
  const show = (): void => control.setAttribute('aria-pressed', String(isDark()));
  control.addEventListener('click', () => {
    const theme = isDark() ? 'light' : 'dark';
    chooseTheme(theme);
    chosen(theme);
    say(theme === 'dark' ? 'Dark page' : 'Light page');
  });
  onThemeChange(show);
  show();
};
