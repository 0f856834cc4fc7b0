import styled from '@emotion/styled';
import type { FormEvent, ReactNode } from 'react';
import { reset, SPACE } from './base';

export interface StackProps {
  /** Distance between the children. Default: medium. */
  gap?: keyof typeof SPACE;
  /** What is in it is said aloud as it comes up. */
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

const Column = styled.div<{ $gap: keyof typeof SPACE }>(({ $gap }) => column($gap));

/** Parts of a screen, one below the other. */
export const Stack = ({ gap = 'medium', role, children }: StackProps) => (
  <Column $gap={gap} role={role}>
    {children}
  </Column>
);

const FormColumn = styled.form(column('medium'));

export interface FormProps {
  onSubmit: () => void;
  /** Names the form for screen readers. */
  label?: string;
  children: ReactNode;
}

/** A real form (password managers and the Enter key know what it is) whose checks and messages are ours. */
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
