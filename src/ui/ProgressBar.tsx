import { keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { motion, reset, shade } from './base';

const slide = keyframes({
  from: { transform: 'translateX(-100%)' },
  to: { transform: 'translateX(250%)' },
});
const breathe = keyframes({ '50%': { opacity: 0.4 } });

const Track = styled.div(({ theme }) => ({
  ...reset,
  position: 'relative',
  display: 'block',
  height: '4px',
  overflow: 'hidden',
  borderRadius: '2px',
  backgroundColor: shade(theme.colors.primary, 14),
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '100%',
    borderRadius: 'inherit',
    backgroundColor: theme.colors.primary,
    animation: `${breathe} 2s ease-in-out infinite`,
    ...motion({ width: '40%', animation: `${slide} 1.2s ease-in-out infinite` }),
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
}));

/** Something is under way, and nobody knows how long it takes. */
export const ProgressBar = ({ label }: { label: string }) => <Track role="progressbar" aria-label={label} />;
