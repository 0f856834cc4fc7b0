import { el } from '../../../demo/page/parts/dom';
import type { Choice } from '../../../playground/choice';

export type Change = (next: Partial<Choice>) => void;

/** Controls that show the current choice. */
export interface Controls {
  element: HTMLElement;
  show(choice: Choice): void;
}

/** A control with a function that sets its value. */
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
  min?: number;
  max?: number;
}

/** A text field. While it has the focus its text is kept, also when the value is refused. */
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

/** Controls with one field, which shows a part of the choice. */
export const following = <T>({ element, show }: Field<T>, part: (choice: Choice) => T): Controls => ({
  element,
  show: (choice) => show(part(choice)),
});
