import { contrastOf, type Rgba } from '../../src/domain/theme/contrast';
import { OF_PRIMARY } from '../../src/domain/theme/theme';
import type { ResolvedTheme } from '../../src/domain/theme/theme';

/** Reads hex colours and `transparent`; anything else is none. */
export const read = (color: string): Rgba | null => {
  if (color === 'transparent') return [0, 0, 0, 0];
  const [, hex, alpha = 'FF'] = /^#([0-9A-F]{6})([0-9A-F]{2})?$/i.exec(color) ?? [];
  const at = (from: number) => parseInt((hex as string).slice(from, from + 2), 16);
  return hex ? [at(0), at(2), at(4), parseInt(alpha, 16) / 255] : null;
};

/** The required contrast by kind of pair. */
interface Least {
  text: number;
  control: number;
}

/** Colours that are drawn on each other. */
const pairsOf = ({ colors, container, inputs, buttons }: ResolvedTheme) => {
  const card = container.backgroundColor;
  const field = inputs.backgroundColor === 'transparent' ? card : inputs.backgroundColor;
  return [
    ['texts', colors.primary, card, 'text'],
    ['helper texts', colors.secondary, card, 'text'],
    ['errors', colors.error, card, 'text'],
    ['rules that are met', colors.success, card, 'text'],
    ['a button’s words', buttons.primary.textColor, buttons.primary.backgroundColor, 'text'],
    ['another button’s words', buttons.secondary.textColor, buttons.secondary.backgroundColor, 'text'],
    ['what is typed', inputs.textColor, field, 'text'],
    ['an example in a field', inputs.placeholderColor, field, 'text'],
    ['the check of a success', card, colors.success, 'control'],
    ['the edge of fields and of the passcode’s boxes', inputs.borderColor, card, 'control'],
    ['the edge of a wrong field', colors.error, card, 'control'],
    ['the edge of buttons', buttons.secondary.borderColor, card, 'control'],
    ['the main button', buttons.primary.backgroundColor, card, 'control'],
    ['focus rings and the chosen tab', colors.primary, card, 'control'],
    ['bars of weak passwords', colors.error, card, 'control'],
    ['bars of strong passwords', colors.success, card, 'control'],
    ['bars reached beside bars not reached', colors.error, container.borderColor, 'control'],
    ['strong bars beside bars not reached', colors.success, container.borderColor, 'control'],
    ['the mark of a warning', '#A86400', card, 'control'],
  ] as const;
};

/** The pairs of a theme with less contrast than WCAG or a stricter limit requires. */
export function faintPairs(theme: ResolvedTheme, least: Least = { text: 4.5, control: 3 }): string[] {
  const rgba = (color: string) => read(color === OF_PRIMARY ? theme.colors.primary : color) as Rgba;
  return pairsOf(theme).flatMap(([name, front, back, kind]) => {
    const ratio = contrastOf(rgba(front), rgba(back));
    return ratio < least[kind] ? `${name}: ${front} on ${back} has ${ratio.toFixed(2)}:1` : [];
  });
}
