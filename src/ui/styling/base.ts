import type { CSSObject } from '@emotion/react';
import { tokens } from '../../domain/theme/tokens';

/** Gaps between elements. */
export const SPACE = { small: '8px', medium: '16px' } as const;

/** Target sizes: at least 24 px (WCAG 2.2, 2.5.8), 44 px for comfortable use by touch. */
export const TARGET = { least: '24px', comfortable: '44px', primary: '48px' } as const;

/** Covers the positioned element around it, with its content in the middle. */
export const centeredOver = {
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
} satisfies CSSObject;

export const bodyText: CSSObject = { ...tokens.typography.body, color: tokens.colors.primary };

/** At least 16 px, because iOS zooms the page when a smaller input gets the focus. */
export const fieldText: CSSObject = {
  ...bodyText,
  fontSize: `max(16px, ${tokens.typography.body.fontSize})`,
};

export const helperText: CSSObject = { ...tokens.typography.helper, color: tokens.colors.secondary };

/** The ring of the focus. */
export const ring = (color: string): CSSObject => ({
  outline: `${tokens.outlineWidth} solid ${color}`,
  outlineOffset: '2px',
});

/** A focus ring for keyboard users. Browsers without `:focus-visible` show it for pointers too. */
export const focusRing: CSSObject = {
  '&:focus': ring(tokens.colors.primary),
  '&:focus:not(:focus-visible)': { outline: 'none' },
};

/** A translucent theme colour. Browsers without color-mix() draw none. */
export const shade = (color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, transparent)`;

/** Styles for visitors who have not requested reduced motion. */
export const motion = (styles: CSSObject): CSSObject => ({
  '@media (prefers-reduced-motion: no-preference)': styles,
});

/** A fading animation, also allowed with reduced motion. */
export const breathe = {
  '@keyframes pricerx-breathe': { '50%': { opacity: '0.4' } },
  animation: 'pricerx-breathe 2s ease-in-out infinite',
} satisfies CSSObject;

/** Mirrors icons with a direction on right-to-left pages. */
export const mirroredRightToLeft = {
  '&:dir(rtl)': { transform: 'scaleX(-1)' },
  '@supports not selector(:dir(rtl))': { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
} satisfies CSSObject;
