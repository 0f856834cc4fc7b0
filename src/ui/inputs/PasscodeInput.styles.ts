import { styled } from '../styling/styled';
import { reset, shade, SPACE } from '../styling/base';

export const Label = styled('label')({ ...reset, display: 'contents' });

export const Place = styled('div')({ ...reset, position: 'relative', display: 'block' });

/** Codes are written from left to right in every language. */
export const Boxes = styled('div')({
  ...reset,
  position: 'relative',
  display: 'flex',
  gap: SPACE.small,
  height: '56px',
  direction: 'ltr',
});

export const Box = styled('span')<{ $active: boolean; $invalid: boolean; $checking: boolean }>(({
  theme,
  $active,
  $invalid,
  $checking,
}) => {
  const accent = $invalid ? theme.colors.error : $active ? theme.colors.primary : theme.inputs.borderColor;
  return {
    ...reset,
    ...theme.typography.header,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
    color: $checking ? theme.colors.secondary : theme.inputs.textColor,
    backgroundColor: $checking ? shade(theme.colors.primary, 6) : theme.inputs.backgroundColor,
    border: `1px solid ${$checking && !$active ? theme.container.borderColor : accent}`,
    borderRadius: theme.inputs.borderRadius,
    boxShadow: $active ? `0 0 0 calc(${theme.outlineWidth} - 1px) ${accent}` : 'none',
    outline: $active ? '2px solid transparent' : 'none',
  };
});

export const Caret = styled('span')(({ theme }) => ({
  ...reset,
  display: 'block',
  width: '2px',
  height: '26px',
  backgroundColor: theme.inputs.textColor,
  '@keyframes pricerx-blink': { '50%': { opacity: 0 } },
  animation: 'pricerx-blink 1.1s step-end infinite',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { backgroundColor: 'FieldText' },
}));

/** One real input over the drawn boxes: password managers and screen readers find an ordinary field. */
export const Input = styled('input')({
  ...reset,
  position: 'absolute',
  inset: 0,
  display: 'block',
  width: '100%',
  height: '100%',
  // At least 16 px, because iOS zooms the page when a smaller input gets the focus.
  fontSize: '24px',
  color: 'transparent',
  WebkitTextFillColor: 'transparent',
  caretColor: 'transparent',
  backgroundColor: 'transparent',
  cursor: 'text',
  '&::selection': { color: 'transparent', backgroundColor: 'transparent' },
  '&:focus': { outline: 'none' },
  '&:read-only': { cursor: 'default' },
  '&:autofill': { WebkitTextFillColor: 'transparent', boxShadow: 'none' },
  // Chrome and Safari give autofilled inputs a background, which would hide the boxes.
  '&:-webkit-autofill': {
    WebkitTextFillColor: 'transparent',
    transition: 'background-color 9999s step-end',
  },
  '@media (forced-colors: active)': { forcedColorAdjust: 'none' },
});

/** Placed in the gap to the next element, so that nothing moves when it appears. */
export const Progress = styled('div')({
  ...reset,
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: 'calc(100% + 8px)',
});

export const ErrorPlace = styled('div')(({ theme }) => ({
  ...reset,
  ...theme.typography.helper,
  display: 'block',
}));

/** The field's description only: a screen reader that goes through the page would read a text a second time. */
export const Hint = styled('span')({ ...reset, display: 'none' });
