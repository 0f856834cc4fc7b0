import { tokens } from '../../domain/theme/tokens';
import { styled } from '../../ui/styling/styled';
import { ICON_SIZE } from '../../ui/buttons/IconLabel';
import { Fragment, useEffect, useReducer } from 'react';
import type { OAuthProvider } from '../../domain/enums';
import { loadedMark, loadMark } from './marks';

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
  provider: OAuthProvider;
  /** For browsers that cannot tell in CSS whether a colour is light. */
  onDark: boolean;
}

export function ProviderMark({ provider, onDark }: ProviderMarkProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const mark = loadedMark(provider);

  useEffect(() => {
    if (loadedMark(provider)) return undefined;
    let isMounted = true;
    loadMark(provider).then(
      () => isMounted && redraw(),
      () => undefined,
    );
    return () => {
      isMounted = false;
    };
  }, [provider]);

  if (!mark) return null;
  return (
    <Svg $onDark={onDark} viewBox={mark.viewBox ?? '0 0 24 24'} aria-hidden="true" focusable="false">
      {mark.shapes.map(({ onDark: whiteFill, ...shape }) => (
        <Fragment key={shape.d}>
          <path {...shape} />
          {whiteFill && <path {...shape} fill={onDark ? whiteFill : 'none'} data-white="" />}
        </Fragment>
      ))}
    </Svg>
  );
}
