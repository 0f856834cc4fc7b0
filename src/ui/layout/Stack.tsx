import type { CSSObject } from '@emotion/react';
import { styled } from '../styling/styled';
import type { FormEvent, ReactNode } from 'react';
import { reset, SPACE } from '../styling/base';

export interface StackProps {
  /** Distance between the children. Default: medium. */
  gap?: keyof typeof SPACE;
  /** Screen readers announce the content when it appears. */
  role?: 'alert';
  children: ReactNode;
}

const column = (gap: keyof typeof SPACE) => ({
  ...reset,
  display: 'flex',
  flexDirection: 'column' as const,
  alignItems: 'stretch',
  gap: SPACE[gap],
  minWidth: 0,
});

const Column = styled('div')<{ $gap: keyof typeof SPACE }>(({ $gap }) => column($gap));

/** A block without gaps between its children. */
export const block: CSSObject = { ...reset, display: 'block', minWidth: 0 };

export const Block = styled('div')(block);

/** A vertical stack of elements. */
export const Stack = ({ gap = 'medium', role, children }: StackProps) => (
  <Column $gap={gap} role={role}>
    {children}
  </Column>
);

const FormColumn = styled('form')(column('medium'));

export interface FormProps {
  onSubmit: () => void;
  /** Accessible name of the form. */
  label?: string;
  children: ReactNode;
}

/**
 * A `form` element, for password managers and the Enter key, without the browser's own validation messages.
 */
export function Form({ onSubmit, label, children }: FormProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <FormColumn noValidate onSubmit={submit} aria-label={label}>
      {children}
    </FormColumn>
  );
}
