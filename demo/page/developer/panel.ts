import type { App } from '../app';
import { button, byId, el } from '../parts/dom';
import { isPreset, PRESETS } from './switches';
import type { Switches } from './switches';
import { timeTravelSection } from './timeTravel/section';

type Change = (next: Partial<Switches>) => void;

const check = (label: string, checked: boolean, onChange: (checked: boolean) => void): HTMLElement => {
  const input = el('input', { type: 'checkbox', checked });
  input.addEventListener('change', () => onChange(input.checked));
  return el('label', { class: 'check' }, input, label);
};

const group = (title: string, ...children: HTMLElement[]): HTMLElement =>
  el('fieldset', {}, el('legend', {}, title), ...children);

/** Adds an item at the end, because the widget shows products in the order of the list. */
const listed = (list: string[], item: string, on: boolean): string[] =>
  on ? [...list.filter((one) => one !== item), item] : list.filter((one) => one !== item);

const PRODUCT_LABELS = {
  emailMagicLinks: 'Email link',
  otp: 'One-time code',
  oauth: 'Social providers',
  crypto: 'Wallets',
  passwords: 'Passwords',
  passkeys: 'Passkeys',
};
const WALLET_LABELS = {
  '': 'Approves',
  reject: 'Rejects',
  hang: 'Never answers',
  wrongAccount: 'Signs with another account',
};
const METHOD_LABELS = { sms: 'Text message', whatsapp: 'WhatsApp', email: 'Email' };
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
    'Presets',
    el(
      'div',
      { class: 'presets' },
      ...PRESETS.map((preset) =>
        button(preset.label, () => change({ products: preset.products, otp: preset.otp }), {
          className: 'chip',
          'aria-pressed': String(isPreset(switches, preset)),
        }),
      ),
    ),
  ),
  el(
    'div',
    { class: 'developer__pair' },
    group(
      'Products',
      ...Object.entries(PRODUCT_LABELS).map(([product, label]) =>
        check(label, switches.products.includes(product), (on) =>
          change({ products: listed(switches.products, product, on) }),
        ),
      ),
    ),
    group(
      'One-time code by',
      ...Object.entries(METHOD_LABELS).map(([method, label]) =>
        check(label, switches.otp.includes(method), (on) =>
          change({ otp: listed(switches.otp, method, on) }),
        ),
      ),
    ),
  ),
  ...(switches.products.includes('crypto')
    ? [
        group(
          'The test wallet’s owner',
          el(
            'div',
            { class: 'presets' },
            ...Object.entries(WALLET_LABELS).map(([wallet, label]) =>
              button(label, () => change({ wallet }), {
                className: 'chip',
                'aria-pressed': String(switches.wallet === wallet),
              }),
            ),
          ),
        ),
      ]
    : []),
  group(
    'Widget',
    ...Object.entries(FLAG_LABELS)
      .filter(([name]) => name !== 'pkce' || canChooseProject)
      .map(([name, label]) =>
        check(label, switches[name as keyof typeof FLAG_LABELS], (on) => change({ [name]: on })),
      ),
  ),
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

  const inbox = el('p', {}, '');

  const showInbox = (sandboxUrl: string | undefined): void => {
    inbox.replaceChildren(
      sandboxUrl === undefined
        ? 'The sandbox does not answer.'
        : el(
            'a',
            { class: 'back-link', href: `${sandboxUrl}/sandbox`, target: '_blank', rel: 'noopener' },
            'Open the inbox in a new tab',
          ),
    );
  };

  const content = el(
    'div',
    { class: 'developer__inner' },
    el(
      'div',
      { class: 'developer__head' },
      el('h2', { id: 'developer-title', tabindex: -1 }, 'Developer'),
      button('Close', () => toggle(false), { className: 'text-button' }),
    ),
    inbox,
    timeTravelSection(),
    settings,
    el(
      'div',
      { class: 'developer__head developer__head--events' },
      el('h3', {}, 'Events'),
      button('Clear', () => app.log.clear(), { className: 'text-button' }),
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
  };
  show();
  return { show, showInbox };
};
