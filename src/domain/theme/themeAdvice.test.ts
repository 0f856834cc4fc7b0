import { DARK } from '../../../gallery/looks';
import { faintPairs, read } from '../../../tests/data/colorPairs';
import { contrastOf, contrastProblems, nearestReadable, type Rgba } from './contrast';
import { themeIn } from './dark';
import type { Styles } from './styles';
import { resolveTheme } from './theme';
import { themeAdvice, themeProblems } from './themeAdvice';

describe('§3 Theme: warnings about styles', () => {
  it.each([
    [{ colors: { primary: 12 } }, ['styles.colors.primary must be a string, such as "#19303D".']],
    [{ container: { width: 400 } }, ['styles.container.width must be a string, such as "400px".']],
    [{ inputs: { borderColor: 1 } }, ['styles.inputs.borderColor must be a string, such as "#788B96".']],
    [{ buttons: 'red' }, ['styles.buttons must be an object, but is "red".']],
    [{ logo: { logoImageUrl: 5 } }, ['styles.logo.logoImageUrl must be a string, such as "/logo.svg".']],
    [{ hideHeaderText: 'yes' }, ['styles.hideHeaderText must be true or false.']],
    [{ logo: { url: '/x.svg' } }, ['styles.logo.url does nothing. Did you mean "logoImageUrl"?']],
    [{ color: { primary: 'red' } }, ['styles.color does nothing. Did you mean "colors"?']],
    ['red', ['styles must be an object, but is "red".']],
    [
      { inputs: { borderRadius: '4px; position: fixed' } },
      [
        'styles.inputs.borderRadius is "4px; position: fixed": the default is drawn. Give one value that "border-radius" takes, without url().',
      ],
    ],
    [
      { fontSize: '120%' },
      ['styles.fontSize is "120%": the default is drawn. Give one length, such as "18px" or "1.125rem".'],
    ],
    [
      { logo: { logoImageUrl: 'javascript:alert(1)' } },
      [
        'styles.logo.logoImageUrl is "javascript:alert(1)": the default is drawn. Give an address that begins with https:, http: or data:image/, or a relative one.',
      ],
    ],
    [
      { outlineWidth: '2px;' },
      ['styles.outlineWidth is "2px;": the default is drawn. Give one length, such as "18px" or "1.125rem".'],
    ],
    [
      { fontFamily: '{'.repeat(61) },
      [
        `styles.fontFamily is "${'{'.repeat(60)}": the default is drawn. Give one value that "font-family" takes, without url().`,
      ],
    ],
    [undefined, []],
    [{ colors: { primary: '' }, logo: { logoImageUrl: '' } }, []],
    [{ colors: { primary: undefined }, logo: null }, []],
    [{ colors: { primary: 'red' }, hideHeaderText: false }, []],
  ])('names the problem of %j and its fix', (styles, problems) => {
    expect(themeProblems(styles)).toEqual(problems);
  });

  it('a blank value means the default, though browsers refuse it', () => {
    const supports = (_property: string, value: string) => value.trim() !== '';
    expect(themeProblems({ colors: { primary: ' ' } }, supports)).toEqual([]);
  });
});

const WHITE: Rgba = [255, 255, 255, 1];
const told = (styles?: Styles) => contrastProblems(resolveTheme(styles), read);

