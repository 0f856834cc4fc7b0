import { el } from '../../../demo/page/parts/dom';
import { group } from '../../../playground/parts/controls';
import { isColor, isTokenValue, TOKENS } from '../../../playground/tokens';
import { supportsCss } from '../../../src/browser/page/supportsCss';
import { colorField, textField, type Change, type Controls, type Field } from './fields';

/** A field for each value of the theme. A value that the widget would refuse is ignored. */
export const themeGroup = (change: Change): Controls => {
  let styles: Readonly<Record<string, string>> = {};
  const fields = [...TOKENS].map(([token, standard]): [string, Field<string>] => {
    const set = (value: string): void => {
      const { [token]: _, ...others } = styles;
      const isTaken = value !== '' && isTokenValue(token, value, supportsCss);
      change({ styles: isTaken ? { ...others, [token]: value } : others });
    };
    return [
      token,
      isColor(token) ? colorField(token, standard, set) : textField(token, set, { placeholder: standard }),
    ];
  });
  return {
    element: group(
      'Theme',
      el(
        'details',
        {},
        el('summary', {}, `${TOKENS.size} values`),
        el('div', { class: 'fields' }, ...fields.map(([, { element }]) => element)),
      ),
    ),
    show: (choice) => {
      styles = choice.styles;
      for (const [token, { show }] of fields) show(styles[token] ?? '');
    },
  };
};
