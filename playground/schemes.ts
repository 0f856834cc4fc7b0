import { THEMES, type Choice } from './choice';
import { merged } from './mountArgs';
import { stylesOf, tokenValues } from './tokens';
import { themeIn } from '../src/domain/theme/dark';
import { OF_PRIMARY } from '../src/domain/theme/theme';

export type Scheme = 'light' | 'dark';

/** The colour scheme in which the widget is shown. With `auto` it is that of the page around it. */
export const shownScheme = ({ colorScheme, page }: Choice): Scheme =>
  colorScheme === 'auto' ? page : colorScheme;

/** The field of a choice with the typed values of a scheme. */
export const VALUES_OF = { light: 'styles', dark: 'dark' } as const satisfies Record<Scheme, keyof Choice>;

/** The values that apply to a scheme while its fields are empty. All but the colours of the dark scheme are the light ones. */
export const standardValues = (choice: Choice, scheme: Scheme): ReadonlyMap<string, string> => {
  const typed = stylesOf(choice.styles);
  const styles = scheme === 'dark' ? merged({ ...THEMES[choice.theme] }, typed) : THEMES[choice.theme];
  const values = tokenValues(themeIn(scheme, styles));
  const primary = choice[VALUES_OF[scheme]]['colors.primary'] ?? values.get('colors.primary') ?? '';
  return new Map([...values].map(([token, value]) => [token, value === OF_PRIMARY ? primary : value]));
};
