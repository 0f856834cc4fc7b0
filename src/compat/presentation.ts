import { unknownNameAdvice } from '../domain/config/optionAdvice';
import type { LoginArgs } from '../index';
import { warnOnce } from './counterparts';

type OwnStyles = NonNullable<LoginArgs['styles']>;

/** Styles of the provider's version 5: ours, and two colours. */
export type StyleConfig = OwnStyles & { colors?: { accent?: string; warning?: string } };
/** A theme of the provider's version 6. */
export type Theme = Record<string, string | undefined>;
/** The looks of a widget in the provider's version 6, with one theme or a light and a dark one. */
export interface PresentationConfig {
  theme?: Theme | readonly [light: Theme, dark: Theme];
  options?: {
    hideHeaderText?: boolean;
    logo?: { url: string; alt: string };
    enableShadowDOM?: boolean;
    inputIdSuffix?: string;
    buttonId?: string | boolean;
    icons?: object;
  };
  icons?: object;
}

const radii = (factor: string) =>
  ['primary', 'secondary', 'disabled'].map((kind) => `buttons.${kind}.borderRadius${factor}`).join(' ');

/** For each name of a theme, the paths of our styles that have its value, or a multiple of it. Later names override. */
const PATHS_OF: Readonly<Record<string, string>> = {
  'font-family': 'fontFamily',
  'text-base': 'fontSize',
  'container-width': 'container.width',
  'rounded-base': `container.borderRadius*6 ${radii('*2')} inputs.borderRadius*2`,
  'container-radius': 'container.borderRadius',
  'button-radius': radii(''),
  'input-radius': 'inputs.borderRadius',
  background: 'container.backgroundColor',
  border: 'container.borderColor',
  'container-border': 'container.borderColor',
  foreground: 'colors.primary',
  'muted-foreground': 'colors.secondary inputs.placeholderColor',
  primary: 'buttons.primary.backgroundColor buttons.primary.borderColor',
  'primary-foreground': 'buttons.primary.textColor',
  secondary: 'buttons.secondary.backgroundColor',
  'secondary-foreground': 'buttons.secondary.textColor buttons.secondary.borderColor',
  input: 'inputs.borderColor',
  destructive: 'colors.error',
  success: 'colors.success',
};

function put(tree: Record<string, unknown>, [name = '', ...inner]: readonly string[], value: string): void {
  if (inner.length === 0) tree[name] = value;
  else put((tree[name] ??= {}) as typeof tree, inner, value);
}
const times = (size: string, factor = '1') =>
  size.replace(/^[\d.]+/, (number) => `${Number(number) * Number(factor)}`);

/** Our styles for a theme. */
function stylesOf({ 'color-scheme': _, ...theme }: Theme): OwnStyles {
  const styles = {};
  const known = Object.keys(PATHS_OF);
  for (const name of Object.keys(theme))
    if (!known.includes(name)) warnOnce(unknownNameAdvice({ path: 'presentation.theme', name, known }));
  for (const [name, paths] of Object.entries(PATHS_OF))
    for (const [path = '', factor] of paths.split(' ').map((one) => one.split('*')))
      if (theme[name]) put(styles, path.split('.'), times(theme[name], factor));
  return styles;
}

/** Our arguments for the looks of a widget in version 5 (`styles`) or 6 (`presentation`). */
export function looksOf(styles: StyleConfig = {}, { theme = {}, options = {} }: PresentationConfig = {}) {
  const { hideHeaderText = styles.hideHeaderText, logo } = options;
  const [light = {}, dark] = [theme].flat() as readonly Theme[];
  const isDark = light['color-scheme'] === 'dark';
  const ownLogo = logo && { logo: { logoImageUrl: logo.url } };
  const own = { ...styles, ...stylesOf(light), hideHeaderText, ...ownLogo };
  const inDark = dark ? stylesOf(dark) : isDark && own;
  const colorScheme: LoginArgs['colorScheme'] = dark ? 'auto' : isDark ? 'dark' : undefined;
  return { styles: { ...own, ...(inDark && { dark: inDark }) }, colorScheme };
}
