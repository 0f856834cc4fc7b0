import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import { resetSvg } from '../styling/base';
import { mirroredRightToLeft } from '../styling/mirrored';

const Svg = styled('svg')<{ $size: number; $mirrored: boolean }>(({ $size, $mirrored }) => ({
  ...resetSvg,
  display: 'block',
  flex: 'none',
  width: `${$size}px`,
  height: `${$size}px`,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  ...($mirrored && mirroredRightToLeft),
}));

export interface IconProps {
  /** Width and height in px. Default: 20. */
  size?: number;
}

interface DrawnIconProps extends IconProps {
  /** Mirrored on right-to-left pages, for icons with a direction. */
  mirrored?: boolean;
  children: ReactNode;
}

/** A line icon in the text's colour, hidden from screen readers. */
export function Icon({ size = 20, mirrored = false, children }: DrawnIconProps) {
  return (
    <Svg $size={size} $mirrored={mirrored} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {children}
    </Svg>
  );
}
