import { el } from '../../../demo/page/parts/dom';
import type { Field } from './fields';

/** A value of the theme, and the one that applies without it. */
export interface ThemeValue {
  value: string;
  standard: string;
}

/** A text field for a value of the theme. While it has the focus its text is kept, and marked when it is refused. */
export const valueField = (label: string, onChange: (value: string) => void): Field<ThemeValue> => {
  const input = el('input', { type: 'text', autocomplete: 'off', spellcheck: 'false' });
  input.addEventListener('input', () => onChange(input.value));
  return {
    element: el('label', { class: 'field' }, el('span', {}, label), input),
    show({ value, standard }) {
      input.placeholder = standard;
      if (document.activeElement !== input) input.value = value;
      input.setAttribute('aria-invalid', String(input.value !== value));
    },
  };
};

const HEX = /^#[\da-f]{6}$/i;

/** The same for a colour, with the browser's colour picker. */
export const colorField = (label: string, onChange: (value: string) => void): Field<ThemeValue> => {
  const text = valueField(label, onChange);
  const picker = el('input', { type: 'color', 'aria-label': `${label}: choose a colour` });
  picker.addEventListener('input', () => onChange(picker.value));
  return {
    element: el('div', { class: 'color-field' }, text.element, picker),
    show({ value, standard }) {
      text.show({ value, standard });
      picker.value = [value, standard].find((one) => HEX.test(one)) ?? '#ffffff';
    },
  };
};
