import { el } from '../../../demo/page/parts/dom';
import type { Choice } from '../../../playground/choice';

export type Change = (next: Partial<Choice>) => void;

/** Controls that follow the choice. */
export interface Controls {
  element: HTMLElement;
  show(choice: Choice): void;
}

/** A control, and how it shows a value that was chosen elsewhere. */
export interface Field<T> {
  element: HTMLElement;
  show(value: T): void;
}

export const checkField = (label: string, onChange: (on: boolean) => void): Field<boolean> => {
  const input = el('input', { type: 'checkbox' });
  input.addEventListener('change', () => onChange(input.checked));
  return {
    element: el('label', { class: 'check' }, input, label),
    show: (value) => (input.checked = value),
  };
};

export const selectField = <const T extends string>(
  label: string,
  options: readonly (readonly [value: T, label: string])[],
  onChange: (value: T) => void,
): Field<T> => {
  const select = el('select', {}, ...options.map(([value, text]) => el('option', { value }, text)));
  select.addEventListener('change', () => onChange(select.value as T));
  return {
    element: el('label', { class: 'field' }, el('span', {}, label), select),
    show: (value) => (select.value = value),
  };
};

interface TextOptions {
  type?: 'text' | 'number';
  placeholder?: string;
  min?: number;
  max?: number;
}

/** A field that keeps what is typed, also where the choice does not take it. */
export const textField = (
  label: string,
  onChange: (value: string) => void,
  { type = 'text', ...attributes }: TextOptions = {},
): Field<string> => {
  const input = el('input', { type, autocomplete: 'off', spellcheck: 'false', ...attributes });
  input.addEventListener('input', () => onChange(input.value));
  return {
    element: el('label', { class: 'field' }, el('span', {}, label), input),
    show: (value) => {
      if (document.activeElement !== input) input.value = value;
    },
  };
};

const HEX = /^#[\da-f]{6}$/i;

/** A colour by its value, and by the browser's own picker. */
export const colorField = (
  label: string,
  standard: string,
  onChange: (value: string) => void,
): Field<string> => {
  const text = textField(label, onChange, { placeholder: standard || 'as the text' });
  const picker = el('input', { type: 'color', 'aria-label': `${label}: choose a colour` });
  picker.addEventListener('input', () => {
    text.show(picker.value);
    onChange(picker.value);
  });
  return {
    element: el('div', { class: 'color-field' }, text.element, picker),
    show: (value) => {
      text.show(value);
      picker.value = [value, standard].find((one) => HEX.test(one)) ?? '#ffffff';
    },
  };
};

/** A field that shows a part of the choice. */
export const following = <T>({ element, show }: Field<T>, part: (choice: Choice) => T): Controls => ({
  element,
  show: (choice) => show(part(choice)),
});
