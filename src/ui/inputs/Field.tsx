import { tokens } from '../../domain/theme/tokens';
import type { CSSObject } from '@emotion/react';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import type { AuthError } from '../../domain/errors/errors';
import { fieldText, ring, shade } from '../styling/base';
import { ErrorText } from '../feedback/ErrorText';
import { Block } from '../layout/Stack';

export const labelStyles: CSSObject = {
  ...tokens.typography.helper,
  display: 'block',
  marginBlockEnd: '4px',
  fontWeight: 600,
  color: tokens.colors.primary,
  cursor: 'default',
};

const Label = styled('label')(labelStyles);

/** Styles of inputs and selects. */
export const inputBox = (invalid: boolean): CSSObject => {
  const { backgroundColor, textColor, borderColor, borderRadius } = tokens.inputs;
  const { error, primary } = tokens.colors;
  return {
    ...fieldText,
    display: 'block',
    width: '100%',
    minWidth: 0,
    // Lengths in em grow with texts of more than 18 px, the largest of our presets.
    height: 'max(48px, 2.6em)',
    padding: '0 12px',
    color: textColor,
    backgroundColor,
    border: `1px solid ${invalid ? error : borderColor}`,
    borderRadius,
    '&:focus': ring(invalid ? error : primary),
    '&:disabled': {
      backgroundColor: shade(primary, 6),
      border: `1px solid ${tokens.container.borderColor}`,
      color: tokens.colors.secondary,
      WebkitTextFillColor: tokens.colors.secondary,
      opacity: 1,
      cursor: 'default',
    },
  };
};

interface FieldProps {
  /** The id of the input. */
  id: string;
  label: string;
  /** The error of the field, shown below it. Leave it out if the screen shows the error elsewhere. */
  error?: AuthError | null;
  /** A note below the field, in the place of its error. */
  note?: string;
  /** In the same place, while there is no error. */
  suggestion?: ReactNode;
  /** The note keeps its space, unseen: a suggestion has its place, for example. */
  hidesNote?: boolean;
  children: ReactNode;
}

/** A label, an input and its error. */
export const Field = ({ id, label, children, ...below }: FieldProps) => (
  <Block>
    <Label htmlFor={id} part="label">
      {label}
    </Label>
    {children}
    {below.error !== undefined && <ErrorText {...below} error={below.error} id={id} />}
  </Block>
);
