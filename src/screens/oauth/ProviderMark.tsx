import { tokens } from '../../domain/theme/tokens';
import { styled } from '../../ui/styling/styled';
import { ICON_SIZE } from '../../ui/buttons/IconLabel';
import { Fragment } from 'react';
import type { Mark } from './marks/mark';

/** Colours with a higher CIE lightness are light. */
const LIGHT = 58;

const Svg = styled('svg')<{ $onDark: boolean }>(({ $onDark }) => {
  const ground = $onDark ? '#000000' : '#FFFFFF';
  return {
    display: 'block',
    width: ICON_SIZE,
    height: ICON_SIZE,
    fill: 'transparent',
    // The white version is drawn over the other one where the button's text is light, also when the page's CSS sets its colour.
    '@supports (color: lab(from red l a b))': {
      '@media (forced-colors: none)': {
        '& [data-white]': {
          fill: `lab(from ${tokens.buttons.secondary.textColor} 100 0 0 / calc(l - ${LIGHT}))`,
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

interface ProviderMarkProps {
  mark: Mark;
  /** For browsers that cannot tell in CSS whether a colour is light. */
  onDark: boolean;
}

export const ProviderMark = ({ mark, onDark }: ProviderMarkProps) => (
  <Svg $onDark={onDark} viewBox={mark.viewBox ?? '0 0 24 24'} aria-hidden="true" focusable="false">
    {mark.shapes.map(({ onDark: whiteFill, ...shape }) => (
      <Fragment key={shape.d}>
        <path {...shape} />
        {whiteFill && <path {...shape} fill={onDark ? whiteFill : 'none'} data-white="" />}
      </Fragment>
    ))}
  </Svg>
);
