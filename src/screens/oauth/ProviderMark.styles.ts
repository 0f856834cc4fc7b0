import styled from '@emotion/styled';
import { reset, resetSvg } from '../../ui/base';

const SIZE = '20px';

/** Its place is there before the mark is. */
export const Place = styled.span<{ $faded: boolean }>(({ $faded }) => ({
  ...reset,
  position: 'absolute',
  insetInlineStart: '16px',
  insetBlockStart: `calc(50% - ${SIZE} / 2)`,
  width: SIZE,
  height: SIZE,
  opacity: $faded ? 0.4 : 1,
}));

export const Svg = styled.svg({ ...resetSvg, display: 'block', width: SIZE, height: SIZE });
