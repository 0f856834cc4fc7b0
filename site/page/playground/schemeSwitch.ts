import { button, el } from '../../../demo/page/parts/dom';
import { shownScheme, type Scheme } from '../../../playground/schemes';
import type { Change, Controls } from './fields';

const LABELS = { light: 'Light', dark: 'Dark' } as const satisfies Record<Scheme, string>;

/** For a widget that follows its page: which of the two schemes is shown and edited. */
export const schemeSwitch = (change: Change): Controls => {
  const buttons = (Object.keys(LABELS) as Scheme[]).map((scheme) => ({
    scheme,
    element: button(LABELS[scheme], () => change({ page: scheme }), { className: 'chip' }),
  }));
  const element = el(
    'div',
    { class: 'scheme-switch', role: 'group', 'aria-labelledby': 'values-of' },
    el('span', { id: 'values-of' }, 'Values of'),
    ...buttons.map((each) => each.element),
  );
  return {
    element,
    show(choice) {
      element.hidden = choice.colorScheme !== 'auto';
      const shown = shownScheme(choice);
      for (const each of buttons) each.element.setAttribute('aria-pressed', String(each.scheme === shown));
    },
  };
};
