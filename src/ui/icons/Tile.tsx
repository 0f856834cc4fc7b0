import { styled } from '../styling/styled';

/** Shape of a service's mark: a square with round corners. */
export const tileShape = (size: number) => ({
  display: 'block',
  flex: 'none',
  width: `${size}px`,
  height: `${size}px`,
  borderRadius: `${size / 4}px`,
});

const Drawing = styled('svg')<{ $color: string; $size: number }>(({ $color, $size }) => ({
  ...tileShape($size),
  fill: 'none',
  stroke: '#FFFFFF',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  backgroundColor: $color,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}));

interface TileProps {
  /** Background of the tile. */
  color: string;
  /** An SVG path in a square of 24 units, drawn with white lines of 2 units. */
  lines: string;
  /** Width and height in px. Default: 20. */
  size?: number;
}

/** Our own drawing for a service, hidden from screen readers. */
export const Tile = ({ color, lines, size = 20 }: TileProps) => (
  <Drawing $color={color} $size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={lines} />
  </Drawing>
);
