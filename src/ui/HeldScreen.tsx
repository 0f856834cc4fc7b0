import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { reset, SPACE } from './base';
import { Spinner } from './Spinner';
import { sharedStrings } from './shared.strings';
import { useStrings } from './strings';

/** What is likely to come at once is not announced: neither a shade nor a spinner flickers. */
const SHADE_AFTER = '150ms';
const SPINNER_AFTER = '1s';

const Place = styled.div<{ $held: boolean }>(({ $held }) => ({
  ...reset,
  display: 'block',
  position: 'relative',
  ...($held && {
    pointerEvents: 'none',
    '@keyframes pricerx-shade': { to: { opacity: 0.5 } },
    '& > :first-child': { animation: `pricerx-shade 0s ${SHADE_AFTER} forwards` },
  }),
}));

const Over = styled.div({
  ...reset,
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  opacity: 0,
  '@keyframes pricerx-show': { to: { opacity: 1 } },
  animation: `pricerx-show 0s ${SPINNER_AFTER} forwards`,
});

const Below = styled.div({ ...reset, display: 'block', paddingBlockStart: SPACE.medium });

const ACTS = ['click', 'submit', 'beforeinput', 'keydown', 'input', 'change'];

/** Nothing in the screen can be used, and what has the focus keeps it: `inert` would take it away. */
function useNoActs(place: RefObject<HTMLElement | null>, isHeld: boolean): void {
  useEffect(() => {
    const element = place.current;
    if (!element || !isHeld) return;
    const stop = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    ACTS.forEach((type) => element.addEventListener(type, stop, true));
    return () => ACTS.forEach((type) => element.removeEventListener(type, stop, true));
  }, [place, isHeld]);
}

/** React runs the clean-up of a layout effect before it removes the element: it can still be measured. */
function useHeightTold(place: RefObject<HTMLElement | null>, onRemoved?: (height: number) => void): void {
  useLayoutEffect(() => {
    const element = place.current;
    return () => {
      if (element) onRemoved?.(element.getBoundingClientRect().height);
    };
  }, [place, onRemoved]);
}

export interface HeldScreenProps {
  /** The next screen's code is on its way. */
  busy: boolean;
  /** The next screen's code could not be fetched: what is said of it, below the screen. */
  failure?: ReactNode;
  /** Called with the height in px that the screen had. */
  onRemoved?: (height: number) => void;
  children: ReactNode;
}

/** A screen that stays, shaded, until the next one can be drawn: the card keeps its height on a slow network. */
export function HeldScreen({ busy, failure, onRemoved, children }: HeldScreenProps) {
  const t = useStrings(sharedStrings);
  const place = useRef<HTMLDivElement>(null);
  const isHeld = busy || Boolean(failure);
  useNoActs(place, isHeld);
  useHeightTold(place, onRemoved);
  return (
    <>
      <Place
        ref={place}
        $held={isHeld}
        role={isHeld ? 'group' : undefined}
        aria-busy={busy || undefined}
        aria-disabled={isHeld || undefined}
      >
        {children}
        {busy && (
          <Over>
            <Spinner label={t('login.loading')} />
          </Over>
        )}
      </Place>
      {failure && <Below>{failure}</Below>}
    </>
  );
}
