import type { CSSObject } from '@emotion/react';
import type { Theme } from '../../domain/theme/theme';
import { focusRing, motion, reset, TARGET } from '../styling/base';

export type ButtonVariant = 'primary' | 'secondary';

/** A button that ignores clicks: disabled, or busy. A busy button is not `disabled`, so that it keeps the focus. */
export const OFF = '&[aria-disabled]';
export const ON = ':not([aria-disabled])';
/** A busy button keeps its colours, so that it differs from a disabled one. */
const DISABLED = `${OFF}:not([aria-busy])`;

/**
 * An overlay in the text colour for hover and press: it is visible on any colour of a theme, and faint enough for texts to
 * stay readable.
 */
const veil = (opacity?: number): CSSObject => ({ '&::after': { opacity } });

export const commonStyles = (theme: Theme): CSSObject => ({
  ...reset,
  ...theme.typography.body,
  ...focusRing(theme),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  cursor: 'pointer',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  [OFF]: { cursor: 'default' },
});

export const boxStyles = (theme: Theme, variant: ButtonVariant): CSSObject => {
  const { backgroundColor, textColor, borderColor, borderRadius } = theme.buttons[variant];
  const disabled = theme.buttons.disabled;
  const [fontWeight, hovered, pressed] = variant === 'primary' ? [600, 0.1, 0.16] : [400, 0.06, 0.12];
  return {
    width: '100%',
    minHeight: TARGET.primary,
    padding: '12px 16px',
    fontWeight,
    overflowWrap: 'anywhere',
    border: `1px solid ${borderColor}`,
    borderRadius,
    backgroundColor,
    color: textColor,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '-1px',
      borderRadius: 'inherit',
      backgroundColor: 'currentColor',
      opacity: 0,
      pointerEvents: 'none',
      ...motion({ transition: 'opacity 120ms ease-out' }),
    },
    '@media (hover: hover)': { [`&:hover${ON}`]: veil(hovered) },
    [`&:active${ON}`]: veil(pressed),
    [DISABLED]: {
      border: `1px solid ${disabled.borderColor}`,
      borderRadius: disabled.borderRadius,
      backgroundColor: disabled.backgroundColor,
      color: disabled.textColor,
    },
    '@media (forced-colors: active)': {
      '&::after': { display: 'none' },
      [DISABLED]: { color: 'GrayText', borderColor: 'GrayText' },
    },
  };
};
