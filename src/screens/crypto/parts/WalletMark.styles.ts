import styled from '@emotion/styled';
import { reset, resetSvg } from '../../../ui/styling/base';
import { MARK_SIZE } from '../../../ui/buttons/buttonMark';

const tile = {
  display: 'block',
  flex: 'none',
  width: MARK_SIZE,
  height: MARK_SIZE,
  borderRadius: '5px',
} as const;

export const Picture = styled.img({ ...reset, ...tile, objectFit: 'contain' });

export const Drawing = styled.svg<{ $tile: string }>(({ $tile }) => ({
  ...resetSvg,
  ...tile,
  fill: 'none',
  stroke: '#FFFFFF',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  backgroundColor: $tile,
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
}));
