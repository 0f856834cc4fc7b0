import { styled } from '../styling/styled';
import { forwardRef, type MouseEvent, type ReactNode } from 'react';
import { BUTTON_SPINNER_SIZE } from '../../domain/constants';
import { centeredOver, reset } from '../styling/base';
import { boxStyles, commonStyles, type ButtonVariant } from './Button.styles';
import { textButtonStyles } from './textButton.styles';
import { useClickGuard } from './useClickGuard';
import { Spinner } from '../feedback/Spinner';

const Element = styled('button')<{ $variant: ButtonVariant }>(({ theme, $variant }) => ({
  ...commonStyles(theme),
  ...($variant === 'text' ? textButtonStyles(theme) : boxStyles(theme, $variant)),
}));

/** The label stays in the layout while busy, so that the button keeps its size and accessible name. */
const Label = styled('span')<{ $unseen: boolean }>(({ $unseen }) => ({
  ...reset,
  display: 'block',
  opacity: $unseen ? 0 : 1,
}));

const Busy = styled('span')(centeredOver);

export interface ButtonProps {
  /** Default: primary. `text` looks like a link and fits into a sentence. */
  variant?: ButtonVariant;
  type?: 'button' | 'submit';
  /** An action of this button is in progress: it shows a spinner and ignores clicks. */
  busy?: boolean;
  disabled?: boolean;
  /** Temporarily disabled after a press. It keeps the focus and is announced as disabled. */
  resting?: boolean;
  /** Refuses a click that was meant for another page, because the press has consequences for the account. */
  guarded?: boolean;
  icon?: ReactNode;
  onClick?: () => void;
  id?: string;
  /** Accessible name, only if the visible text is not sufficient. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  /** Focus this element when its screen appears. */
  autoFocusOnScreen?: boolean;
  children: ReactNode;
}

export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {
    variant = 'primary',
    type = 'button',
    busy = false,
    disabled = false,
    resting = false,
    guarded = false,
    icon,
    autoFocusOnScreen,
    onClick,
    children,
    ...rest
  },
  ref,
) {
  const guard = useClickGuard(guarded);
  const isOff = busy || resting || guard.isPaused;
  const press = (event: MouseEvent) => {
    if (busy || resting || !guard.accepts(event)) event.preventDefault();
    else onClick?.();
  };
  return (
    <Element
      {...rest}
      ref={ref}
      type={type}
      part={`button-${variant}`}
      $variant={variant}
      disabled={disabled && !isOff}
      aria-disabled={disabled || isOff || undefined}
      aria-busy={busy || undefined}
      data-autofocus={autoFocusOnScreen ? '' : undefined}
      onPointerDown={guarded ? guard.onPointerDown : undefined}
      onClick={press}
    >
      <Label $unseen={busy}>
        {icon}
        {children}
      </Label>
      {busy && (
        <Busy>
          <Spinner size={BUTTON_SPINNER_SIZE} />
        </Busy>
      )}
    </Element>
  );
});
