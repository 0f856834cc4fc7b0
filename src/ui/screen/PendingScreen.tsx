import { styled } from '../styling/styled';
import { useEffect, useLayoutEffect, useRef, type ReactNode, type RefObject } from 'react';
import { SPACE, centeredOver } from '../styling/base';
import { Spinner } from '../feedback/Spinner';
import { enterScreen, leaveScreen, type CardMotion } from './screenMotion';
import { screenContainer } from './Screen';
import { sharedStrings } from '../text/shared.strings';
import { useMessages } from '../text/messages';

/** Delays of the shade and the spinner, so that neither flickers when the next screen loads fast. */
const SHADE_AFTER = '150ms';
const SPINNER_AFTER = '1s';

const Place = styled('div')<{ $disabled: boolean }>(({ $disabled }) => ({
  ...screenContainer,
  ...($disabled && {
    pointerEvents: 'none',
    '@keyframes pricerx-shade': { to: { opacity: '0.5' } },
    '& > section': { animation: `pricerx-shade 0s ${SHADE_AFTER} forwards` },
  }),
}));

const Over = styled('div')({
  ...centeredOver,
  opacity: 0,
  '@keyframes pricerx-show': { to: { opacity: 1 } },
  animation: `pricerx-show 0s ${SPINNER_AFTER} forwards`,
});

const Below = styled('div')({ display: 'block', paddingBlockStart: SPACE.medium });

const INPUT_EVENTS = ['click', 'submit', 'beforeinput', 'keydown', 'input', 'change'];

/** Ignores all input without `inert`, which would remove the focus. */
function useIgnoredInput(place: RefObject<HTMLElement | null>, isDisabled: boolean): void {
  useEffect(() => {
    const element = place.current;
    if (!element || !isDisabled) return;
    const stop = (event: Event) => {
      if (event instanceof KeyboardEvent && (event.key === 'Tab' || event.metaKey || event.ctrlKey)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    INPUT_EVENTS.forEach((type) => element.addEventListener(type, stop, true));
    return () => INPUT_EVENTS.forEach((type) => element.removeEventListener(type, stop, true));
  }, [place, isDisabled]);
}

/**
 * React runs the clean-up of a layout effect before it removes the element, so the height can be measured.
 */
function useMotion(
  place: RefObject<HTMLElement | null>,
  motion: CardMotion,
  onRemoved: (height: number) => void,
): void {
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return;
    enterScreen(element, motion);
    return () => {
      leaveScreen(element, motion);
      onRemoved(element.offsetHeight);
    };
  }, [place, motion, onRemoved]);
}

interface PendingScreenProps {
  /** The next screen's chunk is loading. */
  pending: boolean;
  /** The error shown below the screen when the next screen's chunk could not be fetched. */
  failure?: ReactNode;
  motion: CardMotion;
  /** Receives the screen's height in px. */
  onRemoved: (height: number) => void;
  children: ReactNode;
}

/**
 * Keeps a screen, shaded, until the next one can be drawn, so that the card keeps its height on a slow
 * network.
 */
export function PendingScreen({ pending, failure, motion, onRemoved, children }: PendingScreenProps) {
  const t = useMessages(sharedStrings);
  const place = useRef<HTMLDivElement>(null);
  const isDisabled = pending || Boolean(failure);
  useIgnoredInput(place, isDisabled);
  useMotion(place, motion, onRemoved);
  return (
    <>
      <Place
        ref={place}
        $disabled={isDisabled}
        role={isDisabled ? 'group' : undefined}
        aria-busy={pending || undefined}
        aria-disabled={isDisabled || undefined}
      >
        {children}
        {pending && (
          <Over>
            <Spinner label={t('login.loading')} />
          </Over>
        )}
      </Place>
      {failure && <Below>{failure}</Below>}
    </>
  );
}
