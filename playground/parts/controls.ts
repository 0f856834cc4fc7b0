import { button, el } from '../../demo/page/parts/dom';

export const group = (title: string, ...children: HTMLElement[]): HTMLFieldSetElement =>
  el('fieldset', {}, el('legend', {}, title), ...children);

export interface Chip {
  label: string;
  isPressed: boolean;
  onPress: () => void;
}

export const chips = (all: readonly Chip[]): HTMLElement =>
  el(
    'div',
    { class: 'presets' },
    ...all.map(({ label, isPressed, onPress }) =>
      button(label, onPress, { className: 'chip', 'aria-pressed': String(isPressed) }),
    ),
  );
