import { isRecord } from '../src/domain/calls/checkValues';
import { DEFAULTS } from '../src/domain/theme/theme';
import { isThemeValue, kindOf } from '../src/domain/theme/theme';

/** Longer values are ignored, because no person types them. */
const LONGEST_VALUE = 80;

const lastOf = (token: string): string => token.slice(token.lastIndexOf('.') + 1);

const flat = (value: unknown, path: string): [string, string][] => {
  if (isRecord(value))
    return Object.entries(value).flatMap(([key, inner]) => flat(inner, path === '' ? key : `${path}.${key}`));
  return typeof value === 'string' && kindOf(lastOf(path)) !== 'image' ? [[path, value]] : [];
};

/** The values of a theme that are CSS, by key: `['colors.primary', '#19303D']`. */
export const tokenValues = (theme: object): ReadonlyMap<string, string> => {
  const values = new Map(flat(theme, ''));
  values.delete('colorScheme');
  return values;
};

/** The theme's keys whose values are CSS, with their defaults. */
export const TOKENS: ReadonlyMap<string, string> = tokenValues(DEFAULTS);

export const isColor = (token: string): boolean => kindOf(lastOf(token)) === 'color';

/** Whether the widget accepts this value for the key. */
export const isTokenValue = (
  token: string,
  value: string,
  supports: (property: string, value: string) => boolean,
): boolean =>
  TOKENS.has(token) && value.length <= LONGEST_VALUE && isThemeValue(lastOf(token), value, supports);

/** `styles` of a mount: `{ 'colors.primary': '#000' }` becomes `{ colors: { primary: '#000' } }`. */
export const stylesOf = (values: Readonly<Record<string, string>>): Record<string, unknown> => {
  const styles: Record<string, unknown> = {};
  for (const token of TOKENS.keys()) {
    const value = values[token];
    if (value === undefined) continue;
    const names = token.split('.');
    let place = styles;
    for (const name of names.slice(0, -1)) place = (place[name] ??= {}) as Record<string, unknown>;
    place[lastOf(token)] = value;
  }
  return styles;
};
