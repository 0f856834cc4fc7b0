import type { CSSObject } from '@emotion/react';
import type { Theme } from '../../domain/theme/tokens';
import { focusRing, motion, reset, TARGET } from '../styling/base';

export type ButtonVariant = 'primary' | 'secondary' | 'text';

/** Disabled, or busy while it keeps the focus. */
export const OFF = '&[aria-disabled]';
export const ON = ':not([aria-disabled])';

/** An overlay in the text colour for hover and press: it is visible on any colour of a theme. */
const veil = (opacity: string): CSSObject => ({ '&::after': { opacity } });

export const commonStyles = (theme: Theme): CSSObject => ({
  ...reset,
  ...theme.typography.body,
  ...focusRing(theme),
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: '10px',
  textAlign: 'center',
  cursor: 'pointer',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  [OFF]: { cursor: 'default' },
});

export const boxStyles = (theme: Theme, variant: 'primary' | 'secondary'): CSSObject => {
  const { backgroundColor, textColor, borderColor, borderRadius } = theme.buttons[variant];
  const disabled = theme.buttons.disabled;
  return {
    width: '100%',
    minHeight: TARGET.primary,
    padding: '10px 16px',
    fontWeight: 600,
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
    '@media (hover: hover)': { [`&:hover${ON}`]: veil(variant === 'primary' ? '0.14' : '0.06') },
    [`&:active${ON}`]: veil(variant === 'primary' ? '0.24' : '0.12'),
    [OFF]: {
      cursor: 'default',
      border: `1px solid ${disabled.borderColor}`,
      borderRadius: disabled.borderRadius,
      backgroundColor: disabled.backgroundColor,
      color: disabled.textColor,
    },
    '@media (forced-colors: active)': {
      '&::after': { display: 'none' },
      [OFF]: { color: 'GrayText', borderColor: 'GrayText' },
    },
  };
};
