import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { SPINNER } from '../../domain/constants';
import { breathe, motion } from '../styling/base';
import { VisuallyHidden } from '../text/VisuallyHidden';

const Ring = styled('span')<{ $size: number }>(({ $size }) => ({
  display: 'block',
  flex: 'none',
  width: `${$size}px`,
  height: `${$size}px`,
  border: `${SPINNER.thickness}px solid currentColor`,
  borderBlockStartColor: 'transparent',
  borderRadius: '50%',
  // With reduced motion the ring fades instead of turning. Forced colours would give all borders one colour
  // and close the ring.
  '@media (forced-colors: active)': { borderBlockStartColor: 'Canvas' },
  ...breathe,
  ...motion({
    '@keyframes pricerx-turn': { to: { transform: 'rotate(360deg)' } },
    animation: 'pricerx-turn 0.8s linear infinite',
  }),
}));

const Place = styled('span')<{ $atStart: boolean }>(({ $atStart }) => ({
  display: 'flex',
  justifyContent: $atStart ? 'start' : 'center',
  color: tokens.colors.primary,
}));

interface SpinnerProps {
  /** Diameter in px. Default: 25. */
  size?: number;
  /** Text for screen readers: empty beside a visible text that says the same, and left out inside of a control. */
  label?: string;
  /** Aligned with the texts of a screen. Default: centred */
  atStart?: boolean;
}

export function Spinner({ size = SPINNER.size, label, atStart = false }: SpinnerProps) {
  if (label === undefined) return <Ring $size={size} aria-hidden="true" />;
  return (
    <Place role={label ? 'status' : undefined} $atStart={atStart}>
      <Ring $size={size} aria-hidden="true" />
      {label && <VisuallyHidden>{label}</VisuallyHidden>}
    </Place>
  );
}
