import styled from '@emotion/styled';
import { useEffect, useReducer } from 'react';
import type { OAuthProvider } from '../../domain/enums';
import { reset, resetSvg } from '../../ui/base';
import { loadedMark, loadMark } from './marks';

const SIZE = '20px';

/** Its place is there before the mark is. */
const Place = styled.span<{ $faded: boolean }>(({ $faded }) => ({
  ...reset,
  position: 'absolute',
  insetInlineStart: '16px',
  insetBlockStart: `calc(50% - ${SIZE} / 2)`,
  width: SIZE,
  height: SIZE,
  opacity: $faded ? 0.4 : 1,
}));

const Svg = styled.svg({ ...resetSvg, display: 'block', width: SIZE, height: SIZE });

interface ProviderMarkProps {
  provider: OAuthProvider;
  onDark: boolean;
  faded: boolean;
}

export function ProviderMark({ provider, onDark, faded }: ProviderMarkProps) {
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const mark = loadedMark(provider);

  useEffect(() => {
    if (loadedMark(provider)) return undefined;
    let wanted = true;
    loadMark(provider).then(
      () => wanted && redraw(),
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [provider]);

  return (
    <Place $faded={faded}>
      {mark && (
        <Svg viewBox={mark.viewBox ?? '0 0 24 24'} aria-hidden="true" focusable="false">
          {mark.shapes.map(({ fill, onDark: fillOnDark = fill, ...shape }) => (
            <path key={shape.d} {...shape} fill={onDark ? fillOnDark : fill} />
          ))}
        </Svg>
      )}
    </Place>
  );
}
