import type { CSSObject } from '@emotion/react';
import type { Theme } from '../domain/theme';

/** The distance between the parts of a screen; the smaller and larger ones are its halves and doubles. */
export const SPACE = { small: '8px', medium: '16px', large: '32px' } as const;

/** Smallest targets: WCAG 2.2 asks for 24 px, and fingers like 44. */
export const TARGET = { least: '24px', comfortable: '44px', primary: '48px' } as const;

/**
 * Forget everything a host page says about elements of this kind, whatever it is: what a part needs, it says itself.
 * (`direction` is not among it, so a page written from right to left stays so.)
 */
export const reset = { all: 'unset', boxSizing: 'border-box' } satisfies CSSObject;

/** Inside an `svg` the shapes' own attributes count as page styles: a host's `* { all: revert }` would undo them. */
export const resetSvg = { ...reset, '& *': { all: 'revert-layer' } } satisfies CSSObject;

export const bodyText = ({ typography, colors }: Theme): CSSObject => ({
  ...typography.body,
  color: colors.primary,
});

export const helperText = ({ typography, colors }: Theme): CSSObject => ({
  ...typography.helper,
  color: colors.secondary,
});

/** Seen by everybody who moves by keyboard; browsers without `:focus-visible` show it to pointers as well. */
export const focusRing = ({ colors }: Theme): CSSObject => ({
  '&:focus': { outline: `2px solid ${colors.primary}`, outlineOffset: '2px' },
  '&:focus:not(:focus-visible)': { outline: 'none' },
});

/** A shade of a theme's colour over whatever is behind it. Browsers that cannot mix colours leave it out. */
export const shade = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** Motion for those who did not ask for less of it. */
export const motion = (styles: CSSObject): CSSObject => ({
  '@media (prefers-reduced-motion: no-preference)': styles,
});

/** What goes on where nothing may move: it fades and comes back. */
export const breathe = {
  '@keyframes pricerx-breathe': { '50%': { opacity: 0.4 } },
  animation: 'pricerx-breathe 2s ease-in-out infinite',
} satisfies CSSObject;

/** For what points or moves somewhere: turned round on pages written from right to left. */
export const mirroredRightToLeft = {
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@supports not selector(:dir(rtl))': { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} satisfies CSSObject;
