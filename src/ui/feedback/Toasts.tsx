import type { ToastKind } from '../../domain/flowConstants';
import { tokens } from '../../domain/theme/tokens';
import { styled } from '../styling/styled';
import { useEffect, useRef, type FocusEvent, type ReactNode } from 'react';
import { motion, shade, SPACE } from '../styling/base';
import { IconButton } from '../buttons/IconButton';
import { focusOn } from '../focus';
import { CheckIcon, CloseIcon, ErrorIcon } from '../icons/icons';
import { toastStrings } from './toasts.strings';
import { ErrorDetail } from './ErrorText';
import { Spinner } from './Spinner';
import { useMessages } from '../text/messages';
import { usePopoverPosition } from '../layout/usePopoverPosition';

export interface ToastItem {
  id: string;
  kind: ToastKind;
  message: ReactNode;
  /** The provider's message about an error. */
  detail?: ReactNode;
  /** Dismissed and fading out. */
  leaving?: boolean;
}

/** Positioned beside the card by `usePopoverPosition`. */
const Area = styled('div')({
  position: 'fixed',
  display: 'block',
  zIndex: 1,
  pointerEvents: 'none',
});

const List = styled('ol')({
  display: 'flex',
  flexDirection: 'column',
  gap: SPACE.small,
  listStyle: 'none',
});

/** The card's background, tinted green or red. */
const tint = (kind: ToastKind) => {
  const { colors, container } = tokens;
  const color = kind === 'success' ? colors.success : kind === 'error' ? colors.error : colors.primary;
  const layer = shade(color, 8);
  return {
    color,
    backgroundColor: container.backgroundColor,
    backgroundImage: `linear-gradient(${layer}, ${layer})`,
  };
};

const Item = styled('li')<{ $kind: ToastKind; $leaving: boolean }>(({ $kind, $leaving }) => ({
  ...tokens.typography.helper,
  ...tint($kind),
  display: 'flex',
  alignItems: 'center',
  gap: '8px',
  paddingInline: '12px 4px',
  border: '1px solid currentColor',
  borderRadius: tokens.container.borderRadius,
  boxShadow: '0 4px 14px rgba(25, 48, 61, 0.16)',
  pointerEvents: $leaving ? 'none' : 'auto',
  opacity: $leaving ? 0 : 1,
  ...motion({
    '@keyframes pricerx-rise': { from: { opacity: 0, transform: 'translateY(8px)' } },
    animation: 'pricerx-rise 180ms ease-out',
    transition: 'opacity 300ms ease-in',
  }),
}));

const Content = styled('span')({
  flex: 1,
  minWidth: 0,
  paddingBlock: '6px',
  overflowWrap: 'anywhere',
});

const MARKS: Record<ToastKind, ReactNode> = {
  success: <CheckIcon />,
  error: <ErrorIcon />,
  loading: <Spinner size={18} />,
  blank: null,
  custom: null,
};

interface ToastsProps {
  /** Newest first. */
  toasts: readonly ToastItem[];
  onDismiss: (id: string) => void;
  /** Called when a toast is hovered or focused: toasts do not expire meanwhile. */
  onPause: () => void;
  onResume: () => void;
}

/**
 * Visual notifications. Screen readers do not announce them, because the screen announces the same text in a
 * live region.
 */
export function Toasts({ toasts, onDismiss, onPause, onResume }: ToastsProps) {
  const t = useMessages(toastStrings);
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
  const previousFocus = useRef<HTMLElement | null>(null);
  const isOutside = ({ currentTarget, relatedTarget }: FocusEvent) =>
    !currentTarget.contains(relatedTarget instanceof Node ? relatedTarget : null);
  const focusEntered = (event: FocusEvent) => {
    if (isOutside(event))
      previousFocus.current = event.relatedTarget instanceof HTMLElement ? event.relatedTarget : null;
    pause();
  };
  const focusLeft = (event: FocusEvent) => {
    if (isOutside(event)) resume();
  };
  // The focused button is removed with its toast, so the focus returns to where it was before.
  const dismiss = (id: string) => {
    onDismiss(id);
    focusOn(previousFocus.current);
  };

  usePopoverPosition(area, toasts);

  // A toast removed under the pointer or with the focus in it fires no leave event.
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
      onFocus={focusEntered}
      onBlur={focusLeft}
    >
      {toasts.length > 0 && (
        <List role="list">
          {toasts.map(({ id, kind, message, detail, leaving = false }) => (
            <Item
              key={id}
              part="toast"
              $kind={kind}
              $leaving={leaving}
              onKeyDown={({ key }) => key === 'Escape' && dismiss(id)}
            >
              {MARKS[kind]}
              <Content>
                {message}
                {detail && <ErrorDetail>{detail}</ErrorDetail>}
              </Content>
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
      )}
    </Area>
  );
}
