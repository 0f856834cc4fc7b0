import { OF_PRIMARY } from './theme';
import type { ResolvedTheme } from './theme';

/** Red, green and blue from 0 to 255, and opacity from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/** Minimum contrast of WCAG 2.2: 1.4.3 for text, 1.4.11 for user interface components. */
const MIN_CONTRAST = { text: 4.5, control: 3 } as const;
/** Steps between a colour and black or white in the search for a readable one. */
const STEPS = 256;

const mix = (one: Rgba, other: Rgba, share: number): Rgba => {
  const part = (at: 0 | 1 | 2) => Math.round(one[at] * (1 - share) + other[at] * share);
  return [part(0), part(1), part(2), 1];
};
const over = (front: Rgba, back: Rgba): Rgba => mix(back, front, front[3]);

/** The relative luminance of WCAG 2. */
function luminance([red, green, blue]: Rgba): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

export function contrastOf(one: Rgba, other: Rgba): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const hexOf = ([red, green, blue]: Rgba): string =>
  `#${[red, green, blue].map((part) => part.toString(16).padStart(2, '0').toUpperCase()).join('')}`;

/**
 * The colour nearest to `front`, darkened or lightened, that reaches the contrast. Black or white always
 * does.
 */
export function nearestReadable(front: Rgba, back: Rgba, least: number): string {
  for (let step = 0; step <= STEPS; step += 1) {
    for (const end of [0, 255]) {
      const tried = mix(front, [end, end, end, 1], step / STEPS);
      if (contrastOf(tried, back) >= least) return hexOf(tried);
    }
  }
  return hexOf(front);
}

interface Pair {
  kind: keyof typeof MIN_CONTRAST;
  front: string;
  back: string;
  /** A background that is sufficient in place of the foreground. */
  filling?: string;
}

const onCard = (kind: Pair['kind'], front: string): Pair => ({
  kind,
  front,
  back: 'container.backgroundColor',
});

/** Pairs of foreground and background to compare. WCAG exempts disabled buttons and decorative borders. */
const PAIRS: readonly Pair[] = [
  ...['primary', 'secondary', 'success', 'error'].map((name) => onCard('text', `colors.${name}`)),
  ...['primary', 'secondary'].map((name): Pair => {
    const button = `buttons.${name}`;
    return { kind: 'text', front: `${button}.textColor`, back: `${button}.backgroundColor` };
  }),
  ...['textColor', 'placeholderColor'].map((name): Pair => ({
    kind: 'text',
    front: `inputs.${name}`,
    back: 'inputs.backgroundColor',
  })),
  onCard('control', 'inputs.borderColor'),
  ...['primary', 'secondary'].map((name): Pair => ({
    ...onCard('control', `buttons.${name}.borderColor`),
    filling: `buttons.${name}.backgroundColor`,
  })),
];

function valueOf(theme: ResolvedTheme, path: string): string {
  const names = path.split('.');
  const value = names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], theme);
  return value === OF_PRIMARY ? theme.colors.primary : (value as string);
}

/**
 * Warnings about colours of the theme with too little contrast, each with a near colour that has enough.
 * Colours that cannot be parsed are skipped, and nothing is checked on a translucent card.
 * @param read parses a CSS colour; null when it cannot.
 */
export function contrastProblems(theme: ResolvedTheme, read: (color: string) => Rgba | null): string[] {
  const styles = theme.colorScheme === 'dark' ? 'styles.dark' : 'styles';
  const card = read(theme.container.backgroundColor);
  if (!card || card[3] < 1) return [];
  // A button is visible by its border or its background, so the contrast of one is sufficient.
  const isSeenOnCard = (path: string): boolean => {
    const color = read(valueOf(theme, path));
    return color !== null && contrastOf(over(color, card), card) >= MIN_CONTRAST.control;
  };
  return PAIRS.flatMap(({ kind, front, back, filling }) => {
    const [color, behind] = [read(valueOf(theme, front)), read(valueOf(theme, back))];
    if (!color || !behind) return [];
    const ground = over(behind, card);
    const ratio = contrastOf(over(color, ground), ground);
    const least = MIN_CONTRAST[kind];
    if (ratio >= least || (filling && isSeenOnCard(filling))) return [];
    return `${styles}.${front} (${valueOf(theme, front)}) on ${styles}.${back} (${valueOf(theme, back)}) has a contrast of ${
      Math.floor(ratio * 10) / 10
    }:1, and ${kind === 'text' ? 'text' : 'a control’s edge'} needs ${least}:1. The nearest colour that has it: ${nearestReadable(over(color, ground), ground, least)}.`;
  });
}
