import styled from '@emotion/styled';
import { resetSvg } from '../../ui/styling/base';
import { MARK_SIZE } from '../../ui/buttons/buttonMark';

export const Svg = styled.svg<{ $onDark: boolean }>(({ $onDark }) => {
  const ground = $onDark ? '#000000' : '#FFFFFF';
  return {
    ...resetSvg,
    display: 'block',
    width: MARK_SIZE,
    height: MARK_SIZE,
    // A logo keeps its colours in forced-colors mode, so it needs its own background.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: ground,
      outline: `2px solid ${ground}`,
    },
  };
});
