import type { App } from '../app';
import { chooseLanguage, onLanguageChange, t, widgetLanguage, words } from '../language/language';
import type { English } from '../language/language';
import { LANGUAGE_NAMES, listedLanguage } from '../language/languages';
import { button, byId, el } from './dom';
import { showToast } from './toast';
import { chooseTheme, isDark, onThemeChange } from './theme';

const accountState = (app: App): HTMLElement[] => {
  if (app.auth?.account.isSignedIn() !== true)
    return [
      el(
        'a',
        { class: 'button', href: app.href('/sign-in'), 'data-nav': true },
        words('Sign in|in the header'),
      ),
    ];
  const { account } = app.auth;
  const signOut = (): void => {
    account.signOut().catch((error: unknown) => app.log.error(error));
  };
  const name = account.name();
  return [
    el('span', { class: 'account__name', title: name }, name),
    button(words('Sign out|in the header'), signOut, { className: 'button button--quiet' }),
  ];
};

export const showAccount = (app: App): void => byId('account').replaceChildren(...accountState(app));

/** Adds the switches to the links of the header and marks the current one. The page with the form needs no link to it. */
export const showPlace = (app: App, view: string): void => {
  byId('account').classList.toggle('account--here', view === 'signIn');
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
    showToast(t(theme === 'dark' ? 'Dark page' : 'Light page'));
  });
  onThemeChange(show);
  show();
};

/** Translates the parts of the page that are in its HTML: elements with `data-page-text`, and names with `data-page-label`. */
export const startTexts = (): void => {
  for (const element of document.querySelectorAll('[data-page-text]'))
    element.replaceChildren(words(element.textContent.trim() as English));
  const labelled = [...document.querySelectorAll('[data-page-label]')].map(
    (element) => [element, element.getAttribute('aria-label') as English] as const,
  );
  const label = (): void =>
    labelled.forEach(([element, english]) => element.setAttribute('aria-label', t(english)));
  onLanguageChange(label);
  label();
};

export const startLanguageSwitch = (chosen: (language: string) => void): void => {
  const control = byId('language-switch') as HTMLSelectElement;
  for (const [language, name] of Object.entries(LANGUAGE_NAMES))
    control.append(el('option', { value: language, lang: language }, name));
  const show = (): void => {
    control.value = listedLanguage(widgetLanguage());
  };
  control.addEventListener('change', () => {
    // Links that are created later contain the language in their addresses.
    chosen(control.value);
    chooseLanguage(control.value);
  });
  onLanguageChange(show);
  show();
};
