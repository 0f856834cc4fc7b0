import { styled } from '../../ui/styling/styled';
import { resetSvg } from '../../ui/styling/base';
import { MARK_SIZE } from '../../ui/buttons/buttonMark.styles';

/** Colours with a higher CIE lightness are light. */
const LIGHT = 58;

export const Svg = styled('svg')<{ $onDark: boolean }>(({ theme, $onDark }) => {
  const ground = $onDark ? '#000000' : '#FFFFFF';
  return {
    ...resetSvg,
    display: 'block',
    width: MARK_SIZE,
    height: MARK_SIZE,
    fill: 'transparent',
    // The white version is drawn over the other one where the button's text is light, also when the page's CSS sets its colour.
    '@supports (color: lab(from red l a b))': {
      '@media (forced-colors: none)': {
        '& [data-white]': {
          fill: `lab(from ${theme.buttons.secondary.textColor} 100 0 0 / calc(l - ${LIGHT}))`,
        },
      },
    },
    // A logo keeps its colours in forced-colors mode, so it needs its own background.
    '@media (forced-colors: active)': {
      forcedColorAdjust: 'none',
      backgroundColor: ground,
      outline: `2px solid ${ground}`,
    },
  };
});
