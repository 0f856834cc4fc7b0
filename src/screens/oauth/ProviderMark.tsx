import { Fragment, useEffect, useReducer } from 'react';
import type { OAuthProvider } from '../../domain/enums';
import { loadedMark, loadMark } from './marks';
import { MarkPlace } from '../../ui/buttons/buttonMark.styles';
import { Svg } from './ProviderMark.styles';

interface ProviderMarkProps {
  provider: OAuthProvider;
  /** For browsers that cannot tell in CSS whether a colour is light. */
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
    <MarkPlace $faded={faded}>
      {mark && (
        <Svg $onDark={onDark} viewBox={mark.viewBox ?? '0 0 24 24'} aria-hidden="true" focusable="false">
          {mark.shapes.map(({ onDark: whiteFill, ...shape }) => (
            <Fragment key={shape.d}>
              <path {...shape} />
              {whiteFill && <path {...shape} fill={onDark ? whiteFill : 'none'} data-white="" />}
            </Fragment>
          ))}
        </Svg>
      )}
    </MarkPlace>
  );
}
