import type { CSSObject } from '@emotion/react';
import { tokens } from '../../domain/theme/tokens';
import { focusRing, motion, TARGET, centeredOver } from '../styling/base';
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
import { Spinner } from '../feedback/Spinner';
import { describedBy, useElementId } from '../useElementId';
import { useIsStatic } from '../useIsStatic';

type ButtonVariant = 'primary' | 'secondary';

/** A button that ignores clicks: disabled, or pending. A pending button is not `disabled`, so that it keeps the focus. */
export const OFF = '&[aria-disabled]';
export const ON = ':not([aria-disabled])';
/** A pending button keeps its colours, so that it differs from a disabled one. */
const DISABLED = `${OFF}:not([aria-busy])`;

/**
 * An overlay in the text colour for hover and press: it is visible on any colour of a theme, and faint enough for texts to
 * stay readable.
 */
const stateLayer = (opacity?: number): CSSObject => ({ '&::after': { opacity } });

export const commonStyles: CSSObject = {
  ...tokens.typography.body,
  ...focusRing,
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textAlign: 'center',
  cursor: 'pointer',
  WebkitUserSelect: 'none',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  [OFF]: { cursor: 'default' },
};

/** Above and below the label. Texts above 18 px, the largest of our presets, need more room for the badge. */
export const BUTTON_PADDING = 'max(12px, 1.25em - 10.5px)';

const boxStyles = (variant: ButtonVariant): CSSObject => {
  const { backgroundColor, textColor, borderColor, borderRadius } = tokens.buttons[variant];
  const disabled = tokens.buttons.disabled;
  const [fontWeight, hovered, pressed] = variant === 'primary' ? [600, 0.1, 0.16] : [400, 0.06, 0.12];
  return {
    width: '100%',
    minHeight: TARGET.primary,
    padding: `${BUTTON_PADDING} 16px`,
    fontWeight,
    overflowWrap: 'anywhere',
    border: `1px solid ${borderColor}`,
    borderRadius,
    backgroundColor,
    color: textColor,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '-1px',
      borderRadius: 'inherit',
      backgroundColor: 'currentColor',
      opacity: 0,
      pointerEvents: 'none',
      ...motion({ transition: 'opacity 120ms ease-out' }),
    },
    '@media (hover: hover)': { [`&:hover${ON}`]: stateLayer(hovered) },
    [`&:active${ON}`]: stateLayer(pressed),
    [DISABLED]: {
      border: `1px solid ${disabled.borderColor}`,
      borderRadius: disabled.borderRadius,
      backgroundColor: disabled.backgroundColor,
      color: disabled.textColor,
    },
    '@media (forced-colors: active)': {
      '&::after': { display: 'none' },
      ...(variant === 'primary' && {
        forcedColorAdjust: 'none',
        color: 'ButtonFace',
        backgroundColor: 'ButtonText',
        borderColor: 'ButtonText',
        '&:focus': { outlineColor: 'ButtonText' },
      }),
      [DISABLED]: { color: 'GrayText', borderColor: 'GrayText', backgroundColor: 'ButtonFace' },
    },
  };
};

/** The label stays in the layout while pending, so that the button keeps its size and accessible name. */
const Label = styled('span')<{ $unseen: boolean }>(({ $unseen }) => ({
  display: 'block',
  opacity: $unseen ? 0 : 1,
}));

const Busy = styled('span')(centeredOver);

/** Directly below the label, in the padding, so that a badge that comes later moves nothing. */
const Badge = styled('span')({
  position: 'absolute',
  insetInline: 0,
  display: 'block',
  fontSize: 'max(11px, 0.61em)',
  fontWeight: 400,
  lineHeight: 'max(11px, 1em)',
});

export interface ButtonProps<Variant extends string = ButtonVariant> {
  variant?: Variant;
  type?: 'button' | 'submit';
  /** An action of this button is in progress: it shows a spinner and ignores clicks. */
  pending?: boolean;
  disabled?: boolean;
  /** While disabled, the button keeps the focus and is announced as disabled. */
  accessibleWhenDisabled?: boolean;
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
  /** A word about the button below its label, which is its description for screen readers. */
  badge?: string;
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
      pending = false,
      disabled = false,
      accessibleWhenDisabled = false,
      autoFocusOnScreen,
      'aria-disabled': isAnnouncedOff,
      'aria-describedby': description,
      badge,
      onClick,
      children,
      ...rest
    },
    ref,
  ) {
    // Without a script, Enter would send the form to the page's address, and the browser ignores a form with a disabled button.
    const isBlocked = useIsStatic() && type === 'submit';
    const badgeId = useElementId(`${rest.id ?? 'button'}-badge`);
    const isOff = pending || (disabled && accessibleWhenDisabled);
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
        disabled={(disabled && !isOff) || isBlocked}
        aria-disabled={disabled || isOff || isAnnouncedOff || undefined}
        aria-busy={pending || undefined}
        aria-describedby={describedBy(badge && badgeId, description)}
        data-autofocus={autoFocusOnScreen ? '' : undefined}
        onClick={press}
      >
        <Label $unseen={pending}>
          {children}
          {badge && (
            <Badge id={badgeId} aria-hidden="true">
              {badge}
            </Badge>
          )}
        </Label>
        {pending && (
          <Busy>
            <Spinner size={BUTTON_SPINNER_SIZE} />
          </Busy>
        )}
      </Element>
    );
  });

export const Button = createButton(
  styled('button')<{ $variant: ButtonVariant }>(({ $variant }) => ({
    ...commonStyles,
    ...boxStyles($variant),
  })),
  'primary',
);
