import { tokens } from '../../domain/theme/tokens';
import type { CSSObject } from '@emotion/react';
import { styled } from '../styling/styled';
import type { ReactNode } from 'react';
import type { AuthError } from '../../domain/errors/errors';
import { fieldText, motion, shade, TARGET } from '../styling/base';
import { ErrorText } from '../feedback/ErrorText';
import { Block } from '../layout/Stack';

const Label = styled('label')({
  ...tokens.typography.helper,
  display: 'block',
  marginBlockEnd: '4px',
  fontWeight: 600,
  color: tokens.colors.primary,
  cursor: 'default',
});

/** Styles of inputs and selects. */
export const inputBox = (invalid: boolean): CSSObject => {
  const { backgroundColor, textColor, borderColor, borderRadius } = tokens.inputs;
  const { error, primary } = tokens.colors;
  const line = invalid ? error : borderColor;
  const ring = invalid ? error : primary;
  return {
    ...fieldText,
    display: 'block',
    width: '100%',
    minWidth: 0,
    height: TARGET.primary,
    padding: '0 12px',
    color: textColor,
    backgroundColor,
    border: `1px solid ${line}`,
    borderRadius,
    ...motion({ transition: 'box-shadow 120ms ease-out' }),
    '@media (hover: hover)': { '&:hover:enabled:not(:focus)': { boxShadow: `0 0 0 3px ${shade(line, 10)}` } },
    '&:focus': {
      outline: `${tokens.outlineWidth} solid ${ring}`,
      outlineOffset: '-1px',
      // Browsers without color-mix() draw no shadow.
      boxShadow: `0 0 0 3px ${shade(ring, 10)}`,
    },
    // Read-only fields look like disabled ones.
    '&:disabled, &[readonly]': {
      backgroundColor: shade(primary, 6),
      border: `1px solid ${tokens.container.borderColor}`,
      color: tokens.colors.secondary,
      WebkitTextFillColor: tokens.colors.secondary,
      opacity: 1,
      cursor: 'default',
    },
  };
};

/** Id of the element with the error of an input. */
export const errorIdOf = (id: string): string => `${id}-error`;

interface FieldProps {
  /** The id of the input. */
  id: string;
  label: string;
  /** The error of the field, shown below it. Leave it out if the screen shows the error elsewhere. */
  error?: AuthError | null;
  /** A note below the field while it has no error. The input's `aria-describedby` refers to it as to an error. */
  note?: string;
  /** Below the field, while it has no error. */
  suggestion?: ReactNode;
  children: ReactNode;
}

const Note = styled('div')({ display: 'block', color: tokens.colors.secondary });

/** A label, an input and its error. */
export const Field = ({ id, label, error, note, suggestion, children }: FieldProps) => (
  <Block>
    <Label htmlFor={id} part="label">
      {label}
    </Label>
    {children}
    {error !== undefined && (
      <ErrorText
        id={errorIdOf(id)}
        error={error}
        note={
          <>
            {note && <Note>{note}</Note>}
            {suggestion}
          </>
        }
      />
    )}
  </Block>
);
