import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { breathe, motion, shade, mirroredRightToLeft } from '../styling/base';

const Track = styled('div')({
  position: 'relative',
  ...mirroredRightToLeft,
  // The animation goes from left to right; it is mirrored on right-to-left pages.
  direction: 'ltr',
  display: 'block',
  height: '4px',
  overflow: 'hidden',
  borderRadius: '2px',
  backgroundColor: shade(tokens.colors.primary, 14),
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: 0,
    width: '100%',
    borderRadius: 'inherit',
    backgroundColor: tokens.colors.primary,
    ...breathe,
    ...motion({
      '@keyframes pricerx-slide': {
        from: { transform: 'translateX(-100%)' },
        to: { transform: 'translateX(250%)' },
      },
      width: '40%',
      animation: 'pricerx-slide 1.2s ease-in-out infinite',
    }),
    '@media (forced-colors: active)': { backgroundColor: 'Highlight' },
  },
});

/** An indeterminate progress bar. */
export const ProgressBar = ({ label }: { label: string }) => <Track role="progressbar" aria-label={label} />;
