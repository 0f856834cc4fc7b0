import { styled } from '../styling/styled';
import {
  forwardRef,
  type ComponentPropsWithRef,
  type ElementType,
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { BUTTON_SPINNER_SIZE } from '../../domain/constants';
import { centeredOver, reset } from '../styling/base';
import { boxStyles, commonStyles, type ButtonVariant } from './Button.styles';
import { Spinner } from '../feedback/Spinner';

/** The label stays in the layout while busy, so that the button keeps its size and accessible name. */
const Label = styled('span')<{ $unseen: boolean }>(({ $unseen }) => ({
  ...reset,
  display: 'block',
  opacity: $unseen ? 0 : 1,
}));

const Busy = styled('span')(centeredOver);

export interface ButtonProps<Variant extends string = ButtonVariant> {
  variant?: Variant;
  type?: 'button' | 'submit';
  /** An action of this button is in progress: it shows a spinner and ignores clicks. */
  busy?: boolean;
  disabled?: boolean;
  /** Temporarily disabled after a press. It keeps the focus and is announced as disabled. */
  resting?: boolean;
  icon?: ReactNode;
  onClick?: () => void;
  /** Called before `onClick`, which it may stop. */
  onClickCapture?: (event: MouseEvent) => void;
  onPointerDown?: (event: PointerEvent) => void;
  id?: string;
  /** Accessible name, only if the visible text is not sufficient. */
  'aria-label'?: string;
  'aria-describedby'?: string;
  /** Announced as disabled, while `onClickCapture` decides about each click. */
  'aria-disabled'?: boolean;
  /** Focus this element when its screen appears. */
  autoFocusOnScreen?: boolean;
  children: ReactNode;
}

/** @param Element draws a variant of the button. The part of the widget has its name. */
export const createButton = <Variant extends string>(
  Element: ElementType<ComponentPropsWithRef<'button'> & { $variant: Variant }>,
  usual: NoInfer<Variant>,
) =>
  forwardRef<HTMLButtonElement, ButtonProps<Variant>>(function Button(
    {
      variant = usual,
      type = 'button',
      busy = false,
      disabled = false,
      resting = false,
      icon,
      autoFocusOnScreen,
      'aria-disabled': isAnnouncedOff,
      onClick,
      children,
      ...rest
    },
    ref,
  ) {
    const isOff = busy || resting;
    const press = (event: MouseEvent) => {
      if (isOff) event.preventDefault();
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
        aria-disabled={disabled || isOff || isAnnouncedOff || undefined}
        aria-busy={busy || undefined}
        data-autofocus={autoFocusOnScreen ? '' : undefined}
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

export const Button = createButton(
  styled('button')<{ $variant: ButtonVariant }>(({ theme, $variant }) => ({
    ...commonStyles(theme),
    ...boxStyles(theme, $variant),
  })),
  'primary',
);
