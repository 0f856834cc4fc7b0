import { isLight } from './color';

describe('§3 Theme: light colours', () => {
  it.each([
    'white',
    ' White ',
    '#fff',
    '#FFF8',
    '#0fff',
    '#999',
    '#8d8d8d',
    '#8D8D8DFF',
    'rgb(141,141,141)',
    'rgb(200 200 200 / 0.5)',
    'rgba(200, 200, 200, .5)',
    'rgb(255, 109, 0)',
    'rgb(0, 220, 100)',
    'rgb(0, 239, 0)',
  ])('%s', (color) => expect(isLight(color)).toBe(true));
});

describe('§3 Theme: dark colours', () => {
  it.each([
    '#000',
    '#888',
    '#8c8c8c',
    '#8c8c8cff',
    'rgb(140,140,140)',
    'rgb(255, 108, 0)',
    'rgb(0, 220, 90)',
    'rgb(0, 0, 255)',
  ])('%s', (color) => expect(isLight(color)).toBe(false));
});

describe('§3 Theme: colours that cannot be parsed count as dark', () => {
  it.each([
    '',
    'ivory',
    'fff',
    'x#fff',
    '#fffx',
    '#ff',
    '#fffff',
    '#fffffff',
    '#fffffffff',
    'rgb(200, 200)',
    'a rgb(200, 200, 200)',
    'rgb(200, 200, 200) a',
    'rgb(80% 80% 80%)',
  ])('"%s"', (color) => expect(isLight(color)).toBe(false));
});
