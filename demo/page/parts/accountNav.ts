import type { SitePath } from '../../paths';
import type { App } from '../app';
import { words } from '../language/language';
import type { English } from '../language/language';
import { el, hidden } from './dom';

const PAGES = [
  ['/saved', 'Prices'],
  ['/passkeys', 'Passkeys'],
  ['/apps', 'Connected apps'],
] as const satisfies readonly (readonly [SitePath, English])[];

type AccountPath = (typeof PAGES)[number][0];

export interface AccountNav {
  element: HTMLElement;
  /** Shows the links while a visitor is signed in. Their place is kept until that is known. */
  show(): void;
}

/** Links between the pages of the visitor's account. */
export const accountNav = (app: App, current: AccountPath): AccountNav => {
  const label = hidden(words('Your account'));
  label.id = 'account-nav';
  const links = PAGES.map(([path, name]) =>
    el(
      'a',
      { href: app.href(path), 'data-nav': true, 'aria-current': path === current && 'page' },
      words(name),
    ),
  );
  const element = el('nav', { class: 'account-nav', 'aria-labelledby': label.id }, label, ...links);
  const show = (): void => {
    element.hidden = !app.isStarting && app.auth?.account.isSignedIn() !== true;
    element.toggleAttribute('data-waiting', app.isStarting);
  };
  show();
  return { element, show };
};
