import { readFileSync } from 'node:fs';
import path from 'node:path';
import { DARK, themeIn } from './dark';
import type { Styles } from './styles';
import { DEFAULTS, OF_PRIMARY } from './theme';
import { resolveTheme, kindOf } from './theme';
import { declarationsOf, tokens } from './tokens';

describe('§3 Theme', () => {
  it('has the defaults of the specification', () => {
    const theme = resolveTheme();

    expect(theme.container).toEqual({
      backgroundColor: '#FFFFFF',
      borderColor: '#ADBCC5',
      borderRadius: '8px',
      width: '400px',
      boxShadow: 'none',
    });
    expect(theme.colors).toEqual({
      primary: '#19303D',
      secondary: '#5C727D',
      success: '#0C5A56',
      error: '#8B1214',
    });
    expect(theme.buttons.primary).toEqual({
      backgroundColor: '#19303D',
      textColor: '#FFFFFF',
      borderColor: '#19303D',
      borderRadius: '4px',
    });
    expect(theme.buttons.secondary).toMatchObject({ backgroundColor: '#FFFFFF', textColor: '#19303D' });
    expect(theme.buttons.disabled).toMatchObject({ backgroundColor: '#F3F5F6', textColor: '#8296A1' });
    expect(theme.inputs).toEqual({
      backgroundColor: 'transparent',
      textColor: 'var(--pricerx-colors-primary)',
      borderColor: '#788B96',
      borderRadius: '4px',
      placeholderColor: '#697982',
    });
    expect(theme.fontFamily).toBe('Arial, Helvetica, sans-serif');
    expect(theme.fontSize).toBe('16px');
    expect(tokens.typography.header.fontSize).toBe('calc(1.5 * var(--pricerx-font-size))');
    expect(tokens.typography.helper.fontSize).toBe('calc(0.875 * var(--pricerx-font-size))');
    expect(theme.hideHeaderText).toBe(false);
    expect(theme.displayWatermark).toBe(false);
    expect(theme.logo.logoImageUrl).toBe('');
  });

  it('merges the host’s values over the defaults, field by field', () => {
    const theme = resolveTheme({
      container: { width: '320px' },
      buttons: { primary: { backgroundColor: 'teal' } },
      fontFamily: 'Georgia',
      hideHeaderText: true,
      logo: { logoImageUrl: '/logo.svg' },
    });

    expect(theme.container).toMatchObject({ width: '320px', backgroundColor: '#FFFFFF' });
    expect(theme.buttons.primary).toMatchObject({ backgroundColor: 'teal', textColor: '#FFFFFF' });
    expect(theme.fontFamily).toBe('Georgia');
    expect(theme.hideHeaderText).toBe(true);
    expect(theme.logo.logoImageUrl).toBe('/logo.svg');
  });

  it('gives inputs the primary colour unless they have their own', () => {
    const styles: Styles = { colors: { primary: 'navy' }, inputs: { borderColor: 'gray' } };

    expect(resolveTheme(styles).inputs).toMatchObject({
      textColor: 'var(--pricerx-colors-primary)',
      borderColor: 'gray',
    });
  });

  it('declares a custom property for each CSS value, and none for switches and addresses', () => {
    const styles = { colors: { primary: 'navy' }, logo: { logoImageUrl: 'a;color:red' } };
    const declarations = declarationsOf(resolveTheme(styles));

    expect(declarations).toContain('--pricerx-colors-primary:navy;');
    expect(declarations).toContain('--pricerx-buttons-primary-background-color:#19303D;');
    expect(declarations).toContain('--pricerx-inputs-text-color:var(--pricerx-colors-primary);');
    expect(declarations).not.toMatch(/logo|hide|display|:red/);
    expect(tokens.buttons.primary.backgroundColor).toBe('var(--pricerx-buttons-primary-background-color)');
  });

  it('a dark scheme has its own values, the dark default colours, and other values of the light scheme', () => {
    const styles: Styles = {
      container: { borderRadius: '2px', width: '300px' },
      colors: { primary: 'navy', error: 'maroon' },
      hideHeaderText: true,
      dark: { colors: { primary: 'white' }, container: { width: '350px' }, logo: { logoImageUrl: '/d.svg' } },
    };
    const dark = themeIn('dark', styles);

    expect(dark.container).toMatchObject({
      borderRadius: '2px',
      width: '350px',
      backgroundColor: DARK.container.backgroundColor,
    });
    expect(dark.colors).toMatchObject({ primary: 'white', error: DARK.colors.error });
    expect(dark).toMatchObject({
      hideHeaderText: true,
      colorScheme: 'dark',
      logo: { logoImageUrl: '/d.svg' },
    });
    expect(themeIn('light', styles)).toMatchObject({
      colors: { primary: 'navy' },
      logo: { logoImageUrl: '' },
      colorScheme: 'light',
    });
  });

  it('every colour has a dark default, and no other value has one', () => {
    const colors = (theme: object): string[] =>
      Object.entries(theme).flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'object'
          ? colors(value as object).map((inner) => `${key}.${inner}`)
          : typeof value === 'string' && kindOf(key) === 'color'
            ? [key]
            : [],
      );
    const all = (theme: object): string[] =>
      Object.entries(theme).flatMap(([key, value]: [string, unknown]) =>
        typeof value === 'object' ? all(value as object).map((inner) => `${key}.${inner}`) : [key],
      );
    expect(all(DARK).sort()).toEqual(colors(DEFAULTS).sort());
  });

  it('changes neither the defaults nor the host’s object', () => {
    const styles: Styles = Object.freeze({ colors: Object.freeze({ primary: 'navy' }) });
    resolveTheme(styles);

    expect(resolveTheme().colors.primary).toBe('#19303D');
  });

  it.each([
    ['a number for a colour', { colors: { primary: 12 } }],
    ['a text for an object', { colors: 'red' }],
    ['an array for an object', { colors: ['red'] }],
    ['null', null],
    ['an empty text', { colors: { primary: '' } }],
    ['rules in a value', { colors: { primary: 'red; } #host { display: none }' } }],
    ['a script for a logo', { logo: { logoImageUrl: 'javascript:alert(1)' } }],
    ['a relative font size', { fontSize: '120%' }],
    ['a text for a switch', { hideHeaderText: 'yes' }],
    ['unknown keys', { colour: { primary: 'red' }, colors: { primery: 'red' } }],
  ])('uses the defaults for %s', (_, styles) => {
    expect(resolveTheme(styles as unknown as Styles)).toEqual(resolveTheme());
  });

  const page = readFileSync(path.join(__dirname, '../../../docs/theme.md'), 'utf8');
  const keysOf = (value: object, prefix = ''): [string, string][] =>
    Object.entries(value).flatMap(([key, inner]: [string, string | boolean | object]) =>
      typeof inner === 'object' ? keysOf(inner, `${prefix}${key}.`) : [[prefix + key, String(inner)]],
    );
  const shown = (value: string | undefined) => (value === OF_PRIMARY ? 'colors.primary' : value || 'none');

  it('docs/theme.md has a row for every key with its defaults', () => {
    const rows = [...page.matchAll(/^\| `(\w[\w.]*)` +\| (.+?) +\| (.+?) +\| .+\|$/gm)].map((row) =>
      row.slice(1).map((cell) => cell.replaceAll('`', '')),
    );
    const dark = new Map(keysOf(DARK));
    expect(rows).toEqual(
      keysOf(DEFAULTS).map(([key, value]) => [
        key,
        shown(value),
        dark.has(key) ? shown(dark.get(key)) : 'the same',
      ]),
    );
  });

  it('docs/theme.md has a row for every custom property with its key', () => {
    const rows = [...page.matchAll(/^\| `(--pricerx-[\w-]+)` +\| `([\w.]+)`/gm)].map(([, ...row]) => row);
    const declared = [...declarationsOf(resolveTheme()).matchAll(/(--pricerx-[\w-]+):/g)];
    expect(rows.map(([property]) => property)).toEqual(declared.map(([, property]) => property));
    const values = keysOf(tokens);
    const known = new Map(values);
    for (const [property, key] of rows) expect(known.get(String(key))).toBe(`var(${property})`);
  });
});
