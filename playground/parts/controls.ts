import { button, el } from '../../demo/page/parts/dom';

export const check = (
  label: string,
  checked: boolean,
  onChange: (checked: boolean) => void,
): HTMLLabelElement => {
  const input = el('input', { type: 'checkbox', checked });
  input.addEventListener('change', () => onChange(input.checked));
  return el('label', { class: 'check' }, input, label);
};

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
