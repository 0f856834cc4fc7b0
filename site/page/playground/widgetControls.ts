import { el } from '../../../demo/page/parts/dom';
import { APIS, COLOR_SCHEMES, DEFAULT_CHOICE, THEMES, type ThemeName } from '../../../playground/choice';
import { LIFE } from '../../../playground/lifetimes';
import { group } from '../../../playground/parts/controls';
import { API_URLS } from '../../../playground/policy';
import { LANGUAGES } from '../../../src/domain/text/locales';
import { described } from './described';
import {
  checkField,
  following,
  selectField,
  textField,
  type Change,
  type Controls,
  type Field,
} from './fields';
import { OPTION_OF } from './optionOf';

const languageName = (tag: string): string =>
  new Intl.DisplayNames(['en'], { type: 'language' }).of(tag) ?? tag;

/** A field for minutes. A value outside its limits sets the default. */
const minutesField = (
  label: string,
  standard: number,
  onChange: (minutes: number) => void,
): Field<number> => {
  const { least: min, most: max } = LIFE;
  const read = (text: string): number => {
    const minutes = Number(text);
    return Number.isInteger(minutes) && minutes >= min && minutes <= max ? minutes : standard;
  };
  const { element, show } = textField(label, (text) => onChange(read(text)), { type: 'number', min, max });
  return { element, show: (minutes) => show(String(minutes)) };
};

/** `classic` becomes "Classic". */
const capitalized = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

const widgetControls = (change: Change): Controls[] => [
  following(
    described(
      OPTION_OF.theme,
      selectField(
        'Theme',
        (Object.keys(THEMES) as ThemeName[]).map((name) => [name, capitalized(name)] as const),
        (theme) => change({ theme }),
      ),
    ),
    ({ theme }) => theme,
  ),
  following(
    described(
      OPTION_OF.colorScheme,
      selectField(
        'Colour scheme',
        COLOR_SCHEMES.map((name) => [name, capitalized(name)] as const),
        (colorScheme) => change({ colorScheme }),
      ),
    ),
    ({ colorScheme }) => colorScheme,
  ),
  following(
    described(
      OPTION_OF.language,
      selectField(
        'Language',
        LANGUAGES.map((tag) => [tag, languageName(tag)] as const),
        (language) => change({ language }),
      ),
    ),
    ({ language }) => language,
  ),
  following(
    selectField(
      'Direction',
      [
        ['ltr', 'Left to right'],
        ['rtl', 'Right to left'],
      ],
      (direction) => change({ direction }),
    ),
    ({ direction }) => direction,
  ),
  following(
    described(
      OPTION_OF.dom,
      selectField(
        'DOM',
        [
          ['light', 'Light DOM'],
          ['shadow', 'Shadow DOM'],
        ],
        (dom) => change({ dom }),
      ),
    ),
    ({ dom }) => dom,
  ),
  following(
    selectField(
      'Page around it',
      [
        ['light', 'Light'],
        ['dark', 'Dark'],
      ],
      (page) => change({ page }),
    ),
    ({ page }) => page,
  ),
  following(
    selectField(
      'Calls in the code go to',
      APIS.map((api) => [api, API_URLS[api]] as const),
      (api) => change({ api }),
    ),
    ({ api }) => api,
  ),
  following(
    described(
      OPTION_OF.linkMinutes,
      minutesField('Links expire after (minutes)', DEFAULT_CHOICE.linkMinutes, (linkMinutes) =>
        change({ linkMinutes }),
      ),
    ),
    ({ linkMinutes }) => linkMinutes,
  ),
  following(
    described(
      OPTION_OF.codeMinutes,
      minutesField('Codes expire after (minutes)', DEFAULT_CHOICE.codeMinutes, (codeMinutes) =>
        change({ codeMinutes }),
      ),
    ),
    ({ codeMinutes }) => codeMinutes,
  ),
  following(
    described(
      OPTION_OF.oneTap,
      checkField('Google One Tap', (oneTap) => change({ oneTap })),
    ),
    ({ oneTap }) => oneTap,
  ),
  following(
    described(
      OPTION_OF.logo,
      checkField('Logo', (logo) => change({ logo })),
    ),
    ({ logo }) => logo,
  ),
  following(
    described(
      OPTION_OF.hideHeader,
      checkField('No heading', (hideHeader) => change({ hideHeader })),
    ),
    ({ hideHeader }) => hideHeader,
  ),
];

export const widgetGroup = (change: Change): Controls => {
  const controls = widgetControls(change);
  return {
    element: group('Widget', el('div', { class: 'fields' }, ...controls.map(({ element }) => element))),
    show: (choice) => controls.forEach(({ show }) => show(choice)),
  };
};