describe('§3 Theme: contrast of colours', () => {
  it.each<[string, Styles | undefined]>([
    ['the default theme', undefined],
    ['a dark theme', DARK],
    ['colours that only a browser can read', { colors: { primary: 'oklch(99% 0 0)' } }],
    ['a card that the page shows through', { container: { backgroundColor: '#00000080' } }],
    [
      'a button without a border that its filling shows',
      { buttons: { primary: { borderColor: '#FFFFFF' } } },
    ],
    ['disabled buttons', { buttons: { disabled: { backgroundColor: '#FFFFFF', textColor: '#FFFFFF' } } }],
    ['the card’s own border', { container: { borderColor: '#FFFFFF' } }],
  ])('accepts %s', (_, styles) => {
    expect(told(styles)).toEqual([]);
  });

  const on = (path: string, color: string, back: string, rest: string) =>
    `styles.${path} (${color}) on styles.${back} has a contrast of ${rest}`;
  const TEXT = (ratio: string, fix: string) =>
    `${ratio}:1, and text needs 4.5:1. The nearest colour that has it: ${fix}.`;
  const EDGE = (ratio: string, fix: string) =>
    `${ratio}:1, and a control’s edge needs 3:1. The nearest colour that has it: ${fix}.`;
  const CARD = 'container.backgroundColor (#FFFFFF)';
  const GREY = '#999999';

  it.each<[string, Styles, string[]]>([
    [
      'helper texts',
      { colors: { secondary: GREY } },
      [on('colors.secondary', GREY, CARD, TEXT('2.8', '#767676'))],
    ],
    [
      'errors',
      { colors: { error: '#FF6666' } },
      [on('colors.error', '#FF6666', CARD, TEXT('2.8', '#C64F4F'))],
    ],
    [
      'successes',
      { colors: { success: '#00B36B' } },
      [on('colors.success', '#00B36B', CARD, TEXT('2.7', '#008852'))],
    ],
    [
      'a button’s words',
      { buttons: { primary: { textColor: '#708090' } } },
      [
        on(
          'buttons.primary.textColor',
          '#708090',
          'buttons.primary.backgroundColor (#19303D)',
          TEXT('3.3', '#8996A3'),
        ),
      ],
    ],
    [
      'a button’s words on a pale filling, and its edge',
      { buttons: { primary: { backgroundColor: '#F5D90A', borderColor: '#F5D90A' } } },
      [
        on(
          'buttons.primary.textColor',
          '#FFFFFF',
          'buttons.primary.backgroundColor (#F5D90A)',
          TEXT('1.4', '#5F5F5F'),
        ),
        on('buttons.primary.borderColor', '#F5D90A', CARD, EDGE('1.4', '#A89507')),
      ],
    ],
    [
      'what is typed, and the example in its place',
      { inputs: { textColor: GREY, placeholderColor: '#8296A1' } },
      [
        on('inputs.textColor', GREY, 'inputs.backgroundColor (transparent)', TEXT('2.8', '#767676')),
        on(
          'inputs.placeholderColor',
          '#8296A1',
          'inputs.backgroundColor (transparent)',
          TEXT('3', '#697982'),
        ),
      ],
    ],
    [
      'the edge of inputs',
      { inputs: { borderColor: '#ADBCC5' } },
      [on('inputs.borderColor', '#ADBCC5', CARD, EDGE('1.9', '#8A969D'))],
    ],
    [
      'the edge of a button whose filling only a browser can read',
      { buttons: { primary: { backgroundColor: 'oklch(20% 0 0)', borderColor: '#ADBCC5' } } },
      [on('buttons.primary.borderColor', '#ADBCC5', CARD, EDGE('1.9', '#8A969D'))],
    ],
    [
      'what is drawn in the primary colour by default',
      { colors: { primary: GREY } },
      [
        on('colors.primary', GREY, CARD, TEXT('2.8', '#767676')),
        on('inputs.textColor', GREY, 'inputs.backgroundColor (transparent)', TEXT('2.8', '#767676')),
      ],
    ],
    [
      'half of a colour, as it is seen on the card',
      { colors: { secondary: '#00000066' } },
      [on('colors.secondary', '#00000066', CARD, TEXT('2.8', '#767676'))],
    ],
  ])('reports %s', (_, styles, lines) => {
    expect(told(styles)).toEqual(lines);
  });

  it('warns that a dark card needs light texts', () => {
    const lines = told({ container: { backgroundColor: '#101010' } });
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.join()).toContain(
      'styles.colors.primary (#19303D) on styles.container.backgroundColor (#101010)',
    );
  });

  it('suggests the nearest readable colour', () => {
    for (const front of ['#8296A1', '#F5D90A', '#000000', '#FFFFFF', '#7F7F7F']) {
      for (const back of ['#FFFFFF', '#000000', '#777777']) {
        const found = read(nearestReadable(read(front) as Rgba, read(back) as Rgba, 4.5)) as Rgba;
        expect(contrastOf(found, read(back) as Rgba)).toBeGreaterThanOrEqual(4.5);
      }
    }
    expect(nearestReadable(WHITE, WHITE, 20.9)).toBe('#000000');
    expect(nearestReadable([1, 2, 3, 1], WHITE, contrastOf([1, 2, 3, 1], WHITE))).toBe('#010203');
    expect(contrastOf([0, 0, 0, 1], WHITE)).toBeCloseTo(21);
    expect(contrastOf([119, 119, 119, 1], WHITE)).toBeCloseTo(4.48, 2);
  });

  it.each([
    ['default', resolveTheme()],
    ['default dark', themeIn('dark')],
    ['gallery’s dark', resolveTheme(DARK)],
  ])('every colour pair of the %s theme is readable', (_, theme) => {
    expect(faintPairs(theme)).toEqual([]);
  });

  it('checks the dark scheme where the host uses it', () => {
    const dark = { colors: { secondary: '#22323C' } };
    const found: unknown = expect.stringContaining(
      'styles.dark.colors.secondary (#22323C) on styles.dark.container',
    );
    expect(themeAdvice({ dark }, read)).toEqual([found]);
    expect(themeAdvice({ dark }, read, 'auto')).toEqual([found]);
    expect(themeAdvice({ colors: { secondary: GREY }, dark }, read, 'auto')).toHaveLength(2);
    expect(themeAdvice({ colors: { success: '#00B36B' } }, read, 'dark')).toEqual([
      'styles.colors.success is for the light scheme: give styles.dark.colors.success for colorScheme "dark".',
    ]);
    const both = { colors: { success: '#00B36B' }, dark: { colors: { success: '#5CC8B6' } } };
    expect(themeAdvice(both, read, 'dark')).toEqual([]);
    expect(themeAdvice(undefined, read, 'dark')).toEqual([]);
    expect(themeAdvice({ dark: { colors: { primery: 'red' } } } as Styles, read)).toEqual([
      expect.stringContaining('styles.dark.colors.primery does nothing'),
    ]);
  });

  it('contrast warnings follow the warnings about values', () => {
    const styles = { colors: { secondary: GREY, primery: '#000000' } } as Styles;
    expect(themeAdvice(styles, read)).toEqual([
      expect.stringContaining('styles.colors.primery does nothing'),
      expect.stringContaining('styles.colors.secondary (#999999)'),
    ]);
  });
});
