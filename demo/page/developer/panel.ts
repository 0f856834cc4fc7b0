import type { App } from '../app';
import { words } from '../language/language';
import { button, byId, el } from '../parts/dom';
import type { Switches } from './switches';
import { timeTravelSection } from './timeTravel/section';
import { visitSection } from './visits/section';

type Change = (next: Partial<Switches>) => void;

/** The developer panel: the inbox, the store's history, recorded visits, and the widget's events. */
export const startDeveloper = (app: App, change: Change) => {
  const opener = byId('developer-switch');

  const toggle = (dev: boolean): void => {
    change({ dev });
    if (dev) byId('developer-title').focus();
    else opener.focus();
  };

  const visits = visitSection(app, change);
  const inbox = el('p', {}, '');

  const showInbox = (sandboxUrl: string | undefined): void => {
    inbox.replaceChildren(
      sandboxUrl === undefined
        ? words('The sandbox does not answer.')
        : el(
            'a',
            { class: 'inbox-link', href: `${sandboxUrl}/sandbox`, target: '_blank', rel: 'noopener' },
            words('Open the inbox in a new tab'),
          ),
    );
  };

  const content = el(
    'div',
    { class: 'developer__inner' },
    el(
      'div',
      { class: 'developer__head' },
      el('h2', { id: 'developer-title', tabindex: -1 }, words('Developer')),
      button(words('Close'), () => toggle(false), { className: 'text-button' }),
    ),
    inbox,
    el(
      'p',
      { class: 'soft' },
      words(
        'The page’s address configures the widget (README.md). The playground of “npm run site” prints its code.',
      ),
    ),
    timeTravelSection(),
    visits.element,
    el(
      'div',
      { class: 'developer__head developer__head--events' },
      el('h3', {}, words('Events')),
      button(words('Clear'), () => app.log.clear(), { className: 'text-button' }),
    ),
    app.log.element,
  );
  byId('developer').append(content);
  opener.addEventListener('click', () => toggle(!app.switches.dev));

  const show = (): void => {
    const { dev } = app.switches;
    document.documentElement.classList.toggle('with-developer', dev);
    opener.setAttribute('aria-expanded', String(dev));
    visits.show();
  };
  show();
  return { show, showInbox };
};
