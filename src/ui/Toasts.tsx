import styled from '@emotion/styled';
import { useEffect, useLayoutEffect, useRef, type FocusEvent, type ReactNode, type RefObject } from 'react';
import type { Theme } from '../domain/theme';
import { motion, reset, shade, SPACE } from './base';
import { IconButton } from './IconButton';
import { CheckIcon } from './icons/CheckIcon';
import { CloseIcon } from './icons/CloseIcon';
import { ErrorIcon } from './icons/ErrorIcon';
import { toastStrings } from './toasts.strings';
import { Spinner } from './Spinner';
import { useStrings } from './strings';

export type ToastKind = 'blank' | 'success' | 'error' | 'custom' | 'loading';

export interface ToastItem {
  id: string;
  kind: ToastKind;
  message: string;
  /** Dismissed, and fading out. */
  leaving?: boolean;
}

/** How far a toast reaches below the content: into the card's lower padding, so that one line of it covers no words. */
const REACH_PX = 32;

/** Takes no room: toasts lie over the card's lower edge, and nothing moves for them. */
const Area = styled.div({
  ...reset,
  position: 'sticky',
  // What reaches below stays in the window too.
  insetBlockEnd: `${REACH_PX + 12}px`,
  display: 'block',
  height: 0,
  zIndex: 1,
  pointerEvents: 'none',
});

const List = styled.ol({
  ...reset,
  position: 'absolute',
  insetInline: 0,
  insetBlockEnd: `-${REACH_PX}px`,
  display: 'flex',
  flexDirection: 'column',
  gap: SPACE.small,
  listStyle: 'none',
});

/** The card's own background, tinted green or red. */
const tint = (kind: ToastKind, { colors, container }: Theme) => {
  const color = kind === 'success' ? colors.success : kind === 'error' ? colors.error : colors.primary;
  const layer = shade(color, 8);
  return {
    color,
    backgroundColor: container.backgroundColor,
    backgroundImage: `linear-gradient(${layer}, ${layer})`,
  };
};

const Item = styled.li<{ $kind: ToastKind; $leaving: boolean }>(({ theme, $kind, $leaving }) => ({
  ...reset,
  ...theme.typography.helper,
  ...tint($kind, theme),
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  paddingInline: '14px 2px',
  border: '1px solid currentColor',
  borderRadius: '8px',
  boxShadow: '0 4px 14px rgba(25, 48, 61, 0.16)',
  pointerEvents: $leaving ? 'none' : 'auto',
  opacity: $leaving ? 0 : 1,
  ...motion({
    '@keyframes pricerx-rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
    animation: 'pricerx-rise 180ms ease-out',
    transition: 'opacity 300ms ease-in',
  }),
}));

const Words = styled.span({ ...reset, flex: 1, minWidth: 0, paddingBlock: '6px', overflowWrap: 'anywhere' });

const MARKS: Record<ToastKind, ReactNode> = {
  success: <CheckIcon />,
  error: <ErrorIcon />,
  loading: <Spinner size={18} />,
  blank: null,
  custom: null,
};

export interface ToastsProps {
  /** Newest first. */
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  /** The pointer or the focus came to the toasts: nobody loses what they are reading. */
  onPause: () => void;
  onResume: () => void;
}

const GAP_PX = 8;

/** Toasts lie over the card: they move up from what has the focus, which must not be hidden. */
function useMakeWay(area: RefObject<HTMLDivElement | null>, toasts: readonly ToastItem[]): void {
  useLayoutEffect(() => {
    const card = area.current?.parentElement;
    const list = area.current?.querySelector('ol');
    if (!card || !list) return;
    const makeWay = () => {
      list.style.transform = '';
      const focused = card.querySelector(':focus');
      if (!focused || list.contains(focused)) return;
      const { top, bottom } = focused.getBoundingClientRect();
      const covered = list.getBoundingClientRect();
      if (covered.top < bottom && covered.bottom > top)
        list.style.transform = `translateY(${top - GAP_PX - covered.bottom}px)`;
    };
    makeWay();
    card.addEventListener('focusin', makeWay);
    return () => card.removeEventListener('focusin', makeWay);
  }, [area, toasts]);
}

/**
 * What has just happened, for those who see it. It is not read aloud: the screen says the same to everybody, in a place that
 * screen readers watch, and nobody wants to hear it twice.
 */
export function Toasts({ toasts, onDismiss, onPause, onResume }: ToastsProps) {
  const t = useStrings(toastStrings);
  const area = useRef<HTMLDivElement>(null);
  const paused = useRef(false);

  const pause = () => {
    paused.current = true;
    onPause();
  };
  const resume = () => {
    paused.current = false;
    onResume();
  };
  const cameFrom = useRef<HTMLElement | null>(null);
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null);
  const came = (event: FocusEvent) => {
    if (isOutside(event))
      cameFrom.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
    pause();
  };
  const left = (event: FocusEvent) => {
    if (isOutside(event)) resume();
  };
  // The button goes with its toast: the focus goes back to where it came from.
  const dismiss = (id: string) => {
    onDismiss(id);
    cameFrom.current?.focus({ preventScroll: true });
  };

  useMakeWay(area, toasts);

  // A toast that goes away under the pointer, or with the focus in it, says nothing as it leaves.
  useEffect(() => {
    if (paused.current && !area.current?.matches(':hover, :focus-within')) resume();
  });

  return (
    <Area
      ref={area}
      role={toasts.length > 0 ? 'region' : undefined}
      aria-label={toasts.length > 0 ? t('toast.area.ariaLabel') : undefined}
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={came}
      onBlur={left}
    >
      <List role="list">
        {toasts.map(({ id, kind, message, leaving = false }) => (
          <Item
            key={id}
            $kind={kind}
            $leaving={leaving}
            onKeyDown={({ key }) => key === 'Escape' && dismiss(id)}
          >
            {MARKS[kind]}
            <Words>{message}</Words>
            <IconButton
              small
              disabled={leaving}
              label={t('toast.dismiss.ariaLabel')}
              onClick={() => dismiss(id)}
            >
              <CloseIcon size={16} />
            </IconButton>
          </Item>
        ))}
      </List>
    </Area>
  );
}
