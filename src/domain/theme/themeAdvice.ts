import { isRecord, problemsOf, shown, type Rule, type UnknownName } from '../calls/checkValues';
import { contrastProblems, type Rgba } from './contrast';
import { unknownNameAdvice } from '../config/optionAdvice';
import { DARK, themeIn } from './dark';
import type { ColorScheme, Styles } from './styles';
import { DEFAULTS, OF_PRIMARY } from './theme';
import { resolveTheme, isThemeValue, kindOf, propertyOf, type SupportsCss } from './theme';

/** The description of a key's valid values, for developers. */
function wantedValue(key: string): string {
  const kind = kindOf(key);
  if (kind === 'image')
    return 'Give an address that begins with https:, http: or data:image/, or a relative one.';
  return kind === 'length' || kind === 'fontSize'
    ? 'Give one length, such as "18px" or "1.125rem".'
    : `Give one value that "${propertyOf(key)}" takes, without url().`;
}

/** Longer values are truncated in warnings. */
const MAX_SHOWN_LENGTH = 60;

function valueProblems(path: string, key: string, value: unknown, supports: SupportsCss): string[] {
  if (typeof value !== 'string' || value.trim() === '' || isThemeValue(key, value, supports)) return [];
  return [`${path} is ${shown(value.slice(0, MAX_SHOWN_LENGTH))}: the default is drawn. ${wantedValue(key)}`];
}

/** Example values for keys whose default is another key's value, or none. */
const EXAMPLES: Record<string, string> = { [OF_PRIMARY]: DEFAULTS.colors.primary, '': '/logo.svg' };
const exampleOf = (fallback: unknown): string => EXAMPLES[String(fallback)] ?? String(fallback);

function ruleOf(fallback: unknown, supports: SupportsCss, name = ''): Rule {
  if (isRecord(fallback)) {
    const rules = Object.entries(fallback).map(([key, inner]) => [key, ruleOf(inner, supports, key)]);
    return Object.fromEntries(rules) as Rule;
  }
  // An empty string means "no logo" or "the default", so it is no problem.
  const expected =
    typeof fallback === 'boolean' ? 'true or false' : `a string, such as "${exampleOf(fallback)}"`;
  return (path, value) =>
    typeof value === typeof fallback
      ? valueProblems(path, name, value, supports)
      : [`${path} must be ${expected}.`];
}

/** §3 Theme: problems of a host's styles, each with its fix. The widget uses the default instead. */
export function themeProblems(styles: unknown, supports: SupportsCss = () => true): string[] {
  const unknown: UnknownName[] = [];
  const wrong = problemsOf('styles', styles, ruleOf({ ...DEFAULTS, dark: DEFAULTS }, supports), unknown);
  return [...wrong, ...unknown.map(unknownNameAdvice)];
}

/** Paths of the colours that a host gives for the light scheme only. */
function lightOnly(colors: object, light: unknown, dark: unknown, path = ''): string[] {
  if (!isRecord(light)) return [];
  return Object.entries(colors).flatMap(([key, inner]: [string, unknown]) => {
    const other = isRecord(dark) ? dark[key] : undefined;
    if (isRecord(inner)) return lightOnly(inner, light[key], other, `${path}${key}.`);
    return light[key] !== undefined && other === undefined ? [path + key] : [];
  });
}

const unusedColors = (styles: Styles | undefined): string[] =>
  lightOnly(DARK, styles, styles?.dark).map(
    (path) => `styles.${path} is for the light scheme: give styles.dark.${path} for colorScheme "dark".`,
  );

/** §3 Theme: all warnings about a host's styles. Without `styles.dark` the dark scheme has no problems. */
export function themeAdvice(
  styles: Styles | undefined,
  readColor: (color: string) => Rgba | null,
  colorScheme: ColorScheme = 'light',
  supports?: SupportsCss,
): string[] {
  const isLightShown = colorScheme !== 'dark';
  return [
    ...themeProblems(styles, supports),
    ...(isLightShown ? contrastProblems(resolveTheme(styles, supports), readColor) : unusedColors(styles)),
    ...contrastProblems(themeIn('dark', styles, supports), readColor),
  ];
}
