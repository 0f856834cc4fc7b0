import type { App } from '../app';
import { check, chips, group } from '../../../playground/parts/controls';
import { isPreset, listed, METHOD_LABELS, PRESETS, PRODUCT_LABELS } from '../../../playground/products';
import { onLanguageChange, t, translated, words } from '../language/language';
import { button, byId, el } from '../parts/dom';
import { codeSection } from './codeSection';
import type { Switches } from './switches';
import { timeTravelSection } from './timeTravel/section';
import { visitSection } from './visits/section';

type Change = (next: Partial<Switches>) => void;

const WALLET_LABELS = {
  '': 'Approves',
  reject: 'Rejects',
  hang: 'Never answers',
  wrongAccount: 'Signs with another account',
};
const FLAG_LABELS = {
  shadow: 'Shadow DOM (reloads)',
  pkce: 'Project with PKCE (reloads)',
  logo: 'Logo',
  hideHeader: 'Hide the header',
  strings: 'Sample texts of our own',
  stay: 'Stay here after sign-in',
} as const;

const controls = ({ switches, canChooseProject }: App, change: Change): HTMLElement[] => [
  group(
    t('Presets'),
    chips(
      PRESETS.map((preset) => ({
        label: translated(preset.label),
        isPressed: isPreset(switches, preset),
        onPress: () => change({ products: preset.products, otp: preset.otp }),
      })),
    ),
  ),
  el(
    'div',
    { class: 'developer__pair' },
    group(
      t('Products'),
      ...Object.entries(PRODUCT_LABELS).map(([product, label]) =>
        check(translated(label), switches.products.includes(product), (on) =>
          change({ products: listed(switches.products, product, on) }),
        ),
      ),
    ),
    group(
      t('One-time code by'),
      ...Object.entries(METHOD_LABELS).map(([method, label]) =>
        check(translated(label), switches.otp.includes(method), (on) =>
          change({ otp: listed(switches.otp, method, on) }),
        ),
      ),
    ),
  ),
  ...(switches.products.includes('crypto')
    ? [
        group(
          t('The test wallet’s owner'),
          chips(
            Object.entries(WALLET_LABELS).map(([wallet, label]) => ({
              label: translated(label),
              isPressed: switches.wallet === wallet,
              onPress: () => change({ wallet }),
            })),
          ),
        ),
      ]
    : []),
  group(
    t('Widget'),
    ...Object.entries(FLAG_LABELS)
      .filter(([name]) => name !== 'pkce' || canChooseProject)
      .map(([name, label]) =>
        check(translated(label), switches[name as keyof typeof FLAG_LABELS], (on) => change({ [name]: on })),
      ),
  ),
  codeSection(switches),
];

/** The developer panel: configuration of the widget, its events, and the inbox. */
export const startDeveloper = (app: App, change: Change) => {
  const opener = byId('developer-switch');
  const settings = el('div');

  const showSettings = (): void => {
    // The controls are created again, so focus is set to the one that was used.
    const all = (): HTMLElement[] => [...settings.querySelectorAll<HTMLElement>('input, button')];
    const focused = all().indexOf(document.activeElement as HTMLElement);
    settings.replaceChildren(...controls(app, change));
    if (focused >= 0) all()[focused]?.focus();
  };

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
    timeTravelSection(),
    visits.element,
    settings,
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
    showSettings();
    visits.show();
  };
  show();
  onLanguageChange(showSettings);
  return { show, showInbox };
};
