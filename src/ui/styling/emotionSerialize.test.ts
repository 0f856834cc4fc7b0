import type { CSSObject } from '@emotion/react';
import { compile, middleware, rulesheet, serialize, stringify } from 'stylis';
import { serializeStyles as serializeOfEmotion } from '../../../node_modules/@emotion/serialize/dist/emotion-serialize.cjs.js';
import { THEME as theme } from '../../domain/theme/theme';
import { bodyText, breathe, focusRing, motion, reset, resetSvg } from './base';
import { mirroredRightToLeft } from './mirrored';
import { RULE_END, SELF, serializeStyles } from './emotionSerialize';

/** Style objects by the feature of `serializeStyles` that each tests. */
const STYLES: Record<string, object | ((props: object) => object)> = {
  'declarations, with camel case, prefixes and custom properties': {
    ...reset,
    WebkitTapHighlightColor: 'transparent',
    '--own': '1px',
    marginBlock: '4px -6px',
    lineHeight: 1.5,
    opacity: 0,
    content: '"a; b } c & d"',
    background: 'url("data:image/svg+xml;base64,AA==")',
  },
  'declarations left out': { color: undefined, font: null },
  'several values of one property': { width: '100%', boxShadow: ['0 0 0 1px red', '0 0 0 4px blue'] },
  'nested selectors, before a declaration and after one': {
    '& option': { color: 'red' },
    width: 0,
    ...focusRing(theme),
  },
  'a list of selectors': { '&::before, &::after': { flex: 1 }, '&:disabled, &[readonly]': { opacity: 1 } },
  'a selector that names the element twice, and one that begins elsewhere': {
    '&&:disabled': { color: 'red' },
    '[dir="rtl"] &': { color: 'blue' },
    '& > :first-child': { color: 'green' },
  },
  'at-rules, and selectors in them': {
    ...mirroredRightToLeft,
    '@media (forced-colors: active)': { color: 'Field', '&:focus': { outline: '3px solid Highlight' } },
  },
  'at-rules in at-rules and in selectors': {
    '&::after': { ...motion({ transition: 'opacity 1s' }), '@media (hover: hover)': { opacity: 1 } },
  },
  'key frames, and in at-rules': {
    ...breathe,
    ...motion({ '@keyframes turn': { to: { transform: 'rotate(1turn)' } }, animation: 'turn 1s' }),
  },
  'a function of the theme': (props) => ({
    ...bodyText((props as { theme: typeof theme }).theme),
    ...resetSvg,
  }),
};

const withoutSpaces = (rule: string) => rule.replace(/\s/g, '');

function rulesOfEmotion(styles: (typeof STYLES)[string]): string[] {
  const rules: string[] = [];
  const { styles: text } = serializeOfEmotion([styles as CSSObject], {}, { theme });
  serialize(compile(`.part{${text}}`), middleware([stringify, rulesheet((rule) => rules.push(rule))]));
  return rules.map(withoutSpaces);
}

const ownRules = (styles: (typeof STYLES)[string]) =>
  serializeStyles([styles], {}, { theme })
    .styles.split(RULE_END)
    .filter(Boolean)
    .map((rule) => withoutSpaces(rule.replaceAll(SELF, '.part')));

describe('Rules of styled parts', () => {
  it.each(Object.entries(STYLES))('equal the rules of emotion and stylis: %s', (_, styles) => {
    expect(ownRules(styles)).toEqual(rulesOfEmotion(styles));
  });

  it('get different class names for different styles', () => {
    const names = Array.from({ length: 5000 }, (_, at) => serializeStyles([{ width: `${at}px` }], {}).name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('get the same class name for the same styles', () => {
    const [one, other] = [
      [reset, { color: 'red' }],
      [{ ...reset }, { color: 'red' }],
    ].map((styles) => serializeStyles(styles, {}));
    expect(one).toEqual(other);
  });
});
