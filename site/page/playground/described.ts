import { el } from '../../../demo/page/parts/dom';
import type { OPTION_OF } from './optionOf';

/** The descriptions of docs/widget.md, which the build of the site inserts. */
declare const OPTION_COMMENTS: Readonly<Record<string, string>>;

type Option = (typeof OPTION_OF)[keyof typeof OPTION_OF] | `SchemeStyles.${string}`;

/** Shows what an option does below its field. */
export const described = <T extends { element: HTMLElement }>(option: Option, field: T): T => {
  const text = OPTION_COMMENTS[option];
  const input = field.element.matches('fieldset')
    ? field.element
    : field.element.querySelector('input, select');
  if (text === undefined) return field;
  const id = `about-${option}`;
  input?.setAttribute('aria-describedby', id);
  return { ...field, element: el('div', { class: 'described' }, field.element, el('small', { id }, text)) };
};
