import type { ReactNode } from 'react';
import { PASSCODE_LENGTH } from '../../domain/constants';
import { tokens } from '../../domain/theme/tokens';
import { ring, shade, SPACE } from '../styling/base';
import { styled } from '../styling/styled';
import type { PasscodeSelection } from './usePasscodeSelection';

const accentOf = (invalid: boolean): string => (invalid ? tokens.colors.error : tokens.colors.primary);

/** Codes are written from left to right in every language. Several selected digits have one ring around all boxes. */
const Boxes = styled('div')<{ $selected: boolean; $invalid: boolean }>(({ $selected, $invalid }) => ({
  position: 'relative',
  display: 'flex',
  gap: SPACE.small,
  height: 'max(56px, 2.6em)',
  direction: 'ltr',
  borderRadius: tokens.inputs.borderRadius,
  ...($selected && ring(accentOf($invalid))),
}));

type Mark = 'current' | 'selected' | null;

const Box = styled('span')<{ $mark: Mark; $invalid: boolean; $checking: boolean }>(({
  $mark,
  $invalid,
  $checking,
}) => {
  const edge = $invalid || $mark ? accentOf($invalid) : tokens.inputs.borderColor;
  const surface = $checking ? shade(tokens.colors.primary, 6) : tokens.inputs.backgroundColor;
  return {
    ...tokens.typography.header,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    flex: '1 1 0',
    minWidth: 0,
    fontVariantNumeric: 'tabular-nums',
    color: $checking ? tokens.colors.secondary : tokens.inputs.textColor,
    backgroundColor: $mark === 'selected' ? shade(accentOf($invalid), 12) : surface,
    border: `1px solid ${$checking && !$mark ? tokens.container.borderColor : edge}`,
    borderRadius: tokens.inputs.borderRadius,
    ...($mark === 'current' && ring(accentOf($invalid))),
  };
});

const Caret = styled('span')({
  display: 'block',
  width: '2px',
  height: 'max(26px, 0.93em)',
  backgroundColor: tokens.inputs.textColor,
  '@keyframes pricerx-blink': { '50%': { opacity: 0 } },
  animation: 'pricerx-blink 1.1s step-end infinite',
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
  '@media (forced-colors: active)': { backgroundColor: 'FieldText' },
});

const POSITIONS = Array.from({ length: PASSCODE_LENGTH }, (_, position) => position);

interface PasscodeBoxesProps {
  /** The digits so far. */
  value: string;
  /** Null while the input does not have the focus. */
  selection: PasscodeSelection | null;
  invalid: boolean;
  checking: boolean;
  /** The input, over the boxes. */
  children: ReactNode;
}

/** The drawn boxes of a code, with the caret or the selection of the input. */
export function PasscodeBoxes({ value, selection, invalid, checking, children }: PasscodeBoxesProps) {
  const areSelected = selection !== null && selection.end - selection.start > 1;
  const markOf = (position: number): Mark => {
    if (!selection) return null;
    const { start, end } = selection;
    if (areSelected) return position >= start && position < end ? 'selected' : null;
    return position === Math.min(start, PASSCODE_LENGTH - 1) ? 'current' : null;
  };
  const caretAt = selection && selection.start === selection.end && !checking ? selection.start : null;
  return (
    <Boxes dir="ltr" $selected={areSelected} $invalid={invalid}>
      {POSITIONS.map((position) => (
        <Box
          key={position}
          part="digit"
          aria-hidden="true"
          $mark={markOf(position)}
          $invalid={invalid}
          $checking={checking}
        >
          {value[position] ?? (caretAt === position && <Caret />)}
        </Box>
      ))}
      {children}
    </Boxes>
  );
}
