import { el } from '../../../demo/page/parts/dom';
import { DEFAULT_CHOICE, type Choice } from '../../../playground/choice';
import { group } from '../../../playground/parts/controls';
import { shownScheme, standardValues, VALUES_OF } from '../../../playground/schemes';
import { isColor, isTokenValue, TOKENS } from '../../../playground/tokens';
import { supportsCss } from '../../../src/browser/page/supportsCss';
import { described } from './described';
import type { Change, Controls } from './fields';
import { schemeSwitch } from './schemeSwitch';
import { colorField, valueField } from './valueFields';

/** A field for each value of the theme, in the scheme that is shown. A value that the widget would refuse is ignored. */
export const themeGroup = (change: Change): Controls => {
  let choice: Choice = DEFAULT_CHOICE;
  const fields = [...TOKENS.keys()].map((token) => {
    const set = (value: string): void => {
      const name = VALUES_OF[shownScheme(choice)];
      const { [token]: _, ...others } = choice[name];
      const isTaken = value !== '' && isTokenValue(token, value, supportsCss);
      change({ [name]: isTaken ? { ...others, [token]: value } : others });
    };
    const field = isColor(token) ? colorField(token, set) : valueField(token, set);
    return [token, described(`SchemeStyles.${token}`, field)] as const;
  });
  const summary = el('summary');
  const which = schemeSwitch(change);
  return {
    element: group(
      'Values of the theme',
      el(
        'details',
        {},
        summary,
        which.element,
        el('div', { class: 'fields' }, ...fields.map(([, { element }]) => element)),
      ),
    ),
    show(next) {
      choice = next;
      const scheme = shownScheme(choice);
      const standard = standardValues(choice, scheme);
      summary.textContent = `${TOKENS.size} values of the ${scheme} scheme`;
      which.show(choice);
      for (const [token, { show }] of fields)
        show({ value: choice[VALUES_OF[scheme]][token] ?? '', standard: standard.get(token) ?? '' });
    },
  };
};
