import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { focusRing, motion, TARGET } from '../styling/base';

const Element = styled('button')<{ $small: boolean }>(({ $small }) => ({
  ...focusRing,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  width: $small ? '32px' : TARGET.comfortable,
  height: $small ? '32px' : TARGET.comfortable,
  borderRadius: '8px',
  color: 'inherit',
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    backgroundColor: 'currentColor',
    opacity: 0,
    pointerEvents: 'none',
    ...motion({ transition: 'opacity 120ms ease-out' }),
  },
  '@media (hover: hover)': { '&:hover:not(:disabled)::after': { opacity: '0.08' } },
  '&:active:not(:disabled)::after': { opacity: '0.16' },
  '&:disabled': { cursor: 'default', color: tokens.buttons.disabled.textColor },
  '@media (forced-colors: active)': { '&::after': { display: 'none' } },
}));

interface IconButtonProps {
  /** Accessible name. */
  label: string;
  onClick: () => void;
  disabled?: boolean;
  /** 32 px instead of 44. */
  small?: boolean;
  /** `data-testid` for end-to-end tests. */
  testId?: string;
  children: ReactNode;
}

export const IconButton = ({
  label,
  small = false,
  testId,
  onClick,
  disabled,
  children,
}: IconButtonProps) => (
  <Element
    type="button"
    aria-label={label}
    disabled={disabled}
    onClick={() => onClick()}
    data-testid={testId}
    $small={small}
  >
    {children}
  </Element>
);
